// Decks as people write them, for tests.
#pragma once

#include <set>
#include <vector>

#include "deck/deck.hpp"

namespace onematch {

/// The symbols of a card, counted from 1.
inline std::vector<int> numbers(const Card& card) {
  std::vector<int> result;
  for (const SymbolId symbol : card)
    result.push_back(static_cast<int>(index(symbol)) + 1);
  return result;
}

/// How often each symbol is used: sorted, so that decks can be compared.
inline std::multiset<int> uses(const Deck& deck) {
  std::vector<int> count(deck.symbol_count);
  for (const Card& card : deck.cards)
    for (const SymbolId symbol : card) ++count[index(symbol)];
  return {count.begin(), count.end()};
}

}  // namespace onematch
