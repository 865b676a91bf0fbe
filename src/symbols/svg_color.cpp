#include "symbols/svg_color.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "core/ascii.hpp"

namespace onematch {
namespace {

/// Of `hue` in turns.
Color hsl_color(double hue, double saturation, double lightness, double alpha) {
  const double reach = saturation * std::min(lightness, 1 - lightness);
  const auto part = [&](double shift) {
    const double k = std::fmod(shift + 12 * hue, 12.0);
    return lightness - reach * std::clamp(std::min(k - 3, 9 - k), -1.0, 1.0);
  };
  return {part(0), part(8), part(4), alpha};
}

/// "rgb(255, 0, 0)", "rgba(100% 0% 0% / 50%)" and "hsl(120, 50%, 40%)".
std::optional<Color> parse_function(std::string_view text) {
  const std::size_t open = text.find('(');
  const bool is_hsl = lower(text).starts_with("hsl");
  if (!(is_hsl || lower(text).starts_with("rgb")) || open == text.npos) return {};
  std::array<double, 4> parts{0, 0, 0, 1};
  std::size_t count = 0;
  for (std::size_t at = open + 1; at < text.size() && count < parts.size();) {
    if (std::string_view("0123456789.").find(text[at]) == std::string_view::npos) {
      ++at;
      continue;
    }
    double value = 0, place = 1;
    bool fraction = false;
    for (; at < text.size() && (text[at] == '.' || ('0' <= text[at] && text[at] <= '9'));
         ++at) {
      if (text[at] == '.') {
        fraction = true;
      } else if (fraction) {
        place /= 10;
        value += place * (text[at] - '0');
      } else {
        value = 10 * value + (text[at] - '0');
      }
    }
    const bool per_cent = at < text.size() && text[at] == '%';
    const bool is_hue = is_hsl && count == 0;
    const double whole = is_hue ? 360 : per_cent ? 100 : count < 3 ? 255 : 1;
    const double share = value / whole;
    parts[count++] = is_hue ? share - std::floor(share) : std::min(share, 1.0);
  }
  if (count < 3) return {};
  if (is_hsl) return hsl_color(parts[0], parts[1], parts[2], parts[3]);
  return Color{parts[0], parts[1], parts[2], parts[3]};
}

/// A colour in one word. CSS has "#rgba" besides what projects have.
std::optional<Color> parse_word(std::string_view word) {
  if (!word.starts_with('#') || word.size() != 5) return parse_color(word);
  std::string full = "#";
  for (const char digit : word.substr(1)) full += {digit, digit};
  return parse_color(full);
}

}  // namespace

std::optional<Color> parse_svg_color(std::string_view text) {
  return text.find('(') == text.npos ? parse_word(text) : parse_function(text);
}

}  // namespace onematch
