// Picture files made of pixels, but for JPEG, to pixels and back, by gdk-pixbuf.
#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>

#include <string>

#include "symbols/cairo_ptr.hpp"
#include "symbols/picture_file.hpp"
#include "symbols/pixels.hpp"

namespace onematch {

using PixbufPtr = GObjectPtr<GdkPixbuf>;

struct DecodedPixbuf {
  PixbufPtr pixbuf;      ///< as stored, its colours not multiplied by alpha
  int orientation = 1;   ///< of EXIF, 1 to 8: how to turn the pixbuf upright
  std::string format;    ///< gdk-pixbuf's name: "png", "webp" ...
  bool is_grey = false;  ///< stored as greys alone, whatever the pixbuf has
  std::string icc;       ///< the colour profile of what is stored; or nothing
};

/// The first picture in `file`. Throws Error if it is no picture, needs a loader that is
/// not installed, is damaged or cut off, or is too large.
DecodedPixbuf decode_pixbuf(const PictureFile& file);

/// A PNG file, quick to make and not as small as it could be.
std::string encode_png(const Pixels& pixels);

/// Of a picture that is decoded whole.
inline constexpr int most_megapixels = 100;

/// Whether these are more than so many million pixels.
bool is_too_large(int width, int height, int megapixels = most_megapixels);

/// Throws Error if a picture is.
void check_size(const PictureFile& file, int width, int height,
                int megapixels = most_megapixels);

}  // namespace onematch
