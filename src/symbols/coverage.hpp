// Which fonts have which characters.
#pragma once

#include <pango/pango.h>

#include <string>
#include <vector>

namespace onematch {

/// A character in a message: "'é' (U+00E9)".
std::string shown_character(char32_t code);

/// Of valid UTF-8, the first character that no font of these families has, or 0. Blanks,
/// and marks that show nothing by themselves, need none.
char32_t first_not_covered(const std::string& text,
                           const std::vector<std::string>& families);

/// The first character of a text laid out that no font has, or 0.
char32_t missing_character(PangoLayout* layout);

/// What to try where there is no font with the character: the installed families that
/// have it, at most five; else the font, and its Debian package, that is known to.
std::string where_to_find(char32_t code);

}  // namespace onematch
