#include "render/pdf.hpp"

#include <cairo-pdf.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>

#include "core/error.hpp"
#include "render/append_bytes.hpp"
#include "render/finish.hpp"
#include "render/notes.hpp"

namespace onematch {
namespace {

using Painter = std::function<void(cairo_t*, const Page&)>;

/// A PDF of `pages`, each painted in the sheet frame in millimetres, corrected as it
/// says. The bottom left of the paper is the origin of the PDF page.
std::string paint_pdf(const std::vector<const Page*>& pages, const Painter& paint) {
  std::string bytes;
  const SurfacePtr surface(
      cairo_pdf_surface_create_for_stream(append_bytes, &bytes, 1, 1));
  const ContextPtr context(cairo_create(surface.get()));
  cairo_t* cr = context.get();
  for (const Page* page : pages) {
    // Cairo clips to whole points. What it is given beyond the paper, at the right and at
    // the top, is cut off by the page's box: see finish_pdf().
    const double height = page->paper.height.to_pt();
    cairo_pdf_surface_set_size(surface.get(), std::ceil(page->paper.width.to_pt()),
                               std::ceil(height));
    {
      const SavedState saved(cr);
      cairo_translate(cr, 0, std::ceil(height) - height);
      cairo_scale(cr, Length::mm(1).to_pt(), Length::mm(1).to_pt());
      correct(cr, *page);
      paint(cr, *page);
    }
    cairo_show_page(cr);
    check(cr, "draw a sheet");
  }
  cairo_surface_finish(surface.get());
  const cairo_status_t status = cairo_surface_status(surface.get());
  if (status != CAIRO_STATUS_SUCCESS)
    throw Error(std::string("cannot make the PDF: ") + cairo_status_to_string(status));
  return bytes;
}

/// What `paint` paints on pages, as a layer. Pages that `are_alike` share one; those that
/// `is_blank` have none.
template <class IsBlank, class AreAlike>
Overlay paint_layer(const std::string& name, const std::vector<Page>& pages,
                    const IsBlank& is_blank, const AreAlike& are_alike,
                    const Painter& paint) {
  Overlay overlay;
  overlay.name = name;
  std::vector<const Page*> different;
  for (const Page& page : pages) {
    overlay.page.emplace_back();
    if (is_blank(page)) continue;
    const auto alike =
        std::find_if(different.begin(), different.end(), [&](const Page* other) {
          return other->paper == page.paper && other->correction == page.correction &&
                 are_alike(*other, page);
        });
    overlay.page.back() = static_cast<std::size_t>(alike - different.begin());
    if (alike == different.end()) different.push_back(&page);
  }
  if (!different.empty()) overlay.pdf = paint_pdf(different, paint);
  return overlay;
}

Overlay paint_cut_layer(const Drawing& drawing) {
  return paint_layer(
      cut_layer, drawing.pages, [](const Page& page) { return page.cut_lines.empty(); },
      [](const Page& a, const Page& b) { return a.cut_lines == b.cut_lines; },
      [&](cairo_t* cr, const Page& page) {
        paint_cut_lines(cr, page, drawing.card.shape, drawing.outline);
      });
}

Overlay paint_footer_layer(const Drawing& drawing) {
  return paint_layer(
      "Footers", drawing.pages, [](const Page& page) { return page.footer == Notes{}; },
      [](const Page& a, const Page& b) { return a.footer == b.footer; },
      [](cairo_t* cr, const Page& page) { paint_notes(cr, page.footer); });
}

}  // namespace

std::string render_pdf(const Drawing& drawing, const DocumentInfo& info, int threads) {
  assert(!drawing.pages.empty());
  std::vector<const Page*> pages;
  for (const Page& page : drawing.pages) pages.push_back(&page);
  const std::string cards = paint_pdf(
      pages, [&](cairo_t* cr, const Page& page) { paint_cards(cr, page, drawing); });
  return finish_pdf(cards, {paint_cut_layer(drawing), paint_footer_layer(drawing)},
                    drawing.pages, info, threads);
}

std::string render_pdf(const std::vector<Page>& pages, const DocumentInfo& info) {
  const std::vector<CardLayout> layouts;
  const std::vector<Symbol> symbols;
  return render_pdf(Drawing{pages, layouts, symbols, CardSpec{}}, info);
}

}  // namespace onematch
