#include "symbols/oracle.hpp"

#include <algorithm>
#include <cmath>

#include "test.hpp"

namespace onematch {
namespace {

struct Bounds {
  double left = 1e9, top = 1e9, right = -1e9, bottom = -1e9;

  double longer() const { return std::max(right - left, bottom - top); }
};

/// Of what is at least half opaque inside `box`, to a pixel of a render with about 1500.
Bounds bounds_in(const std::function<void(cairo_t*)>& draw, const Bounds& box) {
  const double scale = 1500 / box.longer();
  const Image image = render(static_cast<int>(std::ceil((box.right - box.left) * scale)),
                             static_cast<int>(std::ceil((box.bottom - box.top) * scale)),
                             [&](cairo_t* cr) {
                               cairo_scale(cr, scale, scale);
                               cairo_translate(cr, -box.left, -box.top);
                               draw(cr);
                             });
  Bounds bounds;
  for (int y = 0; y < image.height; ++y)
    for (int x = 0; x < image.width; ++x)
      if (image.alpha(x, y) >= 128) {
        bounds.left = std::min(bounds.left, box.left + x / scale);
        bounds.right = std::max(bounds.right, box.left + (x + 1) / scale);
        bounds.top = std::min(bounds.top, box.top + y / scale);
        bounds.bottom = std::max(bounds.bottom, box.top + (y + 1) / scale);
      }
  REQUIRE(bounds.left < bounds.right);
  return bounds;
}

/// The same, looked at more closely if the ink is lost in a wide margin.
Bounds bounds_of(const std::function<void(cairo_t*)>& draw, const Bounds& box) {
  const Bounds found = bounds_in(draw, box);
  if (found.longer() > box.longer() / 2) return found;
  const double slack = 0.1 * found.longer();
  return bounds_of(draw, {found.left - slack, found.top - slack, found.right + slack,
                          found.bottom + slack});
}

double distance_to_edge(const Polygon& polygon, Vec2 p) {
  double least = 1e9;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 a = polygon[i], side = polygon[(i + 1) % polygon.size()] - a;
    const double t = std::clamp(dot(p - a, side) / dot(side, side), 0.0, 1.0);
    const Vec2 off = p - (a + t * side);
    least = std::min(least, std::hypot(off.x, off.y));
  }
  return least;
}

bool is_rim(const Image& image, int x, int y) {
  const auto inked = [&](int i, int j) {
    return i >= 0 && j >= 0 && i < image.width && j < image.height &&
           image.alpha(i, j) >= 128;
  };
  return inked(x, y) &&
         !(inked(x - 1, y) && inked(x + 1, y) && inked(x, y - 1) && inked(x, y + 1));
}

double overhang_of(const Symbol& symbol, const Image& drawn, double scale) {
  double most = 0;
  for (int y = 0; y < drawn.height; ++y)
    for (int x = 0; x < drawn.width; ++x) {
      if (!is_rim(drawn, x, y)) continue;
      const Vec2 at = (1 / scale) * Vec2{x + 0.5, y + 0.5} - symbol.frame.centre;
      most = std::max(most, distance_outside(symbol.silhouette.outline,
                                             (1 / symbol.frame.radius) * at));
    }
  return most;
}

}  // namespace

double distance_outside(const Polygon& polygon, Vec2 p) {
  return contains(polygon, p) ? 0 : distance_to_edge(polygon, p);
}

Likeness compare(const Symbol& symbol, const Original& original) {
  const Picture& picture = symbol.picture;
  const Bounds there = bounds_of(original.draw, {0, 0, original.width, original.height});
  const auto paint = [&](cairo_t* cr) {
    cairo_set_source_surface(cr, picture.recording.get(), 0, 0);
    cairo_paint(cr);
  };
  const Bounds here = bounds_of(paint, {0, 0, picture.width, picture.height});

  const double scale = 600 / std::max(picture.width, picture.height);
  const Image got = render(picture, scale);
  const double factor = here.longer() / there.longer();
  const Image wanted = render(got.width, got.height, [&](cairo_t* cr) {
    cairo_scale(cr, scale, scale);
    cairo_translate(cr, (here.left + here.right) / 2, (here.top + here.bottom) / 2);
    cairo_scale(cr, factor, factor);
    cairo_translate(cr, -(there.left + there.right) / 2, -(there.top + there.bottom) / 2);
    original.draw(cr);
  });
  return {mean_difference(got, wanted), overhang_of(symbol, wanted, scale),
          here.longer() / std::max(picture.width, picture.height)};
}

double outline_distance(const Silhouette& a, const Silhouette& b) {
  double most = 0;
  for (const Vec2 p : a.outline) most = std::max(most, distance_to_edge(b.outline, p));
  for (const Vec2 p : b.outline) most = std::max(most, distance_to_edge(a.outline, p));
  return most;
}

}  // namespace onematch
