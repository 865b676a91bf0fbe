#include "symbols/svg_origin.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/ascii.hpp"
#include "core/number.hpp"
#include "core/words.hpp"
#include "symbols/svg_styles.hpp"
#include "symbols/svg_tree.hpp"

namespace onematch {
namespace {

using Text = std::string_view;
using Words = std::vector<std::string>;

/// What a style attribute declares last of a property, if anything.
std::optional<std::string> declared(Text style, Text property) {
  std::optional<std::string> value;
  for (SvgDeclaration& declaration : declarations_in(style))
    if (declaration.property == property) value = std::move(declaration.value);
  return value;
}

/// A style attribute without comments that declares nothing of a property.
std::string without(Text style, Text property) {
  std::string rest;
  for (const std::string& part : split(style, ';')) {
    const Text name = trimmed(Text(part).substr(0, part.find(':')), svg_blanks);
    if (!name.empty() && lower(name) != property) rest += part + ";";
  }
  return rest;
}

/// The sides of the page that an element is on, if its view box has them. (A view box's
/// own corner doesn't count: the origin is where x and y are 0.)
std::optional<std::pair<double, double>> page_of(const xmlNode* element) {
  for (xmlNode* node = element->parent; node && node->type == XML_ELEMENT_NODE;
       node = node->parent) {
    const Text name = as_text(node->name);
    if (name != "svg" && name != "symbol" && name != "marker" && name != "pattern")
      continue;
    const Words box = view_box_of(node);
    if (box.empty()) return {};
    const auto width = parse_number(box[2]), height = parse_number(box[3]);
    if (!width || !height) return {};
    return std::pair(*width, *height);
  }
  return {};
}

bool is_of_height(Text word) {
  return word == "top" || word == "bottom";
}

bool is_of_width(Text word) {
  return word == "left" || word == "right";
}

/// One of "50% 10px", where per cents are of `side`; nothing if it is not known.
std::optional<double> place_in(std::string part, std::optional<double> side) {
  if (part == "left" || part == "top") part = "0%";
  if (part == "center") part = "50%";
  if (part == "right" || part == "bottom") part = "100%";
  const bool is_share = part.ends_with('%');
  if (is_share) part.pop_back();
  if (part.ends_with("px")) part.resize(part.size() - 2);
  const std::optional<double> number = parse_number(part);
  if (!number || (is_share && !side)) return {};
  return is_share ? *number / 100 * *side : *number;
}

/// Where "50% 10px 0" is, whose depth is of no account on paper.
std::optional<std::pair<double, double>> point_at(Words parts, const xmlNode* element) {
  if (parts.empty() || parts.size() > 3) return {};
  if (parts.size() == 1)
    parts.insert(is_of_height(parts[0]) ? parts.begin() : parts.end(), "center");
  // Words may come in either order, "bottom left".
  if (is_of_height(parts[0]) || is_of_width(parts[1])) std::swap(parts[0], parts[1]);
  if (is_of_height(parts[0]) || is_of_width(parts[1])) return {};
  const auto page = page_of(element);
  const auto x = place_in(parts[0], page ? std::optional(page->first) : std::nullopt);
  const auto y = place_in(parts[1], page ? std::optional(page->second) : std::nullopt);
  if (!x || !y) return {};
  return std::pair(*x, *y);
}

/// `transform` about a point: of an attribute without units, of a style with them.
std::string about(std::pair<double, double> point, const std::string& transform,
                  Text unit) {
  const auto shift = [&](double across, double down) {
    return "translate(" + format_number(across, 6) + std::string(unit) + "," +
           format_number(down, 6) + std::string(unit) + ")";
  };
  return shift(point.first, point.second) + " " + transform + " " +
         shift(-point.first, -point.second);
}

}  // namespace

bool move_origin(xmlNode* element) {
  const std::string style = without_comments(attribute_of(element, "style"));
  std::string origin = attribute_of(element, "transform-origin");
  if (style.find("transform-origin") != style.npos)
    origin = declared(style, "transform-origin").value_or(origin);
  if (origin.empty()) return false;
  const std::string attribute = attribute_of(element, "transform");
  const auto turn = declared(style, "transform");
  const std::string& transform = turn ? *turn : attribute;
  const auto box = declared(style, "transform-box");
  if (transform.empty() || transform == "none" || (box && *box != "view-box"))
    return false;
  const auto point = point_at(items_of(lower(origin)), element);
  if (!point) return false;
  std::string rest = without(without(style, "transform-origin"), "transform");
  if (turn)
    rest += "transform:" + about(*point, transform, "px");
  else
    xmlSetProp(element, as_xml("transform"), as_xml(about(*point, transform, "")));
  if (!style.empty()) xmlSetProp(element, as_xml("style"), as_xml(rest));
  xmlUnsetProp(element, as_xml("transform-origin"));
  return true;
}

}  // namespace onematch
