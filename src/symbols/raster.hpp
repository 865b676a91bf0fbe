// Pictures made of pixels: PNG, JPEG and whatever else gdk-pixbuf reads.
#pragma once

#include <optional>

#include "symbols/picture_file.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// The picture as a symbol without a name, upright. An opaque picture is a rectangle; of
/// any other the transparent margins are cut off and the outline is traced. Nothing if
/// all of it is transparent.
///
/// A JPEG of at most 1600 pixels that a PDF can hold goes into it as it is, others are
/// scaled down to that. Throws Error as decode_pixels() does.
std::optional<Symbol> raster_symbol(const PictureFile& file);

/// The whole of the picture with its margins, likewise.
std::optional<Picture> raster_picture(const PictureFile& file);

}  // namespace onematch
