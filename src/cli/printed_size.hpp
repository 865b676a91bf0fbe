// How large pictures print.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

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

/// The same of each symbol where it is largest; nothing for what is drawn, or is on no
/// card.
std::vector<std::optional<double>> least_dpi(const std::vector<Symbol>& symbols,
                                             const std::vector<CardLayout>& layouts);

/// Of an emoji that is a font's pixels, each of them a unit of its picture.
double dpi_of_glyph(const Symbol& symbol, const Placement& placement);

/// Less shows as squares or blur, at arm's length.
constexpr double coarse_dpi = 150;

/// "97", or "1" for whatever is less.
std::string shown_dpi(double dpi);

}  // namespace onematch
