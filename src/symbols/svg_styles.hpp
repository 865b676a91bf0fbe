// The declarations in the style sheets and attributes of a drawing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "symbols/svg_content.hpp"

namespace onematch {

/// "fill: red", wherever it stands.
struct SvgDeclaration {
  std::string property;  ///< in lower case
  std::string value;     ///< without !important
  std::string element;   ///< that it stands in; "style" if in a style sheet
};

/// All presentation attributes, `style` attributes and style sheets of a drawing. Every
/// attribute counts as one. Rules within rules and at-rules are read for what is
/// declared in them.
std::vector<SvgDeclaration> declarations_of(const SvgContent& content);

/// The families that a value of `font-family` or `font` names, without quotes, those that
/// stand for any font (serif, inherit ...) left out.
std::vector<std::string> font_families(const SvgDeclaration& declaration);

/// The addresses that the style sheets import.
std::vector<std::string> imported_styles(const SvgContent& content);

}  // namespace onematch
