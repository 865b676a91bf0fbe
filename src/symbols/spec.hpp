// Where symbols come from, as the project file says it.
#pragma once

#include <filesystem>
#include <numbers>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/color.hpp"
#include "core/error.hpp"

namespace onematch {

/// Where something is written: what would be right in one place makes no sense in others.
enum class WrittenIn { list, table, back };

/// A picture file, a folder of them or a glob; relative to `folder`, the one that the
/// project file (or the template) is in.
struct PathSymbols {
  std::string path;
  std::string folder;
  std::string name;  ///< of a single picture; empty: from the file name
  WrittenIn written_in = WrittenIn::list;
};

/// A font file or a folder of them, relative to `folder`, likewise.
struct FontPath {
  std::string path;
  std::string folder;
  Source where;
};

/// A bundled drawing or a whole group of them.
struct LibrarySymbols {
  std::string name;
};

/// Words, letters or numbers.
struct TextSymbol {
  std::string text;
  std::string font = "DejaVu Sans Bold";  ///< a Pango font description
  Color color = black;
  std::string name;         ///< empty: the text
  bool underlined = false;  ///< a line below shows which way up it is
  Source font_at = {};      ///< where the project chooses the font, if it does
  WrittenIn written_in = WrittenIn::list;
};

/// One emoji, drawn in vectors where there is a drawing of it.
struct EmojiSymbol {
  std::string emoji;
  std::string name;           ///< empty: the emoji
  std::filesystem::path art;  ///< its drawing; empty until one is found, or if none is
  std::filesystem::path set =
      {};  ///< the folder of drawings that has none; empty without one
  WrittenIn written_in = WrittenIn::list;
};

/// A cell of a table: a picture, if it has a picture's extension, or else a text.
struct CellSymbol {
  PathSymbols picture;
  TextSymbol text;
};

/// What is cut off a picture made of pixels.
enum class Cutout {
  automatic,  ///< nothing if parts of it are transparent, and not just some few pixels;
              ///< else `background` if that is nearly white and it can be done well, else
              ///< `rounded`
  none,
  circle,      ///< all outside the circle that touches the longer sides
  rounded,     ///< the corners
  background,  ///< all that is outside the drawing, if that is of one colour
  holes        ///< likewise, and what is of that colour inside it
};

/// How a symbol is drawn.
enum class Style {
  color,   ///< as it is
  grey,    ///< in greys as light as its colours
  outline  ///< in dark lines round its colours, to be coloured in
};

struct SymbolSpec;

/// One symbol with several faces. A card shows one of them.
struct FacedSymbol {
  std::vector<SymbolSpec> faces;  ///< each a single picture, text or emoji
  std::string name;               ///< empty: the first face's
};

struct SymbolSpec {
  std::variant<PathSymbols, LibrarySymbols, TextSymbol, EmojiSymbol, CellSymbol,
               FacedSymbol>
      from;
  Source where;
  double largest_angle = std::numbers::pi;  ///< either way, that it may be turned by
  std::optional<Cutout> cutout = {};        ///< of its faces, if they say nothing else
  std::optional<Style> style = {};          ///< likewise
  std::optional<Source> named_at = {};      ///< where its name stands, if it is given one
};

}  // namespace onematch
