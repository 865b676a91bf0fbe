// Drawings in SVG, by librsvg.
#pragma once

#include <optional>

#include "core/length.hpp"
#include "symbols/picture_file.hpp"
#include "symbols/printing.hpp"
#include "symbols/record.hpp"

namespace onematch {

/// The drawing as a symbol without a name: its ink only, whatever its margins. Nothing if
/// it draws nothing. What librsvg can draw in part as pixels only becomes pixels, 325 an
/// inch when it is printed like that: at most 4,096 on the longer side of the ink, and
/// fewer if its letters can't be drawn so large. In greys, if that is its style: a
/// drawing in which other files set colours, or blend modes mix them, then becomes
/// pixels, too. To be drawn in lines, what is blurred in it is sharp.
///
/// Of other files, those in the drawing's own folder are in its reach; the network never
/// is. Throws Error if it is no SVG, can't be drawn or has a picture in it that is too
/// large.
std::optional<Symbol> svg_symbol(const PictureFile& file, const Printing& printing,
                                 Style style = Style::color);

/// The whole of the drawing with its margins, likewise, to be printed so that it just
/// covers a rectangle of that size.
std::optional<Picture> svg_picture(const PictureFile& file, const Size& covered);

/// Whether there is something to be drawn, but all of it beside the drawing's page.
bool is_off_page(const PictureFile& file);

}  // namespace onematch
