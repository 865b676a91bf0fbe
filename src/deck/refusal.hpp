// What to say of a deck that can't be.
#pragma once

#include <string>

#include "deck/offers.hpp"

namespace onematch {

/// "no deck of 60 cards can be made of 57 symbols". No deck may suit the wish.
std::string refusal(const DeckWish& wish);

/// What is possible nearest to a wish that is not, a line for each direction in which
/// there is something: fewer and more cards, fewer and more symbols a card, more
/// symbols in all, decoys. Each ends with the line of a project file that chooses it:
///
///     57 cards of 8 symbols: deck: {symbols_per_card: 8}
///     60 cards of 9 symbols, with 15 more symbols: deck: {symbols_per_card: 9, cards:
///     60}
std::string nearest_decks(const DeckWish& wish);

}  // namespace onematch
