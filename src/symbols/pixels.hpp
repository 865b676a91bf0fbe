// Decoding pictures made of pixels, by gdk-pixbuf.
#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>

#include <string>

#include "symbols/cairo_ptr.hpp"
#include "symbols/picture_file.hpp"

namespace onematch {

/// Pixels on the longer side beyond which pictures are scaled down: 600 dpi on 68 mm.
inline constexpr int most_pixels = 1600;

using PixbufPtr = GObjectPtr<GdkPixbuf>;

struct Pixels {
  PixbufPtr pixbuf;     ///< as stored, at most `most_pixels` on the longer side
  int orientation = 1;  ///< of EXIF, 1 to 8: how to turn the pixbuf upright
  std::string format;   ///< gdk-pixbuf's name: "png", "jpeg" ...
};

/// The first picture in `file`. Throws Error if it is no picture, needs a loader that is
/// not installed, is damaged or cut off, or has more than 100 megapixels.
Pixels decode_pixels(const PictureFile& file);

/// `pixbuf` as a JPEG file of high quality.
std::string encode_jpeg(GdkPixbuf* pixbuf);

}  // namespace onematch
