// Single decks found by search, card by card.
#pragma once

#include <vector>

#include "deck/blueprint.hpp"

namespace onematch {

/// Where one symbol a card less than a plane has leaves a gap: 24, 22 and 25 cards of
/// seven, the last with two decoys, and 16 of eight. Each verified when first read.
const std::vector<Blueprint>& found_decks();

}  // namespace onematch
