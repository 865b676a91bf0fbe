// Cutting a picture out of its plain background.
#pragma once

#include <optional>

#include "symbols/pixels.hpp"

namespace onematch {

/// How sure one must be that a border is plain background before it is cut off.
enum class CutWill {
  careful,  ///< three quarters of the border are of one colour, that of paper: white or
            ///< nearly, as coloured borders belong to flags and signs; what is left is a
            ///< shape with an edge: not a tenth of its own box, not in many pieces, not
            ///< fading into the background
  insisting,  ///< half of the border is of one colour, whichever, whatever is left
  with_holes  ///< likewise, and what is of that colour inside the drawing goes as well
};

/// `given`, opaque or nearly, cut out of the plain colour that surrounds it: what can be
/// reached from the border over pixels of about that colour becomes transparent, and the
/// edge soft, with the background's colour taken out of it; all else becomes opaque. How
/// far a colour may be off depends on how much the border's own colours differ: JPEG does
/// not keep white quite white.
///
/// Whatever is closed stays opaque, also if a gap of its line, of up to a 100th of the
/// picture's longer side, is not; so do holes, unless they are to go. Nothing deeper in
/// the shape than two pixels becomes transparent. Specks of the size of a pixel or of
/// almost the border's colour go, and pale crumbs of less than 0.3 % of the drawing.
///
/// Nothing if the border is not plain or all is of its colour.
std::optional<Pixels> cut_out(const Pixels& given, CutWill will);

}  // namespace onematch
