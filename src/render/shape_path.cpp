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

/// The corners clockwise on paper. Side i, as an Outline counts, ends at corner i.
std::vector<Corner> corners_of(const Shape& shape, const Outline& outline) {
  const Vec2 at{outline.centre.x.to_mm(), outline.centre.y.to_mm()};
  const double r = shape.corner_radius;
  const bool hexagon = shape.kind == ShapeKind::hexagon;
  const double x = shape.width / 2 - r, y = shape.height / 2 - r;
  const double reach = shape.width / 2 - 2 * r / sqrt3;
  const double c = std::cos(outline.angle), s = std::sin(outline.angle);
  std::vector<Corner> corners;
  const int count = hexagon ? 6 : 4;
  for (int i = 0; i < count; ++i) {
    const double direction = hexagon ? (i + 1) * pi / 3 : (2 * i + 1) * pi / 4;
    const Vec2 corner = hexagon ? reach * Vec2{std::cos(direction), std::sin(direction)}
                                : Vec2{i == 0 || i == 3 ? x : -x, i < 2 ? y : -y};
    corners.push_back(
        {at + Vec2{c * corner.x - s * corner.y, s * corner.x + c * corner.y},
         direction + outline.angle, (outline.sides_left_out >> i & 1) == 0});
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
  // What closes the loop is the first corner's side.
  cairo_new_sub_path(cr);
  for (const Corner& corner : corners)
    add_corner(cr, corner, shape.corner_radius, half_turn);
  const bool whole = std::all_of(corners.begin(), corners.end(),
                                 [](const Corner& corner) { return corner.joined; });
  if (whole) return cairo_close_path(cr);
  const Corner& first = corners.front();
  if (!first.joined) return;
  const double angle = first.direction - half_turn;
  cairo_line_to(cr, first.centre.x + shape.corner_radius * std::cos(angle),
                first.centre.y + shape.corner_radius * std::sin(angle));
}

}  // namespace onematch
