#include "deck/planner.hpp"

#include <algorithm>

#include "deck/blueprint.hpp"
#include "deck/verify.hpp"
#include "support/blueprints.hpp"
#include "support/complaint.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

const Source symbols_at{"deck.yaml", 1, 10};

DeckSpec per_card(int k, std::optional<int> cards = {}) {
  DeckSpec spec;
  spec.symbols_per_card = Located<int>{k, {"deck.yaml", 2, 21}};
  if (cards) spec.cards = Located<int>{*cards, {"deck.yaml", 3, 10}};
  return spec;
}

DeckSpec in_range(int least, int most, std::optional<int> cards = {}) {
  DeckSpec spec = per_card(least, cards);
  spec.most_per_card = most;
  return spec;
}

DeckSpec of_cards(int cards) {
  DeckSpec spec;
  spec.cards = Located<int>{cards, {"deck.yaml", 3, 10}};
  return spec;
}

std::string refusal(const DeckSpec& spec, std::size_t available) {
  return complaint_of([&] { plan_deck(spec, available, symbols_at); });
}

}  // namespace

TEST_CASE("without a wish the deck is the largest whole one the symbols fill", "[deck]") {
  const auto [available, cards, per] =
      GENERATE(table<std::size_t, std::size_t, std::size_t>({{3, 3, 2},
                                                             {6, 3, 2},
                                                             {7, 7, 3},
                                                             {13, 13, 4},
                                                             {23, 21, 5},
                                                             {31, 31, 6},
                                                             {56, 31, 6},
                                                             {57, 57, 8},
                                                             {72, 57, 8},
                                                             {73, 73, 9}}));
  const Deck deck = plan_deck({}, available, symbols_at);
  CHECK(deck.cards.size() == cards);
  CHECK(deck.symbol_count == cards);
  CHECK(deck.cards[0].size() == per);
}

TEST_CASE("every number of symbols from 3 up makes a right deck", "[deck]") {
  for (std::size_t available = 3; available <= 140; ++available) {
    const Deck deck = plan_deck({}, available, symbols_at);
    CHECK(deck.symbol_count <= available);
    CHECK_NOTHROW(verify_deck(deck));
  }
}

TEST_CASE("fewer cards than whole are kept", "[deck]") {
  CHECK(plan_deck(per_card(8, 55), 57, symbols_at).cards.size() == 55);
  CHECK(plan_deck(of_cards(30), 31, symbols_at).cards.size() == 30);
  CHECK(plan_deck(of_cards(30), 31, symbols_at).cards[0].size() == 6);
}

TEST_CASE("a size that the symbols don't fill makes the best smaller deck", "[deck]") {
  const Deck deck = plan_deck(per_card(8), 50, symbols_at);
  CHECK(deck.cards.size() == 25);
  CHECK(deck.symbol_count == 50);
  CHECK(plan_deck(per_card(7), 100, symbols_at).cards.size() == 24);
}

TEST_CASE("cards differ in size only where a range is asked for", "[deck]") {
  CHECK(sizes_of(plan_deck(in_range(7, 8), 49, symbols_at)) == CountRange{7, 8});
  CHECK(plan_deck(in_range(7, 8), 49, symbols_at).cards.size() == 29);
  CHECK(plan_deck(per_card(8), 49, symbols_at).cards.size() == 21);
  CHECK(plan_deck(in_range(6, 8), 57, symbols_at).cards.size() == 57);
  for (const int cards : {7, 24, 50})
    CHECK(sizes_of(plan_deck(of_cards(cards), 60, symbols_at)).width() == 0);
}

TEST_CASE("decoys are never unless allowed", "[deck]") {
  DeckSpec spec = per_card(7);
  CHECK(verify_deck(plan_deck(spec, 62, symbols_at)).used_once.empty());
  spec = per_card(7, 31);
  CHECK_THROWS_AS(plan_deck(spec, 62, symbols_at), Error);
  spec.decoys = Decoys::allow;
  const Deck deck = plan_deck(spec, 62, symbols_at);
  CHECK(deck.cards.size() == 31);
  CHECK(verify_deck(deck).used_once.size() == 31);
}

TEST_CASE("a deck uses the first of the symbols", "[deck]") {
  for (const int cards : {9, 20, 33}) {
    INFO(cards << " cards");
    const Deck deck = plan_deck(of_cards(cards), 57, symbols_at);
    CHECK(verify_deck(deck).unused.empty());
    CHECK(deck.symbol_count <= 57);
  }
}

TEST_CASE("an expandable deck is the same deck in another order", "[deck]") {
  DeckSpec spec = per_card(8);
  std::vector<Card> plain = plan_deck(spec, 57, symbols_at).cards;
  spec.order = CardOrder::expandable;
  std::vector<Card> ordered = plan_deck(spec, 57, symbols_at).cards;
  CHECK(plain != ordered);
  std::sort(plain.begin(), plain.end());
  std::sort(ordered.begin(), ordered.end());
  CHECK(plain == ordered);
}

