// Which of two decks people would rather have.
#pragma once

#include <algorithm>
#include <vector>

#include "deck/offers.hpp"

namespace onematch {

/// What offers and blueprints are compared by. The uses of a blueprint aren't known yet.
struct DeckMerit {
  std::size_t decoys = 0, cards = 0;
  CountRange per_card;
  std::size_t symbols = 0;
  CountRange uses;
};

DeckMerit merit_of(const Blueprint& deck);
DeckMerit merit_of(const DeckOffer& offer);

/// The order of deck_offers(). `use_symbols`: whether to use more of them is a merit, or
/// to need fewer.
bool is_better(const DeckMerit& a, const DeckMerit& b, bool use_symbols);

/// Whether nobody would take b when a is to be had.
bool beats(const DeckMerit& a, const DeckMerit& b, bool use_symbols);

/// Which of the decks, sorted, are worth a line: the first ten, but not ten without
/// decoys where some have them; and where decks are huge, few.
std::vector<bool> worth_a_line(const std::vector<DeckMerit>& decks);

template <class Item>
void sort_best_first(std::vector<Item>& items, bool use_symbols) {
  std::stable_sort(items.begin(), items.end(), [&](const Item& a, const Item& b) {
    return is_better(merit_of(a), merit_of(b), use_symbols);
  });
}

/// Sorts `items`, and leaves out those that another beats and those beyond ten.
template <class Item>
std::vector<Item> best_of(std::vector<Item> items, bool use_symbols) {
  sort_best_first(items, use_symbols);
  std::vector<Item> unbeaten;
  std::vector<DeckMerit> merits;
  for (Item& item : items) {
    const DeckMerit merit = merit_of(item);
    // None is beaten by one that is sorted after it.
    if (std::any_of(merits.begin(), merits.end(), [&](const DeckMerit& other) {
          return beats(other, merit, use_symbols);
        }))
      continue;
    merits.push_back(merit);
    unbeaten.push_back(std::move(item));
  }
  const std::vector<bool> worth = worth_a_line(merits);
  std::vector<Item> best;
  for (std::size_t i = 0; i < unbeaten.size(); ++i)
    if (worth[i]) best.push_back(std::move(unbeaten[i]));
  return best;
}

}  // namespace onematch
