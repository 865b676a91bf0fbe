// Pixels in memory, and how to have fewer of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace onematch {

/// A rectangle of pixels, in pixels.
struct Window {
  int x = 0, y = 0, width = 0, height = 0;

  int longer_side() const { return width > height ? width : height; }
  friend bool operator==(const Window&, const Window&) = default;
};

/// Red, green, blue and alpha of each pixel, 0 to 255, the colours not multiplied by
/// alpha; row by row from the top left.
struct Pixels {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgba;

  Pixels() = default;
  Pixels(int w, int h)
      : width(w),
        height(h),
        rgba(4 * static_cast<std::size_t>(w) * static_cast<std::size_t>(h)) {}

  std::uint8_t* at(int x, int y) { return &rgba[index(x, y)]; }
  const std::uint8_t* at(int x, int y) const { return &rgba[index(x, y)]; }
  Window whole() const { return {0, 0, width, height}; }

 private:
  std::size_t index(int x, int y) const {
    return 4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                static_cast<std::size_t>(x));
  }
};

/// Pixels that somebody else keeps, in 3 channels or, with alpha, 4.
struct PixelView {
  const std::uint8_t* first = nullptr;
  std::ptrdiff_t stride = 0;  ///< bytes from row to row
  int channels = 4;
  int width = 0, height = 0;

  const std::uint8_t* at(int x, int y) const {
    return first + y * stride + static_cast<std::ptrdiff_t>(x) * channels;
  }
};

PixelView view_of(const Pixels& pixels);

/// The pixels that are not quite transparent; nothing if all are.
std::optional<Window> inked(const PixelView& view);

bool is_opaque(const PixelView& view);

/// Whether more than a thousandth of the pixels are less than nine tenths opaque, not
/// counting the outermost two of each side, in small pictures fewer, which a change of
/// size leaves soft.
bool has_transparent_parts(const PixelView& view);

/// The picture on a ground of that colour: all of it is opaque.
Pixels laid_on(Pixels pixels, const std::array<std::uint8_t, 3>& ground);

/// `part` of the picture in so many pixels, at most as many as it has: each is the mean
/// of the area that it covers, weighted by alpha, in the plain values of the channels.
Pixels scaled_down(const PixelView& view, const Window& part, int width, int height);

/// The stored pixels turned upright, by EXIF's number. Exif 2.3, 4.6.4, tag 0112.
Pixels upright(const Pixels& stored, int orientation);

/// Whether it looks like a photo, a painting or a scan, which a JPEG holds well: most
/// pixels differ from their neighbour on the right. Small pictures never do.
bool is_photo_like(const Pixels& pixels);

}  // namespace onematch
