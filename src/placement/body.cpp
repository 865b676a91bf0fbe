#include "placement/body.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/elementary.hpp"
#include "placement/placement.hpp"

namespace onematch {
namespace {

struct Side {
  Vec2 from, along;
  double per_square;  ///< 1 over the square of its length, 0 if that is 0
};

std::vector<Side> sides_of(const Polygon& outline) {
  std::vector<Side> sides;
  Vec2 a = outline.back();
  for (const Vec2 b : outline) {
    const double square = dot(b - a, b - a);
    sides.push_back({a, b - a, square > 0 ? 1 / square : 0});
    a = b;
  }
  return sides;
}

double distance_to(const std::vector<Side>& sides, Vec2 p) {
  double least = std::numeric_limits<double>::infinity();
  for (const Side& side : sides) {
    const Vec2 arm = p - side.from;
    const double t = std::clamp(dot(side.along, arm) * side.per_square, 0.0, 1.0);
    const Vec2 off = arm - t * side.along;
    least = std::min(least, dot(off, off));
  }
  return std::sqrt(least);
}

/// `count` points of the outline, each as far from those before it as can be.
std::vector<Vec2> spread_samples(const Polygon& outline, std::size_t count) {
  // Candidates: the vertices, so that tips are among them, and points between.
  constexpr double step = 0.03;
  std::vector<Vec2> candidates;
  Vec2 a = outline.back();
  for (const Vec2 b : outline) {
    const int pieces = 1 + static_cast<int>(length(b - a) / step);
    for (int i = 1; i <= pieces; ++i)
      candidates.push_back(a + static_cast<double>(i) / pieces * (b - a));
    a = b;
  }
  std::vector<double> far(candidates.size(), std::numeric_limits<double>::infinity());
  std::vector<Vec2> samples;
  std::size_t next = 0;
  for (std::size_t i = 0; i < candidates.size(); ++i)
    if (dot(candidates[i], candidates[i]) > dot(candidates[next], candidates[next]))
      next = i;
  while (samples.size() < count) {
    samples.push_back(candidates[next]);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      const Vec2 off = candidates[i] - samples.back();
      far[i] = std::min(far[i], dot(off, off));
    }
    next =
        static_cast<std::size_t>(std::max_element(far.begin(), far.end()) - far.begin());
  }
  return samples;
}

}  // namespace

DistanceField::DistanceField(const Polygon& outline) : values_(node(0, nodes)) {
  const std::vector<Side> sides = sides_of(outline);
  for (int row = 0; row < nodes; ++row)
    for (int column = 0; column < nodes; ++column) {
      const Vec2 p{column / per_unit - reach, row / per_unit - reach};
      const double far = distance_to(sides, p);
      // Only inside the unit circle can it be inside the outline.
      const bool in = dot(p, p) < 1 && contains(outline, p);
      values_[node(column, row)] = static_cast<float>(in ? -far : far);
    }
}

DistanceField::Sample DistanceField::beyond(Vec2 p) const {
  constexpr double last = reach * (1 - 1e-12);
  const Vec2 border{std::clamp(p.x, -last, last), std::clamp(p.y, -last, last)};
  const Vec2 off = p - border;
  const double way = length(off);
  return {inside(border).distance + way, 1 / way * off};
}

double visual_size(const Silhouette& silhouette) {
  return std::sqrt(std::sqrt(silhouette.area / std::numbers::pi));
}

Body::Body(const Silhouette& silhouette)
    : outline(silhouette.outline),
      hull(convex_hull(silhouette.outline)),
      field(silhouette.outline),
      samples(spread_samples(silhouette.outline, fine_samples)),
      visual_size(onematch::visual_size(silhouette)),
      log_visual_size(logarithm(visual_size)),
      hull_radius(std::sqrt(area(hull) / std::numbers::pi)) {}

}  // namespace onematch
