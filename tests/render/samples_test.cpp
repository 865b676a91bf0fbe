#include "render/samples.hpp"

#include <algorithm>

#include "support/samples.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// "grey 8, grey 4, 1 of 2 greys, 8 of 17 colours, colours 8"
std::string told(const std::vector<Coding>& codings) {
  std::string text;
  for (const Coding& coding : codings) {
    const std::string colors = coding.is_grey ? "grey" : "color";
    text += (text.empty() ? "" : ", ") + colors + " " + std::to_string(coding.bits);
    if (!coding.palette.empty()) text += " of " + std::to_string(coding.palette.size());
  }
  return text;
}

std::string codings_of(std::vector<std::uint32_t> colors, std::size_t components,
                       Palettes palettes = Palettes::allowed) {
  return told(exact_codings(
      painted_samples(colors.size(), 1, components,
                      [&](int x, int) { return colors[static_cast<std::size_t>(x)]; }),
      palettes));
}

std::vector<std::uint32_t> count_up(std::size_t count, std::uint32_t step) {
  std::vector<std::uint32_t> colors(count);
  for (std::size_t i = 0; i < count; ++i)
    colors[i] = static_cast<std::uint32_t>(i) * step;
  return colors;
}

}  // namespace

TEST_CASE("greys take as few bits as have them all", "[samples]") {
  CHECK(codings_of({0, 255}, 1) == "grey 8, grey 1");
  CHECK(codings_of({255}, 1) == "grey 8, grey 1");
  CHECK(codings_of({0, 85}, 1) == "grey 8, grey 2, grey 1 of 2");
  CHECK(codings_of({0, 17, 255}, 1) == "grey 8, grey 4, grey 2 of 3");
  CHECK(codings_of({0, 18, 255}, 1) == "grey 8, grey 2 of 3");
  CHECK(codings_of(count_up(16, 17), 1) == "grey 8, grey 4");
  CHECK(codings_of(count_up(16, 16), 1) == "grey 8, grey 4 of 16");
  CHECK(codings_of(count_up(17, 15), 1) == "grey 8");
}

TEST_CASE("a mask has no palette", "[samples]") {
  CHECK(codings_of({0, 85}, 1, Palettes::forbidden) == "grey 8, grey 2");
  CHECK(codings_of({0, 18}, 1, Palettes::forbidden) == "grey 8");
  CHECK(codings_of({0x102030}, 3, Palettes::forbidden) == "color 8");
}

TEST_CASE("red, green and blue that are alike are a grey", "[samples]") {
  CHECK(codings_of({0, 0xffffff}, 3) == "grey 8, grey 1");
  CHECK(codings_of({0x121212, 0x232323}, 3) == "grey 8, grey 1 of 2");
  CHECK(codings_of({0x121212, 0x232324}, 3) == "color 8, color 8 of 2, color 1 of 2");
}

TEST_CASE("up to 256 colours have a palette", "[samples]") {
  CHECK(codings_of(count_up(2, 0x010203), 3) == "color 8, color 8 of 2, color 1 of 2");
  CHECK(codings_of(count_up(3, 0x010203), 3) == "color 8, color 8 of 3, color 2 of 3");
  CHECK(codings_of(count_up(5, 0x010203), 3) == "color 8, color 8 of 5, color 4 of 5");
  CHECK(codings_of(count_up(17, 0x010203), 3) == "color 8, color 8 of 17");
  CHECK(codings_of(count_up(256, 0x10101), 3) == "grey 8");
  CHECK(codings_of(count_up(256, 0xff01), 3) == "color 8, color 8 of 256");
  CHECK(codings_of(count_up(257, 0xff01), 3) == "color 8");
}

TEST_CASE("colours in a palette rise from dark to light", "[samples]") {
  const std::vector<std::uint32_t> colors{0xffff00, 0x0000ff, 0xff0000, 0x00ff00, 0};
  const Samples image = painted_samples(
      5, 1, 3, [&](int x, int) { return colors[static_cast<std::size_t>(x)]; });
  CHECK(exact_codings(image, Palettes::allowed).back().palette ==
        std::vector<std::uint32_t>{0, 0x0000ff, 0xff0000, 0x00ff00, 0xffff00});
}

TEST_CASE("each row of few bits starts with a byte of its own", "[samples]") {
  const Samples image =
      painted_samples(9, 2, 1, [](int x, int y) { return x % 2 == y ? 255 : 0; });
  const Samples narrow = coded(image, {true, 1, {}});
  CHECK(narrow.row_size() == 2);
  CHECK(narrow.bytes == std::string("\xaa\x80\x55\0", 4));
  CHECK(coded(image, {true, 4, {}}).bytes ==
        std::string("\xf0\xf0\xf0\xf0\xf0\x0f\x0f\x0f\x0f\0", 10));
}

TEST_CASE("samples of one bit become 0 and 255", "[samples]") {
  const Samples wide = widened({9, 2, 1, 1, std::string("\xaa\x80\x55\0", 4)});
  CHECK(wide.bits == 8);
  CHECK(colors_of(wide) == colors_of(painted_samples(9, 2, 1, [](int x, int y) {
          return x % 2 == y ? 255 : 0;
        })));
}

TEST_CASE("no coding changes a colour of any small image", "[samples]") {
  // All images of four pixels, in rows of one, two and four.
  const std::vector<std::uint32_t> greys{0, 17, 100, 170, 255};
  const std::vector<std::uint32_t> colors{0, 0x555555, 0xff0000, 0x00ff80, 0xffffff};
  const std::size_t components = GENERATE(as<std::size_t>{}, 1, 3);
  const std::vector<std::uint32_t>& inks = components == 1 ? greys : colors;
  for (std::size_t number = 0; number < 5 * 5 * 5 * 5; ++number)
    for (const std::size_t width : {1U, 2U, 4U}) {
      const Samples image =
          painted_samples(width, 4 / width, components, [&](int x, int y) {
            std::size_t digit = number;
            for (int i = x + y * static_cast<int>(width); i > 0; --i) digit /= 5;
            return inks[digit % 5];
          });
      for (const Coding& coding : exact_codings(image, Palettes::allowed))
        if (colors_of(coded(image, coding), coding) != colors_of(image))
          FAIL("image " << number << ", " << width << " wide, " << told({coding}));
    }
}
