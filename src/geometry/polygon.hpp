// Polygons: vertex loops in the frame of the caller, without repeating the first.
#pragma once

#include <vector>

#include "geometry/vec2.hpp"

namespace onematch {

using Polygon = std::vector<Vec2>;

/// The enclosed area; positive whichever way the vertices run.
double area(const Polygon& polygon);

/// The least distance between two simple polygons taken as filled areas; 0 if they
/// touch, cross or one lies in the other.
double distance(const Polygon& a, const Polygon& b);

/// Whether `p` lies inside `polygon` (even-odd rule).
bool contains(const Polygon& polygon, Vec2 p);

/// The convex hull. Andrew's monotone chain.
Polygon convex_hull(std::vector<Vec2> points);

}  // namespace onematch
