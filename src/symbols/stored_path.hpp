// The same letters in another form: "ü" is one character, or a "u" and a mark.
#pragma once

#include <filesystem>
#include <string>

namespace onematch {

/// `text` with one character for each letter and its marks where there is one; as it is
/// if it is no UTF-8. (Unicode Standard Annex 15, form NFC.)
std::string composed(const std::string& text);

/// `text` with each letter apart from its marks, likewise. (Form NFD.)
std::string decomposed(const std::string& text);

/// `path`, which starts in `folder` if it is relative, as its files are called: Macs
/// write the names of files decomposed, keyboards composed. A part that is there as it is
/// written stays so, and so does all from the first that isn't there in any form.
/// `folder` may be empty: the current one.
std::string as_stored(const std::string& path, const std::filesystem::path& folder);

}  // namespace onematch
