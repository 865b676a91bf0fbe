#include "symbols/natural_order.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "test.hpp"

using namespace onematch;

TEST_CASE("numbers are ordered by their value, letters whatever their case",
          "[symbols]") {
  const std::vector<std::string> ordered{"",
                                         "1",
                                         "2",
                                         "2a",
                                         "10",
                                         "010b",
                                         "11",
                                         "A",
                                         "a",
                                         "a1",
                                         "A2",
                                         "a2b",
                                         "a 3",
                                         "a10",
                                         "Ant 9",
                                         "ant 9",
                                         "ant 10",
                                         "b",
                                         "B2c1",
                                         "b2c01",
                                         "b2c1",
                                         "zoo",
                                         "99999999999999999999",
                                         "100000000000000000000",
                                         "\xc3\xa4"};
  std::vector<std::string> shuffled = ordered;
  std::reverse(shuffled.begin(), shuffled.end());
  std::sort(shuffled.begin(), shuffled.end(), natural_less);
  for (std::size_t i = 0; i + 1 < shuffled.size(); ++i)
    CHECK(natural_less(shuffled[i], shuffled[i + 1]));
  CHECK(natural_less("cow 2", "cow 10"));
  CHECK(natural_less("cow", "cow 2"));
  CHECK(natural_less("Cow 2", "cow 10"));
  CHECK(natural_less("IMG_9.jpg", "img_0010.jpg"));
  CHECK(natural_less("99999999999999999999", "100000000000000000000"));
  CHECK(natural_less("z", "\xc3\xa4"));
}

TEST_CASE("what is alike but for case or zeros is ordered by its bytes", "[symbols]") {
  CHECK(natural_less("Cow", "cow"));
  CHECK_FALSE(natural_less("cow", "Cow"));
  CHECK(natural_less("a01", "a1"));
  CHECK_FALSE(natural_less("a1", "a01"));
  CHECK_FALSE(natural_less("cow", "cow"));
}

TEST_CASE("the natural order is a total order", "[symbols]") {
  // Every text of up to three characters over a letter in both cases, digits and space.
  std::vector<std::string> texts{""};
  for (std::size_t i = 0; i < texts.size(); ++i)
    if (texts[i].size() < 3)
      for (const char c : {'a', 'A', '0', '1', ' '}) texts.push_back(texts[i] + c);
  std::sort(texts.begin(), texts.end(), natural_less);
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < texts.size(); ++i)
    for (std::size_t j = 0; j < texts.size(); ++j)
      if (natural_less(texts[i], texts[j]) != (i < j)) ++wrong;
  CHECK(wrong == 0);
}
