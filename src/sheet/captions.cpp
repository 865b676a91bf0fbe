#include "sheet/captions.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/words.hpp"

namespace onematch {
namespace {

/// How wide the characters of ASCII are from the blank on, in hundredths of the line's
/// height, which is 1.164 sizes of the type; rounded up.
constexpr std::array<int, 95> ascii_widths{
    28, 35, 40, 72, 55, 82, 67, 24, 34, 34, 43, 72, 28, 31, 28, 29, 55, 55, 55,
    55, 55, 55, 55, 55, 55, 55, 29, 29, 72, 72, 72, 46, 86, 59, 59, 60, 67, 55,
    50, 67, 65, 26, 26, 57, 48, 75, 65, 68, 52, 68, 60, 55, 53, 63, 59, 85, 59,
    53, 59, 34, 29, 34, 72, 43, 43, 53, 55, 48, 55, 53, 31, 55, 55, 24, 24, 50,
    24, 84, 55, 53, 55, 55, 36, 45, 34, 55, 51, 71, 51, 51, 46, 55, 29, 55, 72};

/// Of any character: those of two bytes are such as Ä and Щ, those of more may be
/// Chinese.
int width_of(std::string_view character) {
  constexpr int dot = 28, of_two_bytes = 80, of_more = 100;
  if (character == "·") return dot;
  if (character.size() > 1) return character.size() > 2 ? of_more : of_two_bytes;
  const auto i = static_cast<std::size_t>(static_cast<unsigned char>(character[0]) - ' ');
  return i < ascii_widths.size() ? ascii_widths[i] : of_more;
}

}  // namespace

Length letters_width(std::string_view text, Length height) {
  int hundredths = 0;
  for (std::size_t at = 0, end; at < text.size(); at = end) {
    end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
      ++end;  // inside a character
    hundredths += width_of(text.substr(at, end - at));
  }
  return hundredths / 100.0 * height;
}

Length text_width(std::string_view text, Length height) {
  const auto characters = std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xc0) != 0x80;  // not inside a character
  });
  return 0.6 * static_cast<double>(characters) * height;
}

Caption caption(Point corner, Length height, const std::string& text) {
  return {corner, text_width(text, height), height, text};
}

Caption centred_caption(Point centre, Length height, const std::string& text) {
  return caption({centre.x - text_width(text, height) / 2, centre.y - height / 2}, height,
                 text);
}

std::vector<std::string> wrapped(const std::string& text, Length width, Length height) {
  constexpr std::string_view unbreakable = "\u00a0";
  std::vector<std::string> lines = broken_into_lines(
      text, [&](const std::string& line) { return text_width(line, height) <= width; });
  for (std::string& line : lines)
    for (std::size_t at; (at = line.find(unbreakable)) != std::string::npos;)
      line.replace(at, unbreakable.size(), " ");
  return lines;
}

std::string filled_in(std::string_view pattern, const std::vector<std::string>& values) {
  std::string text(pattern);
  // From the last, so that no value is taken for a place.
  for (std::size_t i = values.size(); i > 0; --i) {
    const std::string place = "%" + std::to_string(i);
    const std::size_t at = text.find(place);
    assert(at != std::string::npos);
    text.replace(at, place.size(), values[i - 1]);
  }
  return text;
}

}  // namespace onematch
