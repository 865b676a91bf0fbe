// From what the project file says to a list of single faces, not yet drawn.
#pragma once

#include <filesystem>
#include <numbers>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/error.hpp"
#include "symbols/emoji.hpp"
#include "symbols/spec.hpp"

namespace onematch {

/// A symbol to load, or one of its faces.
struct SymbolSource {
  /// Of the symbol, as shown to people: "cow 2" for cow-2.png; if another has it, the
  /// file's.
  std::string name;
  std::variant<std::filesystem::path, TextSymbol, EmojiSymbol> from;
  Source where;            ///< the entry of the project file that named it
  std::size_t symbol = 0;  ///< whose face it is, counted from 0
  double largest_angle = std::numbers::pi;  ///< either way, that it may be turned by
  std::optional<Cutout> cutout = {};  ///< of a picture made of pixels; automatic if none
  std::optional<Style> style = {};    ///< color if none
  std::string file_name = {};         ///< of a file, in messages (symbols/tell_apart.hpp)
  std::optional<Source> named_at = {};  ///< where the project chose the name, if it did
};

/// All that makes a text look as it does, as one string that no other text has.
std::string identity_of(const TextSymbol& text);

/// The same of an emoji, whether or not it is written with U+FE0F.
std::string identity_of(const EmojiSymbol& emoji);

/// What a source is, in a message: "cow.svg", "farm/cow.svg" if there are several, "the
/// text 'Moo'" or "the emoji 🐄".
std::string shown(const SymbolSource& source);

/// The faces of all symbols of `specs`, in their order, those of a symbol one after
/// another; those of a folder or glob in natural order (2 before 10). Hidden files,
/// folders in folders and files that are no pictures are skipped. `library` is the folder
/// of bundled groups. A text that is no more than an emoji, and has the default font, is
/// one; emoji are drawn from `art`, as far as it has them.
///
/// Throws Error with all that is wrong: a missing file, an empty folder, a glob without
/// hits, an unknown bundled name, an emoji that is none, the same picture twice, several
/// where one is meant.
std::vector<SymbolSource> find_symbols(const std::vector<SymbolSpec>& specs,
                                       const std::filesystem::path& library,
                                       const EmojiArt& art = {});

/// What was found, and what is wrong with the rest.
struct FoundSymbols {
  std::vector<SymbolSource> sources;
  Problems problems;
};

/// The same, without throwing.
FoundSymbols look_for_symbols(const std::vector<SymbolSpec>& specs,
                              const std::filesystem::path& library,
                              const EmojiArt& art = {});

/// A bundled group and the names of its drawings, both in alphabetical order.
struct LibraryGroup {
  std::string name;
  std::vector<std::string> symbols;
};
std::vector<LibraryGroup> library_groups(const std::filesystem::path& library);

}  // namespace onematch
