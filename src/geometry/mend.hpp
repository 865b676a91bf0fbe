// What is done to a symbol's ink before its outline is drawn.
#pragma once

#include "geometry/bitmap.hpp"

namespace onematch {

/// Sets every pixel that a disc of radius `radius`, rolled in from outside, can't cover
/// without touching the ink; holes among them. The ink must be more than `radius` + 1
/// away from the picture's border.
void close_bays(Bitmap& bitmap, double radius);

/// Joins all loose parts, those more than `gap` away from each other, by bars of
/// half-width `half_width`, each along the shortest way between two parts; the bars are a
/// shortest tree. They may end half a `gap` before a part.
void join_parts(Bitmap& bitmap, double half_width, double gap);

}  // namespace onematch
