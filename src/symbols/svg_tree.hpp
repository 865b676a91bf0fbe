// SVG files as trees of libxml2, to be changed and written again.
#pragma once

#include <libxml/tree.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "symbols/cairo_ptr.hpp"

namespace onematch {

using XmlDocument = std::unique_ptr<xmlDoc, FreeWith<xmlFreeDoc>>;
using XmlText = std::unique_ptr<xmlChar, void (*)(void*)>;

inline const char* as_text(const xmlChar* text) {
  return reinterpret_cast<const char*>(text);
}

inline const xmlChar* as_xml(const char* text) {
  return reinterpret_cast<const xmlChar*>(text);
}

inline const xmlChar* as_xml(const std::string& text) {
  return as_xml(text.c_str());
}

/// The tree of a file, its entities replaced; none if it isn't well formed.
XmlDocument read_svg_tree(const std::string& bytes);

/// The value of an attribute without a prefix; nothing if there is none.
std::string attribute_of(const xmlNode* element, const char* name);

/// The value of any attribute; nothing if it is empty.
std::string value_of(const xmlAttr* attribute);

/// Puts what `change` makes of it in the place of each text that stands in an element
/// itself, such as a style sheet. Whether any is another one now.
bool change_texts(xmlNode* element,
                  const std::function<std::string(const std::string&)>& change);

/// The four numbers of a view box as they are written; none if it isn't one.
std::vector<std::string> view_box_of(const xmlNode* element);

/// The file of a tree.
std::string svg_text(xmlDoc* document);

}  // namespace onematch
