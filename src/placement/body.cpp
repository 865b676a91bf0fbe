#include "placement/body.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/elementary.hpp"
#include "placement/placement.hpp"

namespace onematch {
namespace {

double signed_distance(const Polygon& outline, Vec2 p) {
  double least = std::numeric_limits<double>::infinity();
  Vec2 a = outline.back();
  for (const Vec2 b : outline) {
    least = std::min(least, distance_to_segment(p, a, b));
    a = b;
  }
  return contains(outline, p) ? -least : least;
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

DistanceField::DistanceField(const Polygon& outline)
    : values_(static_cast<std::size_t>(cells * cells)) {
  constexpr double pitch = 2 * reach / (cells - 1);
  for (int y = 0; y < cells; ++y)
    for (int x = 0; x < cells; ++x)
      values_[static_cast<std::size_t>(y * cells + x)] = static_cast<float>(
          signed_distance(outline, {x * pitch - reach, y * pitch - reach}));
}

DistanceField::Sample DistanceField::at(Vec2 p) const {
  constexpr double per_unit = (cells - 1) / (2 * reach);
  const Vec2 on{std::clamp(p.x, -reach, reach), std::clamp(p.y, -reach, reach)};
  const double x = (on.x + reach) * per_unit, y = (on.y + reach) * per_unit;
  const int left = std::min(static_cast<int>(x), cells - 2);
  const int top = std::min(static_cast<int>(y), cells - 2);
  const double u = x - left, v = y - top;
  const float* row = &values_[static_cast<std::size_t>(top * cells + left)];
  const double a = row[0], b = row[1], c = row[cells], d = row[cells + 1];
  const double upper = a + u * (b - a), lower = c + u * (d - c);
  Sample sample{
      upper + v * (lower - upper),
      {per_unit * ((1 - v) * (b - a) + v * (d - c)), per_unit * (lower - upper)}};
  if (on == p) return sample;
  const Vec2 off = p - on;
  const double way = length(off);
  return {sample.distance + way, 1 / way * off};
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
