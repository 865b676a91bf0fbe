// An independent check of finished cut files.
#pragma once

#include <string>

#include "geometry/shape.hpp"
#include "sheet/page.hpp"

namespace onematch {

/// Reads the text of a cut file back, with code that shares nothing with what wrote it,
/// and checks that its paths are the edges of the front faces of `page`, to 0.01 mm in
/// place, size and form, each once. Throws bug(), naming the card (from 1).
void verify_cut_svg(const std::string& svg, const Page& page, const Shape& shape);
void verify_cut_dxf(const std::string& dxf, const Page& page, const Shape& shape);

}  // namespace onematch
