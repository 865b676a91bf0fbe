#include "deck/piles.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <optional>

#include "deck/biplane.hpp"
#include "deck/plane.hpp"
#include "deck/subdeck.hpp"
#include "support/decks.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// How a split shares out the symbols.
struct Shares {
  int in_vain = 0;      ///< symbols printed on two cards or more of one pile only
  long long fours = 0;  ///< the fourth powers of what one pile has more than the other
  int widest = 0;       ///< the most that one pile has more of a symbol

  friend auto operator<=>(const Shares&, const Shares&) = default;
};

template <class InFirst>
Shares shares_of(const Deck& deck, InFirst in_first) {
  std::vector<int> surplus(deck.symbol_count), uses(deck.symbol_count);
  for (std::size_t card = 0; card < deck.cards.size(); ++card)
    for (const SymbolId symbol : deck.cards[card]) {
      surplus[index(symbol)] += in_first(card) ? 1 : -1;
      ++uses[index(symbol)];
    }
  Shares shares;
  for (std::size_t s = 0; s < deck.symbol_count; ++s) {
    const int d = std::abs(surplus[s]);
    if (uses[s] >= 2 && d == uses[s]) shares.in_vain += uses[s];
    shares.fours += 1LL * d * d * d * d;
    shares.widest = std::max(shares.widest, d);
  }
  return shares;
}

Shares shares_of(const Deck& deck, const std::vector<Pile>& piles) {
  return shares_of(deck, [&](std::size_t card) { return piles[card] == Pile::first; });
}

/// The best of all splits in halves.
Shares best_shares(const Deck& deck) {
  const auto count = static_cast<int>(deck.cards.size());
  std::optional<Shares> best;
  for (unsigned cards = 0; cards < 1u << count; ++cards) {
    if (std::popcount(cards) != count - count / 2) continue;
    const Shares shares =
        shares_of(deck, [&](std::size_t card) { return (cards >> card & 1u) != 0; });
    if (!best || shares < *best) best = shares;
  }
  return *best;
}

}  // namespace

TEST_CASE("piles are halves, and an odd card is in the first", "[deck]") {
  const Deck whole = whole_deck(6);
  for (std::size_t count = 1; count <= whole.cards.size(); ++count) {
    const auto piles = split_in_piles(keep_cards(whole, count));
    REQUIRE(piles.size() == count);
    const auto second = std::count(piles.begin(), piles.end(), Pile::second);
    CHECK(second == static_cast<long>(count / 2));
  }
  CHECK(split_in_piles({}).empty());
}

TEST_CASE("no split of a small deck is better than the piles", "[deck]") {
  CHECK(shares_of(whole_deck(2), split_in_piles(whole_deck(2))).in_vain == 2);
  CHECK(shares_of(whole_deck(3), split_in_piles(whole_deck(3))).in_vain == 3);
  std::vector<Deck> decks{whole_deck(2), whole_deck(3), whole_deck(4), biplane(3),
                          biplane(4),    biplane(5),    biplane(6)};
  for (const std::size_t cards : {5, 8, 11, 14}) {
    decks.push_back(keep_cards(whole_deck(5), cards));
    decks.push_back(keep_cards(whole_deck(8), cards));
  }
  for (const Deck& deck : decks) {
    INFO(deck.cards.size() << " cards, " << deck.symbol_count << " symbols");
    CHECK(shares_of(deck, split_in_piles(deck)) == best_shares(deck));
  }
}

TEST_CASE("every symbol of a whole deck of thirteen cards or more is in both piles",
          "[deck]") {
  // What chance would give, on average: the root of the symbols a card.
  const auto [k, widest] = GENERATE(table<int, int>({{4, 2},
                                                     {5, 3},
                                                     {6, 4},
                                                     {8, 4},
                                                     {9, 5},
                                                     {10, 4},
                                                     {12, 6},
                                                     {14, 6},
                                                     {17, 7},
                                                     {20, 8}}));
  const Deck deck = whole_deck(k);
  const Shares shares = shares_of(deck, split_in_piles(deck));
  INFO(k << " symbols a card");
  CHECK(shares.in_vain == 0);
  CHECK(shares.widest <= widest);
}

TEST_CASE("55 of 57 cards and every biplane of many cards are shared out well",
          "[deck]") {
  const Deck sold = keep_cards(whole_deck(8), 55);
  CHECK(shares_of(sold, split_in_piles(sold)).in_vain == 0);
  CHECK(shares_of(sold, split_in_piles(sold)).widest == 4);
  CHECK(shares_of(biplane(11), split_in_piles(biplane(11))).widest == 3);
  CHECK(shares_of(biplane(13), split_in_piles(biplane(13))).widest == 5);
}

TEST_CASE("the same deck is split in the same piles", "[deck]") {
  CHECK(split_in_piles(whole_deck(9)) == split_in_piles(whole_deck(9)));
}

TEST_CASE("cards of different piles never match by the same face", "[deck]") {
  const Deck deck = whole_deck(8);
  const auto piles = split_in_piles(deck);
  const Faces faces = faces_by_pile(deck, piles);
  REQUIRE(faces.size() == 57);
  for (std::size_t a = 0; a < 57; ++a)
    for (std::size_t b = 0; b < a; ++b)
      for (std::size_t i = 0; i < 8; ++i)
        for (std::size_t j = 0; j < 8; ++j)
          if (deck.cards[a][i] == deck.cards[b][j])
            REQUIRE((faces[a][i] != faces[b][j]) == (piles[a] != piles[b]));
  CHECK(matches_by_different_faces(deck, faces) == 29 * 28);
}
