// What cards measure, by the formulas of the textbooks.
#pragma once

#include <numbers>

#include "geometry/shape.hpp"

namespace onematch {

/// In mm^2.
inline double area_of(const Shape& shape) {
  using std::numbers::pi;
  using std::numbers::sqrt3;
  const double r = shape.corner_radius;
  if (shape.kind == ShapeKind::circle) return pi * shape.width * shape.width / 4;
  if (shape.kind == ShapeKind::rectangle)
    return shape.width * shape.height - (4 - pi) * r * r;
  return sqrt3 / 2 * shape.height * shape.height - (2 * sqrt3 - pi) * r * r;
}

/// Once round the edge, in mm.
inline double length_of(const Shape& shape) {
  using std::numbers::pi;
  using std::numbers::sqrt3;
  const double r = shape.corner_radius;
  if (shape.kind == ShapeKind::circle) return pi * shape.width;
  if (shape.kind == ShapeKind::rectangle)
    return 2 * (shape.width + shape.height) - (8 - 2 * pi) * r;
  return 2 * sqrt3 * shape.height - (4 * sqrt3 - 2 * pi) * r;
}

}  // namespace onematch
