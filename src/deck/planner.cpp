#include "deck/planner.hpp"

#include <cassert>

#include "core/number.hpp"
#include "deck/subdeck.hpp"

namespace onematch {
namespace {

/// The largest whole deck that `available` symbols fill.
std::optional<int> largest_filled(std::size_t available) {
  std::optional<int> largest;
  for (std::optional<int> k = whole_deck_above(0); k; k = whole_deck_above(*k))
    if (static_cast<std::size_t>(whole_deck_size(*k)) <= available) largest = k;
  return largest;
}

/// "symbols_per_card: 6 (31 cards, 31 symbols)".
std::string choice(int k) {
  const int size = whole_deck_size(k);
  return "symbols_per_card: " + std::to_string(k) + " (" + count_of(size, "card") + ", " +
         count_of(size, "symbol") + ")";
}

int chosen_size(const DeckSpec& spec, std::size_t available, const Source& symbols_at) {
  const std::optional<int> filled = largest_filled(available);
  const auto have = static_cast<long long>(available);
  if (!spec.symbols_per_card) {
    if (filled) return *filled;
    throw Error("the smallest deck needs 3 symbols, and there " +
                    std::string(have == 1 ? "is " : "are ") + std::to_string(have),
                symbols_at, "add " + count_of(3 - have, "symbol"));
  }
  const int k = spec.symbols_per_card->value;
  if (!whole_deck_exists(k))
    throw Error("no deck with " + with_thousands(k) + " symbols on every card is known",
                spec.symbols_per_card->where, nearest_whole_decks(k));
  const long long missing = whole_deck_size(k) - have;
  if (missing > 0)
    throw Error(
        count_of(k, "symbol") + " a card need " + count_of(whole_deck_size(k), "symbol") +
            ", and there " + (have == 1 ? "is " : "are ") + std::to_string(have) + ": " +
            std::to_string(missing) + (missing == 1 ? " is" : " are") + " missing",
        spec.symbols_per_card->where,
        "add " + count_of(missing, "symbol") +
            (filled ? ", or write " + choice(*filled) : ""));
  return k;
}

}  // namespace

Deck plan_deck(const DeckSpec& spec, std::size_t available, const Source& symbols_at,
               Numbering numbering) {
  const int k = chosen_size(spec, available, symbols_at);
  Deck whole = whole_deck(k, numbering);
  if (!spec.cards) return whole;
  const int wanted = spec.cards->value;
  assert(wanted >= 1);
  if (wanted > whole_deck_size(k)) {
    const std::optional<int> larger = whole_deck_above(k);
    throw Error("a deck with " + count_of(k, "symbol") + " a card has only " +
                    count_of(whole_deck_size(k), "card"),
                spec.cards->where,
                std::to_string(whole_deck_size(k)) + " is the most" +
                    (larger ? ", or " + choice(*larger) : ""));
  }
  return keep_cards(whole, static_cast<std::size_t>(wanted));
}

}  // namespace onematch
