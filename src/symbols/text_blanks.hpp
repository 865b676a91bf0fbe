// The blanks within a text, which belong to it as its letters do.
#pragma once

#include <pango/pangocairo.h>

#include <vector>

#include "symbols/symbol.hpp"

namespace onematch {

/// Of each line, the blanks between the ink of two letters or signs, in the units that
/// the layout is drawn in: as wide as the gap, from the higher top of the two to the
/// lower bottom. What blanks there are at the ends of a line is none of them.
std::vector<Box> text_blanks(PangoLayout* layout);

}  // namespace onematch
