// What an SVG file asks for that it will not get, or not as vectors.
#pragma once

#include "symbols/picture_file.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// Looks for what librsvg leaves out without a word: files that are missing or that it
/// refuses, names that lead nowhere, elements and colours that it doesn't know; and for
/// fonts that aren't installed. Nothing is drawn. What draws nothing itself, such as
/// animation, isn't missed.
DrawingNotes audit_svg(const PictureFile& file);

}  // namespace onematch
