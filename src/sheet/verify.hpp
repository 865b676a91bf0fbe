// An independent check of finished pages.
#pragma once

#include <cstddef>
#include <vector>

#include "sheet/page.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// Checks, from the pages alone and with code that shares nothing with impose(), that
/// each of `cards` cards is there once; that it lies inside the margins of the paper
/// asked for, at least the gap from any other; and that no mark runs into a card's
/// bleed, unless it is the card's own outline or centre. Throws Error, naming sheet and
/// card (from 1); that would be a bug of impose().
void verify_pages(const std::vector<Page>& pages, std::size_t cards, const CardSpec& card,
                  const SheetSpec& sheet);

}  // namespace onematch
