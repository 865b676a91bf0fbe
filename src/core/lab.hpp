// Colours by how different they look.
#pragma once

#include "core/color.hpp"

namespace onematch {

/// CIELAB, for the white of sRGB: lightness from 0 to 100, a and b 0 for greys.
struct Lab {
  double lightness = 0, a = 0, b = 0;
};

/// Of the colour without its alpha. CIE 15; IEC 61966-2-1.
Lab to_lab(const Color& color);

/// The distance of 1976: 2 can just be seen side by side, 10 is seen at a glance.
double difference(const Lab& a, const Lab& b);

}  // namespace onematch
