#include "core/length.hpp"

#include <cmath>

#include "core/number.hpp"

namespace onematch {
namespace {

std::optional<Length> in_unit(double value, std::string_view unit) {
  if (unit.empty() || unit == "mm") return Length::mm(value);
  if (unit == "cm") return Length::mm(10 * value);
  if (unit == "in") return Length::inch(value);
  if (unit == "pt") return Length::pt(value);
  return {};
}

}  // namespace

std::optional<Length> parse_length(std::string_view text) {
  const std::size_t unit_at = text.find_first_not_of("+-.0123456789");
  std::string_view unit;
  if (unit_at != std::string_view::npos) {
    unit = text.substr(unit_at);
    text = text.substr(0, unit_at);
    if (unit.size() > 1 && unit.front() == ' ') unit.remove_prefix(1);
  }
  const std::optional<double> value = parse_number(text);
  if (!value) return {};
  const std::optional<Length> length = in_unit(*value, unit);
  if (!length || !std::isfinite(length->to_mm())) return {};
  return length;
}

std::string to_string(Length length) {
  return format_number(length.to_mm()) + " mm";
}

std::string to_string(Size size) {
  return format_number(size.width.to_mm()) + " x " + to_string(size.height);
}

}  // namespace onematch
