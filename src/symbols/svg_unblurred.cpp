#include "symbols/svg_unblurred.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/ascii.hpp"
#include "symbols/svg_tree.hpp"

namespace onematch {
namespace {

bool has_name(const xmlNode* node, std::string_view name) {
  return node->type == XML_ELEMENT_NODE && as_text(node->name) == name;
}

std::string attribute_of(xmlNode* element, const char* name) {
  const XmlText value(xmlGetNoNsProp(element, as_xml(name)), xmlFree);
  return value ? as_text(value.get()) : "";
}

/// The part of a filter whose result `part` goes on with; none if that is the picture
/// itself.
xmlNode* input_of(xmlNode* part) {
  const std::string name = attribute_of(part, "in");
  xmlNode* before = xmlPreviousElementSibling(part);
  if (name.empty()) return before;
  while (before && attribute_of(before, "result") != name)
    before = xmlPreviousElementSibling(before);
  return before;
}

/// Only moves what it is given, or gives it other colours.
bool keeps_edges(const xmlNode* part) {
  constexpr std::array<std::string_view, 3> plain{"feOffset", "feColorMatrix",
                                                  "feComponentTransfer"};
  return std::any_of(plain.begin(), plain.end(),
                     [&](std::string_view name) { return has_name(part, name); });
}

/// From the end of the filter back, as far as all that it shows comes from there.
bool sharpen_filter(xmlNode* filter) {
  bool has_changed = false;
  for (xmlNode* part = xmlLastElementChild(filter); part; part = input_of(part)) {
    if (has_name(part, "feGaussianBlur")) {
      xmlSetProp(part, as_xml("stdDeviation"), as_xml("0"));
      has_changed = true;
    } else if (!keeps_edges(part)) {
      break;
    }
  }
  return has_changed;
}

/// `css`, an attribute or a style sheet, in which blur(5px) is blur(0).
std::string without_blur(const std::string& css) {
  constexpr std::string_view function = "blur(";
  const std::string in_lower_case = lower(css);
  std::string sharp;
  std::size_t done = 0;
  for (std::size_t at; (at = in_lower_case.find(function, done)) != css.npos;) {
    const std::size_t begin = at + function.size();
    sharp.append(css, done, begin - done).append("0");
    done = std::min(css.find(')', begin), css.size());
  }
  return sharp.append(css, done);
}

bool sharpen_attributes(xmlNode* element) {
  bool has_changed = false;
  for (const char* name : {"filter", "style"}) {
    const std::string written = attribute_of(element, name);
    const std::string sharp = without_blur(written);
    if (sharp == written) continue;
    xmlSetProp(element, as_xml(name), as_xml(sharp));
    has_changed = true;
  }
  return has_changed;
}

/// Whether there was anything to do. The elements below `node` are at most as deep as
/// libxml2 lets them be: 256.
bool sharpen_tree(xmlNode* node) {
  bool has_changed = false;
  for (; node; node = node->next) {
    if (node->type != XML_ELEMENT_NODE) continue;
    if (sharpen_attributes(node)) has_changed = true;
    if (has_name(node, "style") && change_texts(node, without_blur)) has_changed = true;
    if (has_name(node, "filter") && sharpen_filter(node)) has_changed = true;
    if (sharpen_tree(node->children)) has_changed = true;
  }
  return has_changed;
}

}  // namespace

std::string unblurred_svg(const std::string& bytes) {
  const XmlDocument document = read_svg_tree(bytes);
  const bool has_changed = document && sharpen_tree(xmlDocGetRootElement(document.get()));
  return has_changed ? svg_text(document.get()) : bytes;
}

}  // namespace onematch
