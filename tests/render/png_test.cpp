#include "render/png.hpp"

#include <array>
#include <cstdint>

#include "sheet/impose.hpp"
#include "support/drawing.hpp"
#include "symbols/cairo_ptr.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

std::uint32_t number_at(const std::string& bytes, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < 4; ++i)
    number = number << 8 | static_cast<unsigned char>(bytes.at(at + i));
  return number;
}

/// The checksum as the division of polynomials that it is, bit by bit.
std::uint32_t remainder_of(const std::string& bytes) {
  std::string bits;
  for (const char byte : bytes + std::string(4, '\0'))
    for (int bit = 0; bit < 8; ++bit) bits += static_cast<char>(byte >> bit & 1);
  for (std::size_t i = 0; i < 32; ++i) bits[i] = static_cast<char>(1 - bits[i]);
  const std::string divisor = "100000100110000010001110110110111";
  for (std::size_t i = 0; i + 32 < bits.size(); ++i)
    if (bits[i] == 1)
      for (std::size_t j = 0; j <= 32; ++j)
        bits[i + j] = static_cast<char>(bits[i + j] ^ (divisor[j] - '0'));
  std::uint32_t rest = 0;
  for (std::size_t i = 0; i < 32; ++i)
    if (bits[bits.size() - 32 + i] == 0) rest |= std::uint32_t{1} << i;
  return rest;
}

struct Chunk {
  std::string type, data;
};

/// The chunks of a PNG file, whose checksums are looked at.
std::vector<Chunk> chunks_of(const std::string& png) {
  REQUIRE(png.substr(0, 8) == "\x89PNG\r\n\x1a\n");
  std::vector<Chunk> chunks;
  for (std::size_t at = 8; at < png.size();) {
    const std::size_t size = number_at(png, at);
    const Chunk chunk{png.substr(at + 4, 4), png.substr(at + 8, size)};
    if (size < 1000)
      CHECK(number_at(png, at + 8 + size) == remainder_of(chunk.type + chunk.data));
    chunks.push_back(chunk);
    at += 12 + size;
  }
  return chunks;
}

/// A sheet with one bare card in its middle.
TestDrawing one_card(Size paper, const CardSpec& card) {
  SheetSpec sheet;
  sheet.paper = paper;
  sheet.orientation = Orientation::portrait;
  sheet.margin = 0_mm;
  sheet.bleed = 1_mm;
  sheet.marks = {.crop = true, .outline = true, .center = true};
  return bare_drawing(1, card, sheet);
}

std::string png_of(const TestDrawing& made, int dpi) {
  return render_png(made.drawing(), made.pages[0], dpi);
}

/// The picture as Cairo reads it: 0xRRGGBB.
class ReadPng {
 public:
  explicit ReadPng(const std::string& png) : left_(png) {
    surface_.reset(cairo_image_surface_create_from_png_stream(read, &left_));
    REQUIRE(cairo_surface_status(surface_.get()) == CAIRO_STATUS_SUCCESS);
  }

  int width() const { return cairo_image_surface_get_width(surface_.get()); }
  int height() const { return cairo_image_surface_get_height(surface_.get()); }

  std::uint32_t at(int x, int y) const {
    REQUIRE((x >= 0 && y >= 0 && x < width() && y < height()));
    const unsigned char* row = cairo_image_surface_get_data(surface_.get()) +
                               y * cairo_image_surface_get_stride(surface_.get());
    return reinterpret_cast<const std::uint32_t*>(row)[x] & 0xffffff;
  }

 private:
  static cairo_status_t read(void* from, unsigned char* data, unsigned size) {
    std::string& left = *static_cast<std::string*>(from);
    if (left.size() < size) return CAIRO_STATUS_READ_ERROR;
    std::copy_n(left.begin(), size, data);
    left.erase(0, size);
    return CAIRO_STATUS_SUCCESS;
  }

  std::string left_;
  SurfacePtr surface_;
};

constexpr Color teal{0, 128 / 255.0, 128 / 255.0, 1};

}  // namespace

TEST_CASE("a PNG is as large as its paper and says so", "[render]") {
  struct Case {
    Size paper;
    int dpi;
    std::uint32_t width, height, per_metre;
  };
  const Case c = GENERATE(as<Case>{}, Case{{210_mm, 297_mm}, 300, 2480, 3508, 11811},
                          Case{{215.9_mm, 279.4_mm}, 300, 2550, 3300, 11811},
                          Case{{100_mm, 100_mm}, 72, 283, 283, 2835});
  const std::vector<Chunk> chunks = chunks_of(png_of(one_card(c.paper, {}), c.dpi));
  REQUIRE(chunks.size() >= 4);
  CHECK(chunks[0].type == "IHDR");
  CHECK(number_at(chunks[0].data, 0) == c.width);
  CHECK(number_at(chunks[0].data, 4) == c.height);
  CHECK(chunks[1].type == "pHYs");
  REQUIRE(chunks[1].data.size() == 9);
  CHECK(number_at(chunks[1].data, 0) == c.per_metre);
  CHECK(number_at(chunks[1].data, 4) == c.per_metre);
  CHECK(chunks[1].data[8] == 1);
  CHECK(chunks[2].type == "tEXt");
  CHECK(chunks[2].data == std::string("Comment") + '\0' + "made by onematch");
  CHECK(chunks.back().type == "IEND");
}

TEST_CASE("a PNG shows cards to the pixel and no marks", "[render]") {
  // 254 dpi are ten pixels a millimetre.
  CardSpec card;
  card.shape = {ShapeKind::rectangle, 60, 80, 0};
  card.background = teal;
  const ReadPng image(png_of(one_card({100_mm, 120_mm}, card), 254));
  REQUIRE(image.width() == 1000);
  REQUIRE(image.height() == 1200);
  // The card and a millimetre of bleed, and no grey line at the edge.
  int wrong = 0;
  for (int y = 0; y < 1200; ++y)
    for (int x = 0; x < 1000; ++x) {
      const bool inside = 190 <= x && x < 810 && 190 <= y && y < 1010;
      wrong += image.at(x, y) != (inside ? 0x008080u : 0xffffffu);
    }
  CHECK(wrong == 0);
}

TEST_CASE("a PNG shows each symbol in its place", "[render]") {
  TestDrawing made = one_card({100_mm, 100_mm}, {});
  made.symbols.push_back(disc_symbol());
  made.layouts[0] = {{FaceId{0}, {10, -5}, 8, 0}};
  const ReadPng image(png_of(made, 254));
  CHECK(image.at(600, 450) == 0);
  CHECK(image.at(600 - 79, 450) == 0);
  CHECK(image.at(600 - 82, 450) == 0xffffff);
  CHECK(image.at(600, 450 + 78) == 0);
  CHECK(image.at(600, 450 + 82) == 0xffffff);
}

TEST_CASE("the same page gives the same PNG", "[render]") {
  std::vector<Symbol> symbols;
  symbols.push_back(disc_symbol());
  symbols.push_back(square_symbol());
  const TestDrawing made = random_drawing(2, std::move(symbols));
  CHECK(png_of(made, 100) == png_of(made, 100));
}
