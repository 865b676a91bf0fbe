// Cards onto sheets.
#pragma once

#include <cstddef>
#include <vector>

#include "sheet/page.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// The pages for `cards` cards in their order, row by row, in a grid centred on the
/// paper; with automatic orientation the paper is turned if that holds more. The last
/// page may be partly filled. Marks stand only where there are cards: see marks.hpp.
///
/// A card's background may bleed by sheet.bleed, but at most half the gap towards the
/// card next to it, and not beyond the paper.
///
/// Throws Error at card.size_at if not even one card fits.
std::vector<Page> impose(std::size_t cards, const CardSpec& card, const SheetSpec& sheet);

}  // namespace onematch
