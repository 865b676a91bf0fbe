// Numbers as text, the same in every locale.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

namespace onematch {

/// `value` with at most `decimals` digits after the point and no trailing zeros:
/// "1.5", "85". Never "-0".
std::string format_number(double value, int decimals = 2);

/// `value` rounded down to so many decimals, so that no more is claimed than is there;
/// what is a millionth short of the next step counts as there.
double rounded_down(double value, int decimals);

/// 1596 as "1,596".
std::string with_thousands(long long value);
template <std::integral Integer>
std::string with_thousands(Integer value) {
  return with_thousands(static_cast<long long>(value));
}

/// "1 card", "57 cards": `noun` with an s unless there is one of them.
std::string count_of(long long n, std::string_view noun);
template <std::integral Integer>
std::string count_of(Integer n, std::string_view noun) {
  return count_of(static_cast<long long>(n), noun);
}

/// The whole of `text` as a decimal number, "1.5", "-2" or "1e3". Nothing if
/// anything else stands in it, or if it is not finite.
std::optional<double> parse_number(std::string_view text);

/// The whole of `text` as a whole number, in decimal digits with an optional minus.
std::optional<long long> parse_integer(std::string_view text);

}  // namespace onematch
