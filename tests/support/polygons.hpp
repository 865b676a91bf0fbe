// Polygons looked at side by side.
#pragma once

#include "geometry/polygon.hpp"

namespace onematch {

/// Whether no two sides meet but those that share a corner.
inline bool is_simple(const Polygon& polygon) {
  const std::size_t n = polygon.size();
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = i + 2; j < n; ++j)
      if ((j + 1) % n != i &&
          segments_meet(polygon[i], polygon[i + 1], polygon[j], polygon[(j + 1) % n]))
        return false;
  return true;
}

}  // namespace onematch
