#include "render/kit_items.hpp"

#include <numbers>

#include "symbols/cairo_ptr.hpp"
#include "symbols/lettering.hpp"

namespace onematch {
namespace {

void use(cairo_t* cr, const Color& color) {
  cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha);
}

/// Fills and strokes the path.
void apply(cairo_t* cr, const Brush& ink) {
  if (ink.fill) {
    use(cr, *ink.fill);
    cairo_fill_preserve(cr);
  }
  if (ink.line) {
    use(cr, *ink.line);
    cairo_set_line_width(cr, ink.width.to_mm());
    cairo_stroke_preserve(cr);
  }
  cairo_new_path(cr);
}

void paint(cairo_t* cr, const Disc& disc) {
  cairo_new_path(cr);
  cairo_arc(cr, disc.centre.x.to_mm(), disc.centre.y.to_mm(), disc.radius.to_mm(), 0,
            2 * std::numbers::pi);
  cairo_close_path(cr);
  apply(cr, disc.ink);
}

void paint(cairo_t* cr, const Figure& figure) {
  cairo_new_path(cr);
  for (const Point p : figure.corners) cairo_line_to(cr, p.x.to_mm(), p.y.to_mm());
  cairo_close_path(cr);
  apply(cr, figure.ink);
}

void paint(cairo_t* cr, const Line& line) {
  cairo_new_path(cr);
  cairo_move_to(cr, line.from.x.to_mm(), line.from.y.to_mm());
  cairo_line_to(cr, line.to.x.to_mm(), line.to.y.to_mm());
  apply(cr, {{}, line.color, line.width});
}

void paint(cairo_t* cr, const Lettering& letters) {
  const SavedState saved(cr);
  const bool bold = letters.face == Typeface::bold;
  const double size = letters.letter.to_mm();
  const double before = letters.align == Align::start    ? 0
                        : letters.align == Align::middle ? 0.5
                                                         : 1;
  cairo_translate(cr, letters.at.x.to_mm(), letters.at.y.to_mm());
  cairo_rotate(cr, letters.angle);
  cairo_scale(cr, size, size);
  if (before > 0) cairo_translate(cr, -before * lettering_width(letters.text, bold), 0);
  use(cr, letters.color);
  paint_lettering(cr, letters.text, bold);
}

}  // namespace

void paint_kit_items(cairo_t* cr, const std::vector<KitItem>& items) {
  const SavedState saved(cr);
  for (const KitItem& item : items)
    std::visit([&](const auto& what) { paint(cr, what); }, item.what);
}

LetterWidth printed_width() {
  return [](std::string_view text, Typeface face) {
    return lettering_width(std::string(text), face == Typeface::bold);
  };
}

}  // namespace onematch
