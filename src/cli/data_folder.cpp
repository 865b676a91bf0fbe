#include "cli/data_folder.hpp"

#include <cstdlib>

#include "cli/system.hpp"
#include "core/error.hpp"

namespace onematch {
namespace {

bool is_data_folder(const std::filesystem::path& folder) {
  std::error_code ignored;
  return std::filesystem::is_directory(folder / "templates", ignored) &&
         std::filesystem::is_directory(folder / "symbols", ignored);
}

}  // namespace

std::filesystem::path data_folder() {
  if (const char* chosen = std::getenv("ONEMATCH_DATA"); chosen && *chosen) {
    if (is_data_folder(chosen)) return chosen;
    throw Error("no templates and symbols in '" + std::string(chosen) + "'", {},
                "ONEMATCH_DATA must name the folder that holds both, or be unset");
  }
  const std::filesystem::path program = program_path().parent_path();
  for (const std::filesystem::path& folder :
       {program / "share/onematch", program.parent_path() / "share/onematch"})
    if (is_data_folder(folder)) return folder;
  throw Error("the bundled templates and symbols were not found", {},
              "set ONEMATCH_DATA to the folder that holds both");
}

std::vector<std::filesystem::path> emoji_folders(const std::filesystem::path& data) {
  std::vector<std::filesystem::path> folders;
  const char* chosen = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  if (chosen && *chosen)
    folders.push_back(std::filesystem::path(chosen) / "onematch/emoji");
  else if (home && *home)
    folders.push_back(std::filesystem::path(home) / ".local/share/onematch/emoji");
  folders.push_back(data / "emoji");
  return folders;
}

}  // namespace onematch
