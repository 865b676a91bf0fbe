// The geometry behind a whole deck: cards are lines, symbols are points.
#pragma once

#include <string>
#include <vector>

#include "deck/deck.hpp"

namespace onematch {

/// A deck as a plane of points (x, y), with a direction for each family of parallels.
struct Equations {
  std::string field;               ///< "GF(7)": whose elements x and y are
  std::string note;                ///< how these are written and reckoned with, one line
  std::vector<std::string> cards;  ///< "y = 3x + 2", "x = 4", "the line at infinity"
  std::vector<std::string>
      symbols;  ///< "(4, 2)", "direction 3", "the vertical direction"
};

/// What the cards and symbols of `deck` stand for. It must be a whole deck with at least
/// 3 symbols a card (with 2 there is no field), in affine numbering, or some of the cards
/// of such a deck.
Equations equations_of(const Deck& deck);

}  // namespace onematch
