// Drawings in greys.
#pragma once

#include <string>

namespace onematch {

/// The SVG file with a grey in place of each colour that it names, in attributes and
/// style sheets, its entities replaced. Pictures in it keep their colours, and filters
/// may make new ones. The same bytes if it isn't well formed.
std::string greyed_svg(const std::string& bytes);

}  // namespace onematch
