#include "deck/two_matches.hpp"

#include <algorithm>

#include "core/number.hpp"
#include "deck/biplane.hpp"
#include "deck/subdeck.hpp"
#include "deck/uses.hpp"

namespace onematch {
namespace {

constexpr int least_per_card = 3, most_per_card = 13;

/// The nearest size that there is, from `per_card` on in steps of `step`.
std::optional<int> nearest_size(int per_card, int step) {
  for (int k = per_card; least_per_card <= k && k <= most_per_card; k += step)
    if (biplane_exists(k)) return k;
  return {};
}

/// "16 cards of 6 symbols, with 3 more symbols: deck: {matches: 2, symbols_per_card: 6}".
std::string choice(int per_card, std::size_t available) {
  const int size = biplane_size(per_card);
  const int missing = size - static_cast<int>(available);
  return count_of(size, "card") + " of " + count_of(per_card, "symbol") +
         (missing > 0 ? ", with " + std::to_string(missing) + " more symbol" +
                            (missing == 1 ? "" : "s")
                      : "") +
         ": deck: {matches: 2, symbols_per_card: " + std::to_string(per_card) + "}";
}

/// A line for the nearest deck with smaller cards, and one for that with larger ones.
std::string nearest_choices(int below, int above, std::size_t available) {
  std::string lines;
  if (const auto k = nearest_size(std::min(below, most_per_card), -1))
    lines = choice(*k, available);
  if (const auto k = nearest_size(std::max(above, least_per_card), 1))
    lines += (lines.empty() ? "" : "\n") + choice(*k, available);
  return lines;
}

std::optional<int> largest_filled(std::size_t available) {
  std::optional<int> largest;
  for (int k = least_per_card; k <= most_per_card; ++k)
    if (biplane_exists(k) && static_cast<std::size_t>(biplane_size(k)) <= available)
      largest = k;
  return largest;
}

std::string there_are(std::size_t available) {
  return (available == 1 ? "there is " : "there are ") + with_thousands(available);
}

int chosen_size(const DeckSpec& spec, std::size_t available, const Source& symbols_at) {
  const std::optional<int> filled = largest_filled(available);
  if (!spec.symbols_per_card) {
    if (filled) return *filled;
    throw Error(
        "the smallest deck with two matches needs 4 symbols, and " + there_are(available),
        symbols_at, choice(least_per_card, available));
  }
  const int k = spec.symbols_per_card->value;
  const Source& where = spec.symbols_per_card->where;
  if (spec.most_per_card)
    throw Error("in a deck with two matches all cards have equally many symbols", where,
                nearest_choices(*spec.most_per_card, *spec.most_per_card + 1, available));
  if (!biplane_exists(k))
    throw Error("no deck with two matches and " + count_of(k, "symbol") +
                    " on every card is known",
                where, nearest_choices(k - 1, k + 1, available));
  if (static_cast<std::size_t>(biplane_size(k)) > available)
    throw Error(count_of(k, "symbol") + " a card with two matches need " +
                    count_of(biplane_size(k), "symbol") + ", and " + there_are(available),
                where,
                (filled ? choice(*filled, available) + "\n" : "") + choice(k, available));
  return k;
}

bool has_decoys(const Deck& deck) {
  const std::vector<std::size_t> uses = uses_of(deck);
  return std::count(uses.begin(), uses.end(), 1u) > 0;
}

}  // namespace

Deck plan_two_matches(const DeckSpec& spec, std::size_t available,
                      const Source& symbols_at) {
  const int k = chosen_size(spec, available, symbols_at);
  Deck whole = biplane(k);
  if (!spec.cards) return whole;
  const int wanted = spec.cards->value;
  if (wanted > biplane_size(k) && !spec.symbols_per_card) {
    int enough = k + 1;
    while (enough <= most_per_card &&
           !(biplane_exists(enough) && biplane_size(enough) >= wanted))
      ++enough;
    throw Error("the largest deck with two matches that can be made of " +
                    count_of(available, "symbol") + " has " +
                    count_of(biplane_size(k), "card"),
                spec.cards->where, nearest_choices(k, enough, available));
  }
  if (wanted > biplane_size(k))
    throw Error("a deck with two matches and " + count_of(k, "symbol") +
                    " a card has only " + count_of(biplane_size(k), "card"),
                spec.cards->where, nearest_choices(k, k + 1, available));
  const auto kept = [&](int cards) {
    return without_unused(keep_cards(whole, static_cast<std::size_t>(cards)));
  };
  if (spec.decoys == Decoys::allow || !has_decoys(kept(wanted))) return kept(wanted);
  int enough = wanted + 1;
  while (has_decoys(kept(enough))) ++enough;
  throw Error("with " + count_of(wanted, "card") +
                  " some symbols would be on one card only, and never match",
              spec.cards->where,
              "use " + count_of(enough, "card") + ", or allow it with decoys: allow");
}

}  // namespace onematch
