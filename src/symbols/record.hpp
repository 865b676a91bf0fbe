// From something that can be drawn to a recorded picture, whatever kind of file it is.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

#include "core/error.hpp"
#include "geometry/silhouette.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

double longer_side(const Box& box);

/// What drawing throws if it may help to draw with more pixels, or with fewer.
struct WrongScale : Error {
  using Error::Error;
};

/// Something that can be drawn any number of times, in units of its own.
struct Artwork {
  Box canvas;  ///< holds all that is drawn
  std::function<void(cairo_t*)> draw;
  /// What belongs to it though nothing is drawn there.
  std::vector<Box> blanks = {};
};

/// A box round all ink, even the faintest, and at most about 1 % larger than needed.
/// Nothing if there is no ink. Margins do not matter, however
/// wide.
std::optional<Box> find_ink(const Artwork& art);

/// Records `ink` and a narrow pad round it, so that no edge is trimmed, with `scale`
/// units of the picture for one of the artwork's; the blanks of `art` become the
/// picture's. The picture's sides are whole numbers.
Picture record_ink(const Artwork& art, const Box& ink, double scale);

/// Records the whole canvas and no more.
Picture record_canvas(const Artwork& art, double scale);

/// The picture painted with `longest` pixels on its longer side: pixel (x, y) of the
/// mask is at (x, y) * longer side / `longest` in the picture. Strokes thinner than 1/15
/// of a pixel may be missing if they are level, than 1/250 if not.
AlphaMask render_alpha(const Picture& picture, int longest);

/// Pixels 0xAARRGGBB, the colours multiplied by alpha, row by row from the top left.
struct Painting {
  int width = 0;
  int height = 0;
  std::vector<std::uint32_t> pixels;
};

/// The same, in colour.
Painting render_colors(const Picture& picture, int longest);

/// What lies in `box` of the artwork, at `scale` pixels a unit.
Painting render_part(const Artwork& art, const Box& box, double scale);

/// A symbol of this picture, with the outline of its ink and its blanks as a mask of 768
/// pixels on the longer side shows them. Nothing if all of it is too faint to be seen.
///
/// On a symbol of radius 30 mm, the largest there is, a pixel is at most 0.078 mm, and no
/// ink of 2 % alpha or more is more than 0.02 mm outside the outline, unless it is
/// thinner than 0.005 mm or on the point of a needle of less than half a degree. On a
/// symbol of radius 12 mm the outline is at most about 0.1 mm off the ink, bays and
/// bridges aside.
std::optional<Symbol> trace_symbol(Picture picture);

}  // namespace onematch
