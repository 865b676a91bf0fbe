#include "core/number.hpp"

#include "test.hpp"

using namespace onematch;

TEST_CASE("numbers lose their trailing zeros and nothing else", "[core]") {
  CHECK(format_number(85) == "85");
  CHECK(format_number(100, 0) == "100");
  CHECK(format_number(1.50) == "1.5");
  CHECK(format_number(1.499) == "1.5");
  CHECK(format_number(-0.001) == "0");
  CHECK(format_number(-2.25) == "-2.25");
  CHECK(format_number(0.125, 3) == "0.125");
  CHECK(format_number(1e300, 1).size() == 301);
}

TEST_CASE("large counts are grouped by thousands", "[core]") {
  CHECK(with_thousands(0) == "0");
  CHECK(with_thousands(999) == "999");
  CHECK(with_thousands(1596) == "1,596");
  CHECK(with_thousands(132136896) == "132,136,896");
  CHECK(with_thousands(-1596) == "-1,596");
  CHECK(with_thousands(-596) == "-596");
}

TEST_CASE("one card, two cards", "[core]") {
  CHECK(count_of(1, "card") == "1 card");
  CHECK(count_of(0, "card") == "0 cards");
  CHECK(count_of(1596, "pair") == "1,596 pairs");
}

TEST_CASE("numbers are read whole or not at all", "[core]") {
  CHECK(parse_number("1.5") == 1.5);
  CHECK(parse_number("-2") == -2);
  CHECK_FALSE(parse_number("1.5x"));
  CHECK_FALSE(parse_number(""));
  CHECK_FALSE(parse_number("inf"));
  CHECK_FALSE(parse_number("nan"));
  CHECK(parse_integer("-12") == -12);
  CHECK_FALSE(parse_integer("1.0"));
  CHECK_FALSE(parse_integer("99999999999999999999"));
  CHECK_FALSE(parse_integer(" 1"));
}
