// Drawings without blur, for lines to be drawn round what is blurred.
#pragma once

#include <string>

namespace onematch {

/// The SVG file with sharp edges in the place of soft ones where a filter blurs all that
/// it is used on, as it does with letters that are to look so; its entities replaced. A
/// filter that shows a blurred copy with what is sharp, as shadows and glows are made,
/// stays. The same bytes if there is no such blur.
std::string unblurred_svg(const std::string& bytes);

}  // namespace onematch
