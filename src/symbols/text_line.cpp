#include "symbols/text_line.hpp"

#include <cassert>
#include <cmath>

#include "symbols/coverage.hpp"
#include "symbols/exact_context.hpp"

namespace onematch {
namespace {

constexpr double letter_size = 100;

LayoutPtr lay_out(const std::string& text) {
  const FontPtr font(pango_font_description_from_string("Sans"));
  pango_font_description_set_absolute_size(font.get(), letter_size * PANGO_SCALE);
  LayoutPtr layout(pango_layout_new(exact_context().get()));
  pango_layout_set_font_description(layout.get(), font.get());
  pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
  pango_layout_set_text(layout.get(), text.data(), static_cast<int>(text.size()));
  return layout;
}

double height_of(PangoLayout* layout) {
  int height = 0;
  pango_layout_get_size(layout, nullptr, &height);
  return static_cast<double>(height) / PANGO_SCALE;
}

}  // namespace

void paint_text_line(cairo_t* cr, const std::string& text, double width, double height) {
  assert(g_utf8_validate(text.data(), static_cast<gssize>(text.size()), nullptr));
  assert(width > 0 && height > 0);
  const LayoutPtr layout = lay_out(text);
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
  assert(g_utf8_validate(text.data(), static_cast<gssize>(text.size()), nullptr));
  return missing_character(lay_out(text).get());
}

}  // namespace onematch
