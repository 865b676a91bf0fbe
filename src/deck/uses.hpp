// How often the symbols of a deck are used.
#pragma once

#include <cstddef>
#include <vector>

#include "deck/deck.hpp"

namespace onematch {

/// For each symbol the number of cards that it is on.
std::vector<std::size_t> uses_of(const Deck& deck);

/// `deck` with the symbols that are used at all numbered anew, in their old order.
Deck without_unused(Deck deck);

}  // namespace onematch
