// Colours as SVG and CSS write them.
#pragma once

#include <optional>
#include <string_view>

#include "core/color.hpp"

namespace onematch {

/// Those of project files, "#rgba", rgb(...), rgba(...), hsl(...) and hsla(...).
std::optional<Color> parse_svg_color(std::string_view text);

}  // namespace onematch
