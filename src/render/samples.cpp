#include "render/samples.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <utility>

namespace onematch {
namespace {

constexpr std::size_t most_colors = 256;

std::uint32_t byte_at(const std::string& bytes, std::size_t i) {
  return static_cast<unsigned char>(bytes[i]);
}

/// The pixel's samples of 8 bits as one number, the first the highest.
std::uint32_t pixel_at(const Samples& image, std::size_t i) {
  if (image.components == 1) return byte_at(image.bytes, i);
  return byte_at(image.bytes, 3 * i) << 16 | byte_at(image.bytes, 3 * i + 1) << 8 |
         byte_at(image.bytes, 3 * i + 2);
}

/// Numbers colours in the order in which they come.
class ColorTable {
 public:
  /// Nothing if it is the 257th.
  std::optional<std::size_t> number_of(std::uint32_t color) {
    std::size_t slot = color * 2654435761U >> 22;
    while (numbers_[slot] != none && colors_[numbers_[slot]] != color)
      slot = (slot + 1) % numbers_.size();
    if (numbers_[slot] == none) {
      if (colors_.size() == most_colors) return {};
      numbers_[slot] = static_cast<std::uint16_t>(colors_.size());
      colors_.push_back(color);
    }
    return numbers_[slot];
  }

  const std::vector<std::uint32_t>& colors() const { return colors_; }

 private:
  static constexpr std::uint16_t none = 0xffff;
  static constexpr std::array<std::uint16_t, 1024> empty() {
    std::array<std::uint16_t, 1024> slots{};
    for (std::uint16_t& slot : slots) slot = none;
    return slots;
  }
  std::array<std::uint16_t, 1024> numbers_ = empty();
  std::vector<std::uint32_t> colors_;
};

/// The colours of the image; nothing if there are more than 256.
std::optional<std::vector<std::uint32_t>> colors_in(const Samples& image) {
  ColorTable table;
  for (std::size_t i = 0; i < image.width * image.height; ++i)
    if (!table.number_of(pixel_at(image, i))) return {};
  return table.colors();
}

bool is_grey(const Samples& image) {
  if (image.components == 1) return true;
  for (std::size_t i = 0; i < image.bytes.size(); i += 3)
    if (image.bytes[i] != image.bytes[i + 1] || image.bytes[i] != image.bytes[i + 2])
      return false;
  return true;
}

/// In thousandths of how light it looks. ITU-R BT.601.
std::uint32_t lightness(std::uint32_t color) {
  return 299 * (color >> 16) + 587 * (color >> 8 & 255) + 114 * (color & 255);
}

/// The fewest bits that can count so many colours.
std::size_t bits_for(std::size_t count) {
  return count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8;
}

/// The fewest bits that have all those greys.
std::size_t bits_of(const std::vector<std::uint32_t>& greys) {
  for (const std::size_t bits : {1U, 2U, 4U}) {
    const std::uint32_t step = 255 / ((1U << bits) - 1);
    if (std::all_of(greys.begin(), greys.end(),
                    [&](std::uint32_t grey) { return grey % step == 0; }))
      return bits;
  }
  return 8;
}

std::vector<Coding> grey_codings(std::vector<std::uint32_t> greys, Palettes palettes) {
  std::vector<Coding> codings{{true, 8, {}}};
  const std::size_t exact = bits_of(greys), counted = bits_for(greys.size());
  if (exact < 8) codings.push_back({true, exact, {}});
  if (counted < exact && palettes == Palettes::allowed) {
    std::sort(greys.begin(), greys.end());
    codings.push_back({true, counted, std::move(greys)});
  }
  return codings;
}

std::vector<Coding> color_codings(std::vector<std::uint32_t> colors) {
  // Neighbours in a picture are mostly alike: so are then their numbers.
  std::sort(colors.begin(), colors.end(), [](std::uint32_t a, std::uint32_t b) {
    return std::pair(lightness(a), a) < std::pair(lightness(b), b);
  });
  const std::size_t counted = bits_for(colors.size());
  std::vector<Coding> codings{{false, 8, colors}};
  if (counted < 8) codings.push_back({false, counted, std::move(colors)});
  return codings;
}

/// Appends samples of fewer bits than a byte, and fills up the last byte of the row.
class BitWriter {
 public:
  BitWriter(std::string& bytes, std::size_t bits) : bytes_(bytes), bits_(bits) {}

  void add(std::uint32_t sample) {
    collected_ = collected_ << bits_ | sample;
    count_ += bits_;
    if (count_ == 8) flush();
  }

  void end_row() {
    if (count_ == 0) return;
    collected_ <<= 8 - count_;
    flush();
  }

 private:
  void flush() {
    bytes_ += static_cast<char>(collected_);
    collected_ = 0;
    count_ = 0;
  }

  std::string& bytes_;
  std::size_t bits_;
  std::uint32_t collected_ = 0;
  std::size_t count_ = 0;
};

}  // namespace

Samples widened(const Samples& bilevel) {
  assert(bilevel.components == 1 && bilevel.bits == 1);
  Samples wide{bilevel.width, bilevel.height, 1, 8, {}};
  wide.bytes.reserve(wide.height * wide.width);
  for (std::size_t y = 0; y < wide.height; ++y)
    for (std::size_t x = 0; x < wide.width; ++x) {
      const std::uint32_t byte = byte_at(bilevel.bytes, y * bilevel.row_size() + x / 8);
      wide.bytes += byte >> (7 - x % 8) & 1 ? '\xff' : '\0';
    }
  return wide;
}

std::vector<Coding> exact_codings(const Samples& image, Palettes palettes) {
  assert(image.bits == 8);
  std::optional<std::vector<std::uint32_t>> colors = colors_in(image);
  if (is_grey(image)) {
    for (std::uint32_t& color : *colors) color &= 255;
    return grey_codings(std::move(*colors), palettes);
  }
  std::vector<Coding> codings{{false, 8, {}}};
  if (colors && palettes == Palettes::allowed)
    for (Coding& coding : color_codings(std::move(*colors)))
      codings.push_back(std::move(coding));
  return codings;
}

Samples coded(const Samples& image, const Coding& coding) {
  if (coding.components() == 3) return image;
  ColorTable numbers;
  for (const std::uint32_t color : coding.palette) numbers.number_of(color);
  Samples result{image.width, image.height, 1, coding.bits, {}};
  result.bytes.reserve(result.height * result.row_size());
  BitWriter writer(result.bytes, coding.bits);
  for (std::size_t i = 0; i < image.width * image.height; ++i) {
    const std::uint32_t color = pixel_at(image, i) & (coding.is_grey ? 0xff : 0xffffff);
    writer.add(coding.palette.empty()
                   ? color >> (8 - coding.bits)
                   : static_cast<std::uint32_t>(*numbers.number_of(color)));
    if ((i + 1) % image.width == 0) writer.end_row();
  }
  return result;
}

}  // namespace onematch
