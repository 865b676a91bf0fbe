// The value of a position by other means than the program's.
#pragma once

#include "tables/position.hpp"

namespace onematch {

/// Of games from a pair of positions on, the first player to throw.
struct PairValue {
  double first_win = 0;
  double throws = 0;
  double turns = 0;
  double win_on_opponents_throw = 0;
};

/// Tries each way that the dice can fall, each die for itself and in each order of play,
/// and works back from the end of the game. Knows the rules by itself. For few men only.
PairValue oracle_value(const Variant& variant, const PositionPair& players);

/// How many turns one player needs alone, on average.
double oracle_solo_turns(const Variant& variant, const Position& player);

}  // namespace onematch
