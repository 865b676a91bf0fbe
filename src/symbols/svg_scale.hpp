// How large the parts of a drawing are in its own units, as far as one tag tells.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "symbols/svg_content.hpp"
#include "symbols/svg_pictures.hpp"

namespace onematch {

/// The longer side of the drawing's viewBox, or else of its size; 0 if it has neither or
/// is empty.
double longer_side_of(const SvgContent& content);

/// The size of a drawing in pixels: what it says, or else its viewBox. Nothing if it says
/// neither, or in other units.
std::optional<PictureSize> pixels_of_drawing(const SvgContent& content);

/// The selectors of the rules by which style sheets set how large things are; "*" if
/// those of other files may.
std::set<std::string> sizing_selectors(const SvgContent& content);

/// Whether its style attribute or rules with such selectors may say how large it is.
bool is_sized_by_css(const SvgElement& element, const std::set<std::string>& selectors);

/// How many units of the drawing, with a longer side of so many, a pixel of the picture
/// covers that `image` shows: by the tag's width, height and transform, whatever is round
/// it. Nothing if they are not understood, or the picture is not shown where it stands.
std::optional<double> units_per_pixel(const SvgElement& image, const PictureSize& size,
                                      double longer_side);

/// Whether a tile of `pattern` is so small, on a drawing with a longer side of so many
/// units, that librsvg may leave all of them out: less than half a unit of a recording.
bool has_fine_tiles(const SvgElement& pattern, double longer_side);

}  // namespace onematch
