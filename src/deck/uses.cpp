#include "deck/uses.hpp"

namespace onematch {

std::vector<std::size_t> uses_of(const Deck& deck) {
  std::vector<std::size_t> uses(deck.symbol_count);
  for (const Card& card : deck.cards)
    for (const SymbolId symbol : card) ++uses[index(symbol)];
  return uses;
}

Deck without_unused(Deck deck) {
  const std::vector<std::size_t> uses = uses_of(deck);
  std::vector<SymbolId> number(deck.symbol_count);
  std::size_t used = 0;
  for (std::size_t s = 0; s < uses.size(); ++s) {
    number[s] = static_cast<SymbolId>(used);
    if (uses[s] > 0) ++used;
  }
  for (Card& card : deck.cards)
    for (SymbolId& symbol : card) symbol = number[index(symbol)];
  deck.symbol_count = used;
  return deck;
}

}  // namespace onematch
