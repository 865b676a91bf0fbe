// Lines and words for the person who prints.
#pragma once

#include <cairo.h>

#include "sheet/page.hpp"

namespace onematch {

/// Paints `notes` in the sheet frame in millimetres.
void paint_notes(cairo_t* cr, const Notes& notes);

}  // namespace onematch
