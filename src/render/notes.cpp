#include "render/notes.hpp"

#include <array>

#include "symbols/cairo_ptr.hpp"
#include "symbols/text_line.hpp"

namespace onematch {
namespace {

constexpr double line_width = 0.15;                // mm
constexpr std::array<double, 2> dashes{2.0, 1.0};  // mm

void stroke(cairo_t* cr, const std::vector<Segment>& lines, bool dashed) {
  for (const Segment& line : lines)
    if ((line.style == LineStyle::dashed) == dashed) {
      cairo_move_to(cr, line.from.x.to_mm(), line.from.y.to_mm());
      cairo_line_to(cr, line.to.x.to_mm(), line.to.y.to_mm());
    }
  cairo_set_dash(cr, dashes.data(), dashed ? static_cast<int>(dashes.size()) : 0, 0);
  cairo_stroke(cr);
}

void paint_caption(cairo_t* cr, const Caption& caption) {
  const SavedState saved(cr);
  cairo_translate(cr, caption.corner.x.to_mm(), caption.corner.y.to_mm());
  cairo_rotate(cr, caption.angle);
  paint_text_line(cr, caption.text, caption.width.to_mm(), caption.height.to_mm());
}

}  // namespace

void paint_notes(cairo_t* cr, const Notes& notes) {
  const SavedState saved(cr);
  cairo_set_source_rgb(cr, 0, 0, 0);
  cairo_set_line_width(cr, line_width);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
  for (const bool dashed : {false, true}) stroke(cr, notes.lines, dashed);
  for (const Caption& caption : notes.captions) paint_caption(cr, caption);
}

}  // namespace onematch
