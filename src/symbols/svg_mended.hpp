// The pictures in a drawing, put in the place of those that librsvg would show wrongly.
#pragma once

#include <string>
#include <vector>

#include "symbols/picture_file.hpp"
#include "symbols/spec.hpp"

namespace onematch {

/// A drawing to be handed to librsvg.
struct MendedSvg {
  std::string bytes;                ///< of the SVG file
  std::vector<std::string> losses;  ///< as in DrawingNotes
  bool is_all_grey = false;         ///< in that style: no picture has kept its colours
};

/// librsvg draws pictures as they are stored, and takes their colours for sRGB. In the
/// place of those of which that is wrong, files beside the drawing or data in it, the
/// drawing holds them upright and in sRGB: of the same size on the page, and of at most 4
/// megapixels. A drawing that needs none of that keeps its bytes. A damaged picture is a
/// loss. In the style `grey`, all pictures are replaced by grey ones.
///
/// The drawing must have passed audit_svg(): nothing here looks for what is too large.
MendedSvg mended(const PictureFile& drawing, Style style = Style::color);

}  // namespace onematch
