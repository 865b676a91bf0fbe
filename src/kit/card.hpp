// The cards of a kit that are read: rules, and how to make it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "kit/item.hpp"
#include "kit/rules_text.hpp"

namespace onematch {

/// What is read is in letters of one of these sizes, in points.
inline constexpr std::array<double, 9> letter_sizes{11,   10.75, 10.5, 10.25, 10,
                                                    9.75, 9.5,   9.25, 9};

/// A rules card that fills `box`. Nothing if the letters are too large for it.
std::optional<std::vector<KitItem>> rules_card(const Variant& variant,
                                               const RulesText& text, const Rect& box,
                                               const std::array<Color, 2>& colors,
                                               const LetterWidth& measure, Length letter);

/// The same of a numbered list with a title; `last` stands apart at its end.
std::optional<std::vector<KitItem>> list_card(const std::string& title,
                                              const std::vector<std::string>& list,
                                              const std::string& last, const Rect& box,
                                              const LetterWidth& measure, Length letter);

}  // namespace onematch
