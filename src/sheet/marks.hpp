// Lines that show where to cut.
#pragma once

#include <optional>
#include <vector>

#include "geometry/shape.hpp"
#include "sheet/page.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// The lines that `spec.marks` asks for, for a page with these cards, and the fold.
///
/// Crop marks are 5 mm long and begin max(bleed, 3 mm) from the card: eight at the
/// corners of a rectangle, in line with its sides; for other shapes one above, below,
/// left and right of the card, in line with its middle. Guides are in line with all
/// sides, as long as the paper.
///
/// Crop marks and guides end at the margin, and leave out the bleed of all cards and what
/// a cutting machine must find blank; what would be shorter than 1 mm is left out. Marks
/// that would run over each other are one. Where cards have hardly any bleed, marks show
/// on any art.
std::vector<CutLine> cut_lines(const std::vector<CardFace>& faces, const Shape& shape,
                               Size paper, const SheetSpec& spec,
                               const std::optional<Segment>& fold);

/// Whether a side of a rectangle on that page is in line with no mark at all, for want of
/// blank paper.
bool has_unmarked_cut(const Page& page, const Shape& shape);

}  // namespace onematch
