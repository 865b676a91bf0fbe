// Drawings that have to become pixels.
#pragma once

#include <optional>

#include "symbols/record.hpp"

namespace onematch {

/// The ink of the artwork in pixels, `side` of them on its longer side, or fewer if its
/// margins are so wide that the whole would need more than 4,000. It is drawn as few
/// times as can be: what needs pixels takes long. Nothing if there is no ink.
std::optional<Picture> pixel_picture(const Artwork& art, double side);

/// The same with all margins, of the whole canvas.
Picture pixel_canvas(const Artwork& art, double side);

}  // namespace onematch
