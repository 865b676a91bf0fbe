// Fewer cards than a whole deck.
#pragma once

#include <cstddef>

#include "deck/deck.hpp"

namespace onematch {

/// `count` of the cards of `deck`, at least 1 and at most all, in their order, chosen so
/// that the symbols are used as evenly as a greedy choice makes it: card after card is
/// dropped, each time the one whose symbols can best spare it; of equals the last.
///
/// Any two cards of `deck` must share exactly one symbol. The time grows with the
/// square of the number of cards.
Deck keep_cards(const Deck& deck, std::size_t count);

/// `deck` with its cards in such an order that its first cards are a good deck, however
/// many. Of half the cards or more, or more than four times as many as one has symbols,
/// the first `count` are those that keep_cards() would keep; those before are added one
/// by one, so that no symbol is used much more than others.
Deck expandable(const Deck& deck);

}  // namespace onematch
