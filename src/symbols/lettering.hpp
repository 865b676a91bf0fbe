// Letters with serifs, for pages that are read.
#pragma once

#include <cairo.h>

#include <string>

namespace onematch {

/// How wide a line of valid UTF-8 is, in sizes of its type.
double lettering_width(const std::string& text, bool bold);

/// Paints the line in the current colour, in type of the size of one unit. It begins at
/// the origin and stands on the x-axis. It stays text, so that a PDF of it can be
/// searched.
void paint_lettering(cairo_t* cr, const std::string& text, bool bold);

}  // namespace onematch
