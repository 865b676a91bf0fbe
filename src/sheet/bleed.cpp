#include "sheet/bleed.hpp"

#include <algorithm>
#include <cmath>

#include "sheet/packing.hpp"

namespace onematch {
namespace {

bool is_turned(const CardFace& face) {
  return std::abs(std::sin(face.angle)) > 0.5;
}

/// What of a convex polygon lies behind the line through `at` that `out` is normal to.
Polygon cut_off(const Polygon& polygon, Vec2 at, Vec2 out) {
  Polygon kept;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 a = polygon[i], b = polygon[(i + 1) % polygon.size()];
    const double from = dot(out, a - at), to = dot(out, b - at);
    if (from <= 0) kept.push_back(a);
    if ((from < 0 && to > 0) || (from > 0 && to < 0))
      kept.push_back(a + from / (from - to) * (b - a));
  }
  return kept;
}

/// The direction between the nearest points of two cards that lie `off` from each other:
/// a line normal to it, halfway between them, meets neither.
Vec2 apart(const Shape& shape, bool turned, Vec2 off) {
  const auto transposed = [turned](Vec2 v) { return turned ? Vec2{v.y, v.x} : v; };
  // The other's centre, seen from what it may not enter: the shape twice as large.
  const Shape taken{shape.kind, 2 * shape.width, 2 * shape.height,
                    2 * shape.corner_radius};
  return transposed(-1.0 * depth_at(taken, transposed(off)).inward);
}

/// Half of the box round the card and its bleed.
Vec2 half_bleed(const CardFace& face, const Shape& shape) {
  return 0.5 * extent(grown(shape, face.bleed.to_mm()), is_turned(face));
}

Polygon box_polygon(Vec2 low, Vec2 high) {
  return {low, {high.x, low.y}, high, {low.x, high.y}};
}

Rect rect_between(Vec2 low, Vec2 high) {
  return {{Length::mm(low.x), Length::mm(low.y)},
          {Length::mm(high.x - low.x), Length::mm(high.y - low.y)}};
}

}  // namespace

void share_room(std::vector<CardFace>& faces, const Shape& shape, Size paper,
                const std::optional<Segment>& fold) {
  const Vec2 edge{paper.width.to_mm(), paper.height.to_mm()};
  for (CardFace& face : faces) {
    const Vec2 centre = in_mm(face.centre);
    const Vec2 half = half_bleed(face, shape);
    const Vec2 low = centre - half, high = centre + half;
    face.room = box_polygon({std::max(low.x, 0.0), std::max(low.y, 0.0)},
                            {std::min(high.x, edge.x), std::min(high.y, edge.y)});
    for (const CardFace& other : faces) {
      if (&other == &face) continue;
      const Vec2 off = in_mm(other.centre) - centre;
      const Vec2 normal = apart(shape, is_turned(face), off);
      face.room = cut_off(face.room, centre + 0.5 * off, normal);
    }
    if (!fold) continue;
    const Vec2 on = in_mm(fold->from);
    const bool upright = fold->from.x == fold->to.x;
    const Vec2 normal = upright ? Vec2{centre.x < on.x ? 1.0 : -1.0, 0}
                                : Vec2{0, centre.y < on.y ? 1.0 : -1.0};
    face.room = cut_off(face.room, on, normal);
  }
}

Rect trim_box(const CardFace& face, const Shape& shape) {
  const Vec2 half = 0.5 * extent(shape, is_turned(face));
  return rect_between(in_mm(face.centre) - half, in_mm(face.centre) + half);
}

Rect bleed_box(const CardFace& face, const Shape& shape) {
  const Vec2 half = half_bleed(face, shape);
  Vec2 low = face.room.front(), high = low;
  for (const Vec2 p : face.room) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  const Vec2 centre = in_mm(face.centre);
  low = {std::max(low.x, centre.x - half.x), std::max(low.y, centre.y - half.y)};
  high = {std::min(high.x, centre.x + half.x), std::min(high.y, centre.y + half.y)};
  return rect_between(low, high);
}

Rect box_round(const Rect& a, const Rect& b) {
  const Point low{std::min(a.corner.x, b.corner.x), std::min(a.corner.y, b.corner.y)};
  const Point high{std::max(a.corner.x + a.size.width, b.corner.x + b.size.width),
                   std::max(a.corner.y + a.size.height, b.corner.y + b.size.height)};
  return {low, {high.x - low.x, high.y - low.y}};
}

}  // namespace onematch
