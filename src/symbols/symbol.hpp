// A symbol: what is painted, and what placement knows of it.
#pragma once

#include <string>

#include "geometry/silhouette.hpp"
#include "symbols/cairo_ptr.hpp"

namespace onematch {

/// A picture recorded once, unrotated, into a bounded recording surface, so that Cairo
/// stores it once however often it is painted.
struct Picture {
  SurfacePtr recording;
  double width = 0;  ///< of the recording, in its own units
  double height = 0;
};

struct Symbol {
  std::string name;
  Silhouette silhouette;
  Picture picture;
  Circle frame;  ///< the symbol frame's unit circle, in the picture's units
};

}  // namespace onematch
