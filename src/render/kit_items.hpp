// The pieces of a kit.
#pragma once

#include <cairo.h>

#include <vector>

#include "kit/item.hpp"

namespace onematch {

/// Paints `items`, in order. The user space of `cr` is the sheet frame in millimetres.
void paint_kit_items(cairo_t* cr, const std::vector<KitItem>& items);

/// The width of letters as they are painted.
LetterWidth printed_width();

}  // namespace onematch
