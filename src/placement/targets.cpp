#include "placement/targets.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/random.hpp"
#include "deck/coloring.hpp"

namespace onematch {
namespace {

// Streams of the seed that no card uses.
constexpr std::uint64_t rank_stream = 1u << 20, place_stream = 1u << 21;

std::size_t most_symbols(const Deck& deck) {
  std::size_t most = 0;
  for (const Card& card : deck.cards) most = std::max(most, card.size());
  return most;
}

}  // namespace

std::vector<std::vector<std::size_t>> size_ranks(const Deck& deck, std::uint64_t seed) {
  Random random(seed, rank_stream);
  std::vector<std::size_t> order(deck.cards.size());
  std::iota(order.begin(), order.end(), 0u);
  random.shuffle(order);
  std::vector<Edge> edges;
  for (const std::size_t card : order) {
    Card shuffled = deck.cards[card];
    random.shuffle(shuffled);
    for (const SymbolId symbol : shuffled) edges.push_back({card, index(symbol)});
  }

  const std::vector<std::size_t> colours = equitable_coloring(edges, most_symbols(deck));
  std::vector<std::vector<std::pair<std::size_t, SymbolId>>> by_colour(deck.cards.size());
  for (std::size_t i = 0; i < edges.size(); ++i)
    by_colour[edges[i].left].emplace_back(colours[i],
                                          static_cast<SymbolId>(edges[i].right));

  // On a card with few symbols the ranks close up.
  std::vector<std::vector<std::size_t>> ranks(deck.cards.size());
  for (std::size_t card = 0; card < deck.cards.size(); ++card) {
    std::sort(by_colour[card].begin(), by_colour[card].end());
    const Card& symbols = deck.cards[card];
    ranks[card].resize(symbols.size());
    for (std::size_t rank = 0; rank < symbols.size(); ++rank) {
      const auto found =
          std::find(symbols.begin(), symbols.end(), by_colour[card][rank].second);
      ranks[card][static_cast<std::size_t>(found - symbols.begin())] = rank;
    }
  }
  return ranks;
}

std::vector<std::vector<double>> spread_places(const Deck& deck, std::uint64_t seed) {
  std::vector<std::vector<std::size_t>> cards_of(deck.symbol_count);
  for (std::size_t card = 0; card < deck.cards.size(); ++card)
    for (const SymbolId symbol : deck.cards[card])
      cards_of[index(symbol)].push_back(card);

  Random random(seed, place_stream);
  std::vector<std::vector<double>> places(deck.cards.size());
  for (std::size_t card = 0; card < deck.cards.size(); ++card)
    places[card].resize(deck.cards[card].size());
  for (std::size_t symbol = 0; symbol < deck.symbol_count; ++symbol) {
    random.shuffle(cards_of[symbol]);
    const double n = static_cast<double>(cards_of[symbol].size());
    for (std::size_t i = 0; i < cards_of[symbol].size(); ++i) {
      const std::size_t card = cards_of[symbol][i];
      const Card& symbols = deck.cards[card];
      const auto found =
          std::find(symbols.begin(), symbols.end(), static_cast<SymbolId>(symbol));
      places[card][static_cast<std::size_t>(found - symbols.begin())] =
          (static_cast<double>(i) + random.uniform()) / n;
    }
  }
  return places;
}

}  // namespace onematch
