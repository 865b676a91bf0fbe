// A font that is nowhere installed.
#pragma once

#include <filesystem>

namespace onematch {

/// Writes DejaVu Sans Bold to `file` under another family: "Ownfon Sans".
void make_own_font(const std::filesystem::path& file);

}  // namespace onematch
