// Offers of a given number of cards.
#pragma once

#include <vector>

#include "deck/offers.hpp"

namespace onematch {

/// The offers for a wish that names a number of cards: known decks that have as many,
/// and thinned ones that have more.
std::vector<DeckOffer> thinned_offers(const DeckWish& wish);

}  // namespace onematch
