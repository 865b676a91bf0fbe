// Files that are read whole.
#pragma once

#include <filesystem>
#include <string>

namespace onematch {

/// The bytes of the file at `path`; of a file far larger than a project file may be,
/// only the beginning. Throws Error, with the system's reason, if it can't be read.
std::string read_text_file(const std::filesystem::path& path);

}  // namespace onematch
