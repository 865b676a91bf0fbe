#include "symbols/svg_plain.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "core/ascii.hpp"
#include "core/number.hpp"
#include "core/words.hpp"
#include "symbols/css_plain.hpp"
#include "symbols/svg_color.hpp"
#include "symbols/svg_content.hpp"
#include "symbols/svg_tree.hpp"

namespace onematch {
namespace {

using Text = std::string_view;

/// A false alarm only costs time: an entity may hide any of them, UTF-16 has zeros
/// between its letters.
bool may_have_any(const std::string& bytes) {
  using namespace std::string_view_literals;
  constexpr std::array signs{"<a "sv,     "<a\n"sv,         "<a\r"sv,
                             "<a\t"sv,    ":a "sv,          ":a\n"sv,
                             ":a\r"sv,    ":a\t"sv,         "var("sv,
                             "@media"sv,  "@supports"sv,    "requiredFeatures"sv,
                             "ground:"sv, "ground-color"sv, "transform-origin"sv,
                             "\0"sv,      "<!ENTITY"sv};
  return std::any_of(signs.begin(), signs.end(),
                     [&](Text sign) { return bytes.find(sign) != bytes.npos; });
}

std::string text_of(const xmlAttr* attribute) {
  const XmlText text(xmlNodeListGetString(attribute->doc, attribute->children, 1),
                     xmlFree);
  return text ? as_text(text.get()) : "";
}

bool is_named(const xmlAttr* attribute, Text name) {
  return as_text(attribute->name) == name;
}

std::string property_of(Text declaration) {
  return lower(trimmed(declaration.substr(0, declaration.find(':')), svg_blanks));
}

/// What a style attribute declares last of a property, if anything.
std::optional<std::string> declared(Text style, Text property) {
  std::optional<std::string> value;
  for (const std::string& part : split(style, ';'))
    if (property_of(part) == property && part.find(':') != part.npos)
      value = trimmed(Text(part).substr(part.find(':') + 1), svg_blanks);
  return value;
}

/// A style attribute that declares nothing of a property.
std::string without(Text style, Text property) {
  std::string rest;
  for (const std::string& part : split(style, ';'))
    if (!part.empty() && property_of(part) != property) rest += part + ";";
  return rest;
}

/// A background that is drawn: of one that is white or a picture nobody misses anything.
std::optional<std::string> background_in(Text style) {
  std::optional<std::string> written = declared(style, "background-color");
  if (!written) written = declared(style, "background");
  if (!written) return {};
  const std::optional<Color> color = parse_svg_color(*written);
  if (!color || color->alpha == 0 || brightness_of(*color) > 0.99) return {};
  return written;
}

/// A part of "50% 10px", where per cents are of `side`; nothing if it is not known.
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

std::vector<std::string> words_of(std::string text) {
  std::replace(text.begin(), text.end(), ',', ' ');
  std::vector<std::string> words = split(text, ' ');
  std::erase(words, "");
  return words;
}

/// `transform` about a point: of an attribute without units, of a style with them.
std::string about(double x, double y, const std::string& transform, Text unit) {
  const auto shift = [&](double across, double down) {
    return "translate(" + format_number(across, 6) + std::string(unit) + "," +
           format_number(down, 6) + std::string(unit) + ")";
  };
  return shift(x, y) + " " + transform + " " + shift(-x, -y);
}

class Plainness {
 public:
  explicit Plainness(xmlDoc* document) : root_(xmlDocGetRootElement(document)) {}

  /// Whether there was anything to do.
  bool bring() {
    if (!root_) return false;
    gather(root_);
    visit(root_);
    fill_background();
    return has_changed_;
  }

 private:
  /// Elements are at most as deep as libxml2 lets them be: 256.
  void gather(xmlNode* node) {
    for (; node; node = node->next) {
      if (node->type != XML_ELEMENT_NODE) continue;
      for (xmlAttr* attribute = node->properties; attribute; attribute = attribute->next)
        if (is_named(attribute, "style"))
          add_custom_properties(text_of(attribute), properties_);
      if (as_text(node->name) == Text("style"))
        for (xmlNode* text = node->children; text; text = text->next)
          if (is_text(text)) add_custom_properties(as_text(text->content), properties_);
      gather(node->children);
    }
  }

