// Patterns for the backs of cards.
#pragma once

#include <cairo.h>

#include "core/color.hpp"
#include "geometry/shape.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// Covers `shape`, round the origin, with the pattern; the user space is millimetres.
void paint_pattern(cairo_t* cr, Pattern pattern, const Color& ink, const Shape& shape);

}  // namespace onematch
