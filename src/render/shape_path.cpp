#include "render/shape_path.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <vector>

namespace onematch {
namespace {

using std::numbers::pi;
using std::numbers::sqrt3;

/// A rounded corner: an arc of `radius` round `centre`, half of it on either side of
/// `direction` (radians, clockwise on paper).
struct Corner {
  Vec2 centre;
  double direction = 0;
  bool joined = true;  ///< by a straight line to the corner before
};

/// The corners clockwise on paper. The side that closes the loop is neither left nor
/// top, so that it is always drawn.
std::vector<Corner> corners_of(const Shape& shape, const Outline& outline) {
  const Vec2 at{outline.centre.x.to_mm(), outline.centre.y.to_mm()};
  const double r = shape.corner_radius;
  std::vector<Corner> corners;
  if (shape.kind == ShapeKind::rectangle) {
    const double x = shape.width / 2 - r, y = shape.height / 2 - r;
    corners = {{at + Vec2{x, y}, pi / 4},
               {at + Vec2{-x, y}, 3 * pi / 4},
               {at + Vec2{-x, -y}, 5 * pi / 4, outline.left},
               {at + Vec2{x, -y}, 7 * pi / 4, outline.top}};
  } else {
    const double reach = shape.width / 2 - 2 * r / sqrt3;
    for (int i = 0; i < 6; ++i) {
      const double direction = i * pi / 3;
      corners.push_back({at + reach * Vec2{std::cos(direction), std::sin(direction)},
                         direction, i != 5 || outline.top});
    }
  }
  return corners;
}

void add_corner(cairo_t* cr, const Corner& corner, double radius, double half_turn) {
  if (!corner.joined) cairo_new_sub_path(cr);
  if (radius > 0)
    cairo_arc(cr, corner.centre.x, corner.centre.y, radius, corner.direction - half_turn,
              corner.direction + half_turn);
  else if (corner.joined)
    cairo_line_to(cr, corner.centre.x, corner.centre.y);
  else
    cairo_move_to(cr, corner.centre.x, corner.centre.y);
}

}  // namespace

Shape grown(Shape shape, double by) {
  // A hexagon's corners move further than its sides.
  const double across = shape.kind == ShapeKind::hexagon ? 2 * by / sqrt3 : by;
  shape.width += 2 * across;
  shape.height += 2 * by;
  if (shape.corner_radius > 0)
    shape.corner_radius = std::max(0.0, shape.corner_radius + by);
  assert(shape.width > 0 && shape.height > 0);
  return shape;
}

void add_path(cairo_t* cr, const Shape& shape, Point centre) {
  add_path(cr, shape, Outline{centre});
}

void add_path(cairo_t* cr, const Shape& shape, const Outline& outline) {
  cairo_new_sub_path(cr);
  if (shape.kind == ShapeKind::circle) {
    cairo_arc(cr, outline.centre.x.to_mm(), outline.centre.y.to_mm(), shape.width / 2, 0,
              2 * pi);
    cairo_close_path(cr);
    return;
  }
  const std::vector<Corner> corners = corners_of(shape, outline);
  const double half_turn = pi / static_cast<double>(corners.size());
  for (const Corner& corner : corners)
    add_corner(cr, corner, shape.corner_radius, half_turn);
  const bool whole = std::all_of(corners.begin(), corners.end(),
                                 [](const Corner& corner) { return corner.joined; });
  if (whole) {
    cairo_close_path(cr);
    return;
  }
  const Corner& first = corners.front();
  const double angle = first.direction - half_turn;
  cairo_line_to(cr, first.centre.x + shape.corner_radius * std::cos(angle),
                first.centre.y + shape.corner_radius * std::sin(angle));
}

}  // namespace onematch
