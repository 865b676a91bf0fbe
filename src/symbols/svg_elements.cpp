#include "symbols/svg_elements.hpp"

#include <librsvg/rsvg.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace onematch {
namespace {

using Text = std::string_view;

template <std::size_t n>
bool is_one_of(Text name, const std::array<Text, n>& names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

#if LIBRSVG_CHECK_VERSION(2, 55, 91)
constexpr bool knows_drop_shadow = true;
#else
constexpr bool knows_drop_shadow = false;
#endif

bool is_known_primitive(Text name) {
  constexpr std::array<Text, 24> known{
      "feBlend",           "feColorMatrix",    "feComponentTransfer",
      "feComposite",       "feConvolveMatrix", "feDiffuseLighting",
      "feDisplacementMap", "feDistantLight",   "feFlood",
      "feFuncA",           "feFuncB",          "feFuncG",
      "feFuncR",           "feGaussianBlur",   "feImage",
      "feMerge",           "feMergeNode",      "feMorphology",
      "feOffset",          "fePointLight",     "feSpecularLighting",
      "feSpotLight",       "feTile",           "feTurbulence"};
  return is_one_of(name, known) || (knows_drop_shadow && name == "feDropShadow");
}

}  // namespace

std::string loss_of(const SvgElement& element) {
  constexpr std::array<Text, 6> letters{"textPath", "flowRoot", "altGlyph",
                                        "font",     "glyph",    "textArea"};
  constexpr std::array<Text, 5> paints{"meshgradient", "meshGradient", "mesh", "hatch",
                                       "solidcolor"};
  constexpr std::array<Text, 4> media{"video", "audio", "canvas", "iframe"};
  constexpr std::array<Text, 4> animations{"animate", "animateTransform", "animateMotion",
                                           "set"};
  if (element.name.starts_with("fe") && !is_known_primitive(element.name))
    return "makes all that its filter is used on vanish: librsvg doesn't know it";
  if (is_one_of(element.name, letters)) return "is left out, with its letters";
  if (is_one_of(element.name, paints))
    return "is left out, and what it should fill stays empty";
  if (is_one_of(element.name, media)) return "is left out";
  const std::string* end = element.find("fill");
  if (is_one_of(element.name, animations) && end && *end == "freeze")
    return "is left out: the drawing is as it is before it moves";
  // Beside one that a drawing program can't show, there is another way to say it.
  if (element.name == "foreignObject" && element.parent != "switch")
    return "is left out, with all that is in it";
  return {};
}

}  // namespace onematch
