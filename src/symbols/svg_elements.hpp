// Elements that librsvg leaves out.
#pragma once

#include <string>

#include "symbols/svg_content.hpp"

namespace onematch {

/// Why what an element shows is lost, to be read after its tag: "is left out". Nothing if
/// it isn't.
std::string loss_of(const SvgElement& element);

}  // namespace onematch
