// The fonts that are there.
#pragma once

#include <string>
#include <vector>

namespace onematch {

/// The installed families, in alphabetical order.
std::vector<std::string> installed_families();

/// Whether a family of that name, in any case, is among `installed`.
bool has_family(const std::vector<std::string>& installed, const std::string& family);

/// The family whose letters are drawn when `family` is asked for.
std::string family_drawn_for(const std::string& family);

}  // namespace onematch
