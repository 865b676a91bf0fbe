#include "deck/subdeck.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <utility>

namespace onematch {
namespace {

/// The cards that are still in the deck, and what dropping each would cost.
///
/// The sum and the sum of squares of the uses are the same whichever cards are kept, so
/// the cost of a symbol that is missing on d of its cards is d^4: it bends harder and
/// keeps the least used symbol from falling further.
class Dropping {
 public:
  explicit Dropping(const Deck& deck)
      : deck_(deck),
        cards_of_(deck.symbol_count),
        missing_(deck.symbol_count),
        cost_(deck.cards.size()),
        kept_(deck.cards.size(), true) {
    for (std::size_t card = 0; card < deck.cards.size(); ++card) {
      for (const SymbolId symbol : deck.cards[card])
        cards_of_[index(symbol)].push_back(card);
      cost_[card] = static_cast<std::int64_t>(deck.cards[card].size());
    }
  }

  /// The card that was dropped.
  std::size_t drop_cheapest() {
    std::size_t cheapest = deck_.cards.size();
    for (std::size_t card = 0; card < cost_.size(); ++card)
      if (kept_[card] &&
          (cheapest == deck_.cards.size() || cost_[card] <= cost_[cheapest]))
        cheapest = card;
    kept_[cheapest] = false;
    for (const SymbolId symbol : deck_.cards[cheapest]) {
      const std::int64_t before = price(missing_[index(symbol)]);
      const std::int64_t after = price(++missing_[index(symbol)]);
      for (const std::size_t card : cards_of_[index(symbol)])
        cost_[card] += after - before;
    }
    return cheapest;
  }

  bool keeps(std::size_t card) const { return kept_[card]; }

 private:
  /// What it costs that one more use is lost where `missing` are already.
  static std::int64_t price(std::int64_t missing) {
    const auto fourth = [](std::int64_t d) { return d * d * d * d; };
    return fourth(missing + 1) - fourth(missing);
  }

  const Deck& deck_;
  std::vector<std::vector<std::size_t>> cards_of_;
  std::vector<std::int64_t> missing_;
  std::vector<std::int64_t> cost_;
  std::vector<bool> kept_;
};

}  // namespace

Deck keep_cards(const Deck& deck, std::size_t count) {
  assert(1 <= count && count <= deck.cards.size());
  Dropping dropping(deck);
  for (std::size_t n = deck.cards.size(); n > count; --n) dropping.drop_cheapest();
  Deck kept{deck.symbol_count, {}, deck.matches};
  for (std::size_t card = 0; card < deck.cards.size(); ++card)
    if (dropping.keeps(card)) kept.cards.push_back(deck.cards[card]);
  return kept;
}

namespace {

/// How many of the first cards are chosen from the first on: with few cards it is the
/// most used symbol that matters, and dropping the others from the whole deck leaves just
/// a pencil, cards that all share one symbol.
std::size_t growing_part(const Deck& deck) {
  return std::min(deck.cards.size() / 2, 4 * deck.cards[0].size());
}

/// Puts the first `count` cards in such an order that each adds as little as can be to
/// symbols that are used already. The sums of uses and of their squares are the same
/// whichever card comes next; cubes tell cards apart.
void grow(Deck& deck, std::size_t count) {
  std::vector<std::int64_t> uses(deck.symbol_count);
  const auto cost = [&](const Card& card) {
    std::int64_t sum = 0;
    for (const SymbolId symbol : card) sum += uses[index(symbol)] * uses[index(symbol)];
    return sum;
  };
  for (std::size_t next = 0; next < count; ++next) {
    std::size_t best = next;
    for (std::size_t card = next + 1; card < count; ++card)
      if (cost(deck.cards[card]) < cost(deck.cards[best])) best = card;
    std::swap(deck.cards[next], deck.cards[best]);
    for (const SymbolId symbol : deck.cards[next]) ++uses[index(symbol)];
  }
}

}  // namespace

Deck expandable(const Deck& deck) {
  Dropping dropping(deck);
  Deck ordered = deck;
  for (std::size_t n = deck.cards.size(); n > 0; --n)
    ordered.cards[n - 1] = deck.cards[dropping.drop_cheapest()];
  grow(ordered, growing_part(deck));
  return ordered;
}

}  // namespace onematch
