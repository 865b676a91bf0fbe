#include "render/test_sheet_pdf.hpp"

#include <cairo-pdf.h>

#include <cassert>
#include <cmath>

#include "core/error.hpp"
#include "render/finish.hpp"
#include "render/notes.hpp"

namespace onematch {
namespace {

cairo_status_t append(void* bytes, const unsigned char* data, unsigned size) try {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), size);
  return CAIRO_STATUS_SUCCESS;
} catch (...) {  // nothing may pass through the C code
  return CAIRO_STATUS_NO_MEMORY;
}

/// The bottom left of the paper is the origin of the PDF page, as finish_pdf() wants it.
void paint_page(cairo_surface_t* surface, cairo_t* cr, const Page& page) {
  const double height = page.paper.height.to_pt();
  cairo_pdf_surface_set_size(surface, std::ceil(page.paper.width.to_pt()),
                             std::ceil(height));
  const SavedState saved(cr);
  cairo_translate(cr, 0, std::ceil(height) - height);
  cairo_scale(cr, Length::mm(1).to_pt(), Length::mm(1).to_pt());
  paint_notes(cr, page.content);
  cairo_show_page(cr);
  check(cr, "draw the test sheet");
}

}  // namespace

std::string render_test_sheet(const std::vector<Page>& pages, const DocumentInfo& info) {
  assert(!pages.empty());
  std::string bytes;
  const SurfacePtr surface(cairo_pdf_surface_create_for_stream(append, &bytes, 1, 1));
  const ContextPtr context(cairo_create(surface.get()));
  for (const Page& page : pages) paint_page(surface.get(), context.get(), page);
  cairo_surface_finish(surface.get());
  const cairo_status_t status = cairo_surface_status(surface.get());
  if (status != CAIRO_STATUS_SUCCESS)
    throw Error(std::string("cannot make the PDF: ") + cairo_status_to_string(status));
  const Overlay no_cut_lines{"", std::vector<std::optional<std::size_t>>(pages.size())};
  return finish_pdf(bytes, no_cut_lines, pages, info);
}

}  // namespace onematch
