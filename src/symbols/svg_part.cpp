#include "symbols/svg_part.hpp"

#include "core/number.hpp"
#include "symbols/svg_tree.hpp"

namespace onematch {
namespace {

void set(xmlNode* element, const char* name, const std::string& value) {
  xmlSetProp(element, as_xml(name), as_xml(value));
}

void set(xmlNode* element, const char* name, double value) {
  set(element, name, format_number(value, 6));
}

}  // namespace

std::optional<std::string> svg_part(const std::string& bytes, const Box& page,
                                    const Box& part) {
  const XmlDocument document = read_svg_tree(bytes);
  xmlNode* drawing = document ? xmlDocGetRootElement(document.get()) : nullptr;
  if (!drawing) return {};
  xmlNode* whole = xmlNewDocNode(document.get(), nullptr, as_xml("svg"), nullptr);
  xmlSetNs(whole, xmlNewNs(whole, as_xml("http://www.w3.org/2000/svg"), nullptr));
  set(whole, "width", part.width);
  set(whole, "height", part.height);
  set(whole, "viewBox",
      format_number(part.x, 6) + " " + format_number(part.y, 6) + " " +
          format_number(part.width, 6) + " " + format_number(part.height, 6));
  xmlDocSetRootElement(document.get(), whole);
  xmlAddChild(whole, drawing);
  set(drawing, "x", 0);
  set(drawing, "y", 0);
  set(drawing, "width", page.width);
  set(drawing, "height", page.height);
  if (page.x < 0 || page.y < 0) set(drawing, "overflow", "visible");
  return svg_text(document.get());
}

}  // namespace onematch
