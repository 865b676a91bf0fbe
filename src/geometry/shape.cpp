#include "geometry/shape.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

#include "core/length.hpp"

namespace onematch {
namespace {

Depth depth_in_rectangle(const Shape& shape, Vec2 p) {
  const double r = shape.corner_radius;
  const Vec2 q{std::abs(p.x) - (shape.width / 2 - r),
               std::abs(p.y) - (shape.height / 2 - r)};
  const Vec2 towards{p.x > 0 ? -1.0 : 1.0, p.y > 0 ? -1.0 : 1.0};
  if (q.x > 0 && q.y > 0) {
    const Depth corner = depth_in_disc(r, {0, 0}, q);
    return {corner.depth, {-towards.x * corner.inward.x, -towards.y * corner.inward.y}};
  }
  if (q.x > q.y) return {r - q.x, {towards.x, 0}};
  return {r - q.y, {0, towards.y}};
}

Depth depth_in_hexagon(const Shape& shape, Vec2 p) {
  constexpr double root3 = std::numbers::sqrt3;
  const double r = shape.corner_radius;
  const double apothem = shape.height / 2 - r;
  const double corner = 2 / root3 * apothem;
  const Vec2 q{std::abs(p.x), std::abs(p.y)};
  const Vec2 slant_out{root3 / 2, 0.5};
  const double slant = dot(slant_out, q) - apothem, flat = q.y - apothem;

  // In the quarter where x and y are positive: a flat side, a slanted one, and the
  // two corners of the latter, whose discs count where the sides have ended.
  Depth at;
  const double along = dot(Vec2{-0.5, root3 / 2}, q);  // 0 at the middle of the slant
  if (slant > 0 && along > corner / 2 && q.x > corner / 2)
    at = depth_in_disc(r, {corner / 2, apothem}, q);
  else if (slant > 0 && along < -corner / 2)
    at = depth_in_disc(r, {corner, 0}, q);
  else if (slant > flat)
    at = {r - slant, -1.0 * slant_out};
  else
    at = {r - flat, {0, -1}};
  return {at.depth,
          {p.x < 0 ? -at.inward.x : at.inward.x, p.y < 0 ? -at.inward.y : at.inward.y}};
}

}  // namespace

std::string dimensions(const Shape& shape) {
  if (shape.kind == ShapeKind::rectangle && shape.width != shape.height)
    return to_string(Size{Length::mm(shape.width), Length::mm(shape.height)});
  return to_string(Length::mm(shape.width));
}

Vec2 extent(const Shape& shape) {
  const double lost = shape.kind == ShapeKind::hexagon
                          ? (2 / std::numbers::sqrt3 - 1) * shape.corner_radius
                          : 0;
  return {shape.width - 2 * lost, shape.height};
}

Shape grown(Shape shape, double by) {
  // A hexagon's corners move further than its sides.
  const double across =
      shape.kind == ShapeKind::hexagon ? 2 * by / std::numbers::sqrt3 : by;
  shape.width += 2 * across;
  shape.height += 2 * by;
  if (shape.corner_radius > 0)
    shape.corner_radius = std::max(0.0, shape.corner_radius + by);
  assert(shape.width > 0 && shape.height > 0);
  return shape;
}

double depth_inside(const Shape& shape, Vec2 p) {
  if (shape.kind == ShapeKind::circle) return shape.width / 2 - length(p);
  return depth_at(shape, p).depth;
}

Depth depth_in_polygon(const Shape& shape, Vec2 p) {
  return shape.kind == ShapeKind::rectangle ? depth_in_rectangle(shape, p)
                                            : depth_in_hexagon(shape, p);
}

}  // namespace onematch
