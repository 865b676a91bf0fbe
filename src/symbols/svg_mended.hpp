// The pictures in a drawing, put in the place of those that librsvg would show wrongly.
#pragma once

#include <string>

#include "symbols/picture_file.hpp"
#include "symbols/spec.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// A drawing to be handed to librsvg.
struct MendedSvg {
  std::string bytes;  ///< of the SVG file
  /// What its pictures lose, and files that are parts of drawings in it.
  DrawingNotes notes;
};

/// librsvg draws pictures as they are stored, takes their colours for sRGB, and makes
/// pixels of drawings at the size that they say they have. In the place of those of which
/// that is wrong, files beside the drawing or data in it, the drawing holds them upright
/// and in sRGB, a drawing as many pixels as are printed when the outer one is
/// `longest_mm` long: all of the same size on the page, and of at most 4 megapixels, or
/// of as many as leave room for all of them in what librsvg reads, 10 MB. In the style
/// `grey`, all pictures are replaced by grey ones. A drawing that needs none of that
/// keeps its bytes, but for the side of a picture that follows from the other one. What
/// is damaged is a loss, and left out, as are so many pictures that they get no room.
///
/// The drawing must have passed audit_svg(): nothing here looks for what is too large.
MendedSvg mended(const PictureFile& drawing, double longest_mm,
                 Style style = Style::color);

/// Adds the losses and files that are not in `notes` yet.
void add(const DrawingNotes& more, DrawingNotes& notes);

}  // namespace onematch
