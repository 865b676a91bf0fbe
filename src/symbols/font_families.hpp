// The fonts that are there.
#pragma once

#include <string>
#include <vector>

#include "symbols/exact_context.hpp"

namespace onematch {

/// The installed families, in alphabetical order.
std::vector<std::string> installed_families();

/// Whether a family of that name, in any case, is among `installed`.
bool has_family(const std::vector<std::string>& installed, const std::string& family);

/// The font that `description` asks for: families with commas, style, size. Where it
/// begins with the name of an installed family, the longest of these is one, even if it
/// ends like a style or a size: "Arial Black", "Source Sans 3".
FontPtr described_font(const std::string& description,
                       const std::vector<std::string>& installed);

/// The family whose letters are drawn when `family` is asked for.
std::string family_drawn_for(const std::string& family);

}  // namespace onematch
