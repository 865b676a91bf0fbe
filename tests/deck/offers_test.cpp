#include "deck/offers.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "deck/planner.hpp"
#include "deck/verify.hpp"
#include "support/decks.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

DeckWish wish_for(std::optional<std::size_t> symbols, std::optional<std::size_t> per_card,
                  std::optional<std::size_t> cards = {}) {
  DeckWish wish;
  wish.symbols = symbols;
  if (per_card) wish.per_card = CountRange{*per_card, *per_card};
  wish.cards = cards;
  return wish;
}

/// Cards, symbols, decoys.
using Figures = std::tuple<std::size_t, std::size_t, std::size_t>;

std::vector<Figures> figures(const std::vector<DeckOffer>& offers) {
  std::vector<Figures> result;
  for (const DeckOffer& offer : offers)
    result.emplace_back(offer.cards(), offer.symbols(), offer.decoys);
  return result;
}

bool offers_deck(const std::vector<DeckOffer>& offers, const Figures& deck) {
  const std::vector<Figures> all = figures(offers);
  return std::count(all.begin(), all.end(), deck) > 0;
}

/// Whether the offer's deck is right, and its figures are the deck's.
void check_offer(const DeckOffer& offer) {
  const DeckFacts facts = verify_deck(offer.deck);
  CHECK(facts.unused.empty());
  CHECK(facts.used_once.size() == offer.decoys);
  CHECK(offer.uses == CountRange{facts.fewest_uses, facts.most_uses});
  std::set<std::size_t> sizes;
  for (const Card& card : offer.deck.cards) sizes.insert(card.size());
  CHECK(offer.per_card == CountRange{*sizes.begin(), *sizes.rbegin()});
  CHECK_FALSE(offer.made_of.empty());
}

/// The documented order of two offers for a known number of symbols.
bool in_order(const DeckOffer& a, const DeckOffer& b) {
  const auto key = [](const DeckOffer& offer) {
    return std::tuple(offer.decoys, 100'000 - offer.cards(), offer.per_card.width(),
                      100'000 - offer.symbols(), offer.uses.width());
  };
  return key(a) <= key(b);
}

}  // namespace

TEST_CASE("every deck offered for 3 to 133 symbols and 2 to 14 a card is right",
          "[deck]") {
  std::set<std::tuple<std::string, std::size_t, std::size_t, std::size_t>> seen;
  for (std::size_t symbols = 3; symbols <= 133; ++symbols)
    for (std::size_t k = 1; k <= 14; ++k) {
      // 1 stands for any.
      const auto per_card = k == 1 ? std::nullopt : std::optional<std::size_t>(k);
      const std::vector<DeckOffer> offers = deck_offers(wish_for(symbols, per_card));
      CHECK(offers.size() <= 10);
      for (std::size_t i = 0; i < offers.size(); ++i) {
        const DeckOffer& offer = offers[i];
        INFO(offer.made_of << " for " << symbols << " symbols, " << k << " a card");
        CHECK(offer.symbols() <= symbols);
        if (per_card) CHECK(offer.per_card == CountRange{k, k});
        if (i > 0) CHECK(in_order(offers[i - 1], offer));
        if (seen.emplace(offer.made_of, offer.cards(), offer.symbols(), offer.decoys)
                .second)
          check_offer(offer);
      }
    }
  CHECK(seen.size() > 250);
}

TEST_CASE("with 8 symbols a card and any number of cards the deck is right", "[deck]") {
  for (std::size_t cards = 1; cards <= 57; cards += cards < 16 ? 1 : 4) {
    INFO(cards << " cards");
    const std::vector<DeckOffer> offers = deck_offers(wish_for(57, 8, cards));
    REQUIRE_FALSE(offers.empty());
    for (const DeckOffer& offer : offers) {
      CHECK(offer.cards() == cards);
      check_offer(offer);
    }
    // Each of fewer than nine cards has a symbol that no other has.
    if (cards >= 15 || cards == 9 || cards == 12) CHECK(offers[0].decoys == 0);
    if (cards < 9) CHECK(offers[0].decoys > 0);
  }
}

