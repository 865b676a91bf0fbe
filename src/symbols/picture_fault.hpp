// What is wrong with a damaged picture, in words for those who know no decoder.
#pragma once

#include <string>
#include <string_view>

namespace onematch {

/// Why `bytes`, which a decoder refused with `words` of its own, are damaged: "its end is
/// missing". The decoder's words, in brackets, only if nothing else can be told.
std::string picture_fault(std::string_view bytes, std::string_view words);

}  // namespace onematch
