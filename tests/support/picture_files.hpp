// Picture files made on the spot, and pictures looked at pixel by pixel.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "symbols/symbol.hpp"

namespace onematch {

/// A pixel that is not premultiplied; each part is 0 to 255.
struct Rgba {
  int red = 0, green = 0, blue = 0, alpha = 255;
};

using Paint = std::function<Rgba(int x, int y)>;

/// A picture file of the type "png", "jpeg", "bmp" or "tiff". JPEG drops alpha.
std::string picture_bytes(const std::string& type, int width, int height,
                          const Paint& paint);

/// Four blocks of different colours, of which no turn or mirror image is another.
Rgba four_blocks(int x, int y, int width, int height);

/// A marker segment of a JPEG file; its length is counted.
std::string jpeg_segment(int marker, const std::string& content);

/// `jpeg` with a hand-made EXIF segment that gives this orientation.
std::string with_orientation(const std::string& jpeg, int orientation);

/// What a drawing looks like: premultiplied 0xAARRGGBB, row by row.
struct Image {
  int width = 0, height = 0;
  std::vector<std::uint32_t> pixels;

  std::uint32_t at(int x, int y) const {
    return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                  static_cast<std::size_t>(x)];
  }
  int alpha(int x, int y) const { return static_cast<int>(at(x, y) >> 24); }
};

Image render(int width, int height, const std::function<void(cairo_t*)>& draw);

/// The picture at `scale` pixels a unit.
Image render(const Picture& picture, double scale);

/// The mean over all pixels and channels of the difference, 0 to 255.
double mean_difference(const Image& a, const Image& b);

/// The picture painted on a page of a PDF.
std::string pdf_of(const Picture& picture);

}  // namespace onematch
