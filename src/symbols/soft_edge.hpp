// The edge of a drawing that is cut out of a plain background.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "geometry/bitmap.hpp"
#include "symbols/pixels.hpp"

namespace onematch {

/// Red, green and blue of a plain background, 0 to 255.
using Ground = std::array<double, 3>;

/// A picture, and how far each of its pixels is from its background in CIELAB.
struct ColorField {
  const Pixels& pixels;
  std::vector<float> distance;

  std::size_t index(Pixel p) const {
    return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(pixels.width) +
           static_cast<std::size_t>(p.x);
  }
};

/// The opaque picture without what is `outside`. The pixels of a soft edge are mixtures
/// of the drawing's colour and the background's: what is the background's share of them
/// becomes transparency. The rim of the drawing that this may change is two pixels wide.
Pixels without_ground(const ColorField& field, const Bitmap& outside,
                      const Ground& ground);

}  // namespace onematch
