// How what stands in the wrong place is written right, as hints.
#pragma once

#include <string>

#include "symbols/spec.hpp"

namespace onematch {

/// A word, or a bundled drawing, that was taken for a path or an emoji.
std::string way_to_write_word(const std::string& word, WrittenIn place);

/// An emoji that was taken for a path.
std::string way_to_write_emoji(const std::string& emoji, WrittenIn place);

/// Several emoji where one should be.
std::string way_to_write_several(WrittenIn place);

/// An emoji that stands among letters, or where a font was chosen that lacks it.
std::string way_to_set_emoji_apart(WrittenIn place);

/// A text that is too long.
std::string way_to_write_less(WrittenIn place);

}  // namespace onematch
