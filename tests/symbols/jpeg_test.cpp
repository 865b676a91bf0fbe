#include "symbols/jpeg.hpp"

#include <string>

#include "test.hpp"

using namespace onematch;

namespace {

/// A marker segment; the length is counted.
std::string segment(int marker, const std::string& content) {
  const auto size = content.size() + 2;
  return std::string("\xff") + static_cast<char>(marker) + static_cast<char>(size >> 8) +
         static_cast<char>(size & 255) + content;
}

std::string frame(int marker, int bits, int components) {
  return segment(marker, std::string(1, static_cast<char>(bits)) + '\x01' + '\x02' +
                             '\x03' + '\x04' + static_cast<char>(components) +
                             std::string(3 * static_cast<std::size_t>(components), 'x'));
}

const std::string start = "\xff\xd8";
const std::string scan = segment(0xda, "scan") + std::string(
                                                     "ab\xff\0cd\xff\xd3"
                                                     "ef\xff\0",
                                                     10);
const std::string end = "\xff\xd9";

}  // namespace

TEST_CASE("a JPEG's size stands in its frame header", "[symbols]") {
  const auto header = read_jpeg_header(start + segment(0xe0, "JFIF") + frame(0xc0, 8, 3) +
                                       scan + end + "trailing bytes of a phone");
  REQUIRE(header);
  CHECK(header->height == 0x102);
  CHECK(header->width == 0x304);
  CHECK(header->is_plain);
}

TEST_CASE("what a PDF can't hold is told by its frame header", "[symbols]") {
  const auto plain = [](int marker, int bits, int components) {
    return read_jpeg_header(start + frame(marker, bits, components) + scan + end)
        ->is_plain;
  };
  CHECK(plain(0xc0, 8, 1));
  CHECK(plain(0xc1, 8, 3));
  CHECK(plain(0xc2, 8, 3));
  CHECK_FALSE(plain(0xc0, 8, 4));   // CMYK
  CHECK_FALSE(plain(0xc1, 12, 3));  // more than 8 bits
  CHECK_FALSE(plain(0xc3, 8, 3));   // lossless
  CHECK_FALSE(plain(0xc9, 8, 3));   // arithmetic
  CHECK_FALSE(plain(0xca, 8, 1));
}

TEST_CASE("a thumbnail in a segment is not the picture", "[symbols]") {
  const std::string thumbnail = start + frame(0xc0, 8, 4) + scan + end;
  const auto header = read_jpeg_header(start + segment(0xe1, "Exif" + thumbnail) +
                                       frame(0xc2, 8, 3) + scan + scan + end);
  REQUIRE(header);
  CHECK(header->is_plain);
}

TEST_CASE("a JPEG cut off anywhere is none", "[symbols]") {
  const std::string whole = start + segment(0xe0, "JFIF") + segment(0xc4, "tables") +
                            frame(0xc0, 8, 3) + "\xff\xff" + scan.substr(1) + scan + end;
  REQUIRE(read_jpeg_header(whole));
  for (std::size_t size = 0; size < whole.size(); ++size) {
    INFO(size);
    CHECK_FALSE(read_jpeg_header(whole.substr(0, size)));
  }
  CHECK_FALSE(read_jpeg_header(start + end));
  CHECK_FALSE(read_jpeg_header(start + scan + end));
  CHECK_FALSE(read_jpeg_header("\x89PNG" + whole));
}
