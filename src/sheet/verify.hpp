// An independent check of finished pages.
#pragma once

#include <cstddef>
#include <vector>

#include "sheet/page.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// Checks, from the pages alone and with code that shares nothing with impose(), that
/// each of `cards` cards is there once; that it lies inside the margins of the paper
/// asked for, at least the gap from any other; that its bleed may reach into no other
/// card; and that the boxes of the page are those round its cards and their bleeds.
///
/// Of the cut lines: no two are equal; an outline is that of a card; a segment is a bar
/// of at most 4 mm through a card's centre, or lies in line with a card's edge, outside
/// all bleeds and inside the margins.
///
/// Throws bug(), naming sheet and card (from 1).
void verify_pages(const std::vector<Page>& pages, std::size_t cards, const CardSpec& card,
                  const SheetSpec& sheet);

}  // namespace onematch
