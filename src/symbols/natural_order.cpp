#include "symbols/natural_order.hpp"

#include <algorithm>
#include <compare>

#include "core/ascii.hpp"

namespace onematch {
namespace {

bool is_digit(char c) {
  return '0' <= c && c <= '9';
}

unsigned char folded(char c) {
  return static_cast<unsigned char>(lower(c));
}

/// Takes a run of digits off the front of `text`, and the zeros off the front of it.
std::string_view take_number(std::string_view& text) {
  const auto end = std::find_if_not(text.begin(), text.end(), is_digit);
  std::string_view run = text.substr(0, static_cast<std::size_t>(end - text.begin()));
  text.remove_prefix(run.size());
  run.remove_prefix(std::min(run.find_first_not_of('0'), run.size()));
  return run;
}

/// Without leading zeros the longer number is the greater one, however long.
std::strong_ordering compare_numbers(std::string_view a, std::string_view b) {
  return a.size() != b.size() ? a.size() <=> b.size() : a <=> b;
}

std::strong_ordering compare_folded(std::string_view a, std::string_view b) {
  while (!a.empty() && !b.empty()) {
    std::strong_ordering order = std::strong_ordering::equal;
    if (is_digit(a.front()) && is_digit(b.front())) {
      order = compare_numbers(take_number(a), take_number(b));
    } else {
      order = folded(a.front()) <=> folded(b.front());
      a.remove_prefix(1);
      b.remove_prefix(1);
    }
    if (order != std::strong_ordering::equal) return order;
  }
  return a.size() <=> b.size();
}

}  // namespace

bool natural_less(std::string_view a, std::string_view b) {
  const std::strong_ordering order = compare_folded(a, b);
  return order != std::strong_ordering::equal ? order < 0 : a < b;
}

}  // namespace onematch
