#include "symbols/svg_properties.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/ascii.hpp"
#include "symbols/svg_styles.hpp"

namespace onematch {
namespace {

using Text = std::string_view;
using Declarations = std::vector<SvgDeclaration>;

template <std::size_t n>
bool is_one_of(Text word, const std::array<Text, n>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string loss_of_letters(const SvgElement& element) {
  constexpr std::array<Text, 2> letters{"text", "tspan"};
  constexpr std::array<Text, 4> places{"x", "y", "dx", "dy"};
  if (!is_one_of(element.name, letters)) return {};
  for (const SvgAttribute& attribute : element.attributes) {
    if ((is_one_of(attribute.name, places) && items_of(attribute.value).size() > 1) ||
        (attribute.name == "rotate" &&
         attribute.value.find_first_of("123456789") != std::string::npos))
      return "places or turns its letters one by one, which is not understood: they "
             "follow each other as usual";
    if (attribute.name == "textLength")
      return "has a textLength, which is not understood: it may be longer or shorter";
  }
  return {};
}

/// What of a drawing with letters is not heeded of them.
std::string loss_of(const SvgDeclaration& declaration) {
  constexpr std::array<Text, 2> baselines{"dominant-baseline", "alignment-baseline"};
  constexpr std::array<Text, 9> usual{"auto",    "alphabetic", "baseline",
                                      "inherit", "initial",    "unset",
                                      "normal",  "no-change",  "use-script"};
  constexpr std::array<Text, 5> as_written{"none", "inherit", "initial", "unset",
                                           "normal"};
  const std::string value = lower(declaration.value);
  if (is_one_of(declaration.property, baselines) && !is_one_of(value, usual))
    return declaration.property + ": " + value +
           ", which is not understood: letters may be too high or too low";
  if (declaration.property == "text-transform" && !is_one_of(value, as_written))
    return "text-transform: " + value +
           ", which is not understood: letters are as they are written";
  return {};
}

/// Whether a shift about any point is the same.
bool depends_on_origin(const SvgDeclaration& declaration) {
  const std::string value = lower(declaration.value);
  return declaration.property == "transform" &&
         (value.find("rotate") != value.npos || value.find("scale") != value.npos ||
          value.find("skew") != value.npos || value.find("matrix") != value.npos);
}

bool moves_origin(const SvgDeclaration& declaration) {
  constexpr std::array<Text, 7> usual{"0 0", "0px 0px", "0 0 0",  "0px 0px 0px",
                                      "0",   "inherit", "initial"};
  return declaration.property == "transform-origin" &&
         !is_one_of(lower(declaration.value), usual);
}

/// Whether some element is turned about a point of its own. What is declared for the
/// steps of an animation matches no element.
bool is_turned_elsewhere(const SvgContent& content, const Declarations& in_sheets) {
  return std::any_of(
      content.elements.begin(), content.elements.end(), [&](const SvgElement& element) {
        const Declarations own = declarations_of(element);
        const auto any = [&](const auto& is_so) {
          return std::any_of(own.begin(), own.end(), is_so) ||
                 std::any_of(in_sheets.begin(), in_sheets.end(), [&](const auto& rule) {
                   return is_so(rule) && may_match(rule.selector, element);
                 });
        };
        return any(moves_origin) && any(depends_on_origin);
      });
}

}  // namespace

std::vector<std::string> property_losses(const SvgContent& content) {
  std::vector<std::string> losses;
  const auto lose = [&](const std::string& element, const std::string& what) {
    if (!what.empty()) losses.push_back("<" + element + "> " + what);
  };
  bool has_text = false;
  for (const SvgElement& element : content.elements) {
    has_text = has_text || element.name == "text";
    lose(element.name, loss_of_letters(element));
  }
  const Declarations declarations = declarations_of(content);
  bool has_origin = false;
  for (const SvgDeclaration& declaration : declarations) {
    has_origin = has_origin || moves_origin(declaration);
    const std::string what = has_text ? loss_of(declaration) : "";
    lose(declaration.element, what.empty() ? "" : "has " + what);
  }
  if (has_origin && is_turned_elsewhere(content, declarations_in_sheets(content)))
    losses.emplace_back(
        "transform-origin is not understood: what is turned or scaled may be elsewhere");
  return losses;
}

}  // namespace onematch
