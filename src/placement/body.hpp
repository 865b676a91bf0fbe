// What the engine makes of a silhouette, once for all cards.
#pragma once

#include <cmath>
#include <vector>

#include "geometry/polygon.hpp"
#include "geometry/silhouette.hpp"

namespace onematch {

/// Signed distances to an outline on a grid, negative inside; symbol frame.
class DistanceField {
 public:
  explicit DistanceField(const Polygon& outline);

  struct Sample {
    double distance = 0;
    Vec2 slope;  ///< of the distance, exact for the interpolation
  };

  /// At `p`, interpolated. Off the grid: what its border says, and the way there.
  Sample at(Vec2 p) const {
    if (std::abs(p.x) >= reach || std::abs(p.y) >= reach) return beyond(p);
    return inside(p);
  }

 private:
  static constexpr int nodes = 48;
  static constexpr double reach = 1.4;  ///< the grid covers [-reach, reach] both ways
  static constexpr double per_unit = (nodes - 1) / (2 * reach);

  static std::size_t node(int column, int row) {
    return static_cast<std::size_t>(row) * nodes + static_cast<std::size_t>(column);
  }

  Sample inside(Vec2 p) const {
    const double x = (p.x + reach) * per_unit, y = (p.y + reach) * per_unit;
    const int left = static_cast<int>(x), top = static_cast<int>(y);
    const double u = x - left, v = y - top;
    const float* row = &values_[node(left, top)];
    const double a = row[0], b = row[1], c = row[nodes], d = row[nodes + 1];
    const double upper = a + u * (b - a), lower = c + u * (d - c);
    return {upper + v * (lower - upper),
            {per_unit * ((1 - v) * (b - a) + v * (d - c)), per_unit * (lower - upper)}};
  }
  Sample beyond(Vec2 p) const;

  std::vector<float> values_;
};

/// A symbol as the engine handles it; all in the symbol frame.
struct Body {
  explicit Body(const Silhouette& silhouette);

  Polygon outline;
  Polygon hull;
  DistanceField field;
  std::vector<Vec2> samples;  ///< on the outline; each prefix covers it evenly
  double visual_size = 1;     ///< for radius 1; see visual_size()
  double log_visual_size = 0;
  double hull_radius = 1;  ///< of the disc with the hull's area
};

/// How many samples a body has, and how many of them do for a first approach.
inline constexpr std::size_t fine_samples = 96;
inline constexpr std::size_t coarse_samples = 36;

}  // namespace onematch
