// Properties that librsvg passes over.
#pragma once

#include <string>
#include <vector>

#include "symbols/svg_content.hpp"

namespace onematch {

/// What is drawn otherwise than it was meant because of attributes and properties that
/// librsvg doesn't know: how letters are placed, and about which point shapes are turned.
std::vector<std::string> property_losses(const SvgContent& content);

}  // namespace onematch
