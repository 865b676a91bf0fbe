// What a pattern finds in a text.
#pragma once

#include <regex>
#include <string>
#include <vector>

namespace onematch {

/// The first group of each match, in the order of the text.
inline std::vector<std::string> matches_in(const std::string& text,
                                           const std::string& pattern) {
  const std::regex regex(pattern);
  std::vector<std::string> matches;
  for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it)
    matches.push_back((*it)[1]);
  return matches;
}

}  // namespace onematch
