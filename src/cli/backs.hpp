// The backs of cards, from what the project says to what is painted.
#pragma once

#include <vector>

#include "render/drawing.hpp"
#include "sheet/spec.hpp"
#include "symbols/find.hpp"
#include "symbols/fonts.hpp"

namespace onematch {

/// The art of each design of `back` for cards of that shape; `sources` are all symbols
/// that the project names.
/// Throws Error, at its place in the file, if a picture, text or symbol can't be had.
std::vector<BackArt> draw_backs(const BackSpec& back, const Shape& card,
                                const std::vector<SymbolSource>& sources,
                                const FontSet& fonts);

}  // namespace onematch
