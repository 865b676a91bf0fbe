// Exact distances between pixels.
#pragma once

#include <vector>

#include "geometry/bitmap.hpp"

namespace onematch {

/// The distance of each pixel's centre to that of the nearest one that is set, row by
/// row; infinite if there is none. Felzenszwalb and Huttenlocher, "Distance transforms of
/// sampled functions", 2012.
std::vector<double> distances(const Bitmap& bitmap);

}  // namespace onematch
