// How large the parts of a kit are, and where there is room for them.
#pragma once

#include "kit/spec.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// The half board for men of one diameter: two rows of six points face each other over a
/// middle strip, with the bar along the right side. All around it is a frame; at the two
/// sides where points begin it holds their numbers.
struct BoardMeasures {
  explicit BoardMeasures(Length man);

  Length point_width;   ///< 1.2 diameters: neighbours never touch
  Length point_length;  ///< room for three men in a line
  Length middle = Length::mm(30);
  Length frame = Length::mm(2), numbers = Length::mm(8), bar = Length::mm(5);
  Size size;  ///< of all of it
};

/// Six rows of up to six men: 6, 6, 4 of each player, the short rows in the middle.
struct MenMeasures {
  MenMeasures(Length man, const SheetSpec& sheet, int nets);

  Length pitch;  ///< from man to man
  Size men;      ///< the block of them
  Length clear;  ///< to be kept round it for marks
  Size size;     ///< with titles, and the nets below
};

/// A net of six faces in a cross, with its tabs.
inline constexpr Length die_side = Length::mm(16), die_tab = Length::mm(4.8);
inline constexpr Size net_size{Length::mm(57.6), Length::mm(68.8)};

inline constexpr int men_of_a_color = 16, men_in_a_row = 6;

/// The height of a title with its sentence, on the page of men.
inline constexpr Length title_height = Length::mm(8);

/// The paper of a kit, upright.
Size kit_paper(const SheetSpec& sheet);

/// What is inside the margins of a page, and above its footer.
Rect kit_room(const SheetSpec& sheet);

/// The diameter of the men: what is asked for, or else usual_man, or else as many whole
/// millimetres as the paper takes.
///
/// Throws Error at spec.man_at, saying what would fit, if the board or the men with their
/// nets have no room on a page; at spec.dice_at, if it is for the nets alone.
Length man_of(const KitSpec& spec, const SheetSpec& sheet);

}  // namespace onematch