TEST_CASE("sizes without a plane offer most cards and no decoys", "[deck]") {
  const std::vector<DeckOffer> seven = deck_offers(wish_for({}, 7));
  CHECK(figures(seven)[0] == Figures{24, 41, 0});
  CHECK(offers_deck(seven, {25, 43, 2}));
  CHECK(offers_deck(seven, {31, 62, 31}));
  const auto [k, clean, filled] = GENERATE(table<std::size_t, std::size_t, std::size_t>(
      {{11, 63, 91}, {13, 90, 133}, {15, 132, 183}, {16, 132, 183}}));
  const std::vector<DeckOffer> offers = deck_offers(wish_for({}, k));
  CHECK(offers[0].decoys == 0);
  CHECK(offers[0].cards() == clean);
  CHECK(offers.back().cards() == filled);
}

TEST_CASE("thirty symbols make the decks that shops and teachers ask for", "[deck]") {
  const std::vector<DeckOffer> offers = deck_offers(wish_for(30, {}));
  REQUIRE(offers.size() >= 2);
  CHECK(offers[0].cards() == 26);
  CHECK(offers[0].per_card == CountRange{5, 6});
  CHECK(offers[1].cards() == 25);
  CHECK(offers[1].per_card == CountRange{6, 6});
  CHECK(offers[1].uses == CountRange{5, 5});
  CHECK(deck_yaml(offers[0]) == "deck: {symbols_per_card: [5, 6], cards: 26}");
  CHECK(deck_yaml(offers[1]) == "deck: {symbols_per_card: 6, cards: 25}");
}

TEST_CASE("pictures left over are offered as decoys, last", "[deck]") {
  const std::vector<DeckOffer> offers = deck_offers(wish_for(40, {}));
  CHECK(figures(offers).front() == Figures{31, 31, 0});
  CHECK(figures(offers).back() == Figures{31, 40, 9});
  CHECK(offers.back().per_card == CountRange{6, 7});
  CHECK(deck_yaml(offers.back()) ==
        "deck: {symbols_per_card: [6, 7], cards: 31, decoys: allow}");
}

TEST_CASE("a wish for nothing is answered by the whole decks", "[deck]") {
  const std::vector<DeckOffer> offers = deck_offers({});
  REQUIRE(offers.size() == 11);
  CHECK(figures(offers).front() == Figures{3, 3, 0});
  CHECK(figures(offers)[5] == Figures{57, 57, 0});
  CHECK(figures(offers).back() == Figures{273, 273, 0});
  CHECK(deck_yaml(offers[5]) == "deck: {symbols_per_card: 8}");
}

TEST_CASE("the line for the project file chooses the deck that was offered", "[deck]") {
  for (std::size_t symbols = 3; symbols <= 133; symbols += 13) {
    const std::vector<DeckOffer> offers = deck_offers(wish_for(symbols, {}));
    CHECK_FALSE(offers.empty());
    for (const DeckOffer& offer : offers) {
      INFO(deck_yaml(offer) << " of " << symbols);
      DeckSpec spec;
      spec.symbols_per_card = Located<int>{static_cast<int>(offer.per_card.least), {}};
      if (offer.per_card.width() > 0)
        spec.most_per_card = static_cast<int>(offer.per_card.most);
      if (deck_yaml(offer).find("cards: ") != std::string::npos)
        spec.cards = Located<int>{static_cast<int>(offer.cards()), {}};
      if (offer.decoys > 0) spec.decoys = Decoys::allow;
      const Deck deck = plan_deck(spec, symbols, {});
      CHECK(deck.cards.size() == offer.cards());
      CHECK(verify_deck(deck).used_once.size() <= offer.decoys);
    }
  }
}

TEST_CASE("a thousand symbols and a hundred cards are planned, too", "[deck]") {
  for (const DeckOffer& offer : deck_offers(wish_for(1'000, {}))) check_offer(offer);
  const std::vector<DeckOffer> offers = deck_offers(wish_for(1'000, {}, 100));
  REQUIRE_FALSE(offers.empty());
  CHECK(offers[0].decoys == 0);
  for (const DeckOffer& offer : offers) check_offer(offer);
}

TEST_CASE("the same wish gets the same decks", "[deck]") {
  const DeckWish wish = wish_for(57, {}, 20);
  const std::vector<DeckOffer> once = deck_offers(wish), again = deck_offers(wish);
  REQUIRE(once.size() == again.size());
  for (std::size_t i = 0; i < once.size(); ++i)
    CHECK(once[i].deck.cards == again[i].deck.cards);
}
