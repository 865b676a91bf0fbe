// Every kind of file, every kind of pixel, every way up.
#include <algorithm>
#include <cmath>

#include "geometry/bitmap.hpp"
#include "support/complaint.hpp"
#include "support/picture_files.hpp"
#include "support/png_files.hpp"
#include "support/scratch.hpp"
#include "support/tiny_pictures.hpp"
#include "symbols/load.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

const Source here{"deck.yaml", 3, 5};

/// What a file of a misleading name looks like, pixel by pixel.
Image shown_pixels(const std::string& bytes) {
  const ScratchFolder folder;
  make_file(folder / "cow.txt", bytes);
  SymbolSource source{"cow", folder / "cow.txt", here};
  source.cutout = Cutout::none;
  return render(load_symbol(source).picture, 1);
}

std::string complaint(const std::string& bytes) {
  return complaint_of([&] { shown_pixels(bytes); });
}

int channel(std::uint32_t pixel, int shift) {
  return static_cast<int>(pixel >> shift & 255);
}

/// How far apart the colours of a pixel and of a straight colour on nothing are.
int difference(std::uint32_t pixel, const Rgba& color) {
  const auto part = [&](int value) { return (value * color.alpha + 127) / 255; };
  return std::max({std::abs(channel(pixel, 16) - part(color.red)),
                   std::abs(channel(pixel, 8) - part(color.green)),
                   std::abs(channel(pixel, 0) - part(color.blue)),
                   std::abs(channel(pixel, 24) - color.alpha)});
}

int largest_difference(const Image& image, const Paint& paint) {
  int most = 0;
  for (int y = 0; y < image.height; ++y)
    for (int x = 0; x < image.width; ++x)
      most = std::max(most, difference(image.at(x, y), paint(x, y)));
  return most;
}

/// What the tiny pictures show.
Rgba blocks(int x, int y) {
  return four_blocks(x, y, 16, 12);
}

/// A sample for every place, of that many bits, the first and last values among them.
int sample(int x, int y, int i, int bits) {
  const int most = (1 << bits) - 1;
  if (x == 0 && y == 0) return most;
  return (x * 7919 + y * 104729 + i * 1299709) % (most + 1);
}

/// As a PNG reader shows `value` of so many bits in eight.
int in_eight_bits(int value, int bits) {
  return bits == 16 ? value >> 8 : value * 255 / ((1 << bits) - 1);
}

struct Type {
  int color_type, bits;
};

/// All 15 that there are.
const std::vector<Type> png_types{{0, 1}, {0, 2},  {0, 4},  {0, 8}, {0, 16},
                                  {2, 8}, {2, 16}, {3, 1},  {3, 2}, {3, 4},
                                  {3, 8}, {4, 8},  {4, 16}, {6, 8}, {6, 16}};

std::vector<std::uint8_t> palette_of(int bits) {
  std::vector<std::uint8_t> palette;
  for (int i = 0; i < 1 << bits; ++i)
    for (const int factor : {37, 91, 149})
      palette.push_back(static_cast<std::uint8_t>(i * factor % 256));
  return palette;
}

Rgba png_color(const Type& type, const std::vector<int>& samples) {
  const auto eight = [&](std::size_t i) { return in_eight_bits(samples[i], type.bits); };
  if (type.color_type == 3) {
    const int i = samples[0];
    return {i * 37 % 256, i * 91 % 256, i * 149 % 256};
  }
  if (type.color_type == 0) return {eight(0), eight(0), eight(0)};
  if (type.color_type == 4) return {eight(0), eight(0), eight(0), eight(1)};
  return {eight(0), eight(1), eight(2), type.color_type == 6 ? eight(3) : 255};
}

/// A TIFF file of opaque pixels, not compressed.
std::string tiff_file(int width, int height, int orientation, const Paint& paint) {
  std::string pixels;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const Rgba color = paint(x, y);
      for (const int part : {color.red, color.green, color.blue})
        pixels += static_cast<char>(part);
    }
  const auto number = [](int value, int size) {
    std::string bytes;
    for (int i = 0; i < size; ++i) bytes += static_cast<char>(value >> (8 * i) & 255);
    return bytes;
  };
  struct Entry {
    int tag, type, count, value;
  };
  constexpr int shorts = 3, longs = 4;
  const int entries = 10, bits_at = 8 + 2 + 12 * entries + 4, pixels_at = bits_at + 6;
  std::string file = "II*" + std::string(1, '\0') + number(8, 4) + number(entries, 2);
  for (const Entry& entry :
       std::vector<Entry>{{256, longs, 1, width},
                          {257, longs, 1, height},
                          {258, shorts, 3, bits_at},
                          {259, shorts, 1, 1},
                          {262, shorts, 1, 2},
                          {273, longs, 1, pixels_at},
                          {274, shorts, 1, orientation},
                          {277, shorts, 1, 3},
                          {278, longs, 1, height},
                          {279, longs, 1, static_cast<int>(pixels.size())}})
    file += number(entry.tag, 2) + number(entry.type, 2) + number(entry.count, 4) +
            number(entry.value, 4);
  return file + number(0, 4) + number(8, 2) + number(8, 2) + number(8, 2) + pixels;
}

