// Decks for sizes of card without a plane.
#pragma once

#include <optional>

#include "deck/blueprint.hpp"

namespace onematch {

/// The split pencil: the plane of `order` without one card. Each symbol of that card is
/// still on `order` cards; small.cards.size() of these are kept, and a copy of `small`
/// takes the symbol's place on them, card by card. So each card has order +
/// (symbols a card of `small`) symbols.
///
/// The cards dropped lie along a conic, so that they take from all symbols alike.
Deck split_pencil(int order, const Deck& small);

/// The split pencil with the most cards of `per_card` symbols, if there is one.
std::optional<Blueprint> largest_split_pencil(int per_card);

}  // namespace onematch
