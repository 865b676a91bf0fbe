// PNG files of all kinds, written by hand.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace onematch {

/// What a PNG file is to be. ISO/IEC 15948.
struct PngKind {
  int color_type = 6;  ///< 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha
  int bits = 8;        ///< of a sample
  bool interlaced = false;
  std::vector<std::uint8_t> palette = {};  ///< red, green, blue of each colour
  std::string chunks = {};  ///< more of them, before the pixels; see png_chunk_of()
};

/// The samples of the pixel (x, y), as many as the colour type has.
using Samples = std::function<std::vector<int>(int x, int y)>;

std::string png_file(const PngKind& kind, int width, int height, const Samples& samples);

std::string png_chunk_of(const std::string& name, const std::string& content);

/// `bytes` in a zlib stream, not compressed.
std::string zlib_stored(const std::string& bytes);

}  // namespace onematch
