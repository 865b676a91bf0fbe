// Whole decks: projective planes over finite fields.
#pragma once

#include <optional>

#include "deck/deck.hpp"

namespace onematch {

/// Two ways to number the same plane's symbols and to order its cards; n is the order,
/// all arithmetic is the field's.
///
/// `affine`: symbol (x, y) is n x + y. First the cards y = m x + b, m outer, b inner,
/// each with its direction n^2 + m last; then the verticals x = c with n^2 + n; then
/// the card of all directions.
///
/// `series`: first n + 1 cards that share symbol 0, with the other symbols in runs of n;
/// then for each i and j below n the card of symbol i + 1 and, for each c, of symbol
/// n + 1 + n c + (i c + j).
enum class Numbering { affine, series };

/// How many cards, and symbols, a whole deck with `symbols_per_card` has.
constexpr int whole_deck_size(int symbols_per_card) {
  return symbols_per_card * symbols_per_card - symbols_per_card + 1;
}

/// Whether a whole deck with so many symbols on each card can be made: one less is a
/// prime power up to 128, or 1.
bool whole_deck_exists(int symbols_per_card);

/// The nearest such number below and above one for which there is none.
std::optional<int> whole_deck_below(int symbols_per_card);
std::optional<int> whole_deck_above(int symbols_per_card);

/// The deck in which any two cards share exactly one symbol, and any two symbols are
/// together on exactly one card. whole_deck_exists(symbols_per_card) must hold.
Deck whole_deck(int symbols_per_card, Numbering numbering = Numbering::affine);

}  // namespace onematch
