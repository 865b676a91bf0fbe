#include "deck/planner.hpp"

#include <cassert>

#include "core/number.hpp"
#include "deck/offers.hpp"
#include "deck/refusal.hpp"
#include "deck/subdeck.hpp"

namespace onematch {
namespace {

/// The largest whole deck that `available` symbols fill.
Deck largest_whole_deck(std::size_t available, const Source& symbols_at,
                        Numbering numbering) {
  std::optional<int> largest;
  for (std::optional<int> k = whole_deck_above(0); k; k = whole_deck_above(*k))
    if (static_cast<std::size_t>(whole_deck_size(*k)) <= available) largest = k;
  if (largest) return whole_deck(*largest, numbering);
  const auto have = static_cast<long long>(available);
  throw Error("the smallest deck needs 3 symbols, and there " +
                  std::string(have == 1 ? "is " : "are ") + std::to_string(have),
              symbols_at, "add " + count_of(3 - have, "symbol"));
}

DeckWish wish_for(const DeckSpec& spec, std::size_t available, Numbering numbering) {
  DeckWish wish;
  wish.symbols = available;
  if (spec.symbols_per_card) {
    const auto least = static_cast<std::size_t>(spec.symbols_per_card->value);
    wish.per_card = CountRange{least, least};
    if (spec.most_per_card)
      wish.per_card->most = static_cast<std::size_t>(*spec.most_per_card);
  }
  if (spec.cards) wish.cards = static_cast<std::size_t>(spec.cards->value);
  wish.decoys = spec.decoys == Decoys::allow;
  wish.mixed_sizes = spec.most_per_card.has_value();
  wish.numbering = numbering;
  return wish;
}

/// The value that stands in the way of a deck.
Source culprit(const DeckSpec& spec, DeckWish wish) {
  if (!spec.symbols_per_card) return spec.cards->where;
  wish.cards.reset();
  const bool size_alone_works = best_deck(wish).has_value();
  return spec.cards && size_alone_works ? spec.cards->where
                                        : spec.symbols_per_card->where;
}

Deck wished_deck(const DeckSpec& spec, const DeckWish& wish) {
  std::optional<DeckOffer> best = best_deck(wish);
  if (!best) throw Error(refusal(wish), culprit(spec, wish), nearest_decks(wish));
  return std::move(best->deck);
}

}  // namespace

Deck plan_deck(const DeckSpec& spec, std::size_t available, const Source& symbols_at,
               Numbering numbering) {
  assert(!spec.most_per_card || spec.symbols_per_card);
  const bool asks = spec.symbols_per_card || spec.cards;
  Deck deck = asks ? wished_deck(spec, wish_for(spec, available, numbering))
                   : largest_whole_deck(available, symbols_at, numbering);
  return spec.order == CardOrder::expandable ? expandable(deck) : deck;
}

}  // namespace onematch
