// Polygons: vertex loops in the frame of the caller, without repeating the first.
#pragma once

#include <limits>
#include <vector>

#include "geometry/vec2.hpp"

namespace onematch {

using Polygon = std::vector<Vec2>;

/// The enclosed area; positive whichever way the vertices run.
double area(const Polygon& polygon);

/// The least distance between two simple polygons taken as filled areas; 0 if they
/// touch, cross or one lies in the other. Distances of `enough` or more need not be
/// told apart: then any number from `enough` on may come back, sooner.
double distance(const Polygon& a, const Polygon& b,
                double enough = std::numeric_limits<double>::infinity());

/// Whether `p` lies inside `polygon` (even-odd rule).
bool contains(const Polygon& polygon, Vec2 p);

/// The distance from `p` to the segment from `a` to `b`.
double distance_to_segment(Vec2 p, Vec2 a, Vec2 b);

/// Whether the segments ab and cd have a point in common.
bool segments_meet(Vec2 a, Vec2 b, Vec2 c, Vec2 d);

/// The convex hull. Andrew's monotone chain, "Another efficient algorithm for convex
/// hulls in two dimensions", 1979.
Polygon convex_hull(std::vector<Vec2> points);

}  // namespace onematch
