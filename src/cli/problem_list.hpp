// Many problems, so that they can be read.
#pragma once

#include <cstddef>
#include <string>

#include "core/error.hpp"

namespace onematch {

/// So many problems of one kind in one file are told, and then only how many more.
inline constexpr std::size_t most_alike = 20;

/// `problems` as describe() prints them, in their order. Those of one kind have the same
/// severity, file, message and hint but for numbers and what is quoted; the last of them
/// that is told is followed by "  ... and 4,980 more like it".
std::string list_problems(const Problems& problems);

}  // namespace onematch
