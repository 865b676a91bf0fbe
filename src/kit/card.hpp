// The cards of a kit that are read: rules, and how to make it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "kit/item.hpp"
#include "kit/rules_text.hpp"

namespace onematch {

/// What is read is in letters of these sizes: 9 to 11 pt.
inline constexpr Length least_letter = Length::pt(9), largest_letter = Length::pt(11);

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
