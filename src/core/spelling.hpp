// The right name nearest to a misspelt one.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace onematch {

/// How many letters must be changed, added, dropped or swapped with their neighbour
/// to turn `a` into `b` (restricted Damerau-Levenshtein distance, on bytes).
std::size_t edit_distance(std::string_view a, std::string_view b);

/// The candidate nearest to `word`, if one is near enough to be what was meant: at
/// most a third of its letters wrong, case aside. The first of equals.
std::optional<std::string> nearest(std::string_view word,
                                   const std::vector<std::string>& candidates);

/// "did you mean 'fox'?", or nothing to say.
std::string did_you_mean(std::string_view word,
                         const std::vector<std::string>& candidates);

}  // namespace onematch
