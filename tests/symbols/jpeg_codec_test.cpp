// What JPEG files may ask of the decoder.
#include "symbols/jpeg_codec.hpp"

#include "support/picture_files.hpp"
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
