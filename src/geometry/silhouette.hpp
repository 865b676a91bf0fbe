// The outline of a symbol's ink, traced from a picture of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "geometry/circle.hpp"
#include "geometry/polygon.hpp"

namespace onematch {

/// How opaque each pixel of a rendered symbol is, row by row from the top left, 0 to
/// 255. Pixel (x, y) covers the square from (x, y) to (x + 1, y + 1).
struct AlphaMask {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> alpha;

  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
           static_cast<std::size_t>(x);
  }
  std::uint8_t at(int x, int y) const { return alpha[index(x, y)]; }
};

/// All that placement knows of a symbol, in the symbol frame: origin at the centre of
/// the smallest circle round the outline, and that circle's radius is 1.
struct Silhouette {
  Polygon outline;  ///< simple; contains all ink, holes filled, loose parts joined
  double area = 0;  ///< of the outline
};

/// A silhouette, and how its frame lies in the mask it was traced from.
struct Trace {
  Silhouette silhouette;
  Circle frame;  ///< the unit circle of the symbol frame, in pixels of the mask
};

/// Traces what is inked in `mask`: each pixel with alpha of at least 5, and any that is
/// not blank and at most 3.5 pixels from such a pixel's centre. The full square of all
/// these lies inside the outline, a quarter pixel away from it. Holes count as ink, bays
/// narrower than 0.16 of half the mask's longer side are closed, loose parts are joined
/// by bridges, so that nothing can come to lie inside a symbol. Anywhere else the outline
/// is at most 2.5 pixels, or 1.5 and 0.0038 of that half if that is more, away from such
/// a square. Nothing if no pixel is inked.
std::optional<Trace> trace_silhouette(const AlphaMask& mask);

/// The silhouette of a full rectangle of the given proportions (width / height).
Silhouette rectangle_silhouette(double proportion);

}  // namespace onematch
