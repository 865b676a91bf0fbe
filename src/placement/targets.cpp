#include "placement/targets.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "core/random.hpp"

namespace onematch {
namespace {

// Streams of the seed that no card uses.
constexpr std::uint64_t rank_stream = 1u << 20, place_stream = 1u << 21;

constexpr std::size_t none = static_cast<std::size_t>(-1);

/// Colours the edges between two sides of a graph, so that no two of a vertex are of
/// one colour. Konig's theorem (1916): as many colours as the largest degree are enough.
class EdgeColouring {
 public:
  EdgeColouring(std::size_t left, std::size_t right, std::size_t colours)
      : colours_(colours),
        other_{std::vector<std::size_t>(left * colours, none),
               std::vector<std::size_t>(right * colours, none)} {}

  void add(std::size_t left, std::size_t right) {
    const std::size_t a = free_colour(0, left), b = free_colour(1, right);
    // Along the path of colours a, b, a ... from `right`, swap the two: it can't end at
    // `left`, which has no a. Then a is free at both.
    std::vector<std::size_t> path{right};
    for (std::size_t side = 1; at(side, path.back(), side == 1 ? a : b) != none;
         side = 1 - side)
      path.push_back(at(side, path.back(), side == 1 ? a : b));
    for (std::size_t i = 1; i < path.size(); ++i)
      unlink(i % 2, path[i - 1], path[i], i % 2 == 1 ? a : b);
    for (std::size_t i = 1; i < path.size(); ++i)
      link(i % 2, path[i - 1], path[i], i % 2 == 1 ? b : a);
    link(0, left, right, a);
  }

  /// The vertex on the right that `colour` leads to from `left`, or `none`.
  std::size_t partner(std::size_t left, std::size_t colour) const {
    return other_[0][left * colours_ + colour];
  }

 private:
  std::size_t& at(std::size_t side, std::size_t vertex, std::size_t colour) {
    return other_[side][vertex * colours_ + colour];
  }
  void link(std::size_t side, std::size_t vertex, std::size_t other, std::size_t colour) {
    at(side, vertex, colour) = other;
    at(1 - side, other, colour) = vertex;
  }
  void unlink(std::size_t side, std::size_t vertex, std::size_t other,
              std::size_t colour) {
    at(side, vertex, colour) = none;
    at(1 - side, other, colour) = none;
  }
  std::size_t free_colour(std::size_t side, std::size_t vertex) {
    std::size_t colour = 0;
    while (at(side, vertex, colour) != none) ++colour;
    assert(colour < colours_);
    return colour;
  }

  std::size_t colours_;
  std::vector<std::size_t> other_[2];  ///< by side, vertex and colour
};

std::size_t most_symbols(const Deck& deck) {
  std::size_t most = 0;
  for (const Card& card : deck.cards) most = std::max(most, card.size());
  return most;
}

}  // namespace

std::vector<std::vector<std::size_t>> size_ranks(const Deck& deck, std::uint64_t seed) {
  // A symbol on more cards than there are ranks counts as several, each with its share
  // of the cards.
  const std::size_t ranks = most_symbols(deck);
  Random random(seed, rank_stream);
  std::vector<std::size_t> order(deck.cards.size());
  std::iota(order.begin(), order.end(), 0u);
  random.shuffle(order);

  std::vector<std::size_t> seen(deck.symbol_count), twin(deck.symbol_count);
  std::iota(twin.begin(), twin.end(), 0u);
  std::size_t twins = deck.symbol_count;
  std::vector<std::vector<std::size_t>> vertices(deck.cards.size());
  for (const std::size_t card : order)
    for (const SymbolId symbol : deck.cards[card]) {
      const std::size_t id = index(symbol);
      if (seen[id] > 0 && seen[id] % ranks == 0) twin[id] = twins++;
      ++seen[id];
      vertices[card].push_back(twin[id]);
    }

  EdgeColouring colouring(deck.cards.size(), twins, ranks);
  for (const std::size_t card : order) {
    std::vector<std::size_t> shuffled = vertices[card];
    random.shuffle(shuffled);
    for (const std::size_t vertex : shuffled) colouring.add(card, vertex);
  }

  std::vector<std::vector<std::size_t>> result(deck.cards.size());
  for (std::size_t card = 0; card < deck.cards.size(); ++card) {
    result[card].resize(vertices[card].size());
    std::size_t rank = 0;
    for (std::size_t colour = 0; colour < ranks; ++colour) {
      const std::size_t vertex = colouring.partner(card, colour);
      if (vertex == none) continue;
      const auto found = std::find(vertices[card].begin(), vertices[card].end(), vertex);
      result[card][static_cast<std::size_t>(found - vertices[card].begin())] = rank++;
    }
  }
  return result;
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
