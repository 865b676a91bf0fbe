#include "sheet/captions.hpp"

#include <algorithm>
#include <cassert>

#include "core/words.hpp"

namespace onematch {

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
