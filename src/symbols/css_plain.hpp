// Style sheets without what librsvg passes over: conditions and custom properties.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace onematch {

/// A style sheet in which the rules of "@media" and "@supports" stand by themselves, if a
/// browser in its light colours would heed them whatever the size of its window. Others,
/// such as those for dark colours, stay where they are, and librsvg passes over them.
std::string without_conditions(std::string_view css);

/// What "--name" stands for.
using CustomProperties = std::map<std::string, std::string, std::less<>>;

/// Adds what a style sheet or a `style` attribute declares, later ones in the place of
/// those before. Whatever they are declared for, they count for all of the drawing;
/// under a condition that is not met they don't count.
void add_custom_properties(std::string_view css, CustomProperties& properties);

/// A value or a whole style sheet in which each var(...) is what it stands for, or what
/// it says to take if nothing is known of it. One of which neither is known stays.
std::string without_variables(std::string_view text, const CustomProperties& properties);

}  // namespace onematch
