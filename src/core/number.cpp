#include "core/number.hpp"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <locale>
#include <sstream>

namespace onematch {

std::string format_number(double value, int decimals) {
  assert(std::isfinite(value));
  std::array<char, 400> digits;  // 309 before the point, for the largest double
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                 std::chars_format::fixed, decimals);
  assert(end.ec == std::errc());
  std::string text(digits.data(), end.ptr);
  if (text.find('.') != std::string::npos) {
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
  }
  return text == "-0" ? "0" : text;
}

double rounded_down(double value, int decimals) {
  const double steps = std::pow(10.0, decimals);
  return std::floor(value * steps + 1e-6) / steps;
}

std::string with_thousands(long long value) {
  std::string text = std::to_string(value);
  const std::size_t first = value < 0 ? 1 : 0;
  for (std::size_t i = text.size(); i > first + 3; i -= 3) text.insert(i - 3, ",");
  return text;
}

std::string count_of(long long n, std::string_view noun) {
  return with_thousands(n) + " " + std::string(noun) + (n == 1 ? "" : "s");
}

std::optional<double> parse_number(std::string_view text) {
  // Not std::from_chars: not every standard library has it for double yet.
  if (text.empty() || text.find_first_not_of("+-.0123456789eE") != std::string_view::npos)
    return {};
  if (text.front() == '+') return {};
  std::istringstream in{std::string(text)};
  in.imbue(std::locale::classic());
  double value = 0;
  in >> value;
  if (in.fail() || in.peek() != std::istringstream::traits_type::eof()) return {};
  return value;
}

std::optional<long long> parse_integer(std::string_view text) {
  long long value = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
  if (end.ec != std::errc() || end.ptr != text.data() + text.size()) return {};
  return value;
}

}  // namespace onematch
