#include "symbols/greys.hpp"

#include <array>
#include <cmath>

#include "core/elementary.hpp"
#include "core/lab.hpp"

namespace onematch {
namespace {

/// The value of sRGB that has so much light. IEC 61966-2-1.
double value_of(double light) {
  return light <= 0.0031308 ? 12.92 * light
                            : 1.055 * exponential(logarithm(light) / 2.4) - 0.055;
}

}  // namespace

Color greyed(const Color& color) {
  const double value = value_of(
      light_of(light_of(color.red), light_of(color.green), light_of(color.blue)));
  return {value, value, value, color.alpha};
}

void make_grey(Pixels& pixels) {
  // As fine as 8 bits need it: the steps of the darkest values are a 3,000th of light.
  constexpr int steps = 1 << 14;
  std::array<double, 256> lights{};
  for (std::size_t i = 0; i < lights.size(); ++i) lights[i] = light_of(double(i) / 255);
  std::vector<std::uint8_t> values(steps + 1);
  for (std::size_t i = 0; i < values.size(); ++i)
    values[i] = static_cast<std::uint8_t>(std::lround(255 * value_of(double(i) / steps)));
  for (std::size_t i = 0; i + 3 < pixels.rgba.size(); i += 4) {
    std::uint8_t* rgb = &pixels.rgba[i];
    const double light = light_of(lights[rgb[0]], lights[rgb[1]], lights[rgb[2]]);
    rgb[0] = rgb[1] = rgb[2] =
        values[static_cast<std::size_t>(std::lround(light * steps))];
  }
}

}  // namespace onematch
