// What to try where a path leads nowhere.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace onematch {

/// The nearest existing path, as a hint, if the first part of `written` that is missing
/// looks misspelt. `folder` is where a relative path starts; empty: the current one.
std::optional<std::string> misspelt_path(const std::string& written,
                                         const std::filesystem::path& folder);

/// In which folder it was looked for, as a hint.
std::string where_looked(const std::string& written, const std::filesystem::path& folder);

/// The former, or else the latter.
std::string hint_for_missing(const std::string& written,
                             const std::filesystem::path& folder);

}  // namespace onematch
