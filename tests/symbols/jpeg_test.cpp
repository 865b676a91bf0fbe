#include "symbols/jpeg.hpp"

#include <string>

#include "support/picture_files.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

std::string frame(int marker, int bits, int components) {
  return jpeg_segment(marker,
                      std::string(1, static_cast<char>(bits)) + '\x01' + '\x02' + '\x03' +
                          '\x04' + static_cast<char>(components) +
                          std::string(3 * static_cast<std::size_t>(components), 'x'));
}

const std::string start = "\xff\xd8";
const std::string scan = jpeg_segment(0xda, "scan") + std::string(
                                                          "ab\xff\0cd\xff\xd3"
                                                          "ef\xff\0",
                                                          10);
const std::string end = "\xff\xd9";

}  // namespace

TEST_CASE("a JPEG's size stands in its frame header", "[symbols]") {
  const auto header =
      read_jpeg_header(start + jpeg_segment(0xe0, "JFIF") + frame(0xc0, 8, 3) + scan +
                       end + "trailing bytes of a phone");
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

TEST_CASE("whether a JPEG is in one scan shows in its headers", "[symbols]") {
  const auto is_in_one = [](int marker, int components, int of_scan) {
    const std::string first =
        jpeg_segment(0xda, std::string(1, char(of_scan)) + "......");
    return read_jpeg_header(start + frame(marker, 8, components) + first + scan + end)
        ->is_in_one_scan;
  };
  CHECK(is_in_one(0xc0, 3, 3));
  CHECK(is_in_one(0xc1, 4, 4));
  CHECK(is_in_one(0xc0, 1, 1));
  CHECK_FALSE(is_in_one(0xc0, 3, 1));  // a scan for each colour
  CHECK_FALSE(is_in_one(0xc2, 3, 3));  // progressive
  CHECK_FALSE(is_in_one(0xc9, 3, 3));  // arithmetic
}

TEST_CASE("a thumbnail in a segment is not the picture", "[symbols]") {
  const std::string thumbnail = start + frame(0xc0, 8, 4) + scan + end;
  const auto header = read_jpeg_header(start + jpeg_segment(0xe1, "Exif" + thumbnail) +
                                       frame(0xc2, 8, 3) + scan + scan + end);
  REQUIRE(header);
  CHECK(header->is_plain);
}

TEST_CASE("a file's EXIF and profile are found, whatever stands between", "[symbols]") {
  const std::string exif("Exif\0\0", 6), icc("ICC_PROFILE\0", 12);
  const std::string file = start + jpeg_segment(0xe0, "JFIF") +
                           jpeg_segment(0xe2, icc + "\x02\x02" + "world") +
                           jpeg_segment(0xe1, "http://ns.adobe.com/xap/1.0/") +
                           jpeg_segment(0xe1, exif + "II*first") +
                           jpeg_segment(0xe2, icc + "\x01\x02" + "hello ") +
                           jpeg_segment(0xe1, exif + "MM second") + frame(0xc0, 8, 3) +
                           scan + end;
  const auto header = read_jpeg_header(file);
  REQUIRE(header);
  CHECK(header->exif == "II*first");
  CHECK(header->icc == "hello world");
  const auto bare = read_jpeg_header(start + frame(0xc0, 8, 3) + scan + end);
  REQUIRE(bare);
  CHECK(bare->exif.empty());
  CHECK(bare->icc.empty());
}

TEST_CASE("red, green and blue themselves are not fit for a PDF", "[symbols]") {
  const std::string rgb = jpeg_segment(0xc0, std::string("\x08\x01\x02\x03\x04\x03", 6) +
                                                 "R\x11\x01G\x11\x01" + "B\x11\x01");
  CHECK_FALSE(read_jpeg_header(start + rgb + scan + end)->is_plain);
}

TEST_CASE("a JPEG cut off anywhere is none", "[symbols]") {
  const std::string whole = start + jpeg_segment(0xe0, "JFIF") +
                            jpeg_segment(0xc4, "tables") + frame(0xc0, 8, 3) +
                            "\xff\xff" + scan.substr(1) + scan + end;
  REQUIRE(read_jpeg_header(whole));
  for (std::size_t size = 0; size < whole.size(); ++size) {
    INFO(size);
    CHECK_FALSE(read_jpeg_header(whole.substr(0, size)));
  }
  CHECK_FALSE(read_jpeg_header(start + end));
  CHECK_FALSE(read_jpeg_header(start + scan + end));
  CHECK_FALSE(read_jpeg_header("\x89PNG" + whole));
}
