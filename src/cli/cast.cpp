#include "cli/cast.hpp"

#include <algorithm>
#include <numeric>

namespace onematch {
namespace {

/// How many faces each symbol has.
std::vector<std::size_t> face_counts(const std::vector<SymbolSource>& sources) {
  std::vector<std::size_t> counts;
  for (const SymbolSource& source : sources) {
    counts.resize(source.symbol + 1);
    ++counts[source.symbol];
  }
  return counts;
}

/// Which face each card shows of its symbols; with two piles, each has a face of its own.
Faces faces_of(const Materials& materials, const std::vector<std::size_t>& counts) {
  if (materials.piles.empty()) return deal_faces(materials.deck, counts);
  Faces faces = faces_by_pile(materials.deck, materials.piles);
  for (std::size_t card = 0; card < faces.size(); ++card)
    for (std::size_t i = 0; i < faces[card].size(); ++i)
      faces[card][i] =
          std::min(faces[card][i], counts[index(materials.deck.cards[card][i])] - 1);
  return faces;
}

}  // namespace

Cast cast_of(const Materials& materials, const std::vector<SymbolSource>& sources) {
  const Deck& deck = materials.deck;
  const std::vector<Symbol>& drawn = materials.symbols;
  Cast cast;
  for (std::size_t i = 0; i < drawn.size(); ++i)
    cast.faces.push_back({static_cast<SymbolId>(sources[i].symbol), drawn[i].silhouette,
                          drawn[i].ink.rim, sources[i].largest_angle});
  std::vector<std::size_t> counts = face_counts(sources);
  counts.resize(deck.symbol_count);
  std::vector<std::size_t> firsts(counts.size());
  std::exclusive_scan(counts.begin(), counts.end(), firsts.begin(), std::size_t{0});
  const Faces dealt = faces_of(materials, counts);
  for (std::size_t card = 0; card < deck.cards.size(); ++card) {
    std::vector<FaceId>& shown = cast.shown.emplace_back();
    for (std::size_t i = 0; i < deck.cards[card].size(); ++i)
      shown.push_back(
          static_cast<FaceId>(firsts[index(deck.cards[card][i])] + dealt[card][i]));
  }
  return cast;
}

Faces faces_shown(const Cast& cast) {
  std::vector<std::size_t> numbers;  // of each face among those of its symbol
  for (std::size_t i = 0; i < cast.faces.size(); ++i)
    numbers.push_back(i > 0 && cast.faces[i].symbol == cast.faces[i - 1].symbol
                          ? numbers.back() + 1
                          : 0);
  Faces faces;
  for (const std::vector<FaceId>& shown : cast.shown) {
    std::vector<std::size_t>& card = faces.emplace_back();
    for (const FaceId id : shown) card.push_back(numbers[index(id)]);
  }
  return faces;
}

}  // namespace onematch
