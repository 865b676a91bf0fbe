// Words without what a quick look passes over.
#pragma once

#include <string>

namespace onematch {

/// `text`, in valid UTF-8, without accents and blanks, and without any difference between
/// upper and lower case or between letters that Unicode holds compatible: "etude" for
/// "Étude ". (Unicode Standard Annex 15, form NFKD.)
std::string plain_word(const std::string& text);

}  // namespace onematch
