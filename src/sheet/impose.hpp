// Cards onto sheets.
#pragma once

#include <cstddef>
#include <vector>

#include "sheet/page.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// The pages for `cards` cards in their order, row by row, in a grid centred on the
/// paper; with automatic orientation the paper is turned if that holds more. The last
/// page may be partly filled. Marks stand only where there are cards.
///
/// Crop marks are 5 mm long, at max(bleed, 3 mm) from the cards and never outside the
/// margin; one that has no room is left out.
///
/// Throws Error at card.size_at if not even one card fits.
std::vector<Page> impose(std::size_t cards, const CardSpec& card, const SheetSpec& sheet);

}  // namespace onematch
