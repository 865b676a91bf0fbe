// A font that is nowhere installed.
#pragma once

#include <filesystem>
#include <string>

namespace onematch {

/// Writes DejaVu Sans Bold to `file` under another family, a name of as many letters.
void make_own_font(const std::filesystem::path& file,
                   const std::string& family = "Ownfon Sans");

/// Writes a bitmap font of the family "Tinyfont", which Pango does not draw with, to
/// `file`. It has but U+11A00, which no other font here has.
void make_bitmap_font(const std::filesystem::path& file);

}  // namespace onematch
