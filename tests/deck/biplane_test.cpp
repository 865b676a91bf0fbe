#include "deck/biplane.hpp"

#include <algorithm>
#include <iterator>

#include "core/error.hpp"
#include "core/random.hpp"
#include "deck/verify.hpp"
#include "support/decks.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

std::vector<int> shared(Card a, Card b) {
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  Card both;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
  return numbers(both);
}

}  // namespace

TEST_CASE("three symbols a card with two matches leave out each of four once", "[deck]") {
  const Deck deck = biplane(3);
  CHECK(deck.matches == 2);
  REQUIRE(deck.cards.size() == 4);
  CHECK(numbers(deck.cards[0]) == std::vector<int>{1, 2, 3});
  CHECK(numbers(deck.cards[1]) == std::vector<int>{2, 3, 4});
  CHECK(shared(deck.cards[0], deck.cards[1]) == std::vector<int>{2, 3});
}

TEST_CASE("any two cards of every biplane share two symbols", "[deck]") {
  const auto [k, size] = GENERATE(table<int, std::size_t>(
      {{3, 4}, {4, 7}, {5, 11}, {6, 16}, {9, 37}, {11, 56}, {13, 79}}));
  INFO(k << " symbols a card");
  const Deck deck = biplane(k);
  REQUIRE(deck.cards.size() == size);
  REQUIRE(deck.symbol_count == size);
  CHECK(biplane_size(k) == static_cast<int>(size));
  const std::multiset<int> each_k_times = uses(deck);
  CHECK(each_k_times.count(k) == size);
  for (std::size_t a = 0; a < size; ++a) {
    REQUIRE(deck.cards[a].size() == static_cast<std::size_t>(k));
    for (std::size_t b = 0; b < a; ++b)
      REQUIRE(shared(deck.cards[a], deck.cards[b]).size() == 2);
  }
  CHECK(verify_deck(deck).pairs == size * (size - 1) / 2);
}

TEST_CASE("any two symbols of a biplane are together on two cards", "[deck]") {
  const int k = GENERATE(as<int>{}, 3, 4, 5, 6, 9, 11, 13);
  const Deck deck = biplane(k);
  std::vector<std::vector<int>> together(deck.symbol_count,
                                         std::vector<int>(deck.symbol_count));
  for (const Card& card : deck.cards)
    for (const SymbolId a : card)
      for (const SymbolId b : card) ++together[index(a)][index(b)];
  for (std::size_t a = 0; a < deck.symbol_count; ++a)
    for (std::size_t b = 0; b < a; ++b) REQUIRE(together[a][b] == 2);
}

TEST_CASE("any one symbol of a biplane changed is found out", "[deck]") {
  const int k = GENERATE(as<int>{}, 3, 4, 5, 6, 9, 11, 13);
  const Deck right = biplane(k);
  Random random(static_cast<std::uint64_t>(k));
  const auto below = [&random](std::size_t n) {
    return random.below(static_cast<std::uint32_t>(n));
  };
  int changed = 0;
  while (changed < 100) {
    Deck wrong = right;
    Card& card = wrong.cards[below(wrong.cards.size())];
    SymbolId& place = card[below(card.size())];
    const SymbolId before = place;
    place = static_cast<SymbolId>(below(wrong.symbol_count));
    if (place == before) continue;
    CHECK_THROWS_AS(verify_deck(wrong), Error);
    ++changed;
  }
}

TEST_CASE("a biplane is known for seven numbers of symbols a card", "[deck]") {
  for (const int k : {-1, 0, 1, 2, 7, 8, 10, 12, 14}) CHECK_FALSE(biplane_exists(k));
  for (const int k : {3, 4, 5, 6, 9, 11, 13}) CHECK(biplane_exists(k));
}
