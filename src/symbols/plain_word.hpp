// Words without what a quick look passes over.
#pragma once

#include <string>

namespace onematch {

/// `text`, in valid UTF-8, without accents and blanks, and without any difference between
/// upper and lower case or between letters that Unicode holds compatible: "etude" for
/// "Étude ". (Unicode Standard Annex 15, form NFKD.)
std::string plain_word(const std::string& text);

/// `text` without the blanks at its ends, which nobody sees in print; as it is if it has
/// nothing else. In valid UTF-8.
std::string without_outer_blanks(const std::string& text);

/// `text` with the usual characters for those that Unicode holds compatible: "6" for a
/// wide or a raised one. In valid UTF-8. (Unicode Standard Annex 15, form NFKC.)
std::string usual_characters(const std::string& text);

}  // namespace onematch