/// An EXIF block with nothing but an orientation.
std::string exif_block(int orientation) {
  std::string block("II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x01\0\0\0\0\0\0\0",
                    26);
  block[18] = static_cast<char>(orientation);
  return block;
}

/// The pixel of the stored picture of w x h that is seen at (x, y), by the words of the
/// standard: what is at the top and at the left of what is seen.
Pixel stored_at(int orientation, int w, int h, int x, int y) {
  switch (orientation) {
    case 2:
      return {w - 1 - x, y};
    case 3:
      return {w - 1 - x, h - 1 - y};
    case 4:
      return {x, h - 1 - y};
    case 5:
      return {y, x};
    case 6:
      return {y, h - 1 - x};
    case 7:
      return {w - 1 - y, h - 1 - x};
    case 8:
      return {w - 1 - y, x};
    default:
      return {x, y};
  }
}

}  // namespace

TEST_CASE("PNG of every type, depth and order of rows has its pixels", "[symbols]") {
  const bool interlaced = GENERATE(false, true);
  for (const Type& type : png_types) {
    INFO("type " << type.color_type << ", " << type.bits << " bits, interlaced "
                 << interlaced);
    const int count = type.color_type == 3 || type.color_type == 0 ? 1
                      : type.color_type == 4                       ? 2
                      : type.color_type == 2                       ? 3
                                                                   : 4;
    const auto samples = [&](int x, int y) {
      std::vector<int> values;
      for (int i = 0; i < count; ++i) {
        const bool alpha = count % 2 == 0 && i == count - 1;
        // No margin may be transparent: it would be cut off.
        const int value = sample(x, y, i, type.bits);
        values.push_back(alpha ? value | 1 << (type.bits - 3) : value);
      }
      return values;
    };
    PngKind kind{type.color_type, type.bits, interlaced};
    if (type.color_type == 3) kind.palette = palette_of(type.bits);
    const Image image = shown_pixels(png_file(kind, 13, 11, samples));
    REQUIRE(image.width == 13);
    REQUIRE(image.height == 11);
    CHECK(largest_difference(
              image, [&](int x, int y) { return png_color(type, samples(x, y)); }) <= 1);
  }
}

TEST_CASE("a transparent colour of a PNG is transparent", "[symbols]") {
  PngKind kind{3, 8, false, {10, 20, 30, 200, 100, 50, 7, 8, 9}};
  kind.chunks = png_chunk_of("tRNS", std::string("\xff\x80\x00", 3));
  const Image image = shown_pixels(
      png_file(kind, 4, 1, [](int x, int) { return std::vector<int>{x == 3 ? 0 : x}; }));
  CHECK(difference(image.at(0, 0), {10, 20, 30}) == 0);
  CHECK(difference(image.at(1, 0), {200, 100, 50, 128}) == 0);
  CHECK(image.at(2, 0) == 0);
}

TEST_CASE("an animated PNG shows its first frame", "[symbols]") {
  const auto number = [](int value) {
    return std::string(3, '\0') + static_cast<char>(value);
  };
  PngKind kind{0, 8};
  kind.chunks = png_chunk_of("acTL", number(2) + number(0)) +
                png_chunk_of("fcTL", number(0) + number(9) + number(9) + number(0) +
                                         number(0) + std::string("\0\x01\0\x0a\0\0", 6));
  std::string file =
      png_file(kind, 9, 9, [](int x, int y) { return std::vector<int>{20 * x + y}; });
  const std::string second =
      png_chunk_of("fcTL", number(1) + number(9) + number(9) + number(0) + number(0) +
                               std::string("\0\x01\0\x0a\0\0", 6)) +
      png_chunk_of("fdAT", number(2) + zlib_stored(std::string(90, '\0')));
  file.insert(file.size() - 12, second);
  CHECK(largest_difference(shown_pixels(file), [](int x, int y) {
          return Rgba{20 * x + y, 20 * x + y, 20 * x + y};
        }) == 0);
}

