#include "core/words.hpp"

#include "core/random.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

using Parts = std::vector<std::string>;

/// Up to twelve letters and blanks by lot.
std::string random_text(Random& random) {
  std::string text;
  for (auto left = random.below(13); left > 0; --left) text += "ab, "[random.below(4)];
  return text;
}

}  // namespace

TEST_CASE("a text has only what is in it", "[core]") {
  CHECK(has_only("2026", decimal_digits));
  CHECK_FALSE(has_only("20-26", decimal_digits));
  CHECK_FALSE(has_only(" 2026", decimal_digits));
  CHECK_FALSE(has_only("", decimal_digits));
}

TEST_CASE("blanks are trimmed from both ends and kept between", "[core]") {
  CHECK(trimmed("  a b ", " ") == "a b");
  CHECK(trimmed("\t a b \n", " \t\n") == "a b");
  CHECK(trimmed("\ta ", " ") == "\ta");
  CHECK(trimmed("ab", " ") == "ab");
  CHECK(trimmed("   ", " ").empty());
  CHECK(trimmed("", " ").empty());
}

TEST_CASE("every separator has a part on either side", "[core]") {
  CHECK(split("card.border.width", '.') == Parts{"card", "border", "width"});
  CHECK(split("card", '.') == Parts{"card"});
  CHECK(split(".a..b.", '.') == Parts{"", "a", "", "b", ""});
  CHECK(split("", '.') == Parts{""});
}

TEST_CASE("the parts of a text make it again", "[core]") {
  Random random(1, 0);
  for (int i = 0; i < 1000; ++i) {
    const std::string text = random_text(random);
    CHECK(joined(split(text, ','), ",") == text);
  }
}

TEST_CASE("a separator stands between any two parts", "[core]") {
  CHECK(joined({}, "; ").empty());
  CHECK(joined({"a"}, "; ") == "a");
  CHECK(joined({"", "a", ""}, "; ") == "; a; ");
}

TEST_CASE("a line is broken where the next word no longer fits", "[core]") {
  const auto up_to = [](std::size_t most) {
    return [most](const std::string& line) { return line.size() <= most; };
  };
  CHECK(broken_into_lines("one two three", up_to(7)) == Parts{"one two", "three"});
  CHECK(broken_into_lines("one two three", up_to(6)) == Parts{"one", "two", "three"});
  CHECK(broken_into_lines("one two three", up_to(13)) == Parts{"one two three"});
  CHECK(broken_into_lines("  one \n two ", up_to(9)) == Parts{"one two"});
  CHECK(broken_into_lines("a extraordinary b", up_to(3)) ==
        Parts{"a", "extraordinary", "b"});
  CHECK(broken_into_lines(" \n", up_to(3)).empty());
}

TEST_CASE("a language is the beginning of its tag", "[core]") {
  CHECK(language_of("de-CH") == "de");
  CHECK(language_of("zh-Hant-TW") == "zh");
  CHECK(language_of("fr") == "fr");
}
