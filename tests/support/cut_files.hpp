// Cut files read by the book of their format, apart from the program's own readers.
#pragma once

#include <string>
#include <vector>

namespace onematch {

/// A closed path, measured.
struct CutPath {
  double left = 0, top = 0, right = 0, bottom = 0;  ///< mm from the paper's top left
  double area = 0;          ///< mm²; negative if counterclockwise
  double length = 0;        ///< mm
  int lines = 0, arcs = 0;  ///< a CIRCLE is one arc
};

/// The paths of an SVG file of ours. Fails the test if it has anything else.
std::vector<CutPath> paths_of_svg(const std::string& svg);

/// The same of a DXF file, for a paper of that height in mm.
std::vector<CutPath> paths_of_dxf(const std::string& dxf, double paper_height);

}  // namespace onematch
