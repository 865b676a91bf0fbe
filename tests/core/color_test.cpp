#include "core/color.hpp"

#include <string>

#include "test.hpp"

using namespace onematch;

TEST_CASE("colours are CSS names in any case or hexadecimal", "[core]") {
  CHECK(parse_color("white") == white);
  CHECK(parse_color("DarkGreen") == Color{0, 100 / 255.0, 0, 1});
  CHECK(parse_color("#f00") == Color{1, 0, 0, 1});
  CHECK(parse_color("#FF8000") == Color{1, 128 / 255.0, 0, 1});
  CHECK(parse_color("#00000080") == Color{0, 0, 0, 128 / 255.0});
}

TEST_CASE("what is no colour is refused", "[core]") {
  for (const char* text : {"", "#", "#ff", "#fffff", "#ggg", "#-12345", "whit", "white ",
                           "rgb(1,2,3)", "#fffffffff"}) {
    INFO(text);
    CHECK_FALSE(parse_color(text));
  }
}

TEST_CASE("every CSS name is found", "[core]") {
  CHECK(color_names().size() == 148);
  for (const std::string_view name : color_names()) {
    INFO(name);
    CHECK(parse_color(name));
  }
}

TEST_CASE("green is brighter than red, and red than blue", "[core]") {
  CHECK(brightness_of(white) == Approx(1));
  CHECK(brightness_of(black) == 0);
  CHECK(brightness_of({0.2, 0.5, 0.8, 1}) == Approx(0.0598 + 0.2935 + 0.0912));
  CHECK(brightness_of({0, 1, 0, 1}) > brightness_of({1, 0, 0, 1}));
  CHECK(brightness_of({1, 0, 0, 1}) > brightness_of({0, 0, 1, 1}));
  CHECK(brightness_of({1, 1, 1, 0}) == brightness_of(white));
}
