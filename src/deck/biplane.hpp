// Decks with two matches: biplanes.
#pragma once

#include "deck/deck.hpp"

namespace onematch {

/// How many cards, and symbols, a biplane with `symbols_per_card` has.
constexpr int biplane_size(int symbols_per_card) {
  return 1 + symbols_per_card * (symbols_per_card - 1) / 2;
}

/// Whether a biplane with so many symbols on each card is known: 3, 4, 5, 6, 9, 11, 13.
bool biplane_exists(int symbols_per_card);

/// The deck in which any two cards share exactly two symbols, and any two symbols are
/// together on exactly two cards. biplane_exists(symbols_per_card) must hold.
///
/// 3, 4, 5 and 9 are difference sets, shifted round; 6 is a board of 4 x 4; 11 is the
/// graph of Gewirtz ("Graphs with maximal even girth", 1969), found in the Golay code;
/// 13 is of the kind that Aschbacher found ("On collineation groups of symmetric block
/// designs", 1971), with the maps x -> a x + b modulo 11 as symmetries.
Deck biplane(int symbols_per_card);

}  // namespace onematch
