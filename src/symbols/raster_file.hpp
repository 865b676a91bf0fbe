// A picture file made of pixels, opened: what is known of it before its pixels are
// wanted.
#pragma once

#include <functional>
#include <optional>

#include "symbols/picture_file.hpp"
#include "symbols/pixels.hpp"

namespace onematch {

struct RasterFile {
  int width = 0, height = 0;  ///< as stored
  int orientation = 1;        ///< of EXIF, 1 to 8: how to turn it upright
  bool is_opaque = true;
  bool has_transparent_parts = false;  ///< so many that it is cut out already
  bool is_lossy = false;        ///< of a kind that is for photos: JPEG, WebP, HEIC, AVIF
  bool has_own_colors = false;  ///< its values are not those of sRGB
  bool fits_pdf = false;        ///< a PDF can hold the file as it is, in right colours
  std::optional<Window> ink;    ///< what is not quite transparent; nothing if all is
  /// That part, which of a JPEG is the whole, in so many pixels, at most as many as it
  /// has, as stored but in sRGB.
  /// Throws Error if the file turns out to be damaged.
  std::function<Pixels(const Window& part, int width, int height)> pixels;
};

/// `file`, which must outlive what is returned, may be JPEG or whatever gdk-pixbuf reads,
/// by its content. Throws Error if it is no picture, needs a loader that is not
/// installed, is damaged or cut off, or has more than 100 megapixels; a JPEG whose pixels
/// all stand in one scan may have 256.
RasterFile open_raster(const PictureFile& file);

}  // namespace onematch
