// How pictures that this program makes say so.
#pragma once

#include <string_view>

namespace onematch {

/// Stands among the first 512 bytes of a sheet or a cut file that is a picture, so that a
/// deck of all the pictures in its folder is not made of its own files the next time.
inline constexpr std::string_view own_mark = "made by onematch";

}  // namespace onematch
