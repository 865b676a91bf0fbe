// Files that are either the old one or the new one, never half of it.
#pragma once

#include <filesystem>
#include <string_view>

namespace onematch {

/// Replaces the file at `path` by `bytes`: written beside it under a passing name,
/// synced to disk, then renamed. A symbolic link is followed, not replaced; the old
/// file's permissions are kept. What is no file, such as a pipe or /dev/stdout, is
/// written to as it is. Safe to call from several threads, for different paths.
///
/// Throws Error "cannot write PATH: REASON", with the system's reason, if any of that
/// fails; the old file is then untouched and nothing is left behind.
void write_file(const std::filesystem::path& path, std::string_view bytes);

/// Makes the folder and those on the way to it, unless they are there. Throws Error
/// "cannot make the folder PATH: REASON".
void make_folder(const std::filesystem::path& path);

}  // namespace onematch
