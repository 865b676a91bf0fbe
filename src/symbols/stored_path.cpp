#include "symbols/stored_path.hpp"

#include <glib.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <system_error>
#include <vector>

#include "symbols/cairo_ptr.hpp"

namespace onematch {
namespace fs = std::filesystem;
namespace {

std::string normalized(const std::string& text, GNormalizeMode form) {
  const std::unique_ptr<char, FreeWith<g_free>> result(
      g_utf8_normalize(text.data(), static_cast<gssize>(text.size()), form));
  return result ? result.get() : text;
}

/// Such a text has one form only.
bool is_ascii(const std::string& text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// What `name` is called in `folder`, the first of several; nothing if it isn't there.
std::optional<fs::path> stored_name(const std::string& name, const fs::path& folder) {
  if (is_ascii(name)) return {};
  const std::string wanted = composed(name);
  std::vector<fs::path> names;
  std::error_code error;
  for (fs::directory_iterator item(folder.empty() ? "." : folder, error), end;
       !error && item != end; item.increment(error))
    if (composed(item->path().filename().string()) == wanted)
      names.push_back(item->path().filename());
  if (names.empty()) return {};
  return *std::min_element(names.begin(), names.end());
}

}  // namespace

std::string composed(const std::string& text) {
  return normalized(text, G_NORMALIZE_DEFAULT_COMPOSE);
}

std::string decomposed(const std::string& text) {
  return normalized(text, G_NORMALIZE_DEFAULT);
}

std::string as_stored(const std::string& path, const fs::path& folder) {
  if (is_ascii(path)) return path;
  fs::path stored, real = folder;
  bool leads_on = true, is_other = false;
  for (const fs::path& part : fs::path(path)) {
    std::error_code error;
    fs::path name = part;
    // A link that leads nowhere is there, too.
    if (leads_on &&
        fs::symlink_status(real / part, error).type() == fs::file_type::not_found) {
      const std::optional<fs::path> other = stored_name(part.string(), real);
      leads_on = other.has_value();
      is_other = is_other || leads_on;
      name = other.value_or(part);
    }
    stored /= name;
    real /= name;
  }
  return is_other ? stored.string() : path;
}

}  // namespace onematch
