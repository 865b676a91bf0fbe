#include "deck/thin.hpp"

#include "deck/plane.hpp"
#include "deck/verify.hpp"
#include "support/decks.hpp"
#include "test.hpp"

using namespace onematch;

TEST_CASE("the uses of some of 57 cards keep within the best windows known", "[deck]") {
  // Of a width, the window with the higher least.
  const auto [cards, fewest, width] =
      GENERATE(table<std::size_t, std::size_t, std::size_t>({{21, 2, 3},
                                                             {25, 2, 3},
                                                             {28, 2, 4},
                                                             {30, 3, 3},
                                                             {35, 3, 3},
                                                             {40, 4, 3},
                                                             {42, 4, 3},
                                                             {45, 5, 3},
                                                             {49, 6, 2},
                                                             {50, 6, 2},
                                                             {52, 6, 2},
                                                             {54, 6, 2},
                                                             {55, 6, 2},
                                                             {56, 7, 1}}));
  const Deck deck = thinned(whole_deck(8), cards);
  const DeckFacts facts = verify_deck(deck);
  INFO(cards << " cards: " << facts.fewest_uses << " to " << facts.most_uses);
  CHECK(deck.cards.size() == cards);
  CHECK(deck.symbol_count == 57);
  CHECK(facts.fewest_uses >= fewest);
  CHECK(facts.most_uses - facts.fewest_uses <= width);
}

TEST_CASE("where some would be used once, symbols are left out", "[deck]") {
  const auto [cards, symbols] = GENERATE(table<std::size_t, std::size_t>(
      {{20, 50}, {19, 49}, {18, 48}, {16, 47}, {15, 45}, {12, 42}}));
  const Deck deck = thinned(whole_deck(8), cards);
  const DeckFacts facts = verify_deck(deck);
  INFO(cards << " cards: " << deck.symbol_count << " symbols");
  CHECK(deck.cards.size() == cards);
  CHECK(facts.used_once.empty());
  CHECK(facts.unused.empty());
  CHECK(deck.symbol_count >= symbols);
  for (const Card& card : deck.cards) CHECK(card.size() == 8);
}

TEST_CASE("thinned cards are cards of the deck, in its order, every time", "[deck]") {
  const Deck whole = whole_deck(5);
  for (std::size_t count = 1; count <= whole.cards.size(); ++count) {
    const Deck deck = thinned(whole, count);
    REQUIRE(deck.cards.size() == count);
    CHECK(deck.cards == thinned(whole, count).cards);
    CHECK(verify_deck(deck).unused.empty());
    if (deck.symbol_count < whole.symbol_count) continue;
    auto next = whole.cards.begin();
    for (const Card& card : deck.cards) {
      next = std::find(next, whole.cards.end(), card);
      REQUIRE(next != whole.cards.end());
      ++next;
    }
  }
}

TEST_CASE("huge decks are thinned, too", "[deck]") {
  const Deck deck = thinned(whole_deck(38), 1'000);
  CHECK(deck.cards.size() == 1'000);
  CHECK(verify_deck(deck).used_once.empty());
}
