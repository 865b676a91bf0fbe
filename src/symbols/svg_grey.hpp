// Drawings in greys.
#pragma once

#include <string>

#include "core/color.hpp"

namespace onematch {

/// The grey that is as light as `color` looks (CIE 15), with its alpha.
Color greyed(const Color& color);

/// The SVG file with a grey in place of each colour that it names, in attributes and
/// style sheets. Pictures in it keep their colours. The same bytes if it isn't well
/// formed.
std::string greyed_svg(const std::string& bytes);

}  // namespace onematch
