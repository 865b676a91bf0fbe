// What an SVG file says, element by element, without drawing it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace onematch {

/// What stands between words in XML and CSS.
inline constexpr std::string_view svg_blanks = " \t\r\n\f";

/// The numbers or words of a list, between which are blanks and commas.
std::vector<std::string> items_of(std::string_view list);

struct SvgAttribute {
  std::string name;  ///< without a prefix: "href" for xlink:href
  std::string value;
};

struct SvgElement {
  std::string name;  ///< without a prefix: "image"
  std::string parent;
  std::size_t depth = 0;                 ///< how many elements it is in, of whatever kind
  std::vector<SvgAttribute> attributes;  ///< but for outlines, "d" and "points"

  /// The attribute's value, or nothing at all.
  const std::string* find(std::string_view attribute) const;

  /// Whether what its `href` leads to is drawn, or says how to draw.
  bool draws_reference() const;
};

struct SvgContent {
  /// Of SVG itself and of XInclude, in the order of the file; among them, as
  /// "?xml-stylesheet" with its `href`, what asks for a style sheet.
  std::vector<SvgElement> elements;
  std::string style;  ///< the text of all `style` elements
  std::string
      letters;  ///< that of all `text` elements, but for their titles and the like
};

/// Reads as far as the file is well formed: drawing it tells what is wrong with the rest.
/// Entities of the file's own are replaced. Opens no other file. For several threads.
SvgContent read_svg_content(std::string_view bytes);

/// The options with which libxml2 reads a drawing like librsvg: entities are replaced as
/// far as the drawing's own text tells them. From the first call on, libxml2 opens no
/// other file for an entity, whoever asks it to.
int svg_reading();

}  // namespace onematch
