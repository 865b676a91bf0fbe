#include "symbols/soft_edge.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace onematch {
namespace {

/// How many steps each pixel is inside the drawing, also slanting ones: 0 and less
/// outside.
class Depths {
 public:
  explicit Depths(const Bitmap& outside)
      : rings_{dilated(inverted(outside), 1.5), inverted(outside), dilated(outside, 1.5),
               dilated(outside, 2.9)} {}

  /// -1 to 3; what is farther out or deeper is as those.
  int at(int x, int y) const {
    if (!rings_[1].at(x, y)) return rings_[0].at(x, y) ? 0 : -1;
    return rings_[2].at(x, y) ? 1 : rings_[3].at(x, y) ? 2 : 3;
  }

 private:
  std::array<Bitmap, 4> rings_;  ///< depth 0 and more, 1 and more; 1 and less, 2 and less
};

/// The pixel near `p`, and deeper than it if there is one, whose colour is least like the
/// background: what the edge at `p` is the edge of.
Pixel full_color_near(const ColorField& field, const Depths& depths, Pixel p) {
  constexpr int reach = 2;
  const int own = depths.at(p.x, p.y);
  Pixel best = p;
  bool best_is_deeper = false;
  for (int y = std::max(0, p.y - reach);
       y <= std::min(field.pixels.height - 1, p.y + reach); ++y)
    for (int x = std::max(0, p.x - reach);
         x <= std::min(field.pixels.width - 1, p.x + reach); ++x) {
      const int depth = depths.at(x, y);
      const bool deeper = depth > own;
      if (depth < own || deeper < best_is_deeper) continue;
      if (deeper == best_is_deeper &&
          field.distance[field.index({x, y})] <= field.distance[field.index(best)])
        continue;
      best = {x, y};
      best_is_deeper = deeper;
    }
  return best;
}

/// How much of `color` is `full` and not `ground`, 0 to 1. Nothing if these are too much
/// alike to tell a mixture from noise.
std::optional<double> share_of(const std::uint8_t* color, const std::uint8_t* full,
                               const Ground& ground) {
  double along = 0, whole = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    along += (color[i] - ground[i]) * (full[i] - ground[i]);
    whole += (full[i] - ground[i]) * (full[i] - ground[i]);
  }
  if (whole < 25 * 25) return {};
  return std::clamp(along / whole, 0.0, 1.0);
}

/// Alpha of the pixel `p` at the edge.
double edge_alpha(const ColorField& field, const Depths& depths, Pixel p,
                  const Ground& ground) {
  const Pixel full = full_color_near(field, depths, p);
  const bool inside = depths.at(p.x, p.y) > 0;
  const double alpha =
      share_of(field.pixels.at(p.x, p.y), field.pixels.at(full.x, full.y), ground)
          .value_or(inside ? 1 : 0);
  constexpr double just_noise = 0.06;
  return alpha < just_noise ? 0 : alpha > 1 - just_noise ? 1 : alpha;
}

/// The same of a pixel of any depth: those of depth 2 are a part of the edge only where
/// it is so soft that those of depth 1 are mostly background.
double alpha_at(const ColorField& field, const Depths& depths, Pixel p,
                const Ground& ground) {
  const int depth = depths.at(p.x, p.y);
  if (depth < 0 || depth == 3) return depth < 0 ? 0 : 1;
  if (depth <= 1) return edge_alpha(field, depths, p, ground);
  for (int y = p.y - 1; y <= p.y + 1; ++y)
    for (int x = p.x - 1; x <= p.x + 1; ++x)
      if (x >= 0 && y >= 0 && x < field.pixels.width && y < field.pixels.height &&
          depths.at(x, y) == 1 && edge_alpha(field, depths, {x, y}, ground) < 0.5)
        return edge_alpha(field, depths, p, ground);
  return 1;
}

}  // namespace

Pixels without_ground(const ColorField& field, const Bitmap& outside,
                      const Ground& ground) {
  Pixels result = field.pixels;
  const Depths depths(outside);
  for (int y = 0; y < result.height; ++y)
    for (int x = 0; x < result.width; ++x) {
      const double alpha = alpha_at(field, depths, {x, y}, ground);
      if (alpha == 1) continue;
      std::uint8_t* pixel = result.at(x, y);
      for (std::size_t i = 0; i < 3; ++i) {
        const double own = alpha == 0 ? 0 : (pixel[i] - (1 - alpha) * ground[i]) / alpha;
        pixel[i] = static_cast<std::uint8_t>(std::lround(std::clamp(own, 0.0, 255.0)));
      }
      pixel[3] = static_cast<std::uint8_t>(std::lround(255 * alpha));
    }
  return result;
}

}  // namespace onematch
