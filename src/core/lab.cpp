#include "core/lab.hpp"

#include <cmath>

#include "core/elementary.hpp"

namespace onematch {
namespace {

/// Light, 0 to 1, of an sRGB value.
double linear(double value) {
  return value <= 0.04045 ? value / 12.92
                          : exponential(2.4 * logarithm((value + 0.055) / 1.055));
}

double root(double t) {
  return t > 216.0 / 24389 ? exponential(logarithm(t) / 3)
                           : (24389.0 / 27 * t + 16) / 116;
}

}  // namespace

Lab to_lab(const Color& color) {
  const double red = linear(color.red), green = linear(color.green),
               blue = linear(color.blue);
  const double x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const double y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const double z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double difference(const Lab& a, const Lab& b) {
  const double l = a.lightness - b.lightness, across = a.a - b.a, along = a.b - b.b;
  return std::sqrt(l * l + across * across + along * along);
}

}  // namespace onematch
