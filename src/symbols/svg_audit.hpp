// What an SVG file asks for that it will not get, or not as vectors.
#pragma once

#include "symbols/picture_file.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// Looks for what librsvg leaves out without a word: files that are missing or that it
/// refuses, names that lead nowhere, elements and colours that it doesn't know; and for
/// fonts that aren't installed. Nothing is drawn. What draws nothing itself, such as
/// animation that leaves no trace, isn't missed.
///
/// A loss is also an <image> of fewer than 150 pixels an inch when the longer side of the
/// drawing is `longest_mm` long. Its own size and transform count, those of groups round
/// it don't; of what is in defs, symbols and patterns nothing is said.
///
/// Throws Error if a picture in the drawing, or in a drawing in it, is too large for a
/// picture (symbols/svg_pictures.hpp): librsvg would decode it without asking.
DrawingNotes audit_svg(const PictureFile& file, double longest_mm);

}  // namespace onematch
