#include "deck/faces.hpp"

#include <array>
#include <cassert>

#include "deck/coloring.hpp"

namespace onematch {

Faces deal_faces(const Deck& deck, const std::vector<std::size_t>& face_counts) {
  assert(face_counts.size() >= deck.symbol_count);
  Faces faces;
  for (const Card& card : deck.cards) faces.emplace_back(card.size(), 0);

  for (std::size_t count = 2; count <= most_faces; ++count) {
    std::vector<Edge> edges;
    std::vector<std::size_t*> places;
    for (std::size_t card = 0; card < deck.cards.size(); ++card)
      for (std::size_t i = 0; i < deck.cards[card].size(); ++i) {
        const std::size_t symbol = index(deck.cards[card][i]);
        assert(1 <= face_counts[symbol] && face_counts[symbol] <= most_faces);
        if (face_counts[symbol] != count) continue;
        edges.push_back({card, symbol});
        places.push_back(&faces[card][i]);
      }
    const std::vector<std::size_t> colours = equitable_coloring(edges, count);
    for (std::size_t i = 0; i < places.size(); ++i) *places[i] = colours[i];
  }
  return faces;
}

std::size_t matches_by_different_faces(const Deck& deck, const Faces& faces) {
  assert(faces.size() == deck.cards.size());
  std::vector<std::array<std::size_t, most_faces>> shown(deck.symbol_count);
  std::vector<std::size_t> shown_at_all(deck.symbol_count);
  std::size_t matches = 0;
  for (std::size_t card = 0; card < deck.cards.size(); ++card)
    for (std::size_t i = 0; i < deck.cards[card].size(); ++i) {
      const std::size_t symbol = index(deck.cards[card][i]);
      std::size_t& same = shown[symbol].at(faces[card][i]);
      matches += shown_at_all[symbol] - same;
      ++same;
      ++shown_at_all[symbol];
    }
  return matches;
}

}  // namespace onematch
