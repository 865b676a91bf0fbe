// The best few cards of a deck.
#pragma once

#include <cstddef>

#include "deck/deck.hpp"

namespace onematch {

/// `count` cards of `deck`, at least 1, in their order, with the symbols that none of
/// them has left out and the others numbered anew: as few symbols used once as can be,
/// then the narrowest range of uses, then as many used at all, with the fewest high.
///
/// By simulated annealing that swaps cards (Kirkpatrick, Gelatt and Vecchi 1983), from
/// the greedy choice of keep_cards(), which alone serves decks beyond a thousand cards:
/// the same deck every time, in about a tenth of a second, the best one not proved. For
/// cards of one size the mean and the variance of the uses are the same whichever are
/// kept; windows that this rules out are not tried.
Deck thinned(const Deck& deck, std::size_t count);

}  // namespace onematch
