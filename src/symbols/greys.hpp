// Greys that are as light as the colours they stand for.
#pragma once

#include "core/color.hpp"
#include "symbols/pixels.hpp"

namespace onematch {

/// The grey of the same lightness (CIE 15), with the colour's alpha.
Color greyed(const Color& color);

/// Makes all pixels grey, likewise.
void make_grey(Pixels& pixels);

}  // namespace onematch
