// An independent check that a deck is one.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "deck/deck.hpp"

namespace onematch {

/// What was counted.
struct DeckFacts {
  std::size_t pairs = 0;  ///< of cards, each found to share as many symbols as it should
  std::size_t fewest_uses = 0;  ///< of a symbol that is used at all
  std::size_t most_uses = 0;
  std::size_t fewest_per_card = 0;  ///< symbols
  std::size_t most_per_card = 0;
  std::vector<SymbolId> unused;
  std::vector<SymbolId> used_once;  ///< these can never match
};

/// Counts, for each pair of cards, the symbols that they share; it knows nothing of how
/// the deck was made. `names` has a name for each symbol, or is empty, and then symbols
/// are named by their number.
///
/// Throws bug(), naming cards (from 1) and symbols, if a pair doesn't share exactly
/// deck.matches of them or a card has a symbol twice or one that the deck doesn't have.
/// About sum(uses^2) / 2 steps, one counter a card.
DeckFacts verify_deck(const Deck& deck, const std::vector<std::string>& names = {});

}  // namespace onematch
