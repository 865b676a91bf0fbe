#include "deck/offers.hpp"

#include <algorithm>

#include "deck/merit.hpp"
#include "deck/suitable.hpp"
#include "deck/thinned_offers.hpp"
#include "deck/uses.hpp"

namespace onematch {
namespace {

constexpr std::size_t usual_most_per_card = 17;

/// `best` with all of the symbols used: the left-over ones go on one card each.
std::optional<DeckOffer> with_left_over(const DeckOffer& best, std::size_t symbols) {
  if (best.per_card.width() > 0 || best.decoys > 0) return {};
  const std::size_t left_over = symbols - best.symbols();
  if (left_over == 0 || left_over > best.cards()) return {};
  DeckOffer offer = best;
  for (std::size_t card = 0; card < left_over; ++card)
    offer.deck.cards[card].push_back(static_cast<SymbolId>(offer.deck.symbol_count++));
  offer.per_card.most += 1;
  if (left_over == best.cards()) offer.per_card.least += 1;
  offer.uses.least = 1;
  offer.decoys = left_over;
  offer.made_of += " and decoys";
  offer.order.reset();
  return offer;
}

/// Decks with hardly any cards beside the first are of no use to anyone who didn't ask.
void drop_tiny(std::vector<Blueprint>& decks) {
  constexpr std::size_t share = 6;
  const std::size_t first = decks.empty() ? 0 : decks.front().cards;
  std::erase_if(decks, [&](const Blueprint& deck) { return share * deck.cards < first; });
}

std::vector<DeckOffer> largest_offers(const DeckWish& wish) {
  const bool use_symbols = wish.symbols.has_value();
  std::vector<Blueprint> decks = suitable_decks(wish);
  sort_best_first(decks, use_symbols);
  if (!wish.per_card) drop_tiny(decks);
  decks = best_of(std::move(decks), use_symbols);
  std::vector<DeckOffer> offers;
  for (const Blueprint& deck : decks)
    offers.push_back(offer_of(deck.make(wish.numbering), deck));
  const bool may_have_decoys = !wish.per_card && wish.mixed_sizes && wish.decoys;
  if (!offers.empty() && wish.symbols && may_have_decoys)
    if (const auto offer = with_left_over(offers.front(), *wish.symbols))
      offers.push_back(*offer);
  return best_of(std::move(offers), use_symbols);
}

/// The table of whole decks.
std::vector<DeckOffer> whole_offers(Numbering numbering) {
  std::vector<DeckOffer> offers;
  for (const Blueprint& deck :
       known_decks({{2, usual_most_per_card}, most_deck_symbols, false}))
    if (deck.order && deck.cards == deck.symbols)
      offers.push_back(offer_of(deck.make(numbering), deck));
  std::sort(offers.begin(), offers.end(),
            [](const DeckOffer& a, const DeckOffer& b) { return a.cards() < b.cards(); });
  return offers;
}

/// Offers with cards of both ends of the range.
std::vector<DeckOffer> mixed_offers(const DeckWish& wish) {
  std::vector<DeckOffer> offers =
      wish.cards ? thinned_offers(wish) : largest_offers(wish);
  if (wish.symbols && wish.decoys) {
    DeckWish even = wish;
    even.both_sizes = even.decoys = false;
    even.per_card->most = even.per_card->least;
    if (const auto best = best_deck(even))
      if (const auto offer = with_left_over(*best, *wish.symbols))
        offers.push_back(*offer);
  }
  std::erase_if(offers,
                [&](const DeckOffer& offer) { return offer.per_card != *wish.per_card; });
  return best_of(std::move(offers), wish.symbols.has_value());
}

/// Some cards of a size that has a plane are taken from the whole of it.
std::optional<std::size_t> symbols_taken(const DeckWish& wish) {
  if (!wish.per_card || wish.per_card->width() > 0) return {};
  const int k = static_cast<int>(wish.per_card->least);
  if (!whole_deck_exists(k)) return {};
  return static_cast<std::size_t>(whole_deck_size(k));
}

}  // namespace

std::string deck_yaml(const DeckOffer& offer) {
  const auto text = [](std::size_t n) { return std::to_string(n); };
  std::string yaml = "deck: {symbols_per_card: ";
  if (offer.per_card.width() == 0)
    yaml += text(offer.per_card.least);
  else
    yaml += "[" + text(offer.per_card.least) + ", " + text(offer.per_card.most) + "]";
  const bool whole = offer.order && offer.cards() == offer.symbols();
  if (!whole) yaml += ", cards: " + text(offer.cards());
  if (offer.decoys > 0) yaml += ", decoys: allow";
  return yaml + "}";
}

std::vector<DeckOffer> deck_offers(const DeckWish& wish) {
  if (!wish.symbols && !wish.per_card && !wish.cards) return whole_offers(wish.numbering);
  if (wish.both_sizes) return mixed_offers(wish);
  if (!wish.cards) return largest_offers(wish);
  DeckWish full = wish;
  if (!wish.symbols) full.symbols = symbols_taken(wish);
  return thinned_offers(full);
}

std::optional<DeckOffer> best_deck(const DeckWish& wish) {
  std::vector<DeckOffer> offers = deck_offers(wish);
  if (offers.empty()) return {};
  return std::move(offers.front());
}

}  // namespace onematch
