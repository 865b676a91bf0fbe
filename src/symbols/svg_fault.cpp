#include "symbols/svg_fault.hpp"

#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

#include <memory>
#include <new>

#include "symbols/cairo_ptr.hpp"
#include "symbols/svg_content.hpp"

namespace onematch {
namespace {

using ParserPtr = std::unique_ptr<xmlParserCtxt, FreeWith<xmlFreeParserCtxt>>;
using DocumentPtr = std::unique_ptr<xmlDoc, FreeWith<xmlFreeDoc>>;

/// The first error that libxml tells of.
struct FirstError {
  int code = XML_ERR_OK;
  int line = 0;
  std::string name, other, text;  ///< what it names, and libxml's own words
  int opened_in = 0;              ///< line
};

std::string text(const char* bytes) {
  return bytes ? bytes : "";
}

std::string text(const xmlChar* bytes) {
  return text(reinterpret_cast<const char*>(bytes));
}

void keep_first(void* context, xmlErrorPtr error) {
  auto& first = *static_cast<FirstError*>(static_cast<xmlParserCtxt*>(context)->_private);
  if (first.code != XML_ERR_OK || error->level < XML_ERR_ERROR) return;
  first = {error->code,       error->line,          text(error->str1),
           text(error->str2), text(error->message), error->int1};
  first.text.erase(first.text.find_last_not_of(" \n") + 1);
}

std::string tag(const std::string& name) {
  return "<" + name + ">";
}

SvgFault unknown_entity(const std::string& name) {
  const std::string hint = name == "nbsp" ? "write &#160; in its place"
                                          : "write the character itself in its place";
  return {"&" + name + "; is a name that SVG doesn't know", hint};
}

/// What libxml refuses for its size alone: the codes of these are used for others, too.
SvgFault fault_in_size(const FirstError& error) {
  for (const char* words : {"Huge input lookup", "too long"})
    if (error.text.find(words) != error.text.npos)
      return {"what is embedded in it takes more than 10 MB",
              "make its pictures smaller, or link to them"};
  return {};
}

/// What is wrong about a tag and what is in it.
SvgFault fault_in_tag(const FirstError& error) {
  switch (error.code) {
    case XML_ERR_ATTRIBUTE_NOT_STARTED:
      return {"a value has no quotes round it", "write width=\"9\", not width=9"};
    case XML_ERR_ATTRIBUTE_NOT_FINISHED:
    case XML_ERR_LT_IN_ATTRIBUTE:
      return {"the quotes round a value are never closed", ""};
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
      return {"'" + error.name + "' has no value", ""};
    case XML_ERR_ATTRIBUTE_REDEFINED:
      return {"'" + error.name + "' is there twice in one tag", "leave one of them out"};
    case XML_ERR_SPACE_REQUIRED:
      return {"a blank or a quote is missing in a tag", ""};
    case XML_ERR_GT_REQUIRED:
      return {"a tag has no '>' at its end", ""};
    case XML_NS_ERR_UNDEFINED_NAMESPACE:
      return {"the names that begin with '" + error.name + ":' are not declared",
              error.name == "xlink"
                  ? "add xmlns:xlink=\"http://www.w3.org/1999/xlink\" to <svg>"
                  : "save it anew with a drawing program"};
    default:
      return {};
  }
}

SvgFault fault_in_text(const FirstError& error) {
  // libxml has one code for that and for characters that can't be in a text.
  if (error.code == XML_ERR_INVALID_CHAR && error.text.find("UTF-8") != std::string::npos)
    return {"a letter is not in UTF-8", "save it in UTF-8"};
  switch (error.code) {
    case XML_ERR_UNDECLARED_ENTITY:
    case XML_WAR_UNDECLARED_ENTITY:
      return unknown_entity(error.name);
    case XML_ERR_ENTITYREF_SEMICOL_MISSING:
    case XML_ERR_NAME_REQUIRED:
      return {"a bare '&' or '<' stands in a text", "write &amp; for & and &lt; for <"};
    case XML_ERR_INVALID_ENCODING:
      return {"a letter is not in UTF-8", "save it in UTF-8"};
    case XML_ERR_UNKNOWN_ENCODING:
    case XML_ERR_UNSUPPORTED_ENCODING:
      return {"it says that it is in '" + error.name + "', which is not known",
              "save it in UTF-8"};
    case XML_WAR_NS_URI:
      return {"the quotes round an address are never closed", ""};
    case XML_ERR_INVALID_CHAR:
    case XML_ERR_INVALID_CHARREF:
      return {"it holds a character that no text may have", ""};
    default:
      return {};
  }
}

SvgFault fault_in_structure(const FirstError& error) {
  const std::string opened =
      tag(error.name) + " of line " + std::to_string(error.opened_in);
  switch (error.code) {
    case XML_ERR_TAG_NAME_MISMATCH:
      return {opened + " is closed by </" + error.other + ">", ""};
    case XML_ERR_TAG_NOT_FINISHED:
      return {opened + " is never closed", "the end of the file may be missing"};
    case XML_ERR_DOCUMENT_EMPTY:
      return {"there is no tag in it", ""};
    case XML_ERR_DOCUMENT_END:
      return {"something stands behind the end of the drawing", ""};
    case XML_ERR_COMMENT_NOT_FINISHED:
      return {"a comment is never closed by -->", ""};
    case XML_ERR_HYPHEN_IN_COMMENT:
      return {"a comment has -- in it", "leave out the comment"};
    case XML_ERR_RESERVED_XML_NAME:
      return {"<?xml ...?> stands elsewhere than at the very beginning",
              "delete what is before it"};
    case XML_ERR_INTERNAL_ERROR:
      return {"its groups lie in each other more than 256 deep",
              "ungroup some, or save it as PNG"};
    case XML_ERR_ENTITY_LOOP:
      return {"its abbreviations grow without end", ""};
    default:
      return {};
  }
}

SvgFault fault_of(const FirstError& error) {
  for (const auto& find :
       {fault_in_size, fault_in_tag, fault_in_text, fault_in_structure})
    if (SvgFault fault = find(error); !fault.message.empty()) return fault;
  return {"its XML is not as it should be (" + error.text + ")", ""};
}

/// What is wrong with the first tag, if anything. Where there is another error, that
/// may be why it has no namespace.
std::optional<SvgFault> fault_in_root(const xmlNode& root, bool has_error) {
  const std::string name = text(root.name);
  if (name == "html")
    return SvgFault{"it is a web page",
                    "download the picture itself, not the page that shows it"};
  if (name != "svg")
    return SvgFault{"it begins with " + tag(name) + ", not with <svg>", ""};
  const std::string space = root.ns ? text(root.ns->href) : "";
  const std::string right = "http://www.w3.org/2000/svg";
  if (has_error || space.empty() || space == right) return {};
  return SvgFault{"the first tag does not say that it is SVG",
                  "write <svg xmlns=\"" + right + "\" ...>"};
}

}  // namespace

std::optional<SvgFault> find_svg_fault(std::string_view bytes) {
  const int options =
      (svg_reading() | XML_PARSE_RECOVER) & ~(XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  const ParserPtr context(xmlNewParserCtxt());
  if (!context) throw std::bad_alloc();
  FirstError error;
  context->_private = &error;
  context->sax->serror = keep_first;
  const DocumentPtr document(xmlCtxtReadMemory(context.get(), bytes.data(),
                                               static_cast<int>(bytes.size()), nullptr,
                                               nullptr, options));
  if (const xmlNode* root = xmlDocGetRootElement(document.get()))
    if (auto fault = fault_in_root(*root, error.code != XML_ERR_OK)) return fault;
  if (error.code == XML_ERR_OK) return {};
  SvgFault fault = fault_of(error);
  fault.message = "line " + std::to_string(error.line) + ": " + fault.message;
  return fault;
}

}  // namespace onematch
