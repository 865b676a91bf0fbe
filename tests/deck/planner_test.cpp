#include "deck/planner.hpp"

#include "deck/verify.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

const Source symbols_at{"deck.yaml", 1, 10};

DeckSpec per_card(int k) {
  return {.symbols_per_card = Located<int>{k, {"deck.yaml", 2, 21}}, .cards = {}};
}

DeckSpec of_cards(int cards) {
  return {.symbols_per_card = {}, .cards = Located<int>{cards, {"deck.yaml", 3, 10}}};
}

std::string refusal(const DeckSpec& spec, std::size_t available) {
  try {
    plan_deck(spec, available, symbols_at);
  } catch (const Error& error) {
    return describe(error);
  }
  return "";
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
  DeckSpec spec = per_card(8);
  spec.cards = Located<int>{55, {}};
  CHECK(plan_deck(spec, 57, symbols_at).cards.size() == 55);
  CHECK(plan_deck(of_cards(30), 31, symbols_at).cards.size() == 30);
}

TEST_CASE("what can't be is refused with the way out", "[deck]") {
  CHECK(refusal({}, 2) ==
        "deck.yaml:1:10: error: the smallest deck needs 3 symbols, and there are 2\n"
        "  hint: add 1 symbol\n");
  CHECK(refusal({}, 1) ==
        "deck.yaml:1:10: error: the smallest deck needs 3 symbols, and there is 1\n"
        "  hint: add 2 symbols\n");
  CHECK(refusal(per_card(7), 100) ==
        "deck.yaml:2:21: error: no deck with 7 symbols on every card is known\n"
        "  hint: 6 (31 cards) and 8 (57 cards) work\n");
  CHECK(refusal(per_card(8), 50) ==
        "deck.yaml:2:21: error: 8 symbols a card need 57 symbols, and there are 50: "
        "7 are missing\n"
        "  hint: add 7 symbols, or choose 6 symbols a card (31 cards of 31 symbols)\n");
  CHECK(refusal(per_card(3), 6) ==
        "deck.yaml:2:21: error: 3 symbols a card need 7 symbols, and there are 6: "
        "1 is missing\n"
        "  hint: add 1 symbol, or choose 2 symbols a card (3 cards of 3 symbols)\n");
  CHECK(refusal(per_card(3), 2) ==
        "deck.yaml:2:21: error: 3 symbols a card need 7 symbols, and there are 2: "
        "5 are missing\n"
        "  hint: add 5 symbols\n");
  CHECK(refusal(of_cards(60), 57) ==
        "deck.yaml:3:10: error: a deck with 8 symbols a card has only 57 cards\n"
        "  hint: 57 is the most, or choose 9 symbols a card (73 cards of 73 symbols)\n");
}
