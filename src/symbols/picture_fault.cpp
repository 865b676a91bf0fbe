#include "symbols/picture_fault.hpp"

#include <libdeflate.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/ascii.hpp"

namespace onematch {
namespace {

using Bytes = std::string_view;

constexpr const char* no_end = "its end is missing";

std::uint32_t number_at(Bytes bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i)
    value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
  return value;
}

/// A part of a PNG that decoders can't do without: others begin with a small letter.
bool is_critical(Bytes name) {
  return name[0] < 'a' || name[0] > 'z';
}

bool has_right_sum(Bytes name_and_content, std::uint32_t sum) {
  return libdeflate_crc32(0, name_and_content.data(), name_and_content.size()) == sum;
}

bool is_known_chunk(Bytes name) {
  return name == "IHDR" || name == "PLTE" || name == "IDAT" || name == "IEND";
}

/// Other bytes are no name, and might not even be text.
bool has_only_letters(Bytes name) {
  return std::all_of(name.begin(), name.end(),
                     [](char c) { return 'a' <= lower(c) && lower(c) <= 'z'; });
}

/// What is wrong with the parts of a PNG, one after the other; or nothing. ISO/IEC 15948.
std::string fault_in_chunks(Bytes bytes) {
  bool has_palette = false, has_pixels = false;
  constexpr std::size_t mark = 8, frame = 12;
  for (std::size_t at = mark; at < bytes.size();) {
    if (bytes.size() - at < frame) return no_end;
    const std::size_t length = number_at(bytes, at);
    if (bytes.size() - at - frame < length) return no_end;
    const Bytes name = bytes.substr(at + 4, 4);
    if (at == mark && name != "IHDR") return "its beginning is missing";
    if (is_critical(name) && !has_right_sum(bytes.substr(at + 4, length + 4),
                                            number_at(bytes, at + 8 + length)))
      return "a part of it is not what was saved: its checksum is wrong";
    if (is_critical(name) && !is_known_chunk(name))
      return has_only_letters(name)
                 ? "it has a part '" + std::string(name) + "' that nobody knows"
                 : "it has a part that nobody knows";
    has_palette = has_palette || name == "PLTE";
    has_pixels = has_pixels || name == "IDAT";
    if (name == "IEND") break;
    at += frame + length;
  }
  constexpr std::size_t color_type_at = mark + 17;
  if (bytes.size() <= color_type_at) return no_end;
  if (!has_pixels) return "there are no pixels in it";
  if (bytes[color_type_at] == 3 && !has_palette) return "its colours are missing";
  return "";
}

/// What is wrong with a PNG, as far as it can be told without unpacking it; or nothing.
std::string fault_in_png(Bytes bytes) {
  if (!bytes.starts_with("\x89PNG")) return "";
  if (!bytes.substr(4).starts_with("\r\n\x1a\n"))
    return "it was sent or saved as a text, which changes its bytes";
  return fault_in_chunks(bytes);
}

/// What decoders say, by a part of it in lower case: they write the same words in both.
struct Saying {
  Bytes words;
  const char* meaning;
};
constexpr const char* wrong_header = "its header says what can't be";
constexpr const char* wrong_pixels = "its pixels can't be unpacked";
constexpr std::array<Saying, 14> sayings{{
    {"truncated", no_end},
    {"premature end", no_end},
    {"out of data", no_end},
    {"bogus header", wrong_header},
    {"invalid ihdr", wrong_header},
    {"invalid header", wrong_header},
    {"width and height", wrong_header},
    {"zero width", wrong_header},
    {"zero height", wrong_header},
    {"lzw", wrong_pixels},
    {"adaptive filter", wrong_pixels},
    {"idat: ", wrong_pixels},
    {"failed to load rgb data", wrong_pixels},
    {"insufficient memory", "it would need more memory than there is"},
}};

}  // namespace

std::string picture_fault(std::string_view bytes, std::string_view words) {
  if (std::string fault = fault_in_png(bytes); !fault.empty()) return fault;
  const std::string said = lower(words);
  for (const Saying& saying : sayings)
    if (said.find(saying.words) != std::string::npos) return saying.meaning;
  while (words.ends_with('.')) words.remove_suffix(1);
  return "it can't be decoded (" + std::string(words) + ")";
}

}  // namespace onematch
