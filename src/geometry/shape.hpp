// The outline of a card.
#pragma once

#include <string>

#include "geometry/vec2.hpp"

namespace onematch {

enum class ShapeKind { circle, rectangle, hexagon };

/// A card's outline, centred on the origin, in millimetres (card frame).
///
/// A circle has width == height, its diameter. A rectangle may be square. A hexagon
/// is regular with two corners on the x axis: `width` is corner to corner, `height`
/// the distance of opposite sides. `corner_radius` rounds the corners of the latter
/// two; it is at most what fits.
struct Shape {
  ShapeKind kind = ShapeKind::circle;
  double width = 85;
  double height = 85;
  double corner_radius = 0;

  friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

/// The size as people say it: "85 mm", or "63 x 88 mm" for an oblong card.
std::string dimensions(const Shape& shape);

/// Width and height of the smallest box round it: that of a hexagon is narrower than its
/// `width` if its corners are rounded.
Vec2 extent(const Shape& shape);

/// The shape whose sides lie `by` mm further out (further in if negative). Rounded
/// corners stay concentric; sharp ones stay sharp. What is left must not be empty.
Shape grown(Shape shape, double by);

/// The distance from `p` to the outline, positive inside and negative outside: exact
/// inside, and nowhere more than the true distance.
double depth_inside(const Shape& shape, Vec2 p);

/// How far inside, and the direction of length 1 in which that grows fastest.
struct Depth {
  double depth = 0;  ///< as depth_inside() has it
  Vec2 inward;
};

/// The same of the disc of radius `radius` round `centre`.
inline Depth depth_in_disc(double radius, Vec2 centre, Vec2 p) {
  const Vec2 off = centre - p;
  const double far = length(off);
  return {radius - far, far > 0 ? 1 / far * off : Vec2{1, 0}};
}

Depth depth_in_polygon(const Shape& shape, Vec2 p);  ///< of a shape with corners

/// Here, as it is asked for very often, and mostly of circles.
inline Depth depth_at(const Shape& shape, Vec2 p) {
  return shape.kind == ShapeKind::circle ? depth_in_disc(shape.width / 2, {0, 0}, p)
                                         : depth_in_polygon(shape, p);
}

}  // namespace onematch
