// What JPEG files may ask of the decoder.
#include "symbols/jpeg_codec.hpp"

#include <optional>
#include <utility>

#include "support/picture_files.hpp"
#include "support/scratch.hpp"
#include "support/svg_files.hpp"
#include "symbols/load.hpp"
#include "symbols/raster.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// A table with a single code, of one bit, for the value 0.
std::string huffman(char kind) {
  return jpeg_segment(0xc4, std::string(1, kind) + '\x01' + std::string(16, '\0'));
}

/// A grey picture of 8 x 8 in a scan for its mean and so many, all the same, for the
/// rest.
PictureFile progressive(int scans) {
  std::string bytes = "\xff\xd8";
  bytes += jpeg_segment(0xdb, std::string(1, '\0') + std::string(64, '\x01'));
  bytes += jpeg_segment(0xc2, std::string("\x08\0\x08\0\x08\x01\x01\x11\0", 9));
  bytes += huffman('\0') + huffman('\x10');
  bytes += jpeg_segment(0xda, std::string("\x01\x01\0\0\0\0", 6)) + "\x7f";
  for (int i = 1; i < scans; ++i)
    bytes += jpeg_segment(0xda, std::string("\x01\x01\0\x01\x3f\0", 6)) + "\x7f";
  return {"cow.jpg", bytes + "\xff\xd9", {"deck.yaml", 3, 5}, "cow.jpg"};
}

std::string two_bytes(int value) {
  return {static_cast<char>(value >> 8), static_cast<char>(value & 255)};
}

/// A grey picture of that size; `frame` is the marker of its kind, 0xc0 the baseline's.
PictureFile grey(int width, int height, int frame = 0xc0) {
  using namespace std::string_literals;
  std::string bytes = "\xff\xd8";
  bytes += jpeg_segment(0xdb, std::string(1, '\0') + std::string(64, '\x01'));
  bytes += jpeg_segment(
      frame, "\x08"s + two_bytes(height) + two_bytes(width) + "\x01\x01\x11\0"s);
  bytes += huffman('\0') + huffman('\x10');
  bytes += jpeg_segment(0xda, "\x01\x01\0\0\x3f\0"s);
  // Two bits for each block: its mean is that of the last, and there is no more.
  const auto blocks = static_cast<std::size_t>((width + 7) / 8 * ((height + 7) / 8));
  return {"cow.jpg",
          bytes + std::string((blocks + 3) / 4, '\0') + "\xff\xd9",
          {"deck.yaml", 3, 5},
          "cow.jpg"};
}

}  // namespace

TEST_CASE("a JPEG may have 500 scans and no more", "[symbols]") {
  for (const int scans : {1, 2, 10, 500}) {
    INFO(scans);
    const Pixels pixels = decode_jpeg(progressive(scans), 8);
    CHECK(pixels.width == 8);
    CHECK(int{*pixels.at(3, 3)} == 128);
  }
  for (const int scans : {502, 5000})
    CHECK_THROWS_WITH(decode_jpeg(progressive(scans), 8),
                      "cow.jpg is damaged: it has more than 500 scans");
}

TEST_CASE("a JPEG that can't be encoded is an error", "[symbols]") {
  CHECK_THROWS_WITH(
      encode_jpeg(Pixels(70'000, 1)),
      "cannot encode a JPEG: Maximum supported image dimension is 65500 pixels");
}

TEST_CASE("a JPEG of 256 megapixels is read to as few as are printed", "[symbols]") {
  for (const auto& [width, height] : {std::pair{12'000, 9'000}, {16'320, 12'240}}) {
    const std::optional<Symbol> symbol =
        raster_symbol(grey(width, height), Cutout::none, 60);
    REQUIRE(symbol);
    CHECK(symbol->picture.width == Approx(60 / 25.4 * 450).margin(1));
    CHECK(render(symbol->picture, 0.1).at(50, 40) == 0xff808080);
  }
}

TEST_CASE("a JPEG that takes all its pixels in memory has the limit of others",
          "[symbols]") {
  const auto complaint = [](const PictureFile& file, double longest_mm) {
    try {
      raster_symbol(file, Cutout::none, longest_mm);
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  const std::string large = "cow.jpg has 12,000 x 9,000 pixels, more than 100 million";
  CHECK(complaint(grey(12'000, 9'000, 0xc2), 60) == large);
  // So long that no pixel would be one too many.
  CHECK(complaint(grey(12'000, 9'000), 600) == large);
  CHECK(complaint(grey(16'001, 16'000), 60) ==
        "cow.jpg has 16,001 x 16,000 pixels, more than 256 million");

  const ScratchFolder folder;
  make_file(folder / "dog.jpg", grey(12'000, 9'000).bytes);
  make_file(folder / "cow.svg", svg_file("<image href='dog.jpg'/>"));
  CHECK_THROWS_WITH(
      load_symbol({"cow", folder / "cow.svg", {}}),
      "dog.jpg in cow.svg has 12,000 x 9,000 pixels, more than 100 million");
}
