// A line round symbols that could hardly be seen without.
#pragma once

#include "core/color.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// `symbol` with a thin line of the given colour round its ink, which then is ink as
/// well. Its width is a 50th of the symbol's radius: 0.25 mm on a symbol of 25 mm.
Symbol outlined(const Symbol& symbol, const Color& line);

/// A colour for lines on `background` that shows but does not shout: darker than it, or
/// lighter if it is dark.
Color outline_color(const Color& background);

}  // namespace onematch
