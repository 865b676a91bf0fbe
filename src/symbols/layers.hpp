// Pixels as Cairo paints them and a PDF holds them.
#pragma once

#include <string>

#include "symbols/cairo_ptr.hpp"
#include "symbols/pixels.hpp"

namespace onematch {

struct Layers {
  SurfacePtr colors;
  SurfacePtr mask;  ///< how opaque they are; or none
  int width = 0, height = 0;
};

/// Without loss.
Layers lossless_layers(const Pixels& pixels);

/// A PDF gets the JPEG file of the colours in the place of the pixels: `jpeg`, if that
/// holds just these, or else a new one. Lossless they would be ten times as large.
Layers jpeg_layers(const Pixels& pixels, std::string jpeg = "");

void paint(cairo_t* cr, const Layers& layers);

}  // namespace onematch
