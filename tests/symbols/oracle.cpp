#include "symbols/oracle.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "test.hpp"

namespace onematch {
namespace {

struct Bounds {
  double left = 1e9, top = 1e9, right = -1e9, bottom = -1e9;

  double longer() const { return std::max(right - left, bottom - top); }
};

/// Where ink lies, to a small part of a pixel: the moments of its opacity do not depend
/// on how edges fall on pixels, as bounds do.
struct Place {
  Bounds bounds;      ///< of what is at least half opaque
  Vec2 centre{};      ///< of gravity
  double spread = 0;  ///< root of the mean square distance from it
};

/// Seen through a render of `box` with about 1500 pixels: letters are put on whole ones.
Place place_in(const std::function<void(cairo_t*)>& draw, const Bounds& box) {
  const double scale = 1500 / box.longer();
  const Image image = render(static_cast<int>(std::ceil((box.right - box.left) * scale)),
                             static_cast<int>(std::ceil((box.bottom - box.top) * scale)),
                             [&](cairo_t* cr) {
                               cairo_scale(cr, scale, scale);
                               cairo_translate(cr, -box.left, -box.top);
                               draw(cr);
                             });
  int left = image.width, right = -1, top = image.height, bottom = -1;
  std::int64_t weight = 0, sum_x = 0, sum_y = 0, squares = 0;
  const std::uint32_t* pixel = image.pixels.data();
  for (int y = 0; y < image.height; ++y)
    for (int x = 0; x < image.width; ++x) {
      const std::int64_t alpha = *pixel++ >> 24;
      if (alpha == 0) continue;
      weight += alpha;
      sum_x += alpha * x;
      sum_y += alpha * y;
      squares += alpha * (x * x + y * y);
      if (alpha < 128) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y > bottom) bottom = y;
      if (y < top) top = y;
    }
  REQUIRE(right >= 0);
  const auto mean = [&](std::int64_t sum) { return double(sum) / double(weight); };
  const Vec2 centre{mean(sum_x), mean(sum_y)}, corner{box.left, box.top};
  return {{box.left + left / scale, box.top + top / scale, box.left + (right + 1) / scale,
           box.top + (bottom + 1) / scale},
          corner + (1 / scale) * (centre + Vec2{0.5, 0.5}),
          std::sqrt(mean(squares) - dot(centre, centre)) / scale};
}

/// The same, looked at more closely if the ink is lost in a wide margin.
Place place_of(const std::function<void(cairo_t*)>& draw, const Bounds& box) {
  const Place found = place_in(draw, box);
  const Bounds& bounds = found.bounds;
  if (bounds.longer() > box.longer() / 2) return found;
  const double slack = 0.1 * bounds.longer();
  return place_of(draw, {bounds.left - slack, bounds.top - slack, bounds.right + slack,
                         bounds.bottom + slack});
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
  const Place there = place_of(original.draw, {0, 0, original.width, original.height});
  const auto paint = [&](cairo_t* cr) {
    cairo_set_source_surface(cr, picture.recording.get(), 0, 0);
    cairo_paint(cr);
  };
  const Place here = place_of(paint, {0, 0, picture.width, picture.height});

  const double scale = 600 / std::max(picture.width, picture.height);
  const Image got = render(picture, scale);
  const double factor = here.spread / there.spread;
  const Image wanted = render(got.width, got.height, [&](cairo_t* cr) {
    cairo_scale(cr, scale, scale);
    cairo_translate(cr, here.centre.x, here.centre.y);
    cairo_scale(cr, factor, factor);
    cairo_translate(cr, -there.centre.x, -there.centre.y);
    original.draw(cr);
  });
  return {mean_difference(got, wanted), overhang_of(symbol, wanted, scale),
          here.bounds.longer() / std::max(picture.width, picture.height)};
}

double outline_distance(const Silhouette& a, const Silhouette& b) {
  double most = 0;
  for (const Vec2 p : a.outline) most = std::max(most, distance_to_edge(b.outline, p));
  for (const Vec2 p : b.outline) most = std::max(most, distance_to_edge(a.outline, p));
  return most;
}

}  // namespace onematch
