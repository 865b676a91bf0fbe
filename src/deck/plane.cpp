#include "deck/plane.hpp"

#include <algorithm>
#include <cassert>

#include "deck/field.hpp"

namespace onematch {
namespace {

constexpr int most_symbols_per_card = Field::largest_order + 1;

void add(Card& card, int symbol) {
  card.push_back(static_cast<SymbolId>(symbol));
}

std::vector<Card> affine_cards(const Field& field) {
  const int n = field.order();
  std::vector<Card> cards;
  for (int m = 0; m < n; ++m)
    for (int b = 0; b < n; ++b) {
      Card& card = cards.emplace_back();
      for (int x = 0; x < n; ++x) add(card, n * x + field.sum(field.product(m, x), b));
      add(card, n * n + m);
    }
  for (int c = 0; c < n; ++c) {
    Card& card = cards.emplace_back();
    for (int y = 0; y < n; ++y) add(card, n * c + y);
    add(card, n * n + n);
  }
  Card& directions = cards.emplace_back();
  for (int m = 0; m <= n; ++m) add(directions, n * n + m);
  return cards;
}

std::vector<Card> series_cards(const Field& field) {
  const int n = field.order();
  std::vector<Card> cards;
  for (int run = 0; run <= n; ++run) {
    Card& card = cards.emplace_back();
    add(card, 0);
    for (int i = 0; i < n; ++i) add(card, 1 + n * run + i);
  }
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      Card& card = cards.emplace_back();
      add(card, i + 1);
      for (int c = 0; c < n; ++c)
        add(card, n + 1 + n * c + field.sum(field.product(i, c), j));
    }
  return cards;
}

}  // namespace

bool whole_deck_exists(int symbols_per_card) {
  return symbols_per_card >= 2 && Field::exists(symbols_per_card - 1);
}

std::optional<int> whole_deck_below(int symbols_per_card) {
  for (int k = std::min(symbols_per_card - 1, most_symbols_per_card); k >= 2; --k)
    if (whole_deck_exists(k)) return k;
  return {};
}

std::optional<int> whole_deck_above(int symbols_per_card) {
  for (int k = std::max(symbols_per_card + 1, 2); k <= most_symbols_per_card; ++k)
    if (whole_deck_exists(k)) return k;
  return {};
}

Deck whole_deck(int symbols_per_card, Numbering numbering) {
  assert(whole_deck_exists(symbols_per_card));
  const Field field(symbols_per_card - 1);
  Deck deck;
  deck.symbol_count = static_cast<std::size_t>(whole_deck_size(symbols_per_card));
  deck.cards = numbering == Numbering::affine ? affine_cards(field) : series_cards(field);
  return deck;
}

}  // namespace onematch
