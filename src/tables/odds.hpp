// How a tables game is likely to go.
#pragma once

#include "tables/course.hpp"
#include "tables/position.hpp"

namespace onematch {

/// Of games from one pair of positions. A throw is one throw of all dice; a turn is all
/// that a player throws until the dice pass to the other. Turns and throws are both
/// players' together.
struct Odds {
  double first_win = 0;  ///< the chance of the player who throws first
  double mean_turns = 0;
  double sd_turns = 0;   ///< standard deviation
  int median_turns = 0;  ///< the fewest within which so large a part of the games ends
  int q05_turns = 0;
  int q95_turns = 0;
  double mean_throws = 0;
  double win_on_opponents_throw = 0;  ///< the chance that it ends so
  double solo_mean_turns = 0;  ///< that the first player needs when he throws alone
};

/// The exact odds, to 1e-8 or better, of a whole game. Some seconds at most for the known
/// variants, with up to 100 MB.
Odds odds_of(const Variant& variant);

/// The same from other positions of the variant, the first player to throw.
Odds odds_of(const Variant& variant, const PositionPair& players);

/// What `course` and the first player's course alone come to.
Odds summary_of(const Course& course, const Course& solo);

}  // namespace onematch
