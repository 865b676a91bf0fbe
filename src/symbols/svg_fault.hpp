// What is wrong with the XML of an SVG, in words for those who never write XML.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace onematch {

struct SvgFault {
  std::string message;  ///< goes on after a colon, with the line
  std::string hint;
};

/// The first thing that keeps `bytes` from being an SVG; nothing if it is well formed and
/// begins with <svg>.
std::optional<SvgFault> find_svg_fault(std::string_view bytes);

}  // namespace onematch
