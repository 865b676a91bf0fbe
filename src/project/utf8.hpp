// Characters in UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace onematch {

/// A decoded character; `size` is 0 if the bytes are not valid UTF-8.
struct Character {
  char32_t code = 0;
  std::size_t size = 0;
};

/// The character at the start of `bytes`, which must not be empty. Overlong forms,
/// surrogates and codes above U+10FFFF are invalid.
Character first_character(std::string_view bytes);

/// Whether `code` is one of the controls that text can't hold: all but tab, line feed
/// and carriage return, and a byte order mark that is not at the start.
bool is_control(char32_t code);

/// The first `count` characters of valid UTF-8.
std::string_view first_characters(std::string_view text, std::size_t count);

/// "U+00E9"
std::string code_name(char32_t code);

}  // namespace onematch
