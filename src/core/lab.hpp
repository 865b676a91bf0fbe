// How far apart two colours look.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "core/color.hpp"

namespace onematch {

/// Light, 0 to 1, of a value of sRGB. IEC 61966-2-1.
double light_of(double value);

/// Light of the whole of a colour, whose parts have that much.
constexpr double light_of(double red, double green, double blue) {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/// CIELAB for the white of sRGB (CIE 15): lightness 0 to 100, a and b about -100 to 100.
struct Lab {
  double lightness = 0, a = 0, b = 0;
};

/// Of an opaque colour.
Lab to_lab(const Color& color);

/// The distance of 1976: 2 is just seen side by side, 10 not overlooked.
inline double difference(const Lab& a, const Lab& b) {
  const double l = a.lightness - b.lightness, x = a.a - b.a, y = a.b - b.b;
  return std::sqrt(l * l + x * x + y * y);
}

/// The same for many colours of 8 bits a channel, to about 0.1.
class LabTable {
 public:
  LabTable();
  Lab operator()(const std::uint8_t* rgb) const;

 private:
  double root(double t) const;

  static constexpr int steps = 4096;
  std::array<double, 256> linear_;
  std::array<double, steps + 2> roots_;
};

}  // namespace onematch
