// Cutting a picture out of its plain background.
#pragma once

#include <optional>

#include "symbols/pixels.hpp"

namespace onematch {

/// How sure one must be that a border is plain background before it is cut off.
enum class CutWill {
  careful,   ///< three quarters of the border are of one colour, and what is left is a
             ///< shape: not a tenth of its own box, not in many pieces
  insisting  ///< half of the border is, whatever is left
};

/// Opaque `pixels` cut out of the plain colour that surrounds them: what can be reached
/// from the border over pixels of about that colour becomes transparent, and the edge
/// soft, with the background's colour taken out of it. How far a colour may be off
/// depends on how much the border's own colours differ: JPEG does not keep white quite
/// white.
///
/// Whatever is closed stays opaque, also if a gap of its line, of up to a 100th of the
/// picture's longer side, is not; so do holes. Nothing deeper in the shape than two
/// pixels becomes transparent. Specks of the size of a pixel or of almost the border's
/// colour go.
///
/// Nothing if the border is not plain or all is of its colour.
std::optional<Pixels> cut_out(const Pixels& pixels, CutWill will);

}  // namespace onematch
