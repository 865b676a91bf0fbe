// How large pictures print.
#pragma once

#include <cstddef>

#include "core/length.hpp"
#include "placement/placement.hpp"
#include "sheet/spec.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// The longer side, in mm, of the largest picture on a card of at least so many symbols,
/// as far as can be told before they are placed: rather too large than too small.
double estimated_longest_mm(const Shape& card, const ScatterSpec& scatter,
                            std::size_t fewest_symbols);

/// The card's shape and the bleed round it, which a background covers.
Size covered_size(const Shape& card, Length bleed);

/// Pixels of the picture file that print on an inch, if a unit of the recording prints
/// `mm_per_unit` large. The picture must be made of pixels.
double printed_dpi(const Picture& picture, double mm_per_unit);

}  // namespace onematch
