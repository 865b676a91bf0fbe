#include "deck/difference_family.hpp"

#include "deck/verify.hpp"
#include "support/blueprints.hpp"
#include "support/decks.hpp"
#include "test.hpp"

using namespace onematch;

TEST_CASE("a base block is turned into a card for each residue", "[deck]") {
  const Deck deck = developed(parse_difference_family("7: 0 1 3"));
  REQUIRE(deck.cards.size() == 7);
  CHECK(deck.symbol_count == 7);
  CHECK(numbers(deck.cards[0]) == std::vector<int>{1, 2, 4});
  CHECK(numbers(deck.cards[6]) == std::vector<int>{7, 1, 3});
}

TEST_CASE("cosets of a subgroup are symbols, too", "[deck]") {
  const DifferenceFamily family = parse_difference_family("8/2: 0 1 3");
  CHECK(family.subgroup == 2);
  CHECK(is_difference_family(family));
  const Deck deck = developed(family);
  CHECK(deck.symbol_count == 12);
  CHECK(numbers(deck.cards[5]) == std::vector<int>{6, 7, 1, 10});
  CHECK_NOTHROW(verify_deck(deck));
}

TEST_CASE("groups of several factors count digit by digit", "[deck]") {
  const DifferenceFamily family = parse_difference_family("5x5: 0 5 1 12, 0 10 2 24");
  CHECK(family.size() == 25);
  CHECK(family.blocks.size() == 2);
  CHECK(is_difference_family(family));
  CHECK(uses(developed(family)).count(4) == 50);
}

TEST_CASE("what misses a difference or has it twice is no family", "[deck]") {
  CHECK(is_difference_family(parse_difference_family("7: 0 1 3")));
  for (const char* line : {"7: 0 1 2", "8: 0 1 3", "13: 0 1 3", "7/7: 0 1 3", "7: 0 0 3"})
    CHECK_FALSE(is_difference_family(parse_difference_family(line)));
}

TEST_CASE("each stored family is the deck that its figures say", "[deck]") {
  REQUIRE(difference_decks().size() == difference_table().size());
  for (const Blueprint& blueprint : difference_decks()) {
    check_figures(blueprint);
    CHECK(blueprint.per_card.width() == 0);
  }
}
