#include "sheet/verify_geometry.hpp"

#include <numbers>

namespace onematch::check {

using std::numbers::pi;

bool same(double a, double b) {
  return std::abs(a - b) < hair;
}

Vec2 mm(Point p) {
  return {p.x.to_mm(), p.y.to_mm()};
}

PaperBox box_of(const Rect& rect) {
  const double x = rect.corner.x.to_mm(), y = rect.corner.y.to_mm();
  return {x, y, x + rect.size.width.to_mm(), y + rect.size.height.to_mm()};
}

PaperBox box_of(const Segment& mark) {
  const Vec2 a = mm(mark.from), b = mm(mark.to);
  return {std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)};
}

PaperBox box_round(const Polygon& polygon) {
  PaperBox box{polygon[0].x, polygon[0].y, polygon[0].x, polygon[0].y};
  for (const Vec2 p : polygon) box = box.with({p.x, p.y, p.x, p.y});
  return box;
}

PaperBox box_of(const Caption& caption) {
  const double c = std::cos(caption.angle), s = std::sin(caption.angle);
  const double w = caption.width.to_mm(), h = caption.height.to_mm();
  Polygon corners;
  for (const Vec2 p : {Vec2{0, 0}, Vec2{w, 0}, Vec2{w, h}, Vec2{0, h}})
    corners.push_back(mm(caption.corner) + Vec2{c * p.x - s * p.y, s * p.x + c * p.y});
  return box_round(corners);
}

Polygon edge_of(const CardFace& face, const Shape& shape, double by) {
  constexpr int pieces = 90;  // of a quarter turn
  // An arc round each corner of what is left without the rounding.
  Polygon corners{{0, 0}};
  double radius = shape.width / 2;
  if (shape.kind == ShapeKind::rectangle) {
    radius = shape.corner_radius;
    const double x = shape.width / 2 - radius, y = shape.height / 2 - radius;
    corners = {{x, y}, {-x, y}, {-x, -y}, {x, -y}};
  } else if (shape.kind == ShapeKind::hexagon) {
    radius = shape.corner_radius;
    const double far = shape.width / 2 - 2 * radius / std::sqrt(3.0);
    corners.clear();
    for (int i = 0; i < 6; ++i)
      corners.push_back({far * std::cos(i * pi / 3), far * std::sin(i * pi / 3)});
  }
  const bool sharp = shape.kind != ShapeKind::circle && radius == 0;
  if (sharp && by > 0) {  // what grows outwards stays sharp
    const Vec2 half{shape.width / 2, shape.height / 2};
    const double out =
        shape.kind == ShapeKind::hexagon ? 1 + 2 * by / std::sqrt(3.0) / half.x : 0;
    for (Vec2& corner : corners)
      corner = shape.kind == ShapeKind::hexagon
                   ? out * corner
                   : corner + Vec2{corner.x > 0 ? by : -by, corner.y > 0 ? by : -by};
    by = 0;
  }
  Polygon edge;
  for (const Vec2 corner : corners)
    for (int i = 0; i < 4 * pieces; ++i) {
      const double angle = i * pi / (2 * pieces);
      const Vec2 p = corner + (radius + by) * Vec2{std::cos(angle), std::sin(angle)};
      const double c = std::cos(face.angle), s = std::sin(face.angle);
      edge.push_back(mm(face.centre) + Vec2{c * p.x - s * p.y, s * p.x + c * p.y});
    }
  return convex_hull(edge);
}

double depth_in(const Polygon& polygon, Vec2 p) {
  double turn = 0, depth = 1e9;
  for (std::size_t i = 0; i < polygon.size(); ++i)
    turn += cross(polygon[i], polygon[(i + 1) % polygon.size()]);
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 a = polygon[i], b = polygon[(i + 1) % polygon.size()];
    if (length(b - a) < 1e-9) continue;
    const double left = cross(b - a, p - a) / length(b - a);
    depth = std::min(depth, turn > 0 ? left : -left);
  }
  return depth;
}

bool holds(const Polygon& outer, const Polygon& inner) {
  return std::all_of(inner.begin(), inner.end(),
                     [&](Vec2 p) { return depth_in(outer, p) > -loose; });
}

}  // namespace onematch::check
