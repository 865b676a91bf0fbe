#include "core/missing_path.hpp"

#include <algorithm>
#include <system_error>
#include <vector>

#include "core/spelling.hpp"

namespace onematch {
namespace fs = std::filesystem;
namespace {

/// How far a path leads.
struct Trail {
  fs::path found;    ///< of the path as it is written
  fs::path real;     ///< the same, as a folder that exists
  fs::path missing;  ///< the next part
};

Trail follow(const fs::path& written, const fs::path& folder) {
  Trail trail{{}, folder, {}};
  for (const fs::path& part : written) {
    std::error_code error;
    if (!fs::is_directory(trail.real / part, error)) {
      trail.missing = part;
      break;
    }
    trail.real /= part;
    trail.found /= part;
  }
  return trail;
}

std::string quoted(const fs::path& path) {
  return "'" + path.string() + "'";
}

}  // namespace

std::optional<std::string> misspelt_path(const std::string& written,
                                         const fs::path& folder) {
  const Trail trail = follow(written, folder);
  std::error_code error;
  std::vector<std::string> names;
  for (fs::directory_iterator item(trail.real.empty() ? "." : trail.real, error), end;
       !error && item != end; item.increment(error))
    names.push_back(item->path().filename().string());
  std::sort(names.begin(), names.end());
  const std::optional<std::string> near = nearest(trail.missing.string(), names);
  if (!near) return {};
  const bool is_there = *near == trail.missing.string();
  if (is_there && fs::is_symlink(trail.real / trail.missing, error))
    return "it is a link that leads nowhere";
  if (is_there) return quoted(trail.found / *near) + " is no folder";
  return "did you mean " + quoted(trail.found / *near) + "?";
}

std::string where_looked(const std::string& written, const fs::path& folder) {
  if (written.starts_with('~')) return "~ is not known here: write the whole path";
  const Trail trail = follow(written, folder);
  std::error_code error;
  fs::path real = fs::absolute(trail.real.empty() ? "." : trail.real, error);
  real = real.lexically_normal();
  if (!real.has_filename()) real = real.parent_path();
  return "it was looked for in the folder " + quoted(real);
}

std::string hint_for_missing(const std::string& written, const fs::path& folder) {
  return misspelt_path(written, folder).value_or(where_looked(written, folder));
}

}  // namespace onematch
