#include "render/notes.hpp"

#include <pango/pangocairo.h>

#include "symbols/cairo_ptr.hpp"

namespace onematch {
namespace {
void paint(cairo_t* cr, const Caption& caption) {
  const SavedState saved(cr);
  cairo_translate(cr, caption.corner.x.to_mm(), caption.corner.y.to_mm());
  cairo_rotate(cr, caption.angle);
  const GObjectPtr<PangoLayout> layout(pango_cairo_create_layout(cr));
  PangoFontDescription* font = pango_font_description_from_string("Sans");
  pango_font_description_set_absolute_size(font,
                                           0.72 * caption.height.to_mm() * PANGO_SCALE);
  pango_layout_set_font_description(layout.get(), font);
  pango_font_description_free(font);
  pango_layout_set_width(layout.get(),
                         static_cast<int>(caption.width.to_mm() * PANGO_SCALE));
  pango_layout_set_ellipsize(layout.get(), PANGO_ELLIPSIZE_END);
  pango_layout_set_text(layout.get(), caption.text.c_str(), -1);
  cairo_set_source_rgb(cr, 0.2, 0.2, 0.2);
  pango_cairo_show_layout(cr, layout.get());
}
}  // namespace

void paint_notes(cairo_t* cr, const Notes& notes) {
  cairo_set_line_width(cr, 0.15);
  cairo_set_source_rgb(cr, 0, 0, 0);
  for (const Segment& line : notes.lines) {
    cairo_move_to(cr, line.from.x.to_mm(), line.from.y.to_mm());
    cairo_line_to(cr, line.to.x.to_mm(), line.to.y.to_mm());
  }
  cairo_stroke(cr);
  for (const Caption& caption : notes.captions) paint(cr, caption);
}

}  // namespace onematch
