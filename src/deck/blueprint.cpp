#include "deck/blueprint.hpp"

#include <algorithm>

#include "deck/cut_plane.hpp"
#include "deck/difference_family.hpp"
#include "deck/found_decks.hpp"
#include "deck/split_pencil.hpp"

namespace onematch {
namespace {

Blueprint plane(std::size_t per_card) {
  const int k = static_cast<int>(per_card);
  Blueprint blueprint;
  blueprint.cards = blueprint.symbols = static_cast<std::size_t>(whole_deck_size(k));
  blueprint.per_card = {per_card, per_card};
  blueprint.made_of = "plane of order " + std::to_string(k - 1);
  blueprint.order = k - 1;
  blueprint.make = [k](Numbering numbering) { return whole_deck(k, numbering); };
  return blueprint;
}

/// Each pair of per_card + 1 cards has a symbol of its own.
Deck pairs_deck(std::size_t per_card) {
  Deck deck{0, std::vector<Card>(per_card + 1)};
  for (std::size_t a = 0; a <= per_card; ++a)
    for (std::size_t b = a + 1; b <= per_card; ++b) {
      const auto symbol = static_cast<SymbolId>(deck.symbol_count++);
      deck.cards[a].push_back(symbol);
      deck.cards[b].push_back(symbol);
    }
  return deck;
}

Blueprint pairs(std::size_t per_card) {
  Blueprint blueprint;
  blueprint.cards = per_card + 1;
  blueprint.symbols = per_card * (per_card + 1) / 2;
  blueprint.per_card = {per_card, per_card};
  blueprint.made_of = "deck of pairs";
  blueprint.make = [per_card](Numbering) { return pairs_deck(per_card); };
  return blueprint;
}

/// The largest plane with smaller cards, and private symbols on each card.
std::optional<Blueprint> filled_plane(std::size_t per_card) {
  const std::optional<int> below = whole_deck_below(static_cast<int>(per_card));
  if (!below) return {};
  Blueprint blueprint = plane(static_cast<std::size_t>(*below));
  blueprint.decoys = blueprint.cards * (per_card - static_cast<std::size_t>(*below));
  blueprint.symbols += blueprint.decoys;
  blueprint.per_card = {per_card, per_card};
  blueprint.made_of += " and decoys";
  blueprint.order.reset();
  blueprint.make = [below, per_card](Numbering numbering) {
    return filled(whole_deck(*below, numbering), per_card);
  };
  return blueprint;
}

}  // namespace

Deck filled(Deck deck, std::size_t per_card) {
  for (Card& card : deck.cards)
    while (card.size() < per_card)
      card.push_back(static_cast<SymbolId>(deck.symbol_count++));
  return deck;
}

Blueprint pairs_and_decoys(std::size_t cards, std::size_t per_card) {
  Blueprint blueprint;
  blueprint.cards = cards;
  blueprint.decoys = cards * (per_card + 1 - cards);
  blueprint.symbols = cards * (cards - 1) / 2 + blueprint.decoys;
  blueprint.per_card = {per_card, per_card};
  blueprint.made_of = "deck of pairs and decoys";
  blueprint.make = [cards, per_card](Numbering) {
    return filled(pairs_deck(cards - 1), per_card);
  };
  return blueprint;
}

std::vector<Blueprint> known_decks(const DeckLimits& limits) {
  std::vector<Blueprint> decks = cut_planes(limits);
  const auto add = [&](const Blueprint& deck) {
    if (deck.symbols <= limits.symbols && limits.per_card.contains(deck.per_card) &&
        (limits.decoys || deck.decoys == 0))
      decks.push_back(deck);
  };
  const std::size_t most = std::min(limits.per_card.most, largest_card);
  for (std::size_t k = std::max<std::size_t>(limits.per_card.least, 2); k <= most; ++k) {
    if (k > 2) add(pairs(k));  // two a card are a plane
    const int size = static_cast<int>(k);
    if (whole_deck_exists(size)) {
      add(plane(k));
      continue;
    }
    // What follows has no fewer symbols than that plane: no need to make it in vain.
    if (static_cast<std::size_t>(whole_deck_size(*whole_deck_below(size))) >
        limits.symbols)
      continue;
    if (const auto split = largest_split_pencil(size)) add(*split);
    if (const auto plane_and_decoys = filled_plane(k)) add(*plane_and_decoys);
  }
  for (const Blueprint& deck : difference_decks()) add(deck);
  for (const Blueprint& deck : found_decks()) add(deck);
  return decks;
}

}  // namespace onematch
