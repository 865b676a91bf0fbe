// Text taken apart at blanks and other marks.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace onematch {

inline constexpr std::string_view decimal_digits = "0123456789";

/// Whether `text` is made of some of `characters` and of nothing else. Not if it is
/// empty.
bool has_only(std::string_view text, std::string_view characters);

/// `text` without those of `blanks` that it begins or ends with.
std::string_view trimmed(std::string_view text, std::string_view blanks);

/// What stands before, between and after the separators: one part more than there are of
/// them, some of which may be empty.
std::vector<std::string> split(std::string_view text, char separator);

/// The parts with the separator between any two.
std::string joined(const std::vector<std::string>& parts, std::string_view separator);

/// `text` broken at its white space into as few lines as `fits` allows, one blank between
/// two words. A word that does not fit has a line of its own.
std::vector<std::string> broken_into_lines(
    const std::string& text, const std::function<bool(const std::string&)>& fits);

/// The language of a tag, without its country: "de" of "de-CH".
std::string_view language_of(std::string_view tag);

}  // namespace onematch
