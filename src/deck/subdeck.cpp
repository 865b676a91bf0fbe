#include "deck/subdeck.hpp"

#include <cassert>
#include <cstdint>

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
  Deck kept{deck.symbol_count, {}};
  for (std::size_t card = 0; card < deck.cards.size(); ++card)
    if (dropping.keeps(card)) kept.cards.push_back(deck.cards[card]);
  return kept;
}

Deck expandable(const Deck& deck) {
  Dropping dropping(deck);
  Deck ordered = deck;
  for (std::size_t n = deck.cards.size(); n > 0; --n)
    ordered.cards[n - 1] = deck.cards[dropping.drop_cheapest()];
  return ordered;
}

}  // namespace onematch
