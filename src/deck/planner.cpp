#include "deck/planner.hpp"

#include <cassert>
#include <utility>

#include "core/number.hpp"
#include "deck/offers.hpp"
#include "deck/refusal.hpp"
#include "deck/subdeck.hpp"
#include "deck/two_matches.hpp"

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

/// Who asks for a range means it, as far as there is such a deck.
Deck wished_deck(const DeckSpec& spec, std::size_t available, Numbering numbering) {
  DeckWish wish = wish_for(spec, available, numbering);
  std::optional<DeckOffer> best;
  wish.both_sizes = wish.per_card && wish.per_card->width() > 0;
  if (wish.both_sizes) best = best_deck(wish);
  wish.both_sizes = false;
  if (!best) best = best_deck(wish);
  if (!best) {
    const std::string nearest = nearest_decks(wish);
    throw Error(refusal(wish), culprit(spec, wish),
                nearest.empty() ? "onematch plan --symbols " + std::to_string(available) +
                                      " lists the decks that there are"
                                : nearest);
  }
  return std::move(best->deck);
}

/// The deck, whatever the order of its cards.
Deck unordered_deck(const DeckSpec& spec, std::size_t available, const Source& symbols_at,
                    Numbering numbering) {
  if (spec.matches && spec.matches->value == 2)
    return plan_two_matches(spec, available, symbols_at);
  if (spec.symbols_per_card || spec.cards) return wished_deck(spec, available, numbering);
  return largest_whole_deck(available, symbols_at, numbering);
}

/// The first cards of the deck that there would be without a number of cards, so that the
/// others can be printed later.
Deck expandable_deck(DeckSpec spec, std::size_t available, const Source& symbols_at,
                     Numbering numbering) {
  const std::optional<Located<int>> cards = std::exchange(spec.cards, {});
  Deck deck = expandable(unordered_deck(spec, available, symbols_at, numbering));
  if (!cards) return deck;
  const auto count = static_cast<std::size_t>(cards->value);
  if (count > deck.cards.size())
    throw Error(
        "the expandable deck has only " + count_of(deck.cards.size(), "card") + ", not " +
            with_thousands(count),
        cards->where,
        "leave out 'order: expandable' for the best deck of " + with_thousands(count));
  deck.cards.resize(count);
  return deck;
}

}  // namespace

Deck plan_deck(const DeckSpec& spec, std::size_t available, const Source& symbols_at,
               Numbering numbering) {
  assert(!spec.most_per_card || spec.symbols_per_card);
  return spec.order == CardOrder::expandable
             ? expandable_deck(spec, available, symbols_at, numbering)
             : unordered_deck(spec, available, symbols_at, numbering);
}

}  // namespace onematch
