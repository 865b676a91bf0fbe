// The project file's deck where any two cards are to share two symbols.
#pragma once

#include "deck/planner.hpp"

namespace onematch {

/// The biplane that `spec`, which asks for two matches, and `available` symbols lead to:
/// of the size that is asked for or else the largest that they fill, reduced to
/// spec.cards. Throws Error as plan_deck() does.
Deck plan_two_matches(const DeckSpec& spec, std::size_t available,
                      const Source& symbols_at);

}  // namespace onematch
