// The one thing that each system answers in a way of its own.
#pragma once

#include <filesystem>

namespace onematch {

/// The running program's file, links resolved; empty if the system does not say.
std::filesystem::path program_path();

}  // namespace onematch
