// Text in boxes that are wide enough for it, whatever the font.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sheet/page.hpp"

namespace onematch {

/// What a line of text of this height takes at most: 0.6 of the height a character.
Length text_width(std::string_view text, Length height);

/// What it takes in DejaVu Sans, a little generously: of the fonts that are usual for
/// plain text none is wider for its height. Of scripts that it does not have, about that.
Length letters_width(std::string_view text, Length height);

/// `text` as a line with its top left in `corner`.
Caption caption(Point corner, Length height, const std::string& text);

/// `text` as a line with its middle in `centre`.
Caption centred_caption(Point centre, Length height, const std::string& text);

/// `text` broken at its blanks into lines that are at most so wide. A word that is wider
/// has a line of its own. No-break spaces become blanks, and no line ends there.
std::vector<std::string> wrapped(const std::string& text, Length width, Length height);

/// `pattern` with %1, %2 ... replaced by `values`. Each of these must stand in it once.
std::string filled_in(std::string_view pattern, const std::vector<std::string>& values);

}  // namespace onematch
