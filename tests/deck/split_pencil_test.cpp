#include "deck/split_pencil.hpp"

#include "deck/found_decks.hpp"
#include "deck/verify.hpp"
#include "support/decks.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// The most cards known for a size of card without a plane, with and without decoys.
struct MostCards {
  int per_card;
  std::size_t split, split_symbols, filled, filled_symbols;
};

}  // namespace

TEST_CASE("four cards of three split the pencil of order 4 into 20 of seven", "[deck]") {
  Deck four{6, {}};
  for (const std::vector<int>& card :
       {std::vector<int>{0, 1, 2}, {0, 3, 4}, {1, 3, 5}, {2, 4, 5}}) {
    four.cards.emplace_back();
    for (const int s : card) four.cards.back().push_back(static_cast<SymbolId>(s));
  }
  const Deck deck = split_pencil(4, four);
  CHECK(deck.cards.size() == 20);
  CHECK(deck.symbol_count == 46);
  CHECK(verify_deck(deck).used_once.empty());
  for (const Card& card : deck.cards) CHECK(card.size() == 7);
}

TEST_CASE("sizes without a plane have the most cards known", "[deck]") {
  for (const MostCards& most : std::vector<MostCards>{{13, 90, 201, 133, 266},
                                                      {15, 132, 277, 183, 366},
                                                      {16, 132, 361, 183, 549},
                                                      {19, 182, 533, 307, 614},
                                                      {21, 272, 596, 381, 762},
                                                      {22, 306, 667, 381, 1143},
                                                      {23, 306, 829, 381, 1524},
                                                      {25, 380, 981, 553, 1106},
                                                      {27, 380, 1401, 651, 1302},
                                                      {29, 552, 1273, 757, 1514},
                                                      {31, 650, 1405, 871, 1742}}) {
    INFO(most.per_card << " symbols a card");
    const auto split = largest_split_pencil(most.per_card);
    REQUIRE(split);
    const Deck deck = split->make(Numbering::affine);
    CHECK(deck.cards.size() == most.split);
    CHECK(deck.symbol_count == split->symbols);
    CHECK(deck.symbol_count <= most.split_symbols);
    CHECK(split->decoys == 0);
    CHECK(verify_deck(deck).used_once.empty());

    const auto size = static_cast<std::size_t>(most.per_card);
    std::size_t found = 0;
    for (const Blueprint& known : known_decks({{size, size}, most_deck_symbols, true}))
      if (known.cards == most.filled && known.symbols == most.filled_symbols) {
        ++found;
        const Deck filled_deck = known.make(Numbering::affine);
        CHECK(verify_deck(filled_deck).used_once.size() == known.decoys);
        CHECK(filled_deck.cards[0].size() == size);
        CHECK(filled_deck.symbol_count == known.symbols);
      }
    CHECK(found == 1);
  }
}

TEST_CASE("there is a split pencil for every size without a plane", "[deck]") {
  for (int k = 7; k <= 40; ++k) {
    if (whole_deck_exists(k)) continue;
    INFO(k << " symbols a card");
    const auto split = largest_split_pencil(k);
    REQUIRE(split);
    const Deck deck = split->make(Numbering::affine);
    CHECK(verify_deck(deck).used_once.size() == split->decoys);
    for (const Card& card : deck.cards)
      REQUIRE(card.size() == static_cast<std::size_t>(k));
  }
  CHECK_FALSE(largest_split_pencil(3));
}

TEST_CASE("the decks found card by card are what they are said to be", "[deck]") {
  REQUIRE(found_decks().size() == 4);
  const auto [place, cards, symbols, decoys] =
      GENERATE(table<std::size_t, std::size_t, std::size_t, std::size_t>(
          {{0, 24, 41, 0}, {1, 22, 40, 0}, {2, 25, 43, 2}, {3, 16, 46, 0}}));
  const Blueprint& found = found_decks()[place];
  CHECK(found.cards == cards);
  CHECK(found.symbols == symbols);
  CHECK(found.decoys == decoys);
  const Deck deck = found.make(Numbering::affine);
  CHECK(deck.cards.size() == cards);
  CHECK(verify_deck(deck).used_once.size() == decoys);
  for (const Card& card : deck.cards) CHECK(card.size() == found.per_card.least);
}
