#include "deck/two_matches.hpp"

#include "deck/biplane.hpp"
#include "deck/verify.hpp"
#include "support/complaint.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

const Source symbols_at{"deck.yaml", 1, 10};

DeckSpec two_matches(std::optional<int> per_card = {}, std::optional<int> cards = {}) {
  DeckSpec spec;
  spec.matches = Located<int>{2, {"deck.yaml", 2, 19}};
  if (per_card) spec.symbols_per_card = Located<int>{*per_card, {"deck.yaml", 3, 21}};
  if (cards) spec.cards = Located<int>{*cards, {"deck.yaml", 4, 10}};
  return spec;
}

std::string complaint(const DeckSpec& spec, std::size_t available) {
  return complaint_of([&] { plan_deck(spec, available, symbols_at); });
}

}  // namespace

TEST_CASE("two matches lead to the largest biplane that the symbols fill", "[deck]") {
  for (std::size_t available = 4; available < 100; ++available) {
    const Deck deck = plan_deck(two_matches(), available, symbols_at);
    CHECK(deck.matches == 2);
    CHECK(deck.symbol_count <= available);
    verify_deck(deck);
    for (const int k : {3, 4, 5, 6, 9, 11, 13})
      if (static_cast<std::size_t>(biplane_size(k)) <= available)
        CHECK(deck.symbol_count >= static_cast<std::size_t>(biplane_size(k)));
  }
}

TEST_CASE("a biplane can be had with fewer cards, and in an order to expand", "[deck]") {
  DeckSpec spec = two_matches(6, 12);
  CHECK(plan_deck(spec, 16, symbols_at).cards.size() == 12);
  verify_deck(plan_deck(spec, 16, symbols_at));
  spec = two_matches(6);
  spec.order = CardOrder::expandable;
  verify_deck(plan_deck(spec, 16, symbols_at));
}

TEST_CASE("one match may be asked for by its number", "[deck]") {
  DeckSpec spec;
  spec.matches = Located<int>{1, {}};
  CHECK(plan_deck(spec, 57, symbols_at).cards.size() == 57);
}

TEST_CASE("impossible wishes for two matches name the nearest that are possible",
          "[deck]") {
  CHECK(complaint(two_matches(7), 40) ==
        "deck.yaml:3:21: error: no deck with two matches and 7 symbols on every card is "
        "known\n"
        "  hint: 16 cards of 6 symbols: deck: {matches: 2, symbols_per_card: 6}\n"
        "        37 cards of 9 symbols: deck: {matches: 2, symbols_per_card: 9}\n");
  CHECK(complaint(two_matches(2), 40) ==
        "deck.yaml:3:21: error: no deck with two matches and 2 symbols on every card is "
        "known\n"
        "  hint: 4 cards of 3 symbols: deck: {matches: 2, symbols_per_card: 3}\n");
  CHECK(complaint(two_matches(20), 40) ==
        "deck.yaml:3:21: error: no deck with two matches and 20 symbols on every card is "
        "known\n"
        "  hint: 79 cards of 13 symbols, with 39 more symbols: deck: {matches: 2, "
        "symbols_per_card: 13}\n");
  CHECK(complaint(two_matches(9), 36) ==
        "deck.yaml:3:21: error: 9 symbols a card with two matches need 37 symbols, and "
        "there are 36\n"
        "  hint: 16 cards of 6 symbols: deck: {matches: 2, symbols_per_card: 6}\n"
        "        37 cards of 9 symbols, with 1 more symbol: deck: {matches: 2, "
        "symbols_per_card: 9}\n");
  CHECK(complaint(two_matches(6, 17), 40) ==
        "deck.yaml:4:10: error: a deck with two matches and 6 symbols a card has only 16 "
        "cards\n"
        "  hint: 16 cards of 6 symbols: deck: {matches: 2, symbols_per_card: 6}\n"
        "        37 cards of 9 symbols: deck: {matches: 2, symbols_per_card: 9}\n");
  CHECK(complaint(two_matches({}, 50), 7) ==
        "deck.yaml:4:10: error: the largest deck with two matches that can be made of 7 "
        "symbols has 7 cards\n"
        "  hint: 7 cards of 4 symbols: deck: {matches: 2, symbols_per_card: 4}\n"
        "        56 cards of 11 symbols, with 49 more symbols: deck: {matches: 2, "
        "symbols_per_card: 11}\n");
  CHECK(complaint(two_matches(6, 4), 16) ==
        "deck.yaml:4:10: error: with 4 cards some symbols would be on one card only, and "
        "never match\n"
        "  hint: use 6 cards, or allow it with decoys: allow\n");
  CHECK(complaint(two_matches(), 3) ==
        "deck.yaml:1:10: error: the smallest deck with two matches needs 4 symbols, and "
        "there are 3\n"
        "  hint: 4 cards of 3 symbols, with 1 more symbol: deck: {matches: 2, "
        "symbols_per_card: 3}\n");
  DeckSpec range = two_matches(6);
  range.most_per_card = 8;
  CHECK(complaint(range, 40) ==
        "deck.yaml:3:21: error: in a deck with two matches all cards have equally many "
        "symbols\n"
        "  hint: 16 cards of 6 symbols: deck: {matches: 2, symbols_per_card: 6}\n"
        "        37 cards of 9 symbols: deck: {matches: 2, symbols_per_card: 9}\n");
}
