#include "deck/thinned_offers.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "deck/merit.hpp"
#include "deck/suitable.hpp"
#include "deck/thin.hpp"

namespace onematch {
namespace {

constexpr std::size_t sizes_thinned = 4;

/// The decks of one size of card that are worth thinning: the whole plane,
/// the smallest deck, and without a plane the one with the most symbols.
std::vector<Blueprint> bases_of(const std::vector<Blueprint>& decks) {
  const auto smaller = [](const Blueprint& a, const Blueprint& b) {
    return std::tuple(a.decoys, a.cards, b.symbols) <
           std::tuple(b.decoys, b.cards, a.symbols);
  };
  const auto fewer_symbols = [](const Blueprint& a, const Blueprint& b) {
    return std::tuple(b.decoys, a.symbols) < std::tuple(a.decoys, b.symbols);
  };
  const auto plane = std::find_if(decks.begin(), decks.end(),
                                  [](const Blueprint& deck) { return !!deck.order; });
  const auto smallest = std::min_element(decks.begin(), decks.end(), smaller);
  const auto other = plane != decks.end()
                         ? plane
                         : std::max_element(decks.begin(), decks.end(), fewer_symbols);
  std::vector<Blueprint> bases{*other};
  if (smallest != other) bases.push_back(*smallest);
  return bases;
}

std::optional<DeckOffer> best_thinned(const std::vector<Blueprint>& decks,
                                      const DeckWish& wish) {
  const bool use_symbols = wish.symbols.has_value();
  std::optional<DeckOffer> best;
  for (const Blueprint& base : bases_of(decks)) {
    DeckOffer offer = offer_of(thinned(base.make(wish.numbering), *wish.cards), base);
    if (!wish.decoys && offer.decoys > 0) continue;
    if (!best || is_better(merit_of(offer), merit_of(*best), use_symbols))
      best = std::move(offer);
  }
  return best;
}

/// Cards that have more symbols than there are other cards must have decoys; those that
/// need the fewest symbols are of this kind.
void add_pairs_and_decoys(std::vector<Blueprint>& decks, const DeckWish& wish) {
  if (!wish.decoys || !wish.per_card || wish.both_sizes || *wish.cards < 2) return;
  for (std::size_t k = std::max(wish.per_card->least, *wish.cards);
       k <= wish.per_card->most; ++k) {
    const Blueprint deck = pairs_and_decoys(*wish.cards, k);
    if (deck.symbols <= wish.symbols.value_or(most_deck_symbols)) decks.push_back(deck);
  }
}

}  // namespace

std::vector<DeckOffer> thinned_offers(const DeckWish& wish) {
  const bool use_symbols = wish.symbols.has_value();
  using Sizes = std::pair<std::size_t, std::size_t>;
  std::map<Sizes, std::vector<Blueprint>> by_size;
  const auto worth_it = [&](const Blueprint& deck) {
    return deck.cards == *wish.cards ||
           (deck.cards > *wish.cards && (deck.per_card.width() == 0 || wish.per_card));
  };
  std::vector<Blueprint> suitable = suitable_decks(wish);
  add_pairs_and_decoys(suitable, wish);
  for (const Blueprint& deck : suitable)
    if (worth_it(deck))
      by_size[{deck.per_card.least, deck.per_card.most}].push_back(deck);
  std::vector<std::vector<Blueprint>> sizes;
  for (auto& [size, decks] : by_size) sizes.push_back(std::move(decks));
  // Large cards use more symbols; where each has to be found, small cards are better.
  if (use_symbols) std::reverse(sizes.begin(), sizes.end());

  std::vector<DeckOffer> clean, others;
  for (const std::vector<Blueprint>& decks : sizes) {
    if (clean.size() + others.size() == sizes_thinned) break;
    // A card has a match with each other card only: then decoys must be.
    const bool must_have_decoys = decks[0].per_card.least >= *wish.cards;
    if (must_have_decoys && (!wish.decoys || !wish.per_card)) continue;
    std::optional<DeckOffer> offer = best_thinned(decks, wish);
    if (!offer || (offer->decoys > 0 && !wish.per_card)) continue;
    (offer->decoys == 0 ? clean : others).push_back(std::move(*offer));
    if (use_symbols && !clean.empty() && clean.back().per_card.width() == 0 &&
        10 * clean.back().symbols() >= 9 * *wish.symbols)
      break;  // that beats all smaller ones
  }
  clean.insert(clean.end(), others.begin(), others.end());
  return best_of(std::move(clean), use_symbols);
}

}  // namespace onematch
