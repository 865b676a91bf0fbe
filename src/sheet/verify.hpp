// An independent check of finished pages.
#pragma once

#include <cstddef>
#include <vector>

#include "sheet/page.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// Checks, from the pages alone and with code that shares nothing with impose(), that
/// each of `cards` cards has its front once, and its back once if there is a `back`
/// (unless that is alone in the file); that each card lies inside the margins of the
/// paper asked for, at least the gap from any other; that its bleed may reach into no
/// other card; that the boxes of the page are those round its cards and their bleeds; and
/// that each back lies behind its front when the sheet is turned over or folded.
///
/// Of the marks: no two are equal; an outline is that of a card; a line is a bar of at
/// most 4 mm through a card's centre, or lies in line with a card's side or middle, or is
/// the fold, outside all bleeds and inside the margins. Footers are inside the margins
/// and outside all bleeds.
///
/// Throws bug(), naming sheet and card (from 1).
void verify_pages(const std::vector<Page>& pages, std::size_t cards, const CardSpec& card,
                  const SheetSpec& sheet, const BackSpec* back = nullptr);

}  // namespace onematch
