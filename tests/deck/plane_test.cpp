#include "deck/plane.hpp"

#include <algorithm>
#include <iterator>
#include <string>

#include "support/decks.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

using Numbers = std::vector<int>;

std::vector<Numbers> cards_of(int symbols_per_card, Numbering numbering) {
  std::vector<Numbers> cards;
  for (const Card& card : whole_deck(symbols_per_card, numbering).cards)
    cards.push_back(numbers(card));
  return cards;
}

/// Counts by the plain definition, sharing nothing with verify_deck.
std::size_t shared(const Card& a, const Card& b) {
  std::size_t n = 0;
  for (const SymbolId s : a)
    n += static_cast<std::size_t>(std::count(b.begin(), b.end(), s));
  return n;
}

}  // namespace

TEST_CASE("three symbols a card make the Fano plane", "[deck]") {
  CHECK(cards_of(3, Numbering::affine) ==
        std::vector<Numbers>{
            {1, 3, 5}, {2, 4, 5}, {1, 4, 6}, {2, 3, 6}, {1, 2, 7}, {3, 4, 7}, {5, 6, 7}});
}

TEST_CASE("two symbols a card make the triangle", "[deck]") {
  const auto numbering = GENERATE(as<Numbering>{}, Numbering::affine, Numbering::series);
  CHECK(whole_deck(2, numbering).cards.size() == 3);
  CHECK(cards_of(2, Numbering::affine) == std::vector<Numbers>{{1, 2}, {1, 3}, {2, 3}});
}

TEST_CASE("eight symbols a card are numbered as the affine construction says", "[deck]") {
  const std::vector<Numbers> cards = cards_of(8, Numbering::affine);
  REQUIRE(cards.size() == 57);
  CHECK(cards[0] == Numbers{1, 8, 15, 22, 29, 36, 43, 50});
  CHECK(cards[7] == Numbers{1, 9, 17, 25, 33, 41, 49, 51});
  CHECK(cards[49] == Numbers{1, 2, 3, 4, 5, 6, 7, 57});
  CHECK(cards[56] == Numbers{50, 51, 52, 53, 54, 55, 56, 57});

  // y = 1 + m x with m = 1 and the card of the worked example share only 49.
  const Numbers other{2, 11, 20, 22, 31, 40, 49, 52};
  REQUIRE(std::count(cards.begin(), cards.end(), other) == 1);
  Numbers common;
  std::set_intersection(cards[7].begin(), cards[7].end(), other.begin(), other.end(),
                        std::back_inserter(common));
  CHECK(common == Numbers{49});
}

TEST_CASE("the series numbering starts with the cards that share symbol 1", "[deck]") {
  const std::vector<Numbers> cards = cards_of(4, Numbering::series);
  REQUIRE(cards.size() == 13);
  CHECK(cards[0] == Numbers{1, 2, 3, 4});
  CHECK(cards[1] == Numbers{1, 5, 6, 7});
  CHECK(cards[3] == Numbers{1, 11, 12, 13});
  CHECK(cards[4] == Numbers{2, 5, 8, 11});
  CHECK(cards[6] == Numbers{2, 7, 10, 13});
  CHECK(cards[7] == Numbers{3, 5, 9, 13});
  CHECK(cards[12] == Numbers{4, 7, 9, 11});
}

TEST_CASE("any two cards of every order up to 32 share one symbol", "[deck]") {
  const auto numbering = GENERATE(as<Numbering>{}, Numbering::affine, Numbering::series);
  for (int k = 2; k <= 33; ++k) {
    if (!whole_deck_exists(k)) continue;
    const Deck deck = whole_deck(k, numbering);
    INFO(k << " symbols a card");
    const auto size = static_cast<std::size_t>(k * k - k + 1);
    REQUIRE(deck.cards.size() == size);
    REQUIRE(deck.symbol_count == size);
    const std::multiset<int> each_k_times = uses(deck);
    CHECK(each_k_times.count(k) == size);

    // A table of who is on which card makes half a million pairs quick to count.
    std::vector<std::vector<bool>> on(size, std::vector<bool>(size));
    for (std::size_t card = 0; card < size; ++card) {
      REQUIRE(deck.cards[card].size() == static_cast<std::size_t>(k));
      for (const SymbolId s : deck.cards[card]) on[card][index(s)] = true;
    }
    bool holds = true;
    for (std::size_t a = 0; a < size; ++a)
      for (std::size_t b = 0; b < a; ++b) {
        int n = 0;
        for (const SymbolId s : deck.cards[b]) n += on[a][index(s)] ? 1 : 0;
        holds = holds && n == 1;
      }
    CHECK(holds);
  }
}

TEST_CASE("the deck of 57 has 1,596 pairs and 456 places", "[deck]") {
  const Deck deck = whole_deck(8);
  int pairs = 0;
  std::size_t places = 0;
  for (std::size_t a = 0; a < deck.cards.size(); ++a) {
    places += deck.cards[a].size();
    for (std::size_t b = 0; b < a; ++b, ++pairs)
      REQUIRE(shared(deck.cards[a], deck.cards[b]) == 1);
  }
  CHECK(pairs == 1596);
  CHECK(places == 456);
}

TEST_CASE("prime powers that are no primes give true decks", "[deck]") {
  const auto [k, cards] = GENERATE(table<int, std::size_t>(
      {{5, 21}, {9, 73}, {10, 91}, {17, 273}, {26, 651}, {28, 757}}));
  CHECK(whole_deck(k).cards.size() == cards);
}

TEST_CASE("there is no whole deck where one less is no prime power", "[deck]") {
  for (const int k : {-1, 0, 1, 7, 11, 13, 15, 16, 130})
    CHECK_FALSE(whole_deck_exists(k));
}
