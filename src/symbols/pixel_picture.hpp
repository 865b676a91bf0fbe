// Drawings that have to become pixels.
#pragma once

#include <functional>
#include <optional>

#include "symbols/pixels.hpp"
#include "symbols/record.hpp"

namespace onematch {

/// Makes artwork of what lies in a box of another alone, and has the box for its canvas:
/// the same there, but for what a filter brings in from outside. Nothing if it can't.
using CloseUp = std::function<std::optional<Artwork>(const Box&)>;

/// How many pixels are wanted on the longer side of ink that looks like this; the mask
/// has ink up to its sides, or no pixels if no ink was seen.
using PixelsFor = std::function<double(const AlphaMask& look)>;

/// The ink of the artwork in pixels. It is drawn as few times as can be: what needs
/// pixels takes long. Nothing if there is no ink.
///
/// There are fewer pixels if the canvas would need more than 4,096, and no close-up of
/// the ink is to be had that looks like it. In greys, if that is the style.
std::optional<Picture> pixel_picture(const Artwork& art, const PixelsFor& pixels_for,
                                     const CloseUp& close_up = {},
                                     Style style = Style::color);

/// The whole canvas with all margins, `side` pixels on its longer side.
Pixels canvas_pixels(const Artwork& art, double side);
Picture pixel_canvas(const Artwork& art, double side);

}  // namespace onematch
