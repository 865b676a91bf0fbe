#include "deck/suitable.hpp"

#include <algorithm>

#include "core/number.hpp"
#include "deck/uses.hpp"

namespace onematch {
namespace {

/// The limits within which the wish's decks lie.
DeckLimits limits_of(const DeckWish& wish) {
  DeckLimits limits;
  limits.symbols = wish.symbols.value_or(most_deck_symbols);
  limits.decoys = wish.decoys;
  if (wish.per_card) {
    limits.per_card = *wish.per_card;
    return limits;
  }
  limits.per_card = {2, 2};
  // A deck without decoys has no fewer symbols than the one in which each pair of cards
  // has its own.
  while (limits.per_card.most < largest_card &&
         (limits.per_card.most + 1) * (limits.per_card.most + 2) / 2 <= limits.symbols)
    ++limits.per_card.most;
  return limits;
}

bool suits(const Blueprint& deck, const DeckWish& wish) {
  if (wish.both_sizes) return deck.per_card == *wish.per_card;
  return deck.per_card.width() == 0 ||
         (wish.mixed_sizes && (wish.per_card || wish.symbols));
}

}  // namespace

std::vector<Blueprint> suitable_decks(const DeckWish& wish) {
  std::vector<Blueprint> decks = known_decks(limits_of(wish));
  std::erase_if(decks, [&](const Blueprint& deck) { return !suits(deck, wish); });
  return decks;
}

DeckOffer offer_of(Deck deck, const Blueprint& made_from) {
  DeckOffer offer;
  const std::vector<std::size_t> uses = uses_of(deck);
  const auto [fewest, most] = std::minmax_element(uses.begin(), uses.end());
  offer.uses = {*fewest, *most};
  offer.decoys = static_cast<std::size_t>(std::count(uses.begin(), uses.end(), 1u));
  const auto by_size = [](const Card& a, const Card& b) { return a.size() < b.size(); };
  const auto [small, large] =
      std::minmax_element(deck.cards.begin(), deck.cards.end(), by_size);
  offer.per_card = {small->size(), large->size()};
  offer.made_of = made_from.made_of;
  offer.order = made_from.order;
  if (deck.cards.size() < made_from.cards)
    offer.made_of = count_of(deck.cards.size(), "card") + " of the " + made_from.made_of;
  offer.deck = std::move(deck);
  return offer;
}

}  // namespace onematch
