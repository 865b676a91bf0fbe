// All that a deck is made of, found and checked before it is made.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/backs.hpp"
#include "cli/make_deck.hpp"
#include "deck/deck.hpp"
#include "deck/piles.hpp"
#include "placement/face.hpp"
#include "render/drawing.hpp"
#include "sheet/page.hpp"
#include "symbols/find.hpp"
#include "symbols/fonts.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

struct Materials {
  std::vector<std::string> names;  ///< of all symbols that the project names
  Deck deck;                       ///< of the first symbol_count of them
  std::vector<Pile> piles;         ///< of each card, the first before the second; or none
  std::vector<Page> pages;
  std::vector<Symbol> symbols;        ///< the faces of the deck's symbols
  Cast cast;                          ///< of the same
  std::vector<SymbolSource> sources;  ///< of the same
  std::vector<FaceId> outlined;       ///< those that the card would have hidden
  Color outline;                      ///< of those
  Problems look_alikes;               ///< warnings of such
  Problems shared_names;              ///< likewise, of all symbols that the project names
  std::vector<FaceId> underlined;     ///< those that could be read upside down
  std::vector<std::string> credits;   ///< whom the drawings' licences name
  FontSet fonts;
  std::optional<Picture> background;
  std::vector<BackArt> backs;  ///< none, one, or one for each pile
  Emblems emblems;             ///< of the same
  std::vector<std::filesystem::path>
      pictures;  ///< all files named, left over or not, and tables
};

/// Throws one Error with all that is wrong with the project's symbols, deck, card and
/// sheet, as far as one can be looked at without the other; with `of_tables` first of
/// all, which is what is wrong with the tables of its symbols.
Materials gather(const Project& project, const Problems& of_tables,
                 const Workshop& workshop);

}  // namespace onematch
