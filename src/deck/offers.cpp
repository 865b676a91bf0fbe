#include "deck/offers.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "deck/thin.hpp"
#include "deck/uses.hpp"

namespace onematch {
namespace {

constexpr std::size_t most_offers = 10;
constexpr std::size_t most_clean_offers = 7;  ///< where some have decoys
constexpr std::size_t most_places = 500'000;  ///< for symbols, on the decks made
constexpr std::size_t usual_most_per_card = 17;
constexpr std::size_t most_per_card = 129;
constexpr std::size_t most_symbols = 65'535;
constexpr std::size_t sizes_thinned = 4;

/// What offers and blueprints are compared by.
struct Merit {
  std::size_t decoys = 0, cards = 0;
  CountRange per_card;
  std::size_t symbols = 0;
  CountRange uses;
};

Merit merit_of(const Blueprint& deck) {
  return {deck.decoys, deck.cards, deck.per_card, deck.symbols, {}};
}

Merit merit_of(const DeckOffer& offer) {
  return {offer.decoys, offer.cards(), offer.per_card, offer.symbols(), offer.uses};
}

/// The documented order; `use_symbols`: whether using more of them is a merit.
bool is_better(const Merit& a, const Merit& b, bool use_symbols) {
  if (a.decoys != b.decoys) return a.decoys < b.decoys;
  if (a.cards != b.cards) return a.cards > b.cards;
  if (a.per_card.width() != b.per_card.width())
    return a.per_card.width() < b.per_card.width();
  if (a.symbols != b.symbols) return (a.symbols > b.symbols) == use_symbols;
  if (a.uses.width() != b.uses.width()) return a.uses.width() < b.uses.width();
  return a.per_card.least > b.per_card.least;
}

/// Whether nobody would take b when a is to be had.
bool beats(const Merit& a, const Merit& b, bool use_symbols) {
  // A tenth more symbols used is something; less is not.
  const bool symbols =
      use_symbols ? 10 * a.symbols >= 9 * b.symbols : a.symbols <= b.symbols;
  return symbols && a.decoys <= b.decoys && a.cards >= b.cards &&
         a.per_card.least >= b.per_card.least && a.per_card.width() <= b.per_card.width();
}

template <class Item>
void sort_best_first(std::vector<Item>& items, bool use_symbols) {
  std::stable_sort(items.begin(), items.end(), [&](const Item& a, const Item& b) {
    return is_better(merit_of(a), merit_of(b), use_symbols);
  });
}

/// Those of `items`, which are sorted, that none before or after them beats.
template <class Item>
std::vector<Item> unbeaten(const std::vector<Item>& items, bool use_symbols) {
  std::vector<Item> kept;
  for (const Item& item : items) {
    const auto beats_item = [&](const Item& other) {
      return beats(merit_of(other), merit_of(item), use_symbols);
    };
    if (std::any_of(kept.begin(), kept.end(), beats_item)) continue;
    kept.push_back(item);
  }
  return kept;
}

/// The best ten, but not ten of one kind where some have decoys; and where decks are
/// huge, few.
template <class Item>
void shorten(std::vector<Item>& items) {
  const auto first_with_decoys = std::find_if(items.begin(), items.end(),
                                              [](const Item& i) { return i.decoys > 0; });
  const auto clean = static_cast<std::size_t>(first_with_decoys - items.begin());
  if (items.size() > most_offers && clean > most_clean_offers &&
      first_with_decoys != items.end())
    items.erase(items.begin() + most_clean_offers, first_with_decoys);
  if (items.size() > most_offers) items.resize(most_offers);
  std::size_t places = 0, kept = 0;
  for (const Item& item : items) {
    const Merit merit = merit_of(item);
    places += merit.cards * merit.per_card.most;
    if (places > most_places && kept > 0) break;
    ++kept;
  }
  items.resize(kept);
}

DeckOffer offer_of(Deck deck, const Blueprint& made_from) {
  DeckOffer offer;
  const std::vector<std::size_t> uses = uses_of(deck);
  const auto [fewest, most] = std::minmax_element(uses.begin(), uses.end());
  offer.uses = {*fewest, *most};
  offer.decoys = static_cast<std::size_t>(std::count(uses.begin(), uses.end(), 1u));
  const auto by_size = [](const Card& a, const Card& b) { return a.size() < b.size(); };
  const auto [small, large] =
      std::minmax_element(deck.cards.begin(), deck.cards.end(), by_size);
  offer.per_card = {small->size(), large->size()};
  offer.made_of = made_from.made_of;
  offer.order = made_from.order;
  if (deck.cards.size() < made_from.cards)
    offer.made_of = std::to_string(deck.cards.size()) +
                    (deck.cards.size() == 1 ? " card" : " cards") + " of the " +
                    made_from.made_of;
  offer.deck = std::move(deck);
  return offer;
}

/// The limits within which the wish's decks lie.
DeckLimits limits_of(const DeckWish& wish) {
  DeckLimits limits;
  limits.symbols = wish.symbols.value_or(most_symbols);
  limits.decoys = wish.decoys;
  if (wish.per_card) {
    limits.per_card = *wish.per_card;
    return limits;
  }
  limits.per_card = {2, 2};
  // A deck without decoys has no fewer symbols than the one in which each pair of cards
  // has its own.
  while (limits.per_card.most < most_per_card &&
         (limits.per_card.most + 1) * (limits.per_card.most + 2) / 2 <= limits.symbols)
    ++limits.per_card.most;
  return limits;
}

bool suits(const Blueprint& deck, const DeckWish& wish) {
  return deck.per_card.width() == 0 ||
         (wish.mixed_sizes && (wish.per_card || wish.symbols));
}

std::vector<Blueprint> suitable_decks(const DeckWish& wish) {
  std::vector<Blueprint> decks = known_decks(limits_of(wish));
  std::erase_if(decks, [&](const Blueprint& deck) { return !suits(deck, wish); });
  return decks;
}

/// The best deck with all its pictures used: the left-over ones go on one card each.
std::optional<DeckOffer> with_left_over(const DeckOffer& best, const DeckWish& wish) {
  const bool free = !wish.per_card && wish.mixed_sizes && wish.decoys;
  if (!free || !wish.symbols || best.per_card.width() > 0 || best.decoys > 0) return {};
  const std::size_t left_over = *wish.symbols - best.symbols();
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
  decks = unbeaten(decks, use_symbols);
  if (!wish.per_card) drop_tiny(decks);
  shorten(decks);
  std::vector<DeckOffer> offers;
  for (const Blueprint& deck : decks)
    offers.push_back(offer_of(deck.make(wish.numbering), deck));
  if (!offers.empty())
    if (const auto offer = with_left_over(offers.front(), wish)) offers.push_back(*offer);
  sort_best_first(offers, use_symbols);
  offers = unbeaten(offers, use_symbols);
  shorten(offers);
  return offers;
}

/// The table of whole decks.
std::vector<DeckOffer> whole_offers(Numbering numbering) {
  std::vector<DeckOffer> offers;
  for (const Blueprint& deck :
       known_decks({{2, usual_most_per_card}, most_symbols, false}))
    if (deck.order && deck.cards == deck.symbols)
      offers.push_back(offer_of(deck.make(numbering), deck));
  std::sort(offers.begin(), offers.end(),
            [](const DeckOffer& a, const DeckOffer& b) { return a.cards() < b.cards(); });
  return offers;
}

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

/// Size by size, from the one that is likely to be best: large cards use more symbols;
/// where any symbol has to be found, small ones are better.
std::vector<DeckOffer> thinned_offers(const DeckWish& wish) {
  const bool use_symbols = wish.symbols.has_value();
  using Sizes = std::pair<std::size_t, std::size_t>;
  std::map<Sizes, std::vector<Blueprint>> by_size;
  const auto worth_it = [&](const Blueprint& deck) {
    return deck.cards == *wish.cards ||
           (deck.cards > *wish.cards && (deck.per_card.width() == 0 || wish.per_card));
  };
  for (const Blueprint& deck : suitable_decks(wish))
    if (worth_it(deck))
      by_size[{deck.per_card.least, deck.per_card.most}].push_back(deck);
  std::vector<std::vector<Blueprint>> sizes;
  for (auto& [size, decks] : by_size) sizes.push_back(std::move(decks));
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
  sort_best_first(clean, use_symbols);
  std::vector<DeckOffer> offers = unbeaten(clean, use_symbols);
  shorten(offers);
  return offers;
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
