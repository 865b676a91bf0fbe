// From a wish to blueprints, and from a blueprint to an offer.
#pragma once

#include <vector>

#include "deck/offers.hpp"

namespace onematch {

/// The known decks that keep within what is wished for, whatever the number of cards.
std::vector<Blueprint> suitable_decks(const DeckWish& wish);

/// `deck`, made from `made_from` or from some of its cards, with its figures counted.
DeckOffer offer_of(Deck deck, const Blueprint& made_from);

}  // namespace onematch
