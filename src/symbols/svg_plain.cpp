#include "symbols/svg_plain.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/words.hpp"
#include "symbols/css_plain.hpp"
#include "symbols/svg_color.hpp"
#include "symbols/svg_origin.hpp"
#include "symbols/svg_styles.hpp"
#include "symbols/svg_tree.hpp"

namespace onematch {
namespace {

using Text = std::string_view;

/// A false alarm only costs time: an entity may hide any of them, UTF-16 has zeros
/// between its letters.
bool may_have_any(const std::string& bytes) {
  using namespace std::string_view_literals;
  constexpr std::array signs{"<a "sv,       "<a\n"sv,
                             "<a\r"sv,      "<a\t"sv,
                             ":a "sv,       ":a\n"sv,
                             ":a\r"sv,      ":a\t"sv,
                             "var("sv,      "@media"sv,
                             "@supports"sv, "requiredFeatures"sv,
                             "ground"sv,    "transform-origin"sv,
                             "\0"sv,        "<!ENTITY"sv};
  return std::any_of(signs.begin(), signs.end(),
                     [&](Text sign) { return bytes.find(sign) != bytes.npos; });
}

bool is_named(const xmlAttr* attribute, Text name) {
  return as_text(attribute->name) == name;
}

/// Whether a selector is for the root and may be for no other element of most drawings.
bool is_root(Text selector) {
  return selector == "svg" || selector == ":root" || selector == "svg:root";
}

/// Adds what is declared of backgrounds to `color`: the last that is understood counts,
/// as in a browser. Of one that is white or a picture nobody misses anything.
void read_background(const std::vector<SvgDeclaration>& declarations,
                     std::optional<std::string>& color) {
  for (const SvgDeclaration& declaration : declarations) {
    if (declaration.property != "background" &&
        declaration.property != "background-color")
      continue;
    const std::optional<Color> known = parse_svg_color(declaration.value);
    if (known && known->alpha > 0 && brightness_of(*known) <= 0.99)
      color = declaration.value;
    else if (known || declaration.property == "background")
      color.reset();
  }
}

class Plainness {
 public:
  explicit Plainness(xmlDoc* document) : root_(xmlDocGetRootElement(document)) {}

  /// Whether there was anything to do.
  bool bring() {
    if (!root_) return false;
    gather(root_);
    moves_in_sheets_ = sheets_.find("transform-box") != sheets_.npos;
    properties_ = known_everywhere(custom_properties_in(sheets_), in_elements_);
    visit(root_);
    fill_background();
    return has_changed_;
  }

 private:
  /// Elements are at most as deep as libxml2 lets them be: 256.
  void gather(xmlNode* node) {
    for (; node; node = node->next) {
      if (node->type != XML_ELEMENT_NODE) continue;
      std::vector<SvgDeclaration> own = own_properties(node);
      std::move(own.begin(), own.end(), std::back_inserter(in_elements_));
      if (as_text(node->name) == Text("style"))
        change_texts(node, [&](const std::string& sheet) {
          sheets_ += sheet;
          return sheet;
        });
      gather(node->children);
    }
  }

  static std::vector<SvgDeclaration> own_properties(const xmlNode* element) {
    const std::string style = attribute_of(element, "style");
    if (style.find("--") == style.npos) return {};
    return custom_properties_in(style);
  }

  void visit(xmlNode* node) {
    for (; node; node = node->next) {
      if (node->type != XML_ELEMENT_NODE) continue;
      // What an element declares is known in it alone.
      CustomProperties outside;
      for (SvgDeclaration& own : own_properties(node)) {
        std::optional<std::string>& known = properties_[own.property];
        outside.try_emplace(own.property, known);
        known = std::move(own.value);
      }
      look_at_element(node);
      visit(node->children);
      for (auto& [property, value] : outside) properties_[property] = std::move(value);
    }
  }

  void look_at_element(xmlNode* element) {
    const Text name = as_text(element->name);
    if (!moves_in_sheets_ && move_origin(element)) has_changed_ = true;
    for (xmlAttr *attribute = element->properties, *next; attribute; attribute = next) {
      next = attribute->next;
      look_at(element, name, attribute);
    }
    if (name != "style") return;
    const bool is_other = change_texts(element, [&](const std::string& sheet) {
      const std::string css = without_comments(sheet);
      const std::string plain =
          without_variables(without_conditions(css), properties_, budget_);
      return plain == css ? sheet : plain;
    });
    has_changed_ = has_changed_ || is_other;
  }

  void look_at(xmlNode* element, Text name, xmlAttr* attribute) {
    if ((name == "a" && is_named(attribute, "href")) ||
        (name != "foreignObject" && is_named(attribute, "requiredFeatures"))) {
      xmlRemoveProp(attribute);
      has_changed_ = true;
      return;
    }
    const std::string value = value_of(attribute);
    if (value.find("var(") == value.npos) return;
    const std::string plain = without_variables(value, properties_, budget_);
    if (plain == value) return;
    xmlSetNsProp(element, attribute->ns, attribute->name, as_xml(plain));
    has_changed_ = true;
  }

  void fill_background() {
    std::optional<std::string> color = background();
    if (!color) return;
    // A view box says where the page begins; its sides are what per cents are of.
    const std::vector<std::string> box = view_box_of(root_);
    xmlNode* page = xmlNewDocNode(root_->doc, root_->ns, as_xml("rect"), nullptr);
    if (!box.empty()) {
      xmlSetProp(page, as_xml("x"), as_xml(box[0]));
      xmlSetProp(page, as_xml("y"), as_xml(box[1]));
    }
    xmlSetProp(page, as_xml("width"), as_xml("100%"));
    xmlSetProp(page, as_xml("height"), as_xml("100%"));
    // What the drawing says of all rectangles is not for this one.
    xmlSetProp(
        page, as_xml("style"),
        as_xml("stroke:none;fill-opacity:1;opacity:1;transform:none;fill:" + *color));
    if (root_->children)
      xmlAddPrevSibling(root_->children, page);
    else
      xmlAddChild(root_, page);
    has_changed_ = true;
  }

  std::optional<std::string> background() {
    std::optional<std::string> color;
    if (sheets_.find("ground") != sheets_.npos) {
      std::vector<SvgDeclaration> rules = declarations_in(
          without_variables(rules_in_force(sheets_), properties_, budget_));
      std::erase_if(rules, [](const auto& rule) { return !is_root(rule.selector); });
      read_background(rules, color);
    }
    read_background(declarations_in(attribute_of(root_, "style")), color);
    return color;
  }

  xmlNode* root_;
  std::string sheets_{};                       ///< as they are written
  std::vector<SvgDeclaration> in_elements_{};  ///< custom properties
  CustomProperties properties_{};              ///< of the element that is visited
  std::int64_t budget_ = 20'000'000;  ///< letters that variables may still become
  bool moves_in_sheets_ = false;      ///< a box that origins are counted from
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
