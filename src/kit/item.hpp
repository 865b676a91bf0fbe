// What is drawn on the pages of a kit, piece by piece. Sheet frame.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/color.hpp"
#include "sheet/page.hpp"

namespace onematch {

/// What a piece is, for whoever looks at finished pages.
enum class Part {
  ornament,      ///< all that means nothing
  board,         ///< the edge of the half board
  point,         ///< one of its twelve
  man,           ///< up to where it is cut
  die_face,      ///< a square of a net
  die_tab,       ///< to be glued
  pip,           ///< of a face
  panel,         ///< the edge of a rules card, or of the page on making the kit
  start_point,   ///< of a start diagram
  start_man,     ///< on a point of a start diagram
  text,          ///< of letters
  point_number,  ///< of the board, and what else stands on it
  small_print    ///< text that nobody needs for playing
};

/// How a piece is painted: filled, then stroked, as far as there is a colour for it.
struct Brush {
  std::optional<Color> fill, line;
  Length width = Length::mm(0.25);  ///< of the line
};

struct Disc {
  Point centre;
  Length radius;
  Brush ink;
};

/// A polygon.
struct Figure {
  std::vector<Point> corners;
  Brush ink;
};

struct Line {
  Point from, to;
  Color color;
  Length width;
};

enum class Typeface { regular, bold };
enum class Align { start, middle, end };

/// A line of letters with serifs.
struct Lettering {
  Point at;       ///< where its start, middle or end is, on the line it stands on
  Length letter;  ///< the size of the type, as in "9 pt"
  std::string text;
  Typeface face = Typeface::regular;
  Align align = Align::start;
  double angle = 0;  ///< radians, clockwise on paper, about `at`
  Color color = black;
};

struct KitItem {
  Part part = Part::ornament;
  std::variant<Disc, Figure, Line, Lettering> what;
};

/// How wide a text is, in sizes of its type. Fonts are known in another room.
using LetterWidth = std::function<double(std::string_view text, Typeface face)>;

/// A page of a kit, and what is on it in the order in which it is painted. The men are
/// the page's faces, numbered through, those of the first player before the second's.
struct KitPage {
  Page page;
  std::vector<KitItem> items;
};

/// The colours of the printed kit besides the men's.
namespace kit_ink {
inline constexpr Color dark{0.20, 0.14, 0.10, 1};   ///< letters, frames
inline constexpr Color faint{0.45, 0.38, 0.32, 1};  ///< small print
inline constexpr Color brown{0.66, 0.50, 0.36, 1};  ///< every second point
inline constexpr Color cream{0.93, 0.86, 0.74, 1};  ///< the others
inline constexpr Color paper{0.98, 0.96, 0.91, 1};  ///< panels of text
}  // namespace kit_ink

/// A box as a figure.
Figure box_figure(const Rect& box, const Brush& ink);

}  // namespace onematch