  void visit(xmlNode* node) {
    for (; node; node = node->next) {
      if (node->type != XML_ELEMENT_NODE) continue;
      const Text name = as_text(node->name);
      move_origin(node);
      for (xmlAttr *attribute = node->properties, *next; attribute; attribute = next) {
        next = attribute->next;
        look_at(node, name, attribute);
      }
      if (name == "style")
        for (xmlNode* text = node->children; text; text = text->next)
          if (is_text(text)) look_at_sheet(text);
      visit(node->children);
    }
  }

  void look_at(xmlNode* element, Text name, xmlAttr* attribute) {
    if ((name == "a" && is_named(attribute, "href")) ||
        (name != "foreignObject" && is_named(attribute, "requiredFeatures"))) {
      xmlRemoveProp(attribute);
      has_changed_ = true;
      return;
    }
    const std::string value = text_of(attribute);
    if (value.find("var(") == value.npos) return;
    const std::string plain = without_variables(value, properties_);
    if (plain == value) return;
    xmlSetNsProp(element, attribute->ns, attribute->name, as_xml(plain));
    has_changed_ = true;
  }

  /// Only of an element's own: about which box the point is counted, and which rule of a
  /// style sheet is in force, takes a browser to know.
  void move_origin(xmlNode* element) {
    const std::string style = value_of(element, "style");
    std::string origin = value_of(element, "transform-origin");
    if (const auto in_style = declared(style, "transform-origin")) origin = *in_style;
    const std::vector<std::string> parts = words_of(lower(origin));
    const auto turn = declared(style, "transform");
    const std::string attribute = value_of(element, "transform");
    const auto box = declared(style, "transform-box");
    if (parts.empty() || parts.size() > 2 || (box && *box != "view-box")) return;
    const std::vector<std::string> page = words_of(value_of(root_, "viewBox"));
    const bool has_page = page.size() == 4;
    const auto x = place_in(parts[0], has_page ? parse_number(page[2]) : std::nullopt);
    const auto y = place_in(parts.size() > 1 ? parts[1] : "center",
                            has_page ? parse_number(page[3]) : std::nullopt);
    if (!x || !y) return;
    if (!turn && attribute.empty()) return;
    std::string rest = without(without(style, "transform-origin"), "transform");
    if (turn)
      rest += "transform:" + about(*x, *y, *turn, "px");
    else
      xmlSetProp(element, as_xml("transform"), as_xml(about(*x, *y, attribute, "")));
    if (!style.empty()) xmlSetProp(element, as_xml("style"), as_xml(rest));
    xmlUnsetProp(element, as_xml("transform-origin"));
    has_changed_ = true;
  }

  static std::string value_of(xmlNode* element, const char* name) {
    const XmlText text(xmlGetNoNsProp(element, as_xml(name)), xmlFree);
    return text ? as_text(text.get()) : "";
  }

  void look_at_sheet(xmlNode* text) {
    const std::string css = as_text(text->content);
    const std::string plain = without_variables(without_conditions(css), properties_);
    if (plain == css) return;
    xmlNodeSetContent(text, nullptr);
    xmlNodeAddContent(text, as_xml(plain));
    has_changed_ = true;
  }

  void fill_background() {
    const std::optional<std::string> color = background_in(value_of(root_, "style"));
    if (!color) return;
    // A view box says where the page begins; its sides are what per cents are of.
    const std::vector<std::string> numbers = words_of(value_of(root_, "viewBox"));
    xmlNode* page = xmlNewDocNode(root_->doc, root_->ns, as_xml("rect"), nullptr);
    if (numbers.size() == 4) {
      xmlSetProp(page, as_xml("x"), as_xml(numbers[0]));
      xmlSetProp(page, as_xml("y"), as_xml(numbers[1]));
    }
    xmlSetProp(page, as_xml("width"), as_xml("100%"));
    xmlSetProp(page, as_xml("height"), as_xml("100%"));
    xmlSetProp(page, as_xml("style"), as_xml("stroke:none;fill:" + *color));
    if (root_->children)
      xmlAddPrevSibling(root_->children, page);
    else
      xmlAddChild(root_, page);
    has_changed_ = true;
  }

  static bool is_text(const xmlNode* node) {
    return node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE;
  }

  xmlNode* root_;
  CustomProperties properties_{};
  bool has_changed_ = false;
};

}  // namespace

std::string plain_svg(std::string bytes) {
  if (!may_have_any(bytes)) return bytes;
  const XmlDocument document = read_svg_tree(bytes);
  if (!document || !Plainness(document.get()).bring()) return bytes;
  return svg_text(document.get());
}

}  // namespace onematch
