#include "symbols/library.hpp"

#include "core/spelling.hpp"
#include "symbols/find_files.hpp"

namespace onematch {
namespace fs = std::filesystem;

std::vector<DrawingGroup> read_library(const fs::path& library, const Source& where) {
  std::vector<DrawingGroup> groups;
  for (const fs::path& folder : list_folder(library, library.string(), where)) {
    std::error_code unknown;
    if (!fs::is_directory(folder, unknown)) continue;
    DrawingGroup group{spaced_name(folder.filename().string()),
                       list_folder(folder, folder.string(), where)};
    std::erase_if(group.drawings,
                  [](const fs::path& file) { return file.extension() != ".svg"; });
    groups.push_back(std::move(group));
  }
  return groups;
}

std::vector<fs::path> find_drawings(const std::string& name,
                                    const std::vector<DrawingGroup>& groups,
                                    const Source& where) {
  const std::string wanted = spaced_name(name);
  for (const DrawingGroup& group : groups)
    if (group.name == wanted) return group.drawings;

  std::vector<std::string> names;
  for (const DrawingGroup& group : groups) {
    names.push_back(group.name);
    for (const fs::path& drawing : group.drawings) {
      names.push_back(name_of(drawing));
      if (names.back() == wanted) return {drawing};
    }
  }
  const std::string hint = did_you_mean(wanted, names);
  throw Error("no bundled symbol or group named '" + name + "'", where,
              hint.empty() ? "onematch symbols lists what is bundled" : hint);
}

}  // namespace onematch
