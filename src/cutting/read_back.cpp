#include "cutting/read_back.hpp"

#include <algorithm>
#include <cmath>

namespace onematch {

void add_arc(Polygon& path, Vec2 centre, double turn) {
  constexpr double step = 0.01;  // radians; the chord is 0.006 mm off at 500 mm
  const int steps = std::max(2, static_cast<int>(std::ceil(std::abs(turn) / step)));
  const Vec2 start = path.back() - centre;
  for (int i = 1; i <= steps; ++i) {
    const double cos = std::cos(turn * i / steps), sin = std::sin(turn * i / steps);
    path.push_back({centre.x + start.x * cos - start.y * sin,
                    centre.y + start.x * sin + start.y * cos});
  }
}

}  // namespace onematch
