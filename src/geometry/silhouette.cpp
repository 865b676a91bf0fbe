#include "geometry/silhouette.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>

#include "geometry/bitmap.hpp"
#include "geometry/contour.hpp"
#include "geometry/mend.hpp"

namespace onematch {
namespace {

// Of ink: 2 %.
constexpr int least_alpha = 5;

// In parts of the radius of a symbol, as its picture's longer side has it.
constexpr double bay_radius = 0.08;
constexpr double bridge_half_width = 0.02;
constexpr double slack = 0.0038;

// From ink to outline, in pixels: from a pixel's centre to its corner, what
// outline_round() may take off, and a quarter for the points of what is too thin to show
// in any pixel.
constexpr double clearance = 0.71 + 0.06 + 0.25;

/// Where the pixels from `x` on stop being alike.
int end_of_run(const std::uint8_t* alpha, int x, int width) {
  const std::uint64_t alike = 0x0101010101010101u * alpha[x];
  std::uint64_t eight = alike;
  int end = x + 1;
  for (; end + 8 <= width; end += 8) {
    std::memcpy(&eight, alpha + end, 8);
    if (eight != alike) break;
  }
  while (end < width && alpha[end] == alpha[x]) ++end;
  return end;
}

/// What is inked, with `margin` free pixels on every side. Nothing if nothing is.
std::optional<Bitmap> ink(const AlphaMask& mask, int margin) {
  Bitmap inked(mask.width + 2 * margin, mask.height + 2 * margin);
  Bitmap touched(inked.width(), inked.height());
  bool any = false;
  for (int y = 0; y < mask.height; ++y) {
    const std::uint8_t* alpha =
        &mask.alpha[static_cast<std::size_t>(y) * static_cast<std::size_t>(mask.width)];
    // Most pixels are like their neighbours: from one change to the next.
    for (int x = 0, end = 0; x < mask.width; x = end) {
      end = end_of_run(alpha, x, mask.width);
      if (alpha[x] == 0) continue;
      touched.set_run(y + margin, x + margin, end + margin);
      if (alpha[x] < least_alpha) continue;
      inked.set_run(y + margin, x + margin, end + margin);
      any = true;
    }
  }
  if (!any) return {};
  // Near ink even the faintest trace is ink: the corner of a pixel, the point of a
  // needle.
  touched &= dilated(inked, 3.5);
  inked |= touched;
  return inked;
}

/// `outline` in the symbol frame that `frame` is the unit circle of.
Silhouette in_symbol_frame(Polygon outline, const Circle& frame) {
  for (Vec2& p : outline) p = 1 / frame.radius * (p - frame.centre);
  const double covered = area(outline);
  return {std::move(outline), covered};
}

}  // namespace

std::optional<Trace> trace_silhouette(const AlphaMask& mask) {
  assert(mask.width > 0 && mask.height > 0);
  const double radius = std::max(mask.width, mask.height) / 2.0;
  const double bay = std::max(bay_radius * radius, 2.0);
  const double far = clearance + std::max(slack * radius, 1.0);
  const int margin = static_cast<int>(std::max(bay, far)) + 3;
  std::optional<Bitmap> bitmap = ink(mask, margin);
  if (!bitmap) return {};
  close_bays(*bitmap, bay);
  join_parts(*bitmap, std::max(bridge_half_width * radius, 1.0), 2 * far);

  Polygon outline = outline_round(*bitmap, clearance, far);
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
