// Layouts as a number, to see whether any of them has changed.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "placement/placement.hpp"

namespace onematch {

/// A hash of layouts to a ten-thousandth of a millimetre (FNV-1a).
inline std::uint64_t digest(const std::vector<CardLayout>& layouts) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  const auto add = [&hash](double value) {
    const long long rounded = std::llround(value * 1e4);
    hash = (hash ^ static_cast<std::uint64_t>(rounded)) * 0x100000001b3u;
  };
  for (const CardLayout& layout : layouts)
    for (const Placement& p : layout) {
      add(static_cast<double>(index(p.face)));
      add(p.centre.x);
      add(p.centre.y);
      add(p.radius);
      add(p.angle);
    }
  return hash;
}

}  // namespace onematch
