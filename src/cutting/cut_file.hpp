// Files that tell a cutting machine where the cards of a sheet are.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "geometry/shape.hpp"
#include "sheet/page.hpp"

namespace onematch {

/// The faces of `page` that are cut round: the fronts of the cards, on a front page.
std::vector<CardFace> cut_faces(const Page& page);

/// The edges of the cards of `page`, one closed path each, as an SVG drawing of the
/// paper's size in millimetres: lines and true arcs, to a ten-thousandth. A cutter is
/// true: the page's correction is the printer's alone.
std::string cut_svg(const Page& page, const Shape& shape);

/// The same as a DXF drawing in millimetres, with the origin at the bottom left of the
/// paper and y up: on the layer CUT a CIRCLE or a closed POLYLINE with bulges for each
/// card. Of release 12 (AC1009), which every program reads; the units, younger than that,
/// are in the header for those who look.
std::string cut_dxf(const Page& page, const Shape& shape);

/// Sheets whose cards are in the same places.
struct CutSheets {
  const Page* page = nullptr;       ///< the first of them
  std::vector<std::size_t> sheets;  ///< counted from 0, ascending
};

/// The front pages of `pages` that have cards, those that are cut alike together.
std::vector<CutSheets> sheets_cut_alike(const std::vector<Page>& pages);

/// Sheets counted from 1, for a file name: "1-4+6-9+11".
std::string sheet_numbers(const std::vector<std::size_t>& sheets);

}  // namespace onematch
