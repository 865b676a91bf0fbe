// A card's outline as a Cairo path.
#pragma once

#include <cairo.h>

#include "geometry/shape.hpp"
#include "sheet/page.hpp"

namespace onematch {

/// Adds the outline of `shape` round `centre` to the path of `cr`, whose user space is
/// millimetres.
void add_path(cairo_t* cr, const Shape& shape, Point centre);

/// The same, without the sides that `outline` leaves to the neighbours.
void add_path(cairo_t* cr, const Shape& shape, const Outline& outline);

}  // namespace onematch
