#include "symbols/picture_fault.hpp"

#include "core/error.hpp"
#include "support/png_files.hpp"
#include "symbols/raster_file.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

const std::string png_mark = "\x89PNG\r\n\x1a\n";

/// A header of 8 x 8 pixels of that kind.
std::string header(int color_type = 2, int bits = 8, int width = 8) {
  const std::string content{
      0, 0, 0, static_cast<char>(width), 0,
      0, 0, 8, static_cast<char>(bits),  static_cast<char>(color_type),
      0, 0, 0};
  return png_chunk_of("IHDR", content);
}

const std::string pixels = png_chunk_of("IDAT", zlib_stored(std::string(200, '\0')));
const std::string end = png_chunk_of("IEND", "");

/// What is said of the file; empty if it can be read.
std::string fault(const std::string& bytes) {
  const PictureFile file{"cow.png", bytes, {}, "cow.png"};
  try {
    open_raster(file);
    return "";
  } catch (const Error& error) {
    return error.what();
  }
}

std::string with_wrong_sum(std::string chunk) {
  chunk.back() = static_cast<char>(chunk.back() ^ 1);
  return chunk;
}

}  // namespace

TEST_CASE("each fault of a PNG has words of its own", "[picture_fault]") {
  const std::string damaged = "cow.png is damaged: ";
  CHECK(fault(png_mark + header() + pixels + end).empty());
  const std::string no_end = damaged + "its end is missing";
  CHECK(fault(png_mark + header() + pixels) == no_end);
  CHECK(fault(png_mark + header() + pixels.substr(0, 30)) == no_end);
  CHECK(fault(png_mark + header().substr(0, 9)) == no_end);
  CHECK(fault(png_mark) == no_end);
  const std::string sum =
      damaged + "a part of it is not what was saved: its checksum is wrong";
  CHECK(fault(png_mark + with_wrong_sum(header()) + pixels + end) == sum);
  CHECK(fault(png_mark + header() + with_wrong_sum(pixels) + end) == sum);
  CHECK(fault(png_mark + pixels + end) == damaged + "its beginning is missing");
  CHECK(fault(png_mark + header() + end) == damaged + "there are no pixels in it");
  CHECK(fault(png_mark + header(3) + pixels + end) ==
        damaged + "its colours are missing");
  const std::string impossible = damaged + "its header says what can't be";
  CHECK(fault(png_mark + header(5) + pixels + end) == impossible);
  CHECK(fault(png_mark + header(2, 3) + pixels + end) == impossible);
  CHECK(fault(png_mark + header(2, 8, 0) + pixels + end) == impossible);
  CHECK(fault(png_mark + header() + png_chunk_of("QQQQ", "abc") + pixels + end) ==
        damaged + "it has a part 'QQQQ' that nobody knows");
  for (const char* name : {"Q\xff\xfeQ", "Q\033[m", "Q1QQ", "Q QQ"})
    CHECK(fault(png_mark + header() + png_chunk_of(name, "abc") + pixels + end) ==
          damaged + "it has a part that nobody knows");
  CHECK(fault("\x89PNG\n\x1a\n" + header() + pixels + end) ==
        damaged + "it was sent or saved as a text, which changes its bytes");
  const std::string unpacked = damaged + "its pixels can't be unpacked";
  CHECK(fault(png_mark + header() +
              png_chunk_of("IDAT", zlib_stored(std::string(200, '\x09'))) + end) ==
        unpacked);
  // Fewer rows than the header says, or none.
  for (const std::string& few : {zlib_stored(std::string(100, '\0')),
                                 std::string("\x78\x9cgarbage and no pixels")}) {
    INFO(few);
    CHECK(fault(png_mark + header() + png_chunk_of("IDAT", few) + end) ==
          damaged + "a part of its pixels is not there");
  }
}

TEST_CASE("a PNG with any of its bytes changed is told in our words or read",
          "[picture_fault]") {
  const std::string whole = png_mark + header() + pixels + end;
  for (std::size_t i = 8; i < whole.size(); ++i) {
    std::string changed = whole;
    changed[i] = static_cast<char>(changed[i] ^ 0x55);
    const std::string said = fault(changed);
    INFO("byte " << i << ": " << said);
    CHECK(said.find('(') == std::string::npos);
  }
}

TEST_CASE("a decoder's own words are the last resort", "[picture_fault]") {
  CHECK(picture_fault("BM", "The flux is out of phase.") ==
        "it can't be decoded (The flux is out of phase)");
  CHECK(picture_fault("GIF89a", "GIF image was truncated or incomplete.") ==
        "its end is missing");
  for (const char* words :
       {"Insufficient memory to load PNG file", "There is insufficient memory."})
    CHECK(picture_fault("BM", words) == "it would need more memory than there is");
}
