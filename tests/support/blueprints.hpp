// Blueprints held to what they say.
#pragma once

#include <algorithm>

#include "deck/blueprint.hpp"
#include "deck/verify.hpp"
#include "test.hpp"

namespace onematch {

/// How many symbols its cards have.
inline CountRange sizes_of(const Deck& deck) {
  CountRange range{deck.cards[0].size(), deck.cards[0].size()};
  for (const Card& card : deck.cards) {
    range.least = std::min(range.least, card.size());
    range.most = std::max(range.most, card.size());
  }
  return range;
}

/// Makes the deck of a blueprint without decoys, and checks that it has the figures that
/// are told.
inline void check_figures(const Blueprint& blueprint) {
  INFO(blueprint.made_of << " with " << blueprint.symbols << " symbols");
  const Deck deck = blueprint.make(Numbering::affine);
  const DeckFacts facts = verify_deck(deck);
  CHECK(deck.cards.size() == blueprint.cards);
  CHECK(deck.symbol_count == blueprint.symbols);
  CHECK(facts.unused.empty());
  CHECK(facts.used_once.empty());
  const CountRange sizes = sizes_of(deck);
  CHECK(blueprint.per_card.contains(sizes));
  // In a cut plane with tangents there may be no whole card left, or no tangent.
  CHECK((blueprint.per_card == sizes || sizes.width() == 0));
}

}  // namespace onematch
