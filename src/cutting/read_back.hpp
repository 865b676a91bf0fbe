// Cut files as a cutting machine's program reads them. Only what is checked is known
// here, and nothing of how it was made.
#pragma once

#include <string>

#include "core/length.hpp"
#include "geometry/polygon.hpp"

namespace onematch {

/// The closed paths of the SVG drawing `svg`, arcs as chords with their ends and points
/// between on them, in the sheet frame in millimetres. Throws bug() if it is not of the
/// size of `paper`, or has anything but closed paths.
std::vector<Polygon> read_cut_svg(const std::string& svg, Size paper);

/// The same of a DXF drawing; it has to be in millimetres.
std::vector<Polygon> read_cut_dxf(const std::string& dxf, Size paper);

/// Adds to `path` points on the arc from where it ends, round `centre`, the last of them
/// after `turn` radians (positive from the x axis to the y axis).
void add_arc(Polygon& path, Vec2 centre, double turn);

}  // namespace onematch