TEST_CASE("pictures from phones, cameras and the web are read by content", "[symbols]") {
  CHECK(largest_difference(shown_pixels(tiny_webp()), blocks) <= 1);
  CHECK(largest_difference(shown_pixels(tiny_gif()), blocks) <= 1);
  CHECK(largest_difference(shown_pixels(tiny_avif()), blocks) <= 2);
  // Lossy, with half the colours' pixels: what counts is the middle of each block.
  const Image heic = shown_pixels(tiny_heic());
  REQUIRE(heic.width == 16);
  for (const Pixel p : {Pixel{3, 2}, Pixel{12, 2}, Pixel{3, 9}, Pixel{12, 9}})
    CHECK(difference(heic.at(p.x, p.y), blocks(p.x, p.y)) <= 6);
}

TEST_CASE("PNG and TIFF of all eight orientations stand upright", "[symbols]") {
  const int orientation = GENERATE(range(1, 9));
  INFO("orientation " << orientation);
  constexpr int w = 16, h = 12;
  const auto upright = [&](int x, int y) {
    const Pixel p = stored_at(orientation, w, h, x, y);
    return Rgba{p.x * 15, p.y * 20, (p.x + p.y) % 2 * 200};
  };
  const auto stored = [](int x, int y) {
    return Rgba{x * 15, y * 20, (x + y) % 2 * 200};
  };
  PngKind kind{2, 8};
  kind.chunks = png_chunk_of("eXIf", exif_block(orientation));
  const std::string png = png_file(kind, w, h, [&](int x, int y) {
    const Rgba color = stored(x, y);
    return std::vector<int>{color.red, color.green, color.blue};
  });
  for (const std::string& file : {png, tiff_file(w, h, orientation, stored)}) {
    const Image image = shown_pixels(file);
    CHECK(image.width == (orientation >= 5 ? h : w));
    CHECK(image.height == (orientation >= 5 ? w : h));
    CHECK(largest_difference(image, upright) == 0);
  }
}

TEST_CASE("a WebP stands upright by its EXIF", "[symbols]") {
  const auto chunk = [](const std::string& name, const std::string& content) {
    std::string size;
    for (int i = 0; i < 4; ++i)
      size += static_cast<char>(content.size() >> (8 * i) & 255);
    return name + size + content + std::string(content.size() % 2, '\0');
  };
  const std::string plain = tiny_webp();
  // The file's canvas, of 16 x 12, with a flag that there is EXIF.
  const std::string canvas("\x08\0\0\0\x0f\0\0\x0b\0\0", 10);
  const std::string mark = GENERATE(as<std::string>{}, "", std::string("Exif\0\0", 6));
  const std::string file =
      chunk("RIFF", "WEBP" + chunk("VP8X", canvas) + plain.substr(12) +
                        chunk("EXIF", mark + exif_block(6)));
  const Image image = shown_pixels(file);
  REQUIRE(image.width == 12);
  REQUIRE(image.height == 16);
  CHECK(largest_difference(image, [](int x, int y) { return blocks(y, 11 - x); }) <= 1);
}

TEST_CASE("what an AVIF says of its way up is heeded", "[symbols]") {
  const Image image = shown_pixels(turned_avif());
  REQUIRE(image.width == 12);
  REQUIRE(image.height == 16);
  CHECK(largest_difference(image, [](int x, int y) { return blocks(y, 11 - x); }) <= 2);
}

TEST_CASE("half-transparent colours of a TIFF are not darkened", "[symbols]") {
  const std::string tiff = picture_bytes("tiff", 8, 8, [](int x, int) {
    return Rgba{200, 100, 40, x < 4 ? 128 : 255};
  });
  const Image image = shown_pixels(tiff);
  CHECK(difference(image.at(1, 1), {200, 100, 40, 128}) <= 2);
  CHECK(difference(image.at(6, 1), {200, 100, 40}) == 0);
}

TEST_CASE("every kind of file that is cut off is refused", "[symbols]") {
  const auto file = [](int kind) {
    if (kind == 0) return tiny_heic();
    if (kind == 1) return tiny_avif();
    if (kind == 2) return tiny_webp();
    if (kind == 3) return tiny_gif();
    return tiff_file(16, 12, 1, blocks);
  };
  for (int kind = 0; kind < 5; ++kind) {
    const std::string whole = file(kind);
    CHECK(complaint(whole).empty());
    for (const std::size_t missing : {std::size_t{1}, whole.size() / 3}) {
      INFO("kind " << kind << ", " << missing << " bytes missing");
      CHECK_THAT(complaint(whole.substr(0, whole.size() - missing)),
                 ContainsSubstring("deck.yaml:3:5: error: cow.txt is damaged: "));
    }
  }
}
