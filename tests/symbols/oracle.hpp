// A symbol compared with a drawing of the same thing that knows nothing of recordings,
// boxes or outlines.
#pragma once

#include <functional>

#include "support/picture_files.hpp"

namespace onematch {

/// The original, drawn by the library itself, on a canvas of this size.
struct Original {
  double width = 0, height = 0;
  std::function<void(cairo_t*)> draw;
};

/// How well a symbol shows its original once both are laid over each other.
struct Likeness {
  double mean_difference = 0;  ///< of all channels, 0 to 255
  double overhang = 0;         ///< of ink over the outline, in the symbol frame
  double ink_share = 0;        ///< of the picture's longer side that the ink spans
};

Likeness compare(const Symbol& symbol, const Original& original);

/// The greatest distance from a corner of one outline to the other outline.
double outline_distance(const Silhouette& a, const Silhouette& b);

/// How far `p` is outside `polygon`; 0 inside.
double distance_outside(const Polygon& polygon, Vec2 p);

}  // namespace onematch
