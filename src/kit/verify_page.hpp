// The check of what every page of a kit has: margins, footers and letters.
#pragma once

#include <string>
#include <vector>

#include "kit/item.hpp"
#include "sheet/spec.hpp"
#include "sheet/verify_geometry.hpp"

namespace onematch::check {

PaperBox box_of_corners(const std::vector<Point>& corners);

/// The boxes of the cards on a page.
std::vector<PaperBox> panels_of(const KitPage& page);

/// Throws bug(), with the page's name, unless all of it is inside the margins, no footer
/// runs into anything, letters are in their cards and large enough, and a page with a
/// footer has a bar of 50 mm.
void verify_kit_page(const KitPage& page, const SheetSpec& sheet,
                     const LetterWidth& measure, const std::string& name);

}  // namespace onematch::check
