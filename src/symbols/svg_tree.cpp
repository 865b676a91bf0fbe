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

std::string svg_text(xmlDoc* document) {
  xmlChar* text = nullptr;
  int size = 0;
  xmlDocDumpMemory(document, &text, &size);
  const XmlText owned(text, xmlFree);
  return {as_text(owned.get()), static_cast<std::size_t>(size)};
}

}  // namespace onematch
