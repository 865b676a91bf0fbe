#include "symbols/svg_scale.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

#include "core/number.hpp"
#include "symbols/svg_address.hpp"
#include "symbols/svg_styles.hpp"

namespace onematch {
namespace {

/// "0, 0 24 24"; nothing at all if there is anything else.
std::vector<double> numbers_in(std::string_view text) {
  constexpr std::string_view gaps = " ,\t\r\n";
  std::vector<double> numbers;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(gaps), text.size()));
    if (text.empty()) return numbers;
    const std::size_t end = std::min(text.find_first_of(gaps), text.size());
    const std::optional<double> number = parse_number(text.substr(0, end));
    if (!number) return {};
    numbers.push_back(*number);
    text.remove_prefix(end);
  }
}

/// "12", "12px" and "50%", of `whole`.
std::optional<double> length_in(std::string_view text, double whole) {
  double unit = 1;
  if (text.ends_with('%')) {
    unit = whole / 100;
    text.remove_suffix(1);
  } else if (text.ends_with("px")) {
    text.remove_suffix(2);
  }
  const std::optional<double> number = parse_number(text);
  if (!number) return {};
  return *number * unit;
}

/// How much larger "translate(5 6) scale(0.5)" makes things.
std::optional<double> scale_in(std::string_view transform) {
  double scale = 1;
  for (std::size_t open = transform.find('('); open != transform.npos;
       open = transform.find('(')) {
    const std::string_view name = transform.substr(0, open);
    const std::size_t close = std::min(transform.find(')'), transform.size());
    if (close < open) return {};
    const std::vector<double> numbers =
        numbers_in(transform.substr(open + 1, close - open - 1));
    if (numbers.empty()) return {};
    if (name.ends_with("scale")) scale *= std::abs(numbers[0]);
    if (name.ends_with("matrix") && numbers.size() == 6)
      scale *= std::hypot(numbers[0], numbers[1]);
    transform.remove_prefix(std::min(close + 1, transform.size()));
  }
  return scale;
}

bool sets_size(const SvgDeclaration& declaration) {
  const std::string& property = declaration.property;
  return property == "width" || property == "height" || property == "transform";
}

/// Whether there are style sheets besides its own. What the network has is not in reach.
bool has_other_sheets(const SvgContent& content) {
  std::vector<std::string> addresses = imported_styles(content);
  for (const SvgElement& element : content.elements)
    if (const std::string* address = element.find("href");
        address && element.name == "?xml-stylesheet")
      addresses.push_back(*address);
  return std::any_of(addresses.begin(), addresses.end(), [](const std::string& address) {
    const std::optional<std::string> scheme = scheme_of(cleaned_address(address));
    return !scheme || *scheme == "file" || *scheme == "data";
  });
}

const SvgElement* root_of(const SvgContent& content) {
  const auto root =
      std::find_if(content.elements.begin(), content.elements.end(),
                   [](const SvgElement& element) { return element.name == "svg"; });
  return root == content.elements.end() ? nullptr : &*root;
}

}  // namespace

double longer_side_of(const SvgContent& content) {
  const SvgElement* root = root_of(content);
  if (!root) return 0;
  if (const std::string* box = root->find("viewBox")) {
    const std::vector<double> sides = numbers_in(*box);
    return sides.size() == 4 ? std::max(sides[2], sides[3]) : 0;
  }
  double longest = 0;
  for (const char* side : {"width", "height"})
    if (const std::string* text = root->find(side))
      longest = std::max(longest, length_in(*text, 0).value_or(0));
  return longest;
}

std::optional<PictureSize> pixels_of_drawing(const SvgContent& content) {
  const SvgElement* root = root_of(content);
  if (!root) return {};
  const std::string *width = root->find("width"), *height = root->find("height");
  std::vector<double> sides;
  if (width && height && !width->ends_with('%') && !height->ends_with('%')) {
    for (const std::string* side : {width, height})
      if (const std::optional<double> length = length_in(*side, 0))
        sides.push_back(*length);
  } else if (const std::string* box = root->find("viewBox"); box && !width && !height) {
    sides = numbers_in(*box);
    sides.erase(sides.begin(), sides.begin() + static_cast<int>(sides.size()) / 2);
  }
  constexpr double most = 1e6;
  if (sides.size() != 2 || std::min(sides[0], sides[1]) < 1 ||
      std::max(sides[0], sides[1]) > most)
    return {};
  return PictureSize{static_cast<int>(sides[0]), static_cast<int>(sides[1])};
}

std::set<std::string> sizing_selectors(const SvgContent& content) {
  if (has_other_sheets(content)) return {"*"};
  std::set<std::string> selectors;
  for (const SvgDeclaration& declaration : declarations_in_sheets(content))
    if (sets_size(declaration)) selectors.insert(declaration.selector);
  return selectors;
}

bool is_sized_by_css(const SvgElement& element, const std::set<std::string>& selectors) {
  if (const std::string* style = element.find("style")) {
    const auto own =
        declarations_of(SvgElement{element.name, "", 0, {{"style", *style}}});
    if (std::any_of(own.begin(), own.end(), sets_size)) return true;
  }
  return std::any_of(selectors.begin(), selectors.end(),
                     [&](const std::string& s) { return may_match(s, element); });
}

std::optional<double> units_per_pixel(const SvgElement& image, const PictureSize& size,
                                      double longer_side) {
  if (image.parent == "defs" || image.parent == "symbol" || image.parent == "pattern")
    return {};
  std::optional<double> units;
  const auto heed = [&](const std::string* text, int pixels) {
    if (!text || *text == "auto") return true;
    const std::optional<double> length = length_in(*text, longer_side);
    // librsvg takes no side below zero, and draws nothing of a side of zero.
    if (!length || *length <= 0) return false;
    units = std::min(units.value_or(*length / pixels), *length / pixels);
    return true;
  };
  if (!heed(image.find("width"), size.width) || !heed(image.find("height"), size.height))
    return {};
  const std::string* transform = image.find("transform");
  const std::optional<double> scale = transform ? scale_in(*transform) : 1;
  if (!scale) return {};
  return units.value_or(1) * *scale;
}

bool has_fine_tiles(const SvgElement& pattern, double longer_side) {
  constexpr double least = 1.0 / 256;  // of the drawing, or of what is filled
  const std::string* units = pattern.find("patternUnits");
  const double whole = units && *units == "userSpaceOnUse" ? longer_side : 1;
  const std::string* transform = pattern.find("patternTransform");
  const double scale = transform ? scale_in(*transform).value_or(1) : 1;
  for (const char* side : {"width", "height"})
    if (const std::string* text = pattern.find(side)) {
      const double length = scale * length_in(*text, whole).value_or(whole);
      if (length > 0 && length < least * whole) return true;
    }
  return false;
}

}  // namespace onematch
