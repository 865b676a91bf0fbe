#include "sheet/captions.hpp"

#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

using Lines = std::vector<std::string>;

TEST_CASE("a caption is as wide as its characters, not its bytes", "[sheet]") {
  CHECK(text_width("abcde", 2_mm).to_mm() == Approx(6));
  CHECK(text_width("90°", 2_mm).to_mm() == Approx(3.6));
  const Caption line = caption({1_mm, 2_mm}, 2_mm, "abcde");
  CHECK(line.corner == Point{1_mm, 2_mm});
  CHECK(line.width.to_mm() == Approx(6));
  CHECK(line.height == 2_mm);
}

TEST_CASE("a centred caption has its middle where it should", "[sheet]") {
  const Caption number = centred_caption({10_mm, 20_mm}, 2_mm, "100");
  CHECK((number.corner.x + number.width / 2).to_mm() == Approx(10));
  CHECK((number.corner.y + number.height / 2).to_mm() == Approx(20));
}

TEST_CASE("text is broken at blanks into lines that fit", "[sheet]") {
  CHECK(wrapped("one two three", 9_mm, 2_mm) == Lines{"one two", "three"});
  CHECK(wrapped("one two three", 100_mm, 2_mm) == Lines{"one two three"});
  CHECK(wrapped("one  two\nthree ", 1_mm, 2_mm) == Lines{"one", "two", "three"});
  CHECK(wrapped("", 9_mm, 2_mm).empty());
}

TEST_CASE("no line ends at a no-break space, which becomes a blank", "[sheet]") {
  CHECK(wrapped("wide 5\u00a0mm", 8_mm, 2_mm) == Lines{"wide", "5 mm"});
}

TEST_CASE("values are filled in where they belong", "[sheet]") {
  CHECK(filled_in("%2 before %1", {"a", "b"}) == "b before a");
  CHECK(filled_in("%1 and %2", {"%2", "b"}) == "%2 and b");
}
