// From something that can be drawn to a recorded picture, whatever kind of file it is.
#pragma once

#include <functional>
#include <limits>
#include <optional>

#include "geometry/silhouette.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

struct Box {
  double x = 0, y = 0, width = 0, height = 0;
};

double longer_side(const Box& box);

/// Something that can be drawn any number of times, in units of its own.
struct Artwork {
  Box canvas;  ///< holds all that is drawn
  std::function<void(cairo_t*)> draw;
  /// Pixels a unit beyond which drawing would cost too much.
  double finest = std::numeric_limits<double>::infinity();
};

/// A box round all ink, even the faintest, and at most about 1 % larger than needed.
/// Nothing if there is no ink. Margins do not matter, however wide.
std::optional<Box> find_ink(const Artwork& art);

/// Records `ink` and a narrow pad round it, so that no edge is trimmed, with `scale`
/// units of the picture for one of the artwork's. The picture's sides are whole numbers.
Picture record_ink(const Artwork& art, const Box& ink, double scale);

/// Records the whole canvas and no more.
Picture record_canvas(const Artwork& art, double scale);

/// The picture painted with `longest` pixels on its longer side: pixel (x, y) of the
/// mask is at (x, y) * longer side / `longest` in the picture.
AlphaMask render_alpha(const Picture& picture, int longest);

/// A symbol of this picture, with the outline of its ink as a render of `pixels` on the
/// longer side shows it: at 320, a pixel is 0.08 mm on a symbol of 25 mm. Nothing if all
/// of it is too faint to be seen.
std::optional<Symbol> trace_symbol(Picture picture, int pixels = 320);

}  // namespace onematch
