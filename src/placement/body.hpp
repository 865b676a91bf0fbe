// What the engine makes of a silhouette, once for all cards.
#pragma once

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

  /// At `p`, interpolated. Off the grid: what the grid's border says, and the way there.
  Sample at(Vec2 p) const;

 private:
  static constexpr int cells = 64;
  static constexpr double reach = 1.4;  ///< the grid covers [-reach, reach] both ways

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
