// An independent check of finished layouts.
#pragma once

#include <string>
#include <vector>

#include "placement/placement.hpp"

namespace onematch {

/// What was measured over all cards, in millimetres. A deck with one symbol a card
/// has no pair, and then `clearance` is infinite.
struct Clearances {
  double clearance = 0;  ///< least distance between two symbols of a card
  double edge = 0;       ///< least distance from a symbol to the card's edge
};

/// Measures every card from the outlines alone, with code that shares nothing with
/// the engine (nor with geometry/polygon). Throws bug(), or all of them at once, naming
/// card and symbols, if a distance is below what `spec` asks, if a symbol is turned
/// further than it may be, or larger or smaller than the range of sizes allows, or if a
/// card doesn't hold exactly the faces that it is to show, or they aren't those of its
/// symbols. `names` has a name for each symbol of the deck.
Clearances verify_layouts(const Deck& deck, const Cast& cast,
                          const std::vector<std::string>& names, const Shape& shape,
                          const ScatterSpec& spec,
                          const std::vector<CardLayout>& layouts);

}  // namespace onematch
