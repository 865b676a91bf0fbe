#include "geometry/circle.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace onematch {
namespace {

bool holds(const Circle& circle, Vec2 p) {
  return length(p - circle.centre) <= circle.radius * (1 + 1e-11) + 1e-300;
}

Circle through(Vec2 a, Vec2 b) {
  return {0.5 * (a + b), 0.5 * length(a - b)};
}

Circle through(Vec2 a, Vec2 b, Vec2 c) {
  const Vec2 u = b - a, v = c - a;
  const double d = 2 * cross(u, v);
  const double uu = dot(u, u), vv = dot(v, v);
  const Vec2 centre{(v.y * uu - u.y * vv) / d, (u.x * vv - v.x * uu) / d};
  // Three points almost on a line have no circle to speak of: the two outermost will do.
  if (!std::isfinite(centre.x) || !std::isfinite(centre.y)) {
    const Circle ab = through(a, b), ac = through(a, c), bc = through(b, c);
    return std::max({ab, ac, bc},
                    [](const Circle& l, const Circle& r) { return l.radius < r.radius; });
  }
  return {a + centre, length(centre)};
}

}  // namespace

Circle smallest_enclosing_circle(std::vector<Vec2> points) {
  assert(!points.empty());
  const auto to_front = [&points](std::size_t i) {
    std::rotate(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(i),
                points.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  };
  Circle circle{points[0], 0};
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Vec2 p = points[i];
    if (holds(circle, p)) continue;
    circle = {p, 0};
    for (std::size_t j = 0; j < i; ++j) {
      if (holds(circle, points[j])) continue;
      circle = through(p, points[j]);
      for (std::size_t k = 0; k < j; ++k)
        if (!holds(circle, points[k])) circle = through(p, points[j], points[k]);
    }
    to_front(i);
  }
  return circle;
}

}  // namespace onematch
