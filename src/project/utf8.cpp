#include "project/utf8.hpp"

#include <array>
#include <cassert>

namespace onematch {
namespace {

/// How many bytes a character has that begins with `lead`; 0 if none can.
std::size_t size_from(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead < 0xc2) return 0;  // a continuation, or overlong
  if (lead < 0xe0) return 2;
  if (lead < 0xf0) return 3;
  return lead < 0xf5 ? 4 : 0;
}

}  // namespace

Character first_character(std::string_view bytes) {
  assert(!bytes.empty());
  const auto lead = static_cast<unsigned char>(bytes[0]);
  const std::size_t size = size_from(lead);
  if (size == 0 || size > bytes.size()) return {};
  constexpr std::array<unsigned char, 5> lead_bits{0, 0x7f, 0x1f, 0x0f, 0x07};
  char32_t code = lead & lead_bits[size];
  for (std::size_t i = 1; i < size; ++i) {
    const auto byte = static_cast<unsigned char>(bytes[i]);
    if ((byte & 0xc0) != 0x80) return {};
    code = code << 6 | (byte & 0x3fu);
  }
  const bool overlong = (size == 3 && code < 0x800) || (size == 4 && code < 0x10000);
  const bool surrogate = 0xd800 <= code && code < 0xe000;
  if (overlong || surrogate || code > 0x10ffff) return {};
  return {code, size};
}

bool is_control(char32_t code) {
  if (code == '\t' || code == '\n' || code == '\r') return false;
  return code < 0x20 || (0x7f <= code && code < 0xa0) || code == 0xfeff;
}

std::string_view first_characters(std::string_view text, std::size_t count) {
  std::size_t end = 0;
  for (; count > 0 && end < text.size(); --count)
    end += first_character(text.substr(end)).size;
  return text.substr(0, end);
}

std::string code_name(char32_t code) {
  std::string digits;
  for (; code != 0 || digits.size() < 4; code >>= 4)
    digits.insert(digits.begin(), "0123456789ABCDEF"[code & 0xf]);
  return "U+" + digits;
}

}  // namespace onematch
