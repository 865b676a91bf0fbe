#include "symbols/line_breaks.hpp"

#include "core/random.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

using Breaks = std::vector<std::size_t>;

/// The breaks that the bits of `choice` name, if all of them are allowed.
bool breaks_of(const std::vector<WordBox>& words, unsigned choice, Breaks& breaks) {
  breaks.clear();
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    if ((choice >> i & 1U) == 0) continue;
    if (!words[i].may_end_line) return false;
    breaks.push_back(i);
  }
  return true;
}

/// The least radius of all breaks there are.
double least_radius(const std::vector<WordBox>& words, const LineMeasure& measure) {
  double least = 1e9;
  Breaks breaks;
  for (unsigned choice = 0; choice < 1U << (words.size() - 1); ++choice)
    if (breaks_of(words, choice, breaks))
      least = std::min(least, radius_of(words, measure, breaks));
  return least;
}

}  // namespace

TEST_CASE("words are broken into lines that fill a circle", "[text]") {
  const LineMeasure measure{1, 4, 3};
  CHECK(break_lines({{10, true}}, measure).empty());
  CHECK(break_lines({{2, true}, {2, true}}, measure).empty());
  CHECK(break_lines({{10, true}, {10, true}}, measure) == Breaks{0});
  CHECK(break_lines({{10, false}, {10, true}}, measure).empty());
  CHECK(break_lines({{6, true}, {10, true}, {6, true}}, measure) == Breaks{0, 1});
  CHECK(break_lines(std::vector<WordBox>(6, {5, true}), measure) == Breaks{1, 3});
}

TEST_CASE("a row of words is measured line by line", "[text]") {
  const std::vector<WordBox> words{{6, true}, {3, true}, {8, true}};
  const LineMeasure measure{1, 4, 2};
  CHECK(radius_of(words, measure, {}) == Approx(std::hypot(9.5, 1)));
  CHECK(radius_of(words, measure, {1}) == Approx(std::hypot(5, 3)));
  CHECK(radius_of(words, measure, {0, 1}) == Approx(std::hypot(4, 5)));
}

TEST_CASE("no breaks make a smaller circle than those chosen", "[text]") {
  Random random(7);
  for (int trial = 0; trial < 400; ++trial) {
    INFO(trial);
    std::vector<WordBox> words(1 + random.below(9));
    for (WordBox& word : words)
      word = {static_cast<double>(random.below(12)), random.below(4) > 0};
    const LineMeasure measure{static_cast<double>(random.below(3)),
                              1.0 + static_cast<double>(random.below(5)),
                              1.0 + static_cast<double>(random.below(5))};
    const Breaks chosen = break_lines(words, measure);
    for (const std::size_t word : chosen) {
      REQUIRE(word + 1 < words.size());
      CHECK(words[word].may_end_line);
    }
    const double single = radius_of(words, measure, {});
    const double least = least_radius(words, measure);
    CHECK(radius_of(words, measure, chosen) ==
          Approx(least < 0.9 * single ? least : single));
  }
}
