#include "symbols/lettering.hpp"

#include <cassert>

#include "symbols/exact_context.hpp"

namespace onematch {
namespace {

constexpr double letter_size = 100;

LayoutPtr lay_out(const std::string& text, bool bold) {
  assert(g_utf8_validate(text.data(), static_cast<gssize>(text.size()), nullptr));
  const FontPtr font(pango_font_description_from_string(bold ? "DejaVu Serif, Serif Bold"
                                                             : "DejaVu Serif, Serif"));
  pango_font_description_set_absolute_size(font.get(), letter_size * PANGO_SCALE);
  LayoutPtr layout(pango_layout_new(exact_context().get()));
  pango_layout_set_font_description(layout.get(), font.get());
  pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
  pango_layout_set_text(layout.get(), text.data(), static_cast<int>(text.size()));
  return layout;
}

}  // namespace

double lettering_width(const std::string& text, bool bold) {
  const LayoutPtr layout = lay_out(text, bold);
  int width = 0;
  pango_layout_get_size(layout.get(), &width, nullptr);
  return static_cast<double>(width) / PANGO_SCALE / letter_size;
}

void paint_lettering(cairo_t* cr, const std::string& text, bool bold) {
  const LayoutPtr layout = lay_out(text, bold);
  const double base =
      static_cast<double>(pango_layout_get_baseline(layout.get())) / PANGO_SCALE;
  const SavedState saved(cr);
  cairo_scale(cr, 1 / letter_size, 1 / letter_size);
  cairo_move_to(cr, 0, -base);
  pango_cairo_show_layout(cr, layout.get());
}

}  // namespace onematch
