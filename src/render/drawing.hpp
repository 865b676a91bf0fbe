// All that the printed pages are drawn from, and how it is painted.
#pragma once

#include <vector>

#include "placement/placement.hpp"
#include "sheet/page.hpp"
#include "sheet/spec.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// All that is drawn. The references must outlive the call.
struct Drawing {
  const std::vector<Page>& pages;
  const std::vector<CardLayout>& layouts;  ///< one for each card
  const std::vector<Symbol>& symbols;      ///< by FaceId
  const CardSpec& card;
  const Picture* background = nullptr;  ///< of the card, scaled to cover it; or none
};

/// Paints the cards of `page`, one of drawing.pages. The user space of `cr` is the
/// sheet frame in millimetres.
void paint_cards(cairo_t* cr, const Page& page, const Drawing& drawing);

/// Paints the cut lines of `page`, 0.15 mm wide, in the same user space: outlines in
/// grey, since a trace of them may stay on the card, all else in black.
void paint_cut_lines(cairo_t* cr, const Page& page, const Shape& shape);

}  // namespace onematch
