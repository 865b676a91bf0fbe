// Drawings in SVG, by librsvg.
#pragma once

#include <optional>

#include "symbols/picture_file.hpp"
#include "symbols/record.hpp"

namespace onematch {

/// The drawing as a symbol without a name: its ink only, whatever its margins. Nothing if
/// it draws nothing.
///
/// Other files and the network are out of a drawing's reach. Throws Error if it is no
/// SVG or can't be drawn.
std::optional<Symbol> svg_symbol(const PictureFile& file);

/// The whole of the drawing with its margins, likewise.
std::optional<Picture> svg_picture(const PictureFile& file);

}  // namespace onematch
