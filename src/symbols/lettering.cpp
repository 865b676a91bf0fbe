#include "symbols/lettering.hpp"

#include "symbols/exact_context.hpp"

namespace onematch {
namespace {

LayoutPtr lay_out(const std::string& text, bool bold) {
  return laid_out_line(text, bold ? "DejaVu Serif, Serif Bold" : "DejaVu Serif, Serif");
}

}  // namespace

double lettering_width(const std::string& text, bool bold) {
  const LayoutPtr layout = lay_out(text, bold);
  int width = 0;
  pango_layout_get_size(layout.get(), &width, nullptr);
  return static_cast<double>(width) / PANGO_SCALE / line_type;
}

void paint_lettering(cairo_t* cr, const std::string& text, bool bold) {
  const LayoutPtr layout = lay_out(text, bold);
  const double base =
      static_cast<double>(pango_layout_get_baseline(layout.get())) / PANGO_SCALE;
  const SavedState saved(cr);
  cairo_scale(cr, 1 / line_type, 1 / line_type);
  cairo_move_to(cr, 0, -base);
  pango_cairo_show_layout(cr, layout.get());
}

}  // namespace onematch
