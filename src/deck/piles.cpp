#include "deck/piles.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <utility>

#include "core/random.hpp"

namespace onematch {
namespace {

constexpr std::size_t tries_per_card = 50, most_starts = 10, most_tries = 300'000;

/// How unevenly the symbols are shared out.
class Imbalance {
 public:
  explicit Imbalance(const Deck& deck)
      : uses_(deck.symbol_count), surplus_(deck.symbol_count) {
    for (const Card& card : deck.cards)
      for (const SymbolId symbol : card) ++uses_[index(symbol)];
  }

  /// Adds `by` to the surplus of each symbol of the card: 1 for a card that comes to the
  /// first pile, -1 to the second, 2 or -2 if it comes from the other. Returns by how
  /// much that makes things worse.
  std::int64_t shift(const Card& card, int by) {
    std::int64_t worse = 0;
    for (const SymbolId symbol : card) {
      worse -= cost(index(symbol));
      surplus_[index(symbol)] += by;
      worse += cost(index(symbol));
    }
    return worse;
  }

 private:
  std::int64_t cost(std::size_t symbol) const {
    // Not the square: with a given number of matches, the sum of the squares is the same
    // for all splits.
    const std::int64_t surplus = surplus_[symbol], uses = uses_[symbol];
    const std::int64_t uneven = surplus * surplus * surplus * surplus;
    // In one pile only it is printed in vain, each time.
    constexpr std::int64_t in_vain = 1 << 20;
    return uses >= 2 && std::abs(surplus) == uses ? uneven + uses * in_vain : uneven;
  }

  std::vector<int> uses_;
  std::vector<int> surplus_;  ///< cards in the first pile less those in the second
};

using CardNumbers = std::vector<std::size_t>;

struct Split {
  CardNumbers first, second;
  std::int64_t cost = 0;
};

/// Each card in turn to the pile that suits it better, while there is room.
Split dealt(const Deck& deck, const CardNumbers& order, Imbalance& imbalance) {
  const std::size_t half = order.size() / 2;
  Split split;
  for (const std::size_t card : order) {
    split.cost += imbalance.shift(deck.cards[card], 1);
    const std::int64_t worse = imbalance.shift(deck.cards[card], -2);
    const bool suits_second =
        worse < 0 || (worse == 0 && split.second.size() < split.first.size());
    const bool to_second = split.first.size() == order.size() - half ||
                           (suits_second && split.second.size() < half);
    split.cost += to_second ? worse : 0;
    if (!to_second) imbalance.shift(deck.cards[card], 2);
    (to_second ? split.second : split.first).push_back(card);
  }
  return split;
}

/// Exchanges cards of the two piles wherever that makes nothing worse.
void improve(Split& split, const Deck& deck, std::size_t tries, Imbalance& imbalance,
             Random& random) {
  if (split.second.empty()) return;
  const auto any_of = [&random](CardNumbers& pile) -> std::size_t& {
    return pile[random.below(static_cast<std::uint32_t>(pile.size()))];
  };
  for (std::size_t i = 0; i < tries; ++i) {
    std::size_t& a = any_of(split.first);
    std::size_t& b = any_of(split.second);
    std::int64_t worse = imbalance.shift(deck.cards[a], -2);
    worse += imbalance.shift(deck.cards[b], 2);
    if (worse <= 0) {
      split.cost += worse;
      std::swap(a, b);
    } else {
      imbalance.shift(deck.cards[a], 2);
      imbalance.shift(deck.cards[b], -2);
    }
  }
}

}  // namespace

std::vector<Pile> split_in_piles(const Deck& deck) {
  CardNumbers order(deck.cards.size());
  std::iota(order.begin(), order.end(), 0u);
  const std::size_t tries = tries_per_card * order.size();
  const std::size_t starts = std::clamp<std::size_t>(
      most_tries / std::max<std::size_t>(tries, 1), 1, most_starts);

  Random random(0);
  std::optional<Split> best;
  for (std::size_t start = 0; start < starts; ++start) {
    if (start > 0) random.shuffle(order);
    Imbalance imbalance(deck);
    Split split = dealt(deck, order, imbalance);
    improve(split, deck, tries, imbalance, random);
    if (!best || split.cost < best->cost) best = std::move(split);
  }

  std::vector<Pile> piles(deck.cards.size(), Pile::first);
  for (const std::size_t card : best->second) piles[card] = Pile::second;
  return piles;
}

Faces faces_by_pile(const Deck& deck, const std::vector<Pile>& piles) {
  assert(piles.size() == deck.cards.size());
  Faces faces;
  for (std::size_t card = 0; card < deck.cards.size(); ++card)
    faces.emplace_back(deck.cards[card].size(), piles[card] == Pile::first ? 0 : 1);
  return faces;
}

}  // namespace onematch
