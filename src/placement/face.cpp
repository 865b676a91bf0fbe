#include "placement/face.hpp"

#include <algorithm>

namespace onematch {
namespace {

/// The square of how different two colours look, in parts of that of black and white.
/// Riemersma, "Colour metric", 1997: the weights depend on how red they are.
double squared_difference(const Color& a, const Color& b) {
  const double red = a.red - b.red, green = a.green - b.green, blue = a.blue - b.blue;
  const double redness = (a.red + b.red) / 2;
  return ((2 + redness) * red * red + 4 * green * green + (3 - redness) * blue * blue) /
         9;
}

}  // namespace

double likeness(const Face& a, const Face& b) {
  constexpr double alike = 0.13;
  if (a.rim.empty() || b.rim.empty()) return 0;
  std::ptrdiff_t pairs = 0;
  for (const Color& color : a.rim)
    pairs += std::count_if(b.rim.begin(), b.rim.end(), [&](const Color& other) {
      return squared_difference(color, other) < alike * alike;
    });
  return static_cast<double>(pairs) /
         (static_cast<double>(a.rim.size()) * static_cast<double>(b.rim.size()));
}

}  // namespace onematch
