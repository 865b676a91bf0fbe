// Pictures made of pixels: PNG, JPEG and whatever else gdk-pixbuf reads.
#pragma once

#include <optional>

#include "core/length.hpp"
#include "symbols/picture_file.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// The picture as a symbol without a name, upright, in sRGB or, if that is its style, in
/// greys, what `cutout` says cut off.
/// An opaque picture is a rectangle; of any other the transparent margins are cut off
/// and the outline is traced. Nothing if all of it is transparent.
///
/// What is left has at most 600 pixels an inch if its longer side prints `longest_mm`
/// long, scaled down to 450 if it has more. A JPEG that needs no change and that a PDF
/// can hold goes into it as it is. Throws Error as open_raster() does, and if the plain
/// background is to be cut off and there is none.
std::optional<Symbol> raster_symbol(const PictureFile& file, Cutout cutout,
                                    double longest_mm, Style style = Style::color);

/// The whole of the picture with its margins, likewise, as it covers a rectangle of that
/// size.
std::optional<Picture> raster_picture(const PictureFile& file, const Size& covered);

}  // namespace onematch
