#include "symbols/exact_context.hpp"

#include <cassert>

namespace onematch {

GObjectPtr<PangoContext> exact_context() {
  using OptionsPtr =
      std::unique_ptr<cairo_font_options_t, FreeWith<cairo_font_options_destroy>>;
  GObjectPtr<PangoContext> context(
      pango_font_map_create_context(pango_cairo_font_map_get_default()));
  const OptionsPtr options(cairo_font_options_create());
  cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context.get(), options.get());
  pango_cairo_context_set_resolution(context.get(), 72);
  pango_context_set_round_glyph_positions(context.get(), FALSE);
  pango_context_set_language(context.get(), pango_language_from_string("en"));
  return context;
}

LayoutPtr laid_out(const std::string& text, const PangoFontDescription* font) {
  LayoutPtr layout(pango_layout_new(exact_context().get()));
  pango_layout_set_font_description(layout.get(), font);
  pango_layout_set_text(layout.get(), text.data(), static_cast<int>(text.size()));
  return layout;
}

LayoutPtr laid_out_line(const std::string& text, const char* font) {
  assert(g_utf8_validate(text.data(), static_cast<gssize>(text.size()), nullptr));
  const FontPtr description(pango_font_description_from_string(font));
  pango_font_description_set_absolute_size(description.get(), line_type * PANGO_SCALE);
  LayoutPtr layout = laid_out(text, description.get());
  pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
  return layout;
}

}  // namespace onematch
