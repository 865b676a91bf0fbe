#include "symbols/svg_grey.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>

#include "core/ascii.hpp"
#include "core/color.hpp"
#include "symbols/greys.hpp"
#include "symbols/svg_color.hpp"
#include "symbols/svg_tree.hpp"

namespace onematch {
namespace {

std::string hex(const Color& color) {
  const auto byte = [](double part) {
    return static_cast<unsigned>(std::lround(255 * std::clamp(part, 0.0, 1.0)));
  };
  std::array<char, 10> text{};
  std::snprintf(text.data(), text.size(), "#%02x%02x%02x", byte(color.red),
                byte(color.green), byte(color.blue));
  std::string result = text.data();
  if (color.alpha < 1) {
    std::snprintf(text.data(), text.size(), "%02x", byte(color.alpha));
    result += text.data();
  }
  return result;
}

/// Whether a word of a style sheet may go on with `c`.
bool is_word_part(char c) {
  return ('a' <= lower(c) && lower(c) <= 'z') || ('0' <= c && c <= '9') || c == '-' ||
         c == '_' || c == '#';
}

/// `value` of a property that holds a paint, with each colour in it made grey: all words
/// that are colours, but for those in url(...).
std::string greyed_value(std::string_view value) {
  std::string result;
  while (!value.empty()) {
    std::size_t size = 0;
    while (size < value.size() && is_word_part(value[size])) ++size;
    std::optional<Color> color;
    if (size > 0 && size < value.size() && value[size] == '(') {
      size = std::min(value.find(')', size), value.size() - 1) + 1;
      color = parse_svg_color(value.substr(0, size));
    } else if (size > 0) {
      color = parse_svg_color(value.substr(0, size));
    }
    size = std::max<std::size_t>(size, 1);
    result += color ? hex(greyed(*color)) : std::string(value.substr(0, size));
    value.remove_prefix(size);
  }
  return result;
}

bool holds_paint(const std::string& property) {
  constexpr std::array<std::string_view, 6> paints{
      "fill", "stroke", "stop-color", "flood-color", "lighting-color", "color"};
  return std::find(paints.begin(), paints.end(), property) != paints.end();
}

/// A style sheet or a `style` attribute, with the values of paints made grey.
std::string greyed_style(std::string_view css) {
  std::string result;
  while (!css.empty()) {
    const std::size_t end = std::min(css.find_first_of("{};"), css.size());
    const std::string_view part = css.substr(0, end);
    const std::size_t colon = part.find(':');
    std::string property(part.substr(0, std::min(colon, part.size())));
    std::erase_if(property, [](char c) { return !is_word_part(c); });
    if (colon != part.npos && holds_paint(lower(property)))
      result +=
          std::string(part.substr(0, colon + 1)) + greyed_value(part.substr(colon + 1));
    else
      result += part;
    if (end < css.size()) result += css[end];
    css.remove_prefix(std::min(end + 1, css.size()));
  }
  return result;
}

void grey_attributes(xmlNode* element) {
  for (xmlAttr* attribute = element->properties; attribute; attribute = attribute->next) {
    const std::string name = lower(as_text(attribute->name));
    const bool is_style = name == "style";
    if (!is_style && !holds_paint(name)) continue;
    const std::string text = value_of(attribute);
    if (text.empty()) continue;
    // A plain attribute must not be taken for an entity.
    xmlSetNsProp(element, attribute->ns, attribute->name,
                 as_xml(is_style ? greyed_style(text) : greyed_value(text)));
  }
}

/// The elements below `node` are at most as deep as libxml2 lets them be: 256.
void grey_tree(xmlNode* node) {
  for (; node; node = node->next) {
    if (node->type != XML_ELEMENT_NODE) continue;
    grey_attributes(node);
    if (std::string_view(as_text(node->name)) == "style")
      change_texts(node, greyed_style);
    grey_tree(node->children);
  }
}

}  // namespace

std::string greyed_svg(const std::string& bytes) {
  const XmlDocument document = read_svg_tree(bytes);
  if (!document) return bytes;
  grey_tree(xmlDocGetRootElement(document.get()));
  return svg_text(document.get());
}

}  // namespace onematch
