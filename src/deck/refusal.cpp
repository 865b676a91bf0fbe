#include "deck/refusal.hpp"

#include <algorithm>

#include "core/number.hpp"

namespace onematch {
namespace {

constexpr std::size_t most_steps = 12;  ///< away from the wish; each may take a search

using MaybeOffer = std::optional<DeckOffer>;

std::string sizes(const CountRange& range) {
  return (range.width() == 0 ? "" : with_thousands(range.least) + " to ") +
         count_of(range.most, "symbol");
}

MaybeOffer with_cards(DeckWish wish, std::size_t cards) {
  wish.cards = cards;
  return best_deck(wish);
}

MaybeOffer with_size(DeckWish wish, std::size_t per_card) {
  wish.per_card = CountRange{per_card, per_card};
  return best_deck(wish);
}

MaybeOffer with_symbols(DeckWish wish, std::size_t symbols) {
  wish.symbols = symbols;
  return best_deck(wish);
}

/// The most cards that the rest of the wish allows; nothing if it allows none.
std::size_t most_cards(DeckWish wish) {
  wish.cards.reset();
  std::size_t most = 0;
  for (const DeckOffer& offer : deck_offers(wish)) most = std::max(most, offer.cards());
  return most;
}

MaybeOffer fewer_cards(const DeckWish& wish, std::size_t most) {
  if (most == 0) return {};
  const std::size_t first = std::min(*wish.cards - 1, most);
  for (std::size_t n = first; n >= 2 && n + most_steps > first; --n)
    if (MaybeOffer offer = with_cards(wish, n)) return offer;
  return {};
}

MaybeOffer more_cards(const DeckWish& wish, std::size_t most) {
  for (std::size_t n = *wish.cards + 1; n <= most && n <= *wish.cards + most_steps; ++n)
    if (MaybeOffer offer = with_cards(wish, n)) return offer;
  return {};
}

MaybeOffer smaller_cards(const DeckWish& wish) {
  std::size_t first = std::min(wish.per_card->least - 1, largest_card);
  // Without decoys a deck of k symbols a card has at least as many as that of pairs.
  while (wish.symbols && first > 2 && first * (first + 1) / 2 > *wish.symbols) --first;
  for (std::size_t k = first; k >= 2 && k + most_steps > first; --k)
    if (MaybeOffer offer = with_size(wish, k)) return offer;
  return {};
}

MaybeOffer larger_cards(const DeckWish& wish) {
  const std::size_t first = wish.per_card->most + 1;
  for (std::size_t k = first; k <= largest_card && k < first + most_steps; ++k)
    if (MaybeOffer offer = with_size(wish, k)) return offer;
  return {};
}

/// The sizes that are worth looking at where none was asked for.
CountRange sizes_for(std::size_t cards) {
  std::size_t k = 2;
  while (k < largest_card && k * k - k + 1 < cards) ++k;
  return {2, std::min(k + 3, largest_card)};
}

/// With the fewest symbols above those that there are.
MaybeOffer more_symbols(const DeckWish& wish) {
  DeckLimits limits{wish.per_card ? *wish.per_card : sizes_for(*wish.cards),
                    most_deck_symbols, wish.decoys};
  std::vector<Blueprint> decks = known_decks(limits);
  std::erase_if(decks, [&](const Blueprint& deck) {
    return deck.symbols <= *wish.symbols || deck.cards < wish.cards.value_or(0) ||
           (!wish.mixed_sizes && deck.per_card.width() > 0);
  });
  std::stable_sort(
      decks.begin(), decks.end(),
      [](const Blueprint& a, const Blueprint& b) { return a.symbols < b.symbols; });
  for (std::size_t i = 0; i < decks.size() && i < most_steps; ++i)
    if (MaybeOffer offer = with_symbols(wish, decks[i].symbols)) return offer;
  return {};
}

MaybeOffer with_decoys(DeckWish wish) {
  wish.decoys = true;
  return best_deck(wish);
}

/// Adds the offer's line, unless it is there.
void add_line(std::string& lines, const MaybeOffer& offer, const DeckWish& wish) {
  if (!offer) return;
  std::string line = count_of(offer->cards(), "card") + " of " + sizes(offer->per_card);
  if (offer->decoys > 0) line += ", " + count_of(offer->decoys, "decoy");
  if (wish.symbols && offer->symbols() > *wish.symbols)
    line += ", with " + with_thousands(offer->symbols() - *wish.symbols) +
            (offer->symbols() - *wish.symbols == 1 ? " more symbol" : " more symbols");
  line += ": " + deck_yaml(*offer);
  if (lines.find(line) == std::string::npos) lines += (lines.empty() ? "" : "\n") + line;
}

}  // namespace

std::string refusal(const DeckWish& wish) {
  std::string text = "no deck";
  if (wish.cards) text += " of " + count_of(*wish.cards, "card");
  if (wish.per_card) text += " with " + sizes(*wish.per_card) + " a card";
  if (!wish.decoys && with_decoys(wish)) text += " and no decoys";
  if (!wish.symbols) return text + " is known";
  return text + " can be made of " + count_of(*wish.symbols, "symbol");
}

std::string nearest_decks(const DeckWish& wish) {
  std::string lines;
  if (wish.cards) {
    const std::size_t most = most_cards(wish);
    add_line(lines, fewer_cards(wish, most), wish);
    add_line(lines, more_cards(wish, most), wish);
  }
  if (wish.per_card) {
    add_line(lines, smaller_cards(wish), wish);
    add_line(lines, larger_cards(wish), wish);
  }
  if (wish.symbols) add_line(lines, more_symbols(wish), wish);
  if (!wish.decoys) add_line(lines, with_decoys(wish), wish);
  return lines;
}

}  // namespace onematch
