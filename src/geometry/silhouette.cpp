#include "geometry/silhouette.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "geometry/bitmap.hpp"
#include "geometry/contour.hpp"

namespace onematch {
namespace {

// In parts of the radius of a symbol, as its picture's longer side has it.
constexpr double bay_radius = 0.08;
constexpr double bridge_half_width = 0.02;
// The most that an outline may keep away from ink: 1.25 pixels of a mask of 256. Less
// would not let it smooth the stairs that pixels make.
constexpr double most_slack = 1.25 / 128;

/// What is inked, with `margin` free pixels on every side. Nothing if nothing is.
std::optional<Bitmap> ink(const AlphaMask& mask, int threshold, int margin) {
  Bitmap bitmap(mask.width + 2 * margin, mask.height + 2 * margin);
  bool any = false;
  for (int y = 0; y < mask.height; ++y)
    for (int x = 0; x < mask.width; ++x)
      if (mask.at(x, y) >= threshold) {
        bitmap.set(x + margin, y + margin);
        any = true;
      }
  if (!any) return {};
  return bitmap;
}

/// Whether the square of a pixel that is set is at most `far` pixels from `p`.
bool near_ink(const Bitmap& bitmap, Vec2 p, double far) {
  const int left = static_cast<int>(p.x - far), right = static_cast<int>(p.x + far);
  const int top = static_cast<int>(p.y - far), bottom = static_cast<int>(p.y + far);
  for (int y = top; y <= bottom; ++y)
    for (int x = left; x <= right; ++x) {
      const Vec2 off{p.x - std::clamp(p.x, 1.0 * x, x + 1.0),
                     p.y - std::clamp(p.y, 1.0 * y, y + 1.0)};
      if (dot(off, off) <= far * far && bitmap.at(x, y)) return true;
    }
  return false;
}

/// `outline` in the symbol frame that `frame` is the unit circle of.
Silhouette in_symbol_frame(Polygon outline, const Circle& frame) {
  for (Vec2& p : outline) p = 1 / frame.radius * (p - frame.centre);
  const double covered = area(outline);
  return {std::move(outline), covered};
}

}  // namespace

std::optional<Trace> trace_silhouette(const AlphaMask& mask, int threshold) {
  assert(mask.width > 0 && mask.height > 0);
  const double radius = std::max(mask.width, mask.height) / 2.0;
  const double bay = std::max(bay_radius * radius, 2.0);
  const int margin = static_cast<int>(bay) + 3;
  std::optional<Bitmap> bitmap = ink(mask, threshold, margin);
  if (!bitmap) return {};
  close_bays(*bitmap, bay);
  join_parts(*bitmap, std::max(bridge_half_width * radius, 1.0));
  fill_holes(*bitmap);

  const double slack = std::max(most_slack * radius, 1.0);
  Polygon outline = simplified_outwards(
      trace_contour(*bitmap), [&](Vec2 p) { return near_ink(*bitmap, p, slack); });
  for (Vec2& p : outline) p = p - Vec2{1.0 * margin, 1.0 * margin};
  const Circle frame = smallest_enclosing_circle(outline);
  return Trace{in_symbol_frame(std::move(outline), frame), frame};
}

Silhouette rectangle_silhouette(double proportion) {
  assert(proportion > 0);
  const double diagonal = std::sqrt(1 + proportion * proportion);
  const double x = proportion / diagonal, y = 1 / diagonal;
  return {{{-x, -y}, {x, -y}, {x, y}, {-x, y}}, 4 * x * y};
}

}  // namespace onematch
