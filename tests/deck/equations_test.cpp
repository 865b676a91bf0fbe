#include "deck/equations.hpp"

#include <algorithm>
#include <optional>
#include <regex>

#include "deck/field.hpp"
#include "deck/plane.hpp"
#include "deck/subdeck.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// A point, a direction or, with neither, the vertical direction: as read from the text.
struct Place {
  std::optional<int> x, y, direction;
};

Place read_place(const std::string& text) {
  std::smatch part;
  if (std::regex_match(text, part, std::regex(R"(\((\d+), (\d+)\))")))
    return {std::stoi(part[1]), std::stoi(part[2]), {}};
  if (std::regex_match(text, part, std::regex(R"(direction (\d+))")))
    return {{}, {}, std::stoi(part[1])};
  REQUIRE(text == "the vertical direction");
  return {};
}

/// y = slope x + intercept; without a slope x = intercept; or the line at infinity.
struct Line {
  std::optional<int> slope, intercept;
};

Line read_line(const std::string& text) {
  std::smatch part;
  if (std::regex_match(text, part, std::regex(R"(x = (\d+))")))
    return {{}, std::stoi(part[1])};
  if (std::regex_match(text, part, std::regex(R"(y = (\d+))")))
    return {0, std::stoi(part[1])};
  if (std::regex_match(text, part, std::regex(R"(y = (\d*)x(?: \+ (\d+))?)")))
    return {part[1].length() == 0 ? 1 : std::stoi(part[1]),
            part[2].matched ? std::stoi(part[2]) : 0};
  REQUIRE(text == "the line at infinity");
  return {};
}

bool lies_on(const Place& place, const Line& line, const Field& field) {
  if (!line.intercept) return !place.x;
  if (!line.slope) return place.x ? place.x == line.intercept : !place.direction;
  if (!place.x) return place.direction == line.slope;
  return place.y == field.sum(field.product(*line.slope, *place.x), *line.intercept);
}

}  // namespace

TEST_CASE("cards of 57 read like lines of a plane", "[deck]") {
  const Equations seven = equations_of(whole_deck(8));
  CHECK(seven.field == "GF(7)");
  CHECK(seven.note ==
        "x and y are numbers from 0 to 6; sums and products are taken modulo 7");
  REQUIRE(seven.cards.size() == 57);
  CHECK(seven.cards[0] == "y = 0");
  CHECK(seven.cards[4] == "y = 4");
  CHECK(seven.cards[7] == "y = x");
  CHECK(seven.cards[8] == "y = x + 1");
  CHECK(seven.cards[21] == "y = 3x");
  CHECK(seven.cards[23] == "y = 3x + 2");
  CHECK(seven.cards[53] == "x = 4");
  CHECK(seven.cards[56] == "the line at infinity");
  REQUIRE(seven.symbols.size() == 57);
  CHECK(seven.symbols[0] == "(0, 0)");
  CHECK(seven.symbols[30] == "(4, 2)");
  CHECK(seven.symbols[52] == "direction 3");
  CHECK(seven.symbols[56] == "the vertical direction");
}

TEST_CASE("a field that is not prime says how it reckons", "[deck]") {
  const Equations nine = equations_of(whole_deck(10));
  CHECK(nine.field == "GF(9)");
  CHECK(nine.note ==
        "x and y are numbers from 0 to 8; a + 3b stands for the polynomial a + bt with "
        "coefficients from 0 to 2; sums and products are those of polynomials, modulo 3 "
        "and modulo t² + 2t + 2, so 3 × 3 = 4");
  CHECK(equations_of(whole_deck(9)).note ==
        "x and y are numbers from 0 to 7; a + 2b + 4c stands for the polynomial "
        "a + bt + ct² with coefficients 0 and 1; sums and products are those of "
        "polynomials, modulo 2 and modulo t³ + t + 1, so 2 × 4 = 3");
  CHECK(field_polynomial(9) == std::vector<int>{2, 2, 1});
  CHECK(field_polynomial(7) == std::vector<int>{0, 1});
}

TEST_CASE("every card's symbols, and no others, satisfy its equation", "[deck]") {
  const int order = GENERATE(as<int>{}, 2, 3, 4, 5, 7, 8, 9, 11, 13, 16);
  const Deck deck = whole_deck(order + 1);
  const Equations equations = equations_of(deck);
  REQUIRE(equations.cards.size() == deck.cards.size());
  REQUIRE(equations.symbols.size() == deck.symbol_count);
  std::vector<Place> places;
  for (const std::string& text : equations.symbols) places.push_back(read_place(text));

  const Field field(order);
  for (std::size_t card = 0; card < deck.cards.size(); ++card) {
    const Card& symbols = deck.cards[card];
    const Line line = read_line(equations.cards[card]);
    for (std::size_t s = 0; s < deck.symbol_count; ++s) {
      const bool is_on =
          std::count(symbols.begin(), symbols.end(), static_cast<SymbolId>(s)) == 1;
      INFO(equations.cards[card] << " and " << equations.symbols[s]);
      REQUIRE(lies_on(places[s], line, field) == is_on);
    }
  }
}

TEST_CASE("some of the cards keep their equations", "[deck]") {
  const Equations whole = equations_of(whole_deck(8));
  const Equations some = equations_of(keep_cards(whole_deck(8), 40));
  REQUIRE(some.cards.size() == 40);
  CHECK(some.symbols == whole.symbols);
  for (const std::string& equation : some.cards)
    CHECK(std::count(whole.cards.begin(), whole.cards.end(), equation) == 1);
}
