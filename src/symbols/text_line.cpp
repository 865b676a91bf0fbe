#include "symbols/text_line.hpp"

#include <cassert>
#include <cmath>

#include "symbols/coverage.hpp"
#include "symbols/exact_context.hpp"

namespace onematch {
namespace {

double height_of(PangoLayout* layout) {
  int height = 0;
  pango_layout_get_size(layout, nullptr, &height);
  return static_cast<double>(height) / PANGO_SCALE;
}

}  // namespace

void paint_text_line(cairo_t* cr, const std::string& text, double width, double height) {
  assert(width > 0 && height > 0);
  const LayoutPtr layout = laid_out_line(text, "Sans");
  const double scale = height / height_of(layout.get());
  // Set only now: a line may become lower, but not higher, when it ends in dots.
  pango_layout_set_width(layout.get(),
                         static_cast<int>(std::floor(width / scale * PANGO_SCALE)));
  pango_layout_set_ellipsize(layout.get(), PANGO_ELLIPSIZE_END);
  const SavedState saved(cr);
  cairo_scale(cr, scale, scale);
  cairo_set_source_rgb(cr, 0, 0, 0);
  cairo_move_to(cr, 0, 0);
  pango_cairo_show_layout(cr, layout.get());
}

char32_t first_without_font(const std::string& text) {
  return missing_character(laid_out_line(text, "Sans").get());
}

}  // namespace onematch
