// From a bitmap to a polygon of few vertices.
#pragma once

#include <functional>

#include "geometry/bitmap.hpp"
#include "geometry/polygon.hpp"

namespace onematch {

/// The outline of the one part that is set in `bitmap` (with no holes, and a free
/// border), in pixel units. It contains the full square of every pixel, is at most
/// half a pixel away from them, and does not touch itself.
Polygon trace_contour(const Bitmap& bitmap);

/// Drops vertices of the simple polygon `outline`, or merges two into one further out,
/// such that it only ever gains area and stays simple. The step that gains the least
/// distance comes first; a step is allowed if all it gains is `near`.
Polygon simplified_outwards(const Polygon& outline,
                            const std::function<bool(Vec2)>& near);

}  // namespace onematch
