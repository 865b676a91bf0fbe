#include "symbols/svg_content.hpp"

#include <libxml/parser.h>
#include <libxml/xmlreader.h>

#include <algorithm>
#include <array>
#include <memory>
#include <mutex>

#include "symbols/cairo_ptr.hpp"

namespace onematch {
namespace {

using XmlReader = std::unique_ptr<xmlTextReader, FreeWith<xmlFreeTextReader>>;

std::string text(const xmlChar* bytes) {
  return bytes ? reinterpret_cast<const char*>(bytes) : "";
}

bool is_drawn(const xmlChar* name_space) {
  const std::string address = text(name_space);
  return address.empty() || address == "http://www.w3.org/2000/svg" ||
         address == "http://www.w3.org/2001/XInclude";
}

/// <?xml-stylesheet href="cow.css"?>
SvgElement read_instruction(const std::string& name, const std::string& data) {
  SvgElement element{"?" + name, "", 0, {}};
  const std::size_t key = data.find("href=");
  if (key == data.npos || key + 5 >= data.size()) return element;
  const char quote = data[key + 5];
  const std::size_t end = std::min(data.find(quote, key + 6), data.size());
  element.attributes.push_back({"href", data.substr(key + 6, end - key - 6)});
  return element;
}

SvgElement read_element(xmlTextReader* xml, const std::string& parent,
                        std::size_t depth) {
  SvgElement element{text(xmlTextReaderConstLocalName(xml)), parent, depth, {}};
  while (xmlTextReaderMoveToNextAttribute(xml) == 1) {
    const std::string name = text(xmlTextReaderConstLocalName(xml));
    if (name != "d" && name != "points")
      element.attributes.push_back({name, text(xmlTextReaderConstValue(xml))});
  }
  xmlTextReaderMoveToElement(xml);
  return element;
}

/// What is read, and the names of the elements that the next is in.
struct Walk {
  SvgContent content;
  std::vector<std::string> open;
};

/// Whether what is written in these elements is drawn: a title is shown by browsers only.
bool has_letters(const std::vector<std::string>& open) {
  constexpr std::array<std::string_view, 5> silent{"desc", "metadata", "script", "style",
                                                   "title"};
  const auto is_in = [&](std::string_view name) {
    return std::find(open.begin(), open.end(), name) != open.end();
  };
  return is_in("text") && std::none_of(silent.begin(), silent.end(), is_in);
}

void read_node(xmlTextReader* xml, Walk& walk) {
  walk.open.resize(static_cast<std::size_t>(std::max(xmlTextReaderDepth(xml), 0)));
  const std::string parent = walk.open.empty() ? "" : walk.open.back();
  switch (xmlTextReaderNodeType(xml)) {
    case XML_READER_TYPE_ELEMENT:
      if (is_drawn(xmlTextReaderConstNamespaceUri(xml)))
        walk.content.elements.push_back(read_element(xml, parent, walk.open.size()));
      walk.open.push_back(text(xmlTextReaderConstLocalName(xml)));
      break;
    case XML_READER_TYPE_TEXT:
    case XML_READER_TYPE_CDATA:
      if (parent == "style") walk.content.style += text(xmlTextReaderConstValue(xml));
      if (has_letters(walk.open))
        walk.content.letters += text(xmlTextReaderConstValue(xml));
      break;
    case XML_READER_TYPE_PROCESSING_INSTRUCTION:
      if (text(xmlTextReaderConstName(xml)) == "xml-stylesheet")
        walk.content.elements.push_back(
            read_instruction("xml-stylesheet", text(xmlTextReaderConstValue(xml))));
      break;
    default:
      break;
  }
}

}  // namespace

std::vector<std::string> items_of(std::string_view list) {
  constexpr std::string_view between = " \t\r\n\f,";
  std::vector<std::string> items;
  for (std::size_t at = 0; (at = list.find_first_not_of(between, at)) != list.npos;) {
    const std::size_t end = std::min(list.find_first_of(between, at), list.size());
    items.emplace_back(list.substr(at, end - at));
    at = end;
  }
  return items;
}

const std::string* SvgElement::find(std::string_view attribute) const {
  const auto found =
      std::find_if(attributes.begin(), attributes.end(),
                   [&](const SvgAttribute& a) { return a.name == attribute; });
  return found == attributes.end() ? nullptr : &found->value;
}

bool SvgElement::draws_reference() const {
  constexpr std::array<std::string_view, 9> drawing{
      "image",          "feImage",        "use",     "tref",           "pattern",
      "linearGradient", "radialGradient", "include", "?xml-stylesheet"};
  return std::find(drawing.begin(), drawing.end(), name) != drawing.end();
}

int svg_reading() {
  static std::once_flag once;
  std::call_once(once, [] {
    xmlInitParser();
    xmlSetExternalEntityLoader(
        [](const char*, const char*, xmlParserCtxtPtr) -> xmlParserInputPtr {
          return nullptr;
        });
  });
  return XML_PARSE_NOENT | XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING;
}

SvgContent read_svg_content(std::string_view bytes) {
  const int options = svg_reading();
  const XmlReader xml(xmlReaderForMemory(bytes.data(), static_cast<int>(bytes.size()),
                                         nullptr, nullptr, options));
  Walk walk;
  while (xml && xmlTextReaderRead(xml.get()) == 1) read_node(xml.get(), walk);
  return walk.content;
}

}  // namespace onematch