TEST_CASE("what can't be is refused with the way out", "[deck]") {
  CHECK(refusal({}, 2) ==
        "deck.yaml:1:10: error: the smallest deck needs 3 symbols, and there are 2\n"
        "  hint: add 1 symbol\n");
  CHECK(refusal({}, 1) ==
        "deck.yaml:1:10: error: the smallest deck needs 3 symbols, and there is 1\n"
        "  hint: add 2 symbols\n");
  CHECK(refusal(of_cards(60), 57) ==
        "deck.yaml:3:10: error: no deck of 60 cards can be made of 57 symbols\n"
        "  hint: 57 cards of 8 symbols: deck: {symbols_per_card: 8}\n"
        "        60 cards of 9 symbols, with 15 more symbols: deck: {symbols_per_card: "
        "9, cards: 60}\n");
  CHECK(refusal(per_card(8), 30) ==
        "deck.yaml:2:21: error: no deck with 8 symbols a card can be made of 30 symbols\n"
        "  hint: 9 cards of 7 symbols: deck: {symbols_per_card: 7, cards: 9}\n"
        "        9 cards of 8 symbols, with 6 more symbols: deck: {symbols_per_card: 8, "
        "cards: 9}\n");
  CHECK(refusal(per_card(8, 58), 57) ==
        "deck.yaml:3:10: error: no deck of 58 cards with 8 symbols a card can be made of "
        "57 symbols\n"
        "  hint: 57 cards of 8 symbols: deck: {symbols_per_card: 8}\n");
  CHECK(refusal(per_card(8, 10), 57) ==
        "deck.yaml:3:10: error: no deck of 10 cards with 8 symbols a card and no decoys "
        "can be made of 57 symbols\n"
        "  hint: 9 cards of 8 symbols: deck: {symbols_per_card: 8, cards: 9}\n"
        "        12 cards of 8 symbols: deck: {symbols_per_card: 8, cards: 12}\n"
        "        10 cards of 6 symbols: deck: {symbols_per_card: 6, cards: 10}\n"
        "        10 cards of 9 symbols: deck: {symbols_per_card: 9, cards: 10}\n"
        "        10 cards of 8 symbols, 8 decoys: deck: {symbols_per_card: 8, cards: 10, "
        "decoys: allow}\n");
  CHECK(refusal(per_card(7, 31), 62) ==
        "deck.yaml:3:10: error: no deck of 31 cards with 7 symbols a card and no decoys "
        "can be made of 62 symbols\n"
        "  hint: 24 cards of 7 symbols: deck: {symbols_per_card: 7, cards: 24}\n"
        "        31 cards of 6 symbols: deck: {symbols_per_card: 6}\n"
        "        31 cards of 8 symbols: deck: {symbols_per_card: 8, cards: 31}\n"
        "        31 cards of 7 symbols, 31 decoys: deck: {symbols_per_card: 7, cards: "
        "31, decoys: allow}\n");
  CHECK(refusal(per_card(3), 2) ==
        "deck.yaml:2:21: error: no deck with 3 symbols a card can be made of 2 symbols\n"
        "  hint: 4 cards of 3 symbols, with 4 more symbols: deck: {symbols_per_card: 3, "
        "cards: 4}\n");
  CHECK(
      refusal(per_card(129), 57) ==
      "deck.yaml:2:21: error: no deck with 129 symbols a card can be made of 57 symbols\n"
      "  hint: 11 cards of 10 symbols: deck: {symbols_per_card: 10, cards: 11}\n"
      "        130 cards of 129 symbols, with 8,328 more symbols: deck: "
      "{symbols_per_card: 129, cards: 130}\n");
  CHECK(refusal(in_range(11, 13), 57) ==
        "deck.yaml:2:21: error: no deck with 11 to 13 symbols a card can be made of 57 "
        "symbols\n"
        "  hint: 11 cards of 10 symbols: deck: {symbols_per_card: 10, cards: 11}\n"
        "        12 cards of 11 symbols, with 9 more symbols: deck: {symbols_per_card: "
        "11, cards: 12}\n");
  CHECK(refusal(in_range(7, 8, 2), 57) ==
        "deck.yaml:3:10: error: no deck of 2 cards with 7 to 8 symbols a card and no "
        "decoys can be made of 57 symbols\n"
        "  hint: 8 cards of 7 symbols: deck: {symbols_per_card: 7, cards: 8}\n"
        "        2 cards of 7 symbols, 12 decoys: deck: {symbols_per_card: 7, cards: 2, "
        "decoys: allow}\n");
}
