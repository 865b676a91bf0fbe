// Files that are read whole.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

namespace onematch {

/// The bytes of the file at `path`; of one with more than `most`, the first most + 1,
/// which tells that there are too many. Throws std::system_error with the system's
/// reason, so that the caller can say what the file was for.
std::string read_file(const std::filesystem::path& path, std::size_t most);

}  // namespace onematch
