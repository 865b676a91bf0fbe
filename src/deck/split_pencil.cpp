#include "deck/split_pencil.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "deck/field.hpp"
#include "deck/subdeck.hpp"
#include "deck/thin.hpp"
#include "deck/uses.hpp"

namespace onematch {
namespace {

/// What a pencil is split by: a plane, or as many cards of it as the pencil has.
struct Split {
  int order = 0;
  int small_size = 0;  ///< symbols a card of the small deck
  int cards = 0;       ///< of the small deck

  int total() const { return (order + 1) * cards; }
};

/// The most cards; of equals the smaller plane.
std::optional<Split> largest_split(int per_card) {
  std::optional<Split> largest;
  for (int order = 2; order <= std::min(per_card - 2, Field::largest_order); ++order) {
    const int small_size = per_card - order;
    if (!Field::exists(order) || !whole_deck_exists(small_size)) continue;
    const Split split{order, small_size, std::min(order, whole_deck_size(small_size))};
    if (!largest || split.total() > largest->total()) largest = split;
  }
  return largest;
}

std::size_t used_once(const Deck& deck) {
  const std::vector<std::size_t> uses = uses_of(deck);
  return static_cast<std::size_t>(std::count(uses.begin(), uses.end(), 1u));
}

/// Without decoys where that can be: from the smallest deck that has enough cards and
/// still has none when the greedy choice has dropped the others.
Deck small_deck(const Split& split) {
  const auto size = static_cast<std::size_t>(split.small_size);
  const auto count = static_cast<std::size_t>(split.cards);
  const Deck whole = whole_deck(split.small_size);
  std::vector<Blueprint> bases = known_decks({{size, size}, whole.symbol_count, false});
  std::stable_sort(bases.begin(), bases.end(), [](const auto& a, const auto& b) {
    return std::pair(a.cards, a.symbols) < std::pair(b.cards, b.symbols);
  });
  for (const Blueprint& base : bases) {
    if (base.cards < count) continue;
    Deck greedy = without_unused(keep_cards(base.make(Numbering::affine), count));
    if (used_once(greedy) == 0) return greedy;
  }
  return thinned(whole, count);
}

}  // namespace

Deck split_pencil(int order, const Deck& small) {
  const Field field(order);
  const int n = order;
  const int kept = static_cast<int>(small.cards.size());
  assert(kept <= n);
  const Deck plane = whole_deck(n + 1);
  const auto own = static_cast<std::size_t>(n) * static_cast<std::size_t>(n);
  Deck deck{own + static_cast<std::size_t>(n + 1) * small.symbol_count, {}};
  for (int m = 0; m <= n; ++m)
    for (int b = 0, taken = 0; b < n; ++b) {
      const int place = m < n ? field.sum(b, field.product(m, m)) : b;
      const int number = n * m + b;
      if (place >= kept) continue;
      Card card = plane.cards[static_cast<std::size_t>(number)];
      card.pop_back();  // its direction
      for (const SymbolId symbol : small.cards[static_cast<std::size_t>(taken++)])
        card.push_back(static_cast<SymbolId>(
            own + static_cast<std::size_t>(m) * small.symbol_count + index(symbol)));
      deck.cards.push_back(card);
    }
  return without_unused(deck);
}

std::optional<Blueprint> largest_split_pencil(int per_card) {
  const std::optional<Split> split = largest_split(per_card);
  if (!split) return {};
  Deck deck = split_pencil(split->order, small_deck(*split));
  Blueprint blueprint;
  blueprint.cards = deck.cards.size();
  blueprint.per_card = {deck.cards[0].size(), deck.cards[0].size()};
  blueprint.symbols = deck.symbol_count;
  blueprint.decoys = used_once(deck);
  blueprint.made_of = "split pencil of order " + std::to_string(split->order);
  blueprint.make = [made = std::move(deck)](Numbering) { return made; };
  return blueprint;
}

}  // namespace onematch
