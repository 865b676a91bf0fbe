// Letters of A to Z, whatever the locale.
#pragma once

#include <string>
#include <string_view>

namespace onematch {

constexpr char lower(char c) {
  return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

inline std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = lower(c);
  return result;
}

}  // namespace onematch
