#include "cutting/card_edge.hpp"

#include <numbers>

#include "core/elementary.hpp"
#include "core/number.hpp"

namespace onematch {
namespace {

using std::numbers::pi;
using std::numbers::sqrt3;

constexpr double shortest_side = 1e-3;  // mm; less is what rounding leaves of none

/// The vector of length 1 in the direction `angle`.
Vec2 towards(double angle) {
  const SinCos turn = sin_cos(angle);
  return {turn.cos, turn.sin};
}

/// A rounded corner: half of its arc is on either side of `direction`.
struct Arc {
  Vec2 centre;  ///< card frame
  double direction = 0;
};

std::vector<Arc> arcs_of(const Shape& shape, double radius) {
  std::vector<Arc> arcs;
  if (shape.kind == ShapeKind::hexagon) {
    const double reach = shape.width / 2 - 2 * radius / sqrt3;
    for (int i = 0; i < 6; ++i) {
      const double direction = i * pi / 3;
      arcs.push_back({reach * towards(direction), direction});
    }
    return arcs;
  }
  const double x = shape.width / 2 - radius, y = shape.height / 2 - radius;
  return {{{x, y}, pi / 4},
          {{-x, y}, 3 * pi / 4},
          {{-x, -y}, 5 * pi / 4},
          {{x, -y}, 7 * pi / 4}};
}

}  // namespace

CardEdge card_edge(const Shape& shape, const CardFace& face) {
  CardEdge edge;
  edge.radius = shape.kind == ShapeKind::circle ? shape.width / 2 : shape.corner_radius;
  const std::vector<Arc> arcs = arcs_of(shape, edge.radius);
  edge.turn = 2 * pi / static_cast<double>(arcs.size());
  const auto end_of = [&](const Arc& arc, double half_turn) {
    return arc.centre + edge.radius * towards(arc.direction + half_turn);
  };
  const Vec2 along = towards(face.angle);
  const auto on_sheet = [&](Vec2 p) {
    return Vec2{face.centre.x.to_mm() + p.x * along.x - p.y * along.y,
                face.centre.y.to_mm() + p.x * along.y + p.y * along.x};
  };
  for (std::size_t i = 0; i < arcs.size(); ++i) {
    const Arc& next = arcs[(i + 1) % arcs.size()];
    const Vec2 start = end_of(arcs[i], -edge.turn / 2);
    const Vec2 end = end_of(arcs[i], edge.turn / 2);
    edge.corners.push_back({on_sheet(start), edge.radius > 0});
    if (edge.radius > 0 && length(end_of(next, -edge.turn / 2) - end) > shortest_side)
      edge.corners.push_back({on_sheet(end), false});
  }
  return edge;
}

std::string in_mm(double length) {
  return format_number(length, 4);
}

}  // namespace onematch
