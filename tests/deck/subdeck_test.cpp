#include "deck/subdeck.hpp"

#include <algorithm>

#include "deck/plane.hpp"
#include "support/decks.hpp"
#include "test.hpp"

using namespace onematch;

TEST_CASE("55 of 57 cards leave one symbol on six, 14 on seven, 42 on eight", "[deck]") {
  // Whichever two are dropped.
  const Deck whole = whole_deck(8);
  for (std::size_t a = 0; a < 57; ++a)
    for (std::size_t b = 0; b < a; ++b) {
      Deck deck{whole.symbol_count, {}};
      for (std::size_t card = 0; card < 57; ++card)
        if (card != a && card != b) deck.cards.push_back(whole.cards[card]);
      const std::multiset<int> count = uses(deck);
      REQUIRE(count.count(6) == 1);
      REQUIRE(count.count(7) == 14);
      REQUIRE(count.count(8) == 42);
    }
  const std::multiset<int> count = uses(keep_cards(whole, 55));
  CHECK(count.count(6) == 1);
  CHECK(count.count(7) == 14);
  CHECK(count.count(8) == 42);
}

TEST_CASE("30 of 31 cards leave six symbols on five, 25 on six", "[deck]") {
  const std::multiset<int> count = uses(keep_cards(whole_deck(6), 30));
  CHECK(count.count(5) == 6);
  CHECK(count.count(6) == 25);
}

TEST_CASE("the uses stay within the narrowest window down to 43 of 57 cards", "[deck]") {
  // Fewest and most uses that are possible at all, known from arcs in the plane.
  const Deck whole = whole_deck(8);
  for (std::size_t cards = 49; cards <= 56; ++cards) {
    const std::multiset<int> count = uses(keep_cards(whole, cards));
    INFO(cards << " cards");
    CHECK(*count.begin() == (cards == 56 ? 7 : 6));
    CHECK(*count.rbegin() <= 8);
  }
  for (std::size_t cards = 43; cards < 49; ++cards) {
    INFO(cards << " cards");
    CHECK(*uses(keep_cards(whole, cards)).begin() == 5);
  }
}

TEST_CASE("kept cards are cards of the deck, in its order", "[deck]") {
  const Deck whole = whole_deck(5);
  for (std::size_t count = 1; count <= whole.cards.size(); ++count) {
    const Deck deck = keep_cards(whole, count);
    REQUIRE(deck.cards.size() == count);
    CHECK(deck.symbol_count == whole.symbol_count);
    auto next = whole.cards.begin();
    for (const Card& card : deck.cards) {
      next = std::find(next, whole.cards.end(), card);
      REQUIRE(next != whole.cards.end());
      ++next;
    }
  }
}

TEST_CASE("the first half of an expandable deck and more are what would be kept",
          "[deck]") {
  const Deck whole = whole_deck(6);
  const Deck ordered = expandable(whole);
  for (std::size_t count = whole.cards.size() / 2; count <= whole.cards.size(); ++count) {
    std::vector<Card> first(ordered.cards.begin(),
                            ordered.cards.begin() + static_cast<std::ptrdiff_t>(count));
    std::vector<Card> kept = keep_cards(whole, count).cards;
    std::sort(first.begin(), first.end());
    std::sort(kept.begin(), kept.end());
    CHECK(first == kept);
  }
}

TEST_CASE("few first cards of an expandable deck share no symbol over and over",
          "[deck]") {
  for (const int k : {4, 5, 6, 8, 9}) {
    const Deck ordered = expandable(whole_deck(k));
    std::vector<std::size_t> uses(ordered.symbol_count);
    for (std::size_t count = 1; count <= static_cast<std::size_t>(2 * k); ++count) {
      for (const SymbolId symbol : ordered.cards[count - 1]) ++uses[index(symbol)];
      // The mean of the symbols used is about 1 + count / k.
      INFO(count << " cards of " << k);
      CHECK(*std::max_element(uses.begin(), uses.end()) <=
            3 + (count - 1) / (static_cast<std::size_t>(k) - 2));
    }
  }
}
