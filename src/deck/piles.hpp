// A deck dealt out to two piles, for games in which one card of each is compared.
#pragma once

#include <vector>

#include "deck/deck.hpp"
#include "deck/faces.hpp"

namespace onematch {

enum class Pile { first, second };

/// For each card its pile. Both have half of the cards; of an odd number the first has
/// one more. As few symbols as can be found are printed in vain, on two cards or more but
/// all in one pile (in some decks, as in that of seven cards, there must be some); and
/// then each symbol is shared out between the piles as evenly as can be found.
///
/// Greedy, then 50 exchanges a card are tried; and that up to 10 times over, as long as
/// they are no more than 300,000 together.
std::vector<Pile> split_in_piles(const Deck& deck);

/// The first pile shows face 0 of every symbol and the second face 1, so that two cards
/// from different piles never match by the same face. Each symbol must have two faces.
Faces faces_by_pile(const Deck& deck, const std::vector<Pile>& piles);

}  // namespace onematch
