// From a bitmap to a polygon of few vertices round it.
#pragma once

#include "geometry/bitmap.hpp"
#include "geometry/polygon.hpp"

namespace onematch {

/// A simple polygon, clockwise on paper, in pixel units, round all that is set in
/// `bitmap`: everywhere at least `near` - 1 / (8 `far`) away from the centres of set
/// pixels, and at most `far` + 1 from one of them, except across bays and gaps too narrow
/// for a disc of that radius. It has few vertices: each side goes as far as it can see
/// between the two distances, after Guibas, Hershberger, Mitchell and Snoeyink,
/// "Approximating polygons and subdivisions with minimum-link paths", 1993.
///
/// Gaps in what is set must be at most 2 `far` wide. It must keep `far` + 2 away from the
/// picture's border. 0 < near < far, 1 <= far.
Polygon outline_round(const Bitmap& bitmap, double near, double far);

}  // namespace onematch
