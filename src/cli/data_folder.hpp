// Where the bundled templates and drawings are.
#pragma once

#include <filesystem>
#include <vector>

namespace onematch {

/// The folder that holds `templates` and `symbols`: $ONEMATCH_DATA if that is set, or
/// else share/onematch beside the program (as in the build folder) or beside its folder
/// (as installed). Throws Error if it is not there.
std::filesystem::path data_folder();

/// Where drawings of emoji may be, besides in that folder: the one of the user, where
/// symbols/get-emoji puts them, comes first.
std::vector<std::filesystem::path> emoji_folders(const std::filesystem::path& data);

}  // namespace onematch
