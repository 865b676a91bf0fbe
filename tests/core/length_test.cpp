#include "core/length.hpp"

#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

TEST_CASE("lengths are read with their unit", "[core]") {
  CHECK(parse_length("85 mm") == 85_mm);
  CHECK(parse_length("85mm") == 85_mm);
  CHECK(parse_length("85") == 85_mm);
  CHECK(parse_length("8.5 cm") == 85_mm);
  CHECK(parse_length("-0.5 mm") == -0.5_mm);
  CHECK(parse_length("1 in") == Length::inch(1));
  CHECK(parse_length("72 pt")->to_mm() == Approx(25.4));
  CHECK(parse_length("1e1")  // no exponents: they look like a unit
        == std::nullopt);
}

TEST_CASE("what is no length is refused", "[core]") {
  for (const char* text : {"", "mm", " ", "85  mm", "85 mm ", "85 px", "8,5 mm", "85 MM",
                           "1.2.3", "--1", "+1", "nan", "inf", "0x10", "85 m"}) {
    INFO('\'' << text << '\'');
    CHECK_FALSE(parse_length(text));
  }
  CHECK_FALSE(parse_length(std::string(400, '9')));
  CHECK_FALSE(parse_length(std::string(308, '9') + " cm"));
}

TEST_CASE("lengths and sizes are shown in millimetres", "[core]") {
  CHECK(to_string(63.5_mm) == "63.5 mm");
  CHECK(to_string(Length::inch(1) / 3) == "8.47 mm");
  CHECK(to_string(Size{63.5_mm, 88_mm}) == "63.5 x 88 mm");
}

TEST_CASE("points and millimetres agree", "[core]") {
  CHECK((25.4_mm).to_pt() == Approx(72));
  CHECK(Length::pt(72).to_mm() == Approx(25.4));
}
