// What a card and a sheet look like, as the project file says it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/color.hpp"
#include "core/error.hpp"
#include "core/length.hpp"
#include "geometry/shape.hpp"

namespace onematch {

struct Border {
  Length width;  ///< inside the card's edge; as much again goes into the bleed
  Color color = black;
};

struct CardSpec {
  Shape shape;
  Color background = white;       ///< fills the card and its bleed
  std::filesystem::path picture;  ///< over the background; empty: none
  Source picture_at;
  std::optional<Border> border;
  Source size_at;  ///< for "does not fit"
};

enum class Orientation { automatic, portrait, landscape };

/// Marks that help to cut.
///
/// `crop`: short lines outside the bleed, in line with the sides of a rectangle, or with
/// the middle of a circle or hexagon. `guides`: lines in line with all sides, as long as
/// the paper, for a guillotine. `outline`: each card's edge. `center`: a small cross in
/// the middle of each card, for the needle of a compass cutter or for a punch.
/// `registration`: what the cutting machine looks for.
struct Marks {
  bool crop = true;
  bool guides = false;
  bool outline = false;
  bool center = false;
  bool registration = false;
};

enum class OutlineStyle { solid, dashed, light };

/// On which side of the sheets the marks stand.
enum class MarkedSides { fronts, backs, both };

/// A cutting machine. `silhouette` looks for three marks in the corners (Type 1, first
/// version: inset 10.008 mm, square 5 mm, legs 8.89 mm, lines 0.991 mm); `cricut` prints
/// its own, and leaves 13.6 mm of the paper on each side.
enum class Cutter { silhouette, cricut };

struct SheetSpec {
  std::string paper_name = "A4";  ///< for reports; "210 x 297 mm" if custom
  Size paper{Length::mm(210), Length::mm(297)};  ///< as bought: portrait unless custom
  Orientation orientation = Orientation::automatic;
  Length margin = Length::mm(5);
  Source margin_at;
  Length gap = Length::mm(2);
  Length bleed = Length::mm(3);
  Marks marks;
  OutlineStyle outline = OutlineStyle::solid;
  MarkedSides marked = MarkedSides::fronts;
  Cutter cutter = Cutter::silhouette;
  /// Top left corners of the boxes of cards, of a sheet that is cut already; none: as
  /// many cards as fit.
  std::vector<Point> slots;
  Source slots_at;
  double scale_across = 1, scale_down = 1;  ///< against a printer that stretches
  bool footer = true;
};

enum class Pattern { none, dots, stripes, checks, rings };

/// What the back of a card shows, over the whole of it and its bleed.
struct BackDesign {
  Color color = white;
  std::filesystem::path picture;  ///< covers the card; empty: none
  Source picture_at;
  Pattern pattern = Pattern::none;
  std::string text;  ///< in the middle; empty: none
  std::string font = "Sans Bold";
  std::string symbol;  ///< the name of one of the deck's, in the middle; empty: none
  Source emblem_at;    ///< of text or symbol
  Source font_at;      ///< nowhere if the font is the default
  Color ink = black;   ///< of text and pattern
};

/// How a sheet is turned over.
enum class Flip { long_edge, short_edge };

/// Where the backs are: on every second page, on pages after all fronts, alone in the
/// file, or beside their fronts on one side of a sheet that is folded and glued.
enum class BackLayout { interleaved, last, only, fold };

struct BackSpec {
  std::vector<BackDesign> designs{1};  ///< one, or one for each pile
  Flip flip = Flip::long_edge;
  BackLayout layout = BackLayout::interleaved;
  Length right, below;  ///< how far to move the backs, against the printer's error
  double angle = 0;     ///< radians, clockwise on paper: how far to turn them
  Length bleed;
};

}  // namespace onematch
