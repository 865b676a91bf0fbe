// Images as samples, made by formula and read back by the letter of the PDF reference.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "render/samples.hpp"

namespace onematch {

/// Samples of 8 bits. `paint` says what is at (x, y): a grey if there is one component,
/// else 0xRRGGBB.
inline Samples painted_samples(std::size_t width, std::size_t height,
                               std::size_t components,
                               const std::function<std::uint32_t(int, int)>& paint) {
  Samples image{width, height, components, 8, {}};
  for (std::size_t y = 0; y < height; ++y)
    for (std::size_t x = 0; x < width; ++x) {
      const std::uint32_t color = paint(static_cast<int>(x), static_cast<int>(y));
      if (components == 3) image.bytes += static_cast<char>(color >> 16 & 255);
      if (components == 3) image.bytes += static_cast<char>(color >> 8 & 255);
      image.bytes += static_cast<char>(color & 255);
    }
  return image;
}

/// Sample `i` of row `y`.
inline std::uint32_t sample_at(const Samples& image, std::size_t i, std::size_t y) {
  std::uint32_t value = 0;
  for (std::size_t bit = i * image.bits; bit < (i + 1) * image.bits; ++bit) {
    const auto byte =
        static_cast<unsigned char>(image.bytes.at(y * image.row_size() + bit / 8));
    value = 2 * value + (byte >> (7 - bit % 8) & 1U);
  }
  return value;
}

/// 0xRRGGBB of each pixel of `image`, whose samples are in `coding`.
inline std::vector<std::uint32_t> colors_of(const Samples& image, const Coding& coding) {
  std::vector<std::uint32_t> colors;
  for (std::size_t y = 0; y < image.height; ++y)
    for (std::size_t x = 0; x < image.width; ++x) {
      std::uint32_t color = 0;
      if (coding.components() == 3) {
        for (std::size_t i = 0; i < 3; ++i)
          color = color << 8 | sample_at(image, 3 * x + i, y);
      } else {
        color = sample_at(image, x, y);
        if (!coding.palette.empty())
          color = coding.palette.at(color);
        else
          color = color * 255 / ((1U << image.bits) - 1);
        if (coding.is_grey) color *= 0x010101;
      }
      colors.push_back(color);
    }
  return colors;
}

/// The same of samples of 8 bits that are not coded.
inline std::vector<std::uint32_t> colors_of(const Samples& image) {
  return colors_of(image, {image.components == 1, 8, {}});
}

}  // namespace onematch
