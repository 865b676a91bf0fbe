// Decks for tests that are not about decks.
#pragma once

#include <array>
#include <vector>

#include "deck/deck.hpp"

namespace onematch {

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
