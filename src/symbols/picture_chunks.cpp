#include "symbols/picture_chunks.hpp"

#include <cstddef>

namespace onematch {
namespace {

std::size_t byte_at(std::string_view bytes, std::size_t i) {
  return static_cast<unsigned char>(bytes[i]);
}

/// Four bytes, the lowest first.
std::size_t low_first(std::string_view bytes, std::size_t at) {
  std::size_t value = 0;
  for (std::size_t i = 4; i > 0; --i) value = value << 8 | byte_at(bytes, at + i - 1);
  return value;
}

}  // namespace

bool is_png(std::string_view bytes) {
  return bytes.starts_with("\x89PNG\r\n\x1a\n");
}

bool is_webp(std::string_view bytes) {
  return bytes.size() >= 12 && bytes.starts_with("RIFF") && bytes.substr(8, 4) == "WEBP";
}

std::optional<std::string_view> png_chunk(std::string_view bytes, std::string_view name) {
  std::size_t at = 8;
  while (at + 12 <= bytes.size()) {
    std::size_t length = 0;
    for (std::size_t i = 0; i < 4; ++i) length = length << 8 | byte_at(bytes, at + i);
    if (bytes.size() - at - 12 < length) return {};
    if (bytes.substr(at + 4, 4) == name) return bytes.substr(at + 8, length);
    at += 12 + length;
  }
  return {};
}

bool has_webp_end(std::string_view bytes) {
  return bytes.size() - 8 >= low_first(bytes, 4);
}

std::optional<std::string_view> webp_chunk(std::string_view bytes,
                                           std::string_view name) {
  std::size_t at = 12;
  while (at + 8 <= bytes.size()) {
    const std::size_t length = low_first(bytes, at + 4);
    if (bytes.size() - at - 8 < length) return {};
    if (bytes.substr(at, 4) == name) return bytes.substr(at + 8, length);
    at += 8 + length + length % 2;  // chunks begin at even places
  }
  return {};
}

}  // namespace onematch
