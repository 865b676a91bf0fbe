// Circles, and the smallest one round a set of points.
#pragma once

#include <vector>

#include "geometry/vec2.hpp"

namespace onematch {

struct Circle {
  Vec2 centre;
  double radius = 0;
};

/// The smallest circle that contains all `points` (at least one), to 1e-9 of its
/// radius. Welzl, "Smallest enclosing disks", 1991, in its move-to-front form.
Circle smallest_enclosing_circle(std::vector<Vec2> points);

}  // namespace onematch
