#include "placement/slots.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/random.hpp"

namespace onematch {
namespace {

/// The largest radius that discs round `centres` can all have.
double common_radius(const Shape& shape, const std::vector<Vec2>& centres,
                     double clearance, double edge) {
  double radius = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < centres.size(); ++i) {
    radius = std::min(radius, depth_inside(shape, centres[i]) - edge);
    for (std::size_t j = 0; j < i; ++j)
      radius = std::min(radius, (length(centres[i] - centres[j]) - clearance) / 2);
  }
  return radius;
}

/// Pushes discs of `radius` apart and inwards, all at once, by `share` of what they lack.
void push(const Shape& shape, double radius, double clearance, double edge, double share,
          std::vector<Vec2>& centres) {
  std::vector<Vec2> moves(centres.size());
  for (std::size_t i = 0; i < centres.size(); ++i) {
    const Depth here = depth_at(shape, centres[i]);
    const double out = radius + edge - here.depth;
    if (out > 0) moves[i] = moves[i] + share * out * here.inward;
    for (std::size_t j = 0; j < i; ++j) {
      const Vec2 off = centres[i] - centres[j];
      const double far = length(off), missing = 2 * radius + clearance - far;
      if (missing <= 0) continue;
      const Vec2 way = far > 0 ? 1 / far * off : Vec2{1, 0};
      moves[i] = moves[i] + share / 2 * missing * way;
      moves[j] = moves[j] - share / 2 * missing * way;
    }
  }
  for (std::size_t i = 0; i < centres.size(); ++i) centres[i] = centres[i] + moves[i];
}

/// `count` places of a triangular lattice in the shape, as wide as they fit: a start
/// that is never bad.
std::vector<Vec2> lattice(const Shape& shape, std::size_t count, double edge) {
  std::vector<Vec2> places;
  for (double pitch = shape.width; places.size() < count; pitch *= 0.97) {
    places.clear();
    const double lead = pitch * std::numbers::sqrt3 / 2;
    const int columns = 1 + static_cast<int>((shape.width / 2 - edge) / pitch);
    const int rows = 1 + static_cast<int>((shape.height / 2 - edge) / lead);
    for (int row = -rows; row <= rows; ++row)
      for (int column = -columns; column <= columns; ++column) {
        const Vec2 p{pitch * (column + 0.5 * (row & 1)), lead * row};
        if (depth_inside(shape, p) >= edge + pitch / 2) places.push_back(p);
      }
  }
  places.resize(count);
  return places;
}

}  // namespace

Slots equal_slots(const Shape& shape, std::size_t count, double clearance, double edge) {
  assert(count > 0);
  constexpr double least_room = 0.5;
  if (depth_inside(shape, {0, 0}) < edge + least_room) return {};
  constexpr int starts = 24, rounds = 300;
  const double scale = std::sqrt(shape.width * shape.height / static_cast<double>(count));
  Random random(count);
  Slots best{lattice(shape, count, edge), 0};
  best.radius = common_radius(shape, best.centres, clearance, edge);
  std::vector<Vec2> centres = best.centres;
  for (int start = 0; start < starts; ++start) {
    // Discs a little too large to fit push each other into place, less and less so.
    double excess = 0.06 * scale;
    for (int round = 0; round < rounds; ++round, excess *= 0.98) {
      const double radius = common_radius(shape, centres, clearance, edge);
      if (radius > best.radius) best = {centres, radius};
      push(shape, std::max(radius, best.radius) + excess, clearance, edge, 0.5, centres);
    }
    for (Vec2& centre : centres)
      centre = {random.uniform(-0.5, 0.5) * shape.width,
                random.uniform(-0.5, 0.5) * shape.height};
  }
  return best;
}

}  // namespace onematch
