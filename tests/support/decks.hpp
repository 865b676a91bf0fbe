// Decks for tests, and decks as people write them.
#pragma once

#include <array>
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

/// The projective plane over the integers modulo the prime p: points and lines are both
/// the triples up to a factor, and a point is on a line if their product is 0.
inline Deck plane_deck(std::size_t p) {
  std::vector<std::array<std::size_t, 3>> triples{{0, 0, 1}};
  for (std::size_t z = 0; z < p; ++z) triples.push_back({0, 1, z});
  for (std::size_t y = 0; y < p; ++y)
    for (std::size_t z = 0; z < p; ++z) triples.push_back({1, y, z});
  Deck deck{triples.size(), {}};
  for (const auto& line : triples) {
    Card& card = deck.cards.emplace_back();
    for (std::size_t i = 0; i < triples.size(); ++i)
      if ((line[0] * triples[i][0] + line[1] * triples[i][1] + line[2] * triples[i][2]) %
              p ==
          0)
        card.push_back(static_cast<SymbolId>(i));
  }
  return deck;
}

/// One card with the first `count` symbols.
inline Deck single_card(std::size_t count) {
  Deck deck{count, {{}}};
  for (std::size_t i = 0; i < count; ++i)
    deck.cards[0].push_back(static_cast<SymbolId>(i));
  return deck;
}

}  // namespace onematch
