#include "support/png_files.hpp"

#include <algorithm>
#include <array>

namespace onematch {
namespace {

std::string big_endian(std::uint32_t value) {
  std::string bytes;
  for (int shift = 24; shift >= 0; shift -= 8)
    bytes += static_cast<char>(value >> shift & 255);
  return bytes;
}

std::uint32_t crc_of(const std::string& bytes) {
  std::uint32_t crc = 0xffffffff;
  for (const char c : bytes) {
    crc ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) crc = crc & 1 ? crc >> 1 ^ 0xedb88320 : crc >> 1;
  }
  return ~crc;
}

/// Every so many pixels of a row and rows, from these on.
struct Pass {
  int x, y, dx, dy;
};

std::string pixel_rows(const PngKind& kind, int width, int height, const Pass& pass,
                       const Samples& samples) {
  std::string rows;
  for (int y = pass.y; y < height && pass.x < width; y += pass.dy) {
    rows += '\0';  // not filtered
    std::uint32_t bits = 0;
    int filled = 0;
    const auto flush = [&] {
      if (filled > 0) rows += static_cast<char>(bits << (8 - filled) & 255);
      bits = 0;
      filled = 0;
    };
    for (int x = pass.x; x < width; x += pass.dx)
      for (const int sample : samples(x, y)) {
        if (kind.bits == 16) rows += static_cast<char>(sample >> 8);
        if (kind.bits >= 8) {
          rows += static_cast<char>(sample & 255);
          continue;
        }
        bits = bits << kind.bits | static_cast<std::uint32_t>(sample);
        filled += kind.bits;
        if (filled == 8) flush();
      }
    flush();
  }
  return rows;
}

}  // namespace

std::string png_chunk_of(const std::string& name, const std::string& content) {
  return big_endian(static_cast<std::uint32_t>(content.size())) + name + content +
         big_endian(crc_of(name + content));
}

std::string zlib_stored(const std::string& bytes) {
  std::string stream = "\x78\x01";
  std::size_t at = 0;
  do {
    const std::size_t size = std::min<std::size_t>(bytes.size() - at, 0xffff);
    stream += static_cast<char>(at + size == bytes.size());
    for (const std::size_t word : {size, ~size})
      stream += {static_cast<char>(word & 255), static_cast<char>(word >> 8 & 255)};
    stream += bytes.substr(at, size);
    at += size;
  } while (at < bytes.size());
  std::uint32_t a = 1, b = 0;
  for (const char c : bytes) {
    a = (a + static_cast<unsigned char>(c)) % 65521;
    b = (b + a) % 65521;
  }
  return stream + big_endian(b << 16 | a);
}

std::string png_file(const PngKind& kind, int width, int height, const Samples& samples) {
  std::string header = big_endian(static_cast<std::uint32_t>(width)) +
                       big_endian(static_cast<std::uint32_t>(height));
  for (const int byte : {kind.bits, kind.color_type, 0, 0, kind.interlaced ? 1 : 0})
    header += static_cast<char>(byte);
  const std::vector<Pass> passes =
      kind.interlaced
          ? std::vector<Pass>{{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4},
                              {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}}
          : std::vector<Pass>{{0, 0, 1, 1}};
  std::string rows;
  for (const Pass& pass : passes) rows += pixel_rows(kind, width, height, pass, samples);
  std::string file = "\x89PNG\r\n\x1a\n" + png_chunk_of("IHDR", header);
  if (!kind.palette.empty())
    file += png_chunk_of("PLTE", std::string(kind.palette.begin(), kind.palette.end()));
  return file + kind.chunks + png_chunk_of("IDAT", zlib_stored(rows)) +
         png_chunk_of("IEND", "");
}

}  // namespace onematch
