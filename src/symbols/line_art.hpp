// Drawings to colour in.
#pragma once

#include <optional>

#include "symbols/symbol.hpp"

namespace onematch {

/// `symbol` in dark lines round its colours, white between them; what is small and dark,
/// such as eyes, stays dark. The lines are a 32nd of the symbol's radius wide: 0.4 mm on
/// a symbol of 25 mm. Nothing if the symbol is not flat enough for that.
/// Of a drawing with filters it is a loss if soft parts of strong contrast get no lines.
std::optional<Symbol> line_art(const Symbol& symbol);

}  // namespace onematch
