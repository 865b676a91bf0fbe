// Style sheets without what librsvg passes over: conditions and custom properties.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "symbols/svg_styles.hpp"

namespace onematch {

/// A style sheet in which the rules of "@media" and "@supports" stand by themselves, if a
/// browser in its light colours would heed them whatever the size of its window. Others,
/// such as those for dark colours, stay where they are, and librsvg passes over them.
/// Comments may not be in it.
std::string without_conditions(std::string_view css);

/// The rules that count: without comments, conditions, and what is under those that are
/// not met.
std::string rules_in_force(std::string_view css);

/// What "--name" stands for; nothing if that differs from element to element.
using CustomProperties = std::map<std::string, std::optional<std::string>, std::less<>>;

/// The custom properties that a style sheet or a `style` attribute declares, in its
/// order, but for those under a condition that is not met.
std::vector<SvgDeclaration> custom_properties_in(std::string_view css);

/// What is known of custom properties wherever they are asked for. What style sheets
/// declare for the root goes before what they do for others, which may be a theme that
/// is not chosen. `in_elements` are those of `style` attributes: these are of one value,
/// the same as in style sheets, or nothing is known.
CustomProperties known_everywhere(const std::vector<SvgDeclaration>& in_sheets,
                                  const std::vector<SvgDeclaration>& in_elements);

/// A value or a whole style sheet in which each var(...) is what it stands for, or what
/// it says to take if there is no such property. One of which neither is known stays.
/// `budget` is how many letters more may be put in; when it is used up the rest stays.
std::string without_variables(std::string_view text, const CustomProperties& properties,
                              std::int64_t& budget);

}  // namespace onematch
