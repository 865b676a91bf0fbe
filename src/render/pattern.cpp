#include "render/pattern.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "render/shape_path.hpp"
#include "symbols/cairo_ptr.hpp"

namespace onematch {
namespace {

constexpr double pitch = 5;  // mm

/// As many pitches from the middle as reach every corner of the shape.
int reach(const Shape& shape) {
  return static_cast<int>(std::ceil(std::hypot(shape.width, shape.height) / 2 / pitch));
}

/// Dots in staggered rows.
void add_dots(cairo_t* cr, int n) {
  const double row = pitch * std::numbers::sqrt3 / 2;
  const int rows = static_cast<int>(std::ceil(n * pitch / row));
  for (int j = -rows; j <= rows; ++j)
    for (int i = -n; i <= n; ++i) {
      cairo_new_sub_path(cr);
      cairo_arc(cr, (i + (j % 2 == 0 ? 0 : 0.5)) * pitch, j * row, 0.2 * pitch, 0,
                2 * std::numbers::pi);
    }
}

/// Stripes that rise to the right.
void add_stripes(cairo_t* cr, int n) {
  cairo_rotate(cr, -std::numbers::pi / 4);
  for (int i = -n; i <= n; ++i)
    cairo_rectangle(cr, -(n + 1) * pitch, (i - 0.25) * pitch, 2 * (n + 1) * pitch,
                    pitch / 2);
}

void add_checks(cairo_t* cr, int n) {
  for (int j = -n - 1; j <= n; ++j)
    for (int i = -n - 1; i <= n; ++i)
      if ((i + j) % 2 == 0) cairo_rectangle(cr, i * pitch, j * pitch, pitch, pitch);
}

void add_rings(cairo_t* cr, int n) {
  for (int i = 1; i <= n + 1; ++i)
    for (const double radius : {(i - 0.2) * pitch, (i + 0.2) * pitch}) {
      cairo_new_sub_path(cr);
      cairo_arc(cr, 0, 0, radius, 0, 2 * std::numbers::pi);
    }
}

}  // namespace

void paint_pattern(cairo_t* cr, Pattern pattern, const Color& ink, const Shape& shape) {
  if (pattern == Pattern::none) return;
  const SavedState saved(cr);
  add_path(cr, shape, Point());
  cairo_clip(cr);
  const int n = reach(shape);
  switch (pattern) {
    case Pattern::none:
      break;
    case Pattern::dots:
      add_dots(cr, n);
      break;
    case Pattern::stripes:
      add_stripes(cr, n);
      break;
    case Pattern::checks:
      add_checks(cr, n);
      break;
    case Pattern::rings:
      add_rings(cr, n);
      break;
  }
  cairo_set_source_rgba(cr, ink.red, ink.green, ink.blue, ink.alpha);
  cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill(cr);
}

}  // namespace onematch
