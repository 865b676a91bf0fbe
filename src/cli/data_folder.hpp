// Where the bundled templates and drawings are.
#pragma once

#include <filesystem>

namespace onematch {

/// The folder that holds `templates` and `symbols`: $ONEMATCH_DATA if that is set, or
/// else share/onematch beside the program (as in the build folder) or beside its folder
/// (as installed). Throws Error if it is not there.
std::filesystem::path data_folder();

}  // namespace onematch
