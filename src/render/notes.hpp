// Lines and words for the person who prints.
#pragma once

#include <cairo.h>

#include "sheet/page.hpp"

namespace onematch {

/// Paints `notes` in black. The user space of `cr` is the sheet frame in millimetres.
/// Lines are 0.15 mm wide, dashed ones 2 mm on and 1 mm off. Two-tone ones are plain, for
/// notes are on blank paper.
void paint_notes(cairo_t* cr, const Notes& notes);

}  // namespace onematch
