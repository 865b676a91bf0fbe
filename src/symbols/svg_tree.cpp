#include "symbols/svg_tree.hpp"

#include <libxml/parser.h>

#include "symbols/svg_content.hpp"

namespace onematch {

XmlDocument read_svg_tree(const std::string& bytes) {
  const int options = svg_reading();
  return XmlDocument(xmlReadMemory(bytes.data(), static_cast<int>(bytes.size()), nullptr,
                                   nullptr, options));
}

std::string attribute_of(const xmlNode* element, const char* name) {
  const XmlText text(xmlGetNoNsProp(element, as_xml(name)), xmlFree);
  return text ? as_text(text.get()) : "";
}

std::string value_of(const xmlAttr* attribute) {
  const XmlText text(xmlNodeListGetString(attribute->doc, attribute->children, 1),
                     xmlFree);
  return text ? as_text(text.get()) : "";
}

bool change_texts(xmlNode* element,
                  const std::function<std::string(const std::string&)>& change) {
  bool has_changed = false;
  for (xmlNode* child = element->children; child; child = child->next) {
    if (child->type != XML_TEXT_NODE && child->type != XML_CDATA_SECTION_NODE) continue;
    const std::string written = as_text(child->content);
    const std::string changed = change(written);
    if (changed == written) continue;
    xmlNodeSetContent(child, nullptr);
    xmlNodeAddContent(child, as_xml(changed));
    has_changed = true;
  }
  return has_changed;
}

std::vector<std::string> view_box_of(const xmlNode* element) {
  std::vector<std::string> numbers = items_of(attribute_of(element, "viewBox"));
  if (numbers.size() != 4) numbers.clear();
  return numbers;
}

std::string svg_text(xmlDoc* document) {
  xmlChar* text = nullptr;
  int size = 0;
  xmlDocDumpMemory(document, &text, &size);
  const XmlText owned(text, xmlFree);
  return {as_text(owned.get()), static_cast<std::size_t>(size)};
}

}  // namespace onematch
