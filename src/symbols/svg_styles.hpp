// The declarations in the style sheets and attributes of a drawing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "symbols/svg_content.hpp"

namespace onematch {

/// CSS without its comments.
std::string without_comments(std::string_view css);

/// "fill: red", wherever it stands.
struct SvgDeclaration {
  std::string property;    ///< in lower case, but for "--Names" of one's own
  std::string value;       ///< without !important
  std::string element;     ///< that it stands in; "style" if in a style sheet
  std::string selector{};  ///< of the rule that it stands in, if in a style sheet
};

/// All presentation attributes, `style` attributes and style sheets of a drawing. Every
/// attribute counts as one. Rules within rules and at-rules are read for what is
/// declared in them.
std::vector<SvgDeclaration> declarations_of(const SvgContent& content);

/// Those in a style sheet, or in a `style` attribute of an element of that name.
std::vector<SvgDeclaration> declarations_in(std::string_view css,
                                            const std::string& element = "style");

/// Those in the attributes of an element, and those in the style sheets alone.
std::vector<SvgDeclaration> declarations_of(const SvgElement& element);
std::vector<SvgDeclaration> declarations_in_sheets(const SvgContent& content);

/// Whether a rule with this selector may be for the element, by its name, class and id
/// alone: what else a selector asks for counts as met.
bool may_match(std::string_view selector, const SvgElement& element);

/// The families that a value of `font-family` or `font` names, without quotes, those that
/// stand for any font (serif, inherit ...) left out.
std::vector<std::string> font_families(const SvgDeclaration& declaration);

/// Whether the values of a property are colours, and what else paints.
bool is_paint(std::string_view property);

/// Whether librsvg draws what an address in its value leads to: paints, masks, markers.
bool takes_address(std::string_view property);

/// The addresses in a value, each written url(...).
std::vector<std::string> addresses_in(std::string_view value);

/// The addresses that the style sheets import, but for those above 2,000 characters,
/// which are none.
std::vector<std::string> imported_styles(const SvgContent& content);

}  // namespace onematch
