// What a symbol's ink looks like, for warnings about what will not be seen.
#pragma once

#include <vector>

#include "core/color.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// Of a symbol with this picture, outline and frame.
Ink measure_ink(const Picture& picture, const Silhouette& silhouette,
                const Circle& frame);

/// Of a picture on white paper, evenly from all over it: `longest` of them along its
/// longer side.
std::vector<Color> colors_of(const Picture& picture, int longest);

/// The mean of them.
Color mean_color(const Picture& picture);

/// The share of the rim, 0 to 1, that can't be told from this background: less than 10
/// apart in CIELAB (CIE 15, the distance of 1976) with half the colourfulness, since
/// edges are seen by lightness first; about a contrast of 1.25 between greys. Without a
/// rim, 1.
double share_alike(const Ink& ink, const Color& background);

}  // namespace onematch
