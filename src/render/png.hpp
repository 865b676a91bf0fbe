// Pages as pictures.
#pragma once

#include <string>

#include "render/drawing.hpp"

namespace onematch {

/// The cards of `page`, one of drawing.pages, on white as a PNG picture of `dpi` pixels
/// an inch, without marks and footer. The picture's size is the paper's to half a pixel;
/// it says its resolution, so that it opens at true size. Throws Error if Cairo fails,
/// as for want of memory.
std::string render_png(const Drawing& drawing, const Page& page, int dpi);

/// The same of the block of cards alone, on nothing, and without bleed: what is not
/// transparent is what a Cricut cuts out.
std::string render_cutouts(const Drawing& drawing, const Page& page, int dpi);

}  // namespace onematch
