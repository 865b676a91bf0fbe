// Lines that show where to cut.
#pragma once

#include <vector>

#include "sheet/page.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// The lines that `sheet.marks` asks for, for cards that stand in these boxes on
/// `paper`, `block` being the smallest box round them all.
///
/// A cut goes straight through the block, whether or not each slot of the last page
/// holds a card: both ticks of a line stand outside the block, 5 mm long and at
/// max(bleed, 3 mm) from it. They end at the margin, and a tick of which less than
/// 1 mm would be left is left out.
std::vector<CutLine> cut_lines(const std::vector<Rect>& cards, const Rect& block,
                               Size paper, const SheetSpec& sheet);

}  // namespace onematch
