#include "deck/verify.hpp"

#include "core/error.hpp"
#include "core/random.hpp"
#include "deck/plane.hpp"
#include "deck/subdeck.hpp"
#include "support/complaint.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

SymbolId symbol(int number) {
  return static_cast<SymbolId>(number - 1);
}

Deck deck_of(const std::vector<std::vector<int>>& cards, std::size_t symbols,
             std::size_t matches = 1) {
  Deck deck{symbols, {}, matches};
  for (const std::vector<int>& numbers : cards) {
    Card& card = deck.cards.emplace_back();
    for (const int n : numbers) card.push_back(symbol(n));
  }
  return deck;
}

}  // namespace

TEST_CASE("a right deck is counted", "[deck]") {
  const DeckFacts facts = verify_deck(whole_deck(8));
  CHECK(facts.pairs == 1596);
  CHECK(facts.fewest_uses == 8);
  CHECK(facts.most_uses == 8);
  CHECK(facts.fewest_per_card == 8);
  CHECK(facts.most_per_card == 8);
  CHECK(facts.unused.empty());
  CHECK(facts.used_once.empty());
}

TEST_CASE("cards of different sizes are counted", "[deck]") {
  const DeckFacts facts = verify_deck(deck_of({{1, 2, 3}, {1, 4}, {5, 1, 6, 7}}, 7));
  CHECK(facts.pairs == 3);
  CHECK(facts.fewest_per_card == 2);
  CHECK(facts.most_per_card == 4);
}

TEST_CASE("symbols that match never are named", "[deck]") {
  const DeckFacts facts = verify_deck(deck_of({{1, 2}, {1, 3}}, 4));
  CHECK(facts.pairs == 1);
  CHECK(facts.used_once == std::vector<SymbolId>{symbol(2), symbol(3)});
  CHECK(facts.unused == std::vector<SymbolId>{symbol(4)});
  CHECK(facts.fewest_uses == 1);
  CHECK(facts.most_uses == 2);
}

TEST_CASE("a wrong deck is refused with cards and symbols named", "[deck]") {
  CHECK_THROWS_WITH(verify_deck(deck_of({{1, 2}, {1, 3}, {4, 5}}, 5)),
                    "cards 1 and 3 share no symbol instead of 1");
  CHECK_THROWS_WITH(verify_deck(deck_of({{1, 2, 3}, {1, 4, 3}}, 4)),
                    "cards 1 and 2 share 2 symbols instead of 1: symbol 1, symbol 3");
  CHECK_THROWS_WITH(
      verify_deck(deck_of({{1, 2}, {3, 1, 2}}, 3), {"cow", "dog", "sea horse"}),
      "cards 1 and 2 share 2 symbols instead of 1: 'cow', 'dog'");
  CHECK_THROWS_WITH(verify_deck(deck_of({{1, 2, 1}}, 2), {"cow", "dog"}),
                    "card 1 has 'cow' twice");
}

TEST_CASE("as many matches are counted as the deck should have", "[deck]") {
  const std::vector<std::vector<int>> cards{{1, 2, 3}, {1, 2, 4}, {1, 3, 4}};
  CHECK(verify_deck(deck_of(cards, 4, 2)).pairs == 3);
  CHECK_THROWS_WITH(verify_deck(deck_of(cards, 4)),
                    "cards 1 and 2 share 2 symbols instead of 1: symbol 1, symbol 2");
  CHECK_THROWS_WITH(verify_deck(deck_of({{1, 2}, {3, 2}}, 3, 2), {"cow", "dog", "hen"}),
                    "cards 1 and 2 share 1 symbol instead of 2: 'dog'");
  CHECK_THROWS_WITH(verify_deck(deck_of({{1, 2}, {3, 4}}, 4, 2)),
                    "cards 1 and 2 share no symbol instead of 2");
  CHECK_THROWS_WITH(
      verify_deck(deck_of({{1, 2, 3}, {3, 2, 1}}, 3, 2)),
      "cards 1 and 2 share 3 symbols instead of 2: symbol 1, symbol 2, symbol 3");
}

TEST_CASE("a symbol that the deck doesn't have is found", "[deck]") {
  CHECK_THROWS_WITH(verify_deck(deck_of({{1, 2}, {1, 4}}, 3)),
                    "card 2 has symbol 4 of a deck of 3 symbols");
  CHECK_THROWS_WITH(verify_deck(deck_of({{60000}}, 1), {"cow"}),
                    "card 1 has symbol 60000 of a deck of 1 symbol");
}

TEST_CASE("a wrong deck is said to be the program's own fault", "[deck]") {
  CHECK(complaint_of([] {
          verify_deck(deck_of({{1}, {2}}, 2));
        }) ==
        "error: cards 1 and 2 share no symbol instead of 1\n"
        "  hint: this is a bug in onematch; please report it\n");
}

TEST_CASE("any one symbol changed is found out", "[deck]") {
  const int k = GENERATE(as<int>{}, 3, 6, 8, 10);
  const Deck right = whole_deck(k);
  Random random(static_cast<std::uint64_t>(k));
  for (int round = 0; round < 200; ++round) {
    Deck wrong = right;
    Card& card =
        wrong.cards[random.below(static_cast<std::uint32_t>(wrong.cards.size()))];
    SymbolId& place = card[random.below(static_cast<std::uint32_t>(card.size()))];
    const SymbolId before = place;
    place = static_cast<SymbolId>(
        random.below(static_cast<std::uint32_t>(wrong.symbol_count)));
    if (place == before) continue;
    CHECK_THROWS_AS(verify_deck(wrong), Error);
  }
}

TEST_CASE("sub-decks of every size are right", "[deck]") {
  const int k = GENERATE(as<int>{}, 2, 3, 4, 5, 6, 8, 9);
  const Deck whole = whole_deck(k);
  for (std::size_t cards = 1; cards <= whole.cards.size(); ++cards)
    CHECK_NOTHROW(verify_deck(keep_cards(whole, cards)));
}
