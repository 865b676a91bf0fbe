// How a game goes, turn by turn.
#pragma once

#include <vector>

#include "tables/moves.hpp"

namespace onematch {

/// What happens in one turn, seen from the start of the game.
struct TurnChances {
  double thrower_wins = 0;
  double other_wins = 0;
  double throws = 0;  ///< how many there are, on average over all games
};

/// The chances of each turn, the first player's first, until less than 1e-13 of the games
/// still go on. Neither player may be done.
using Course = std::vector<TurnChances>;

/// One player throws alone, and so nobody uses what he can't.
Course solo_course(const Moves& moves, PositionIndex player);

/// The game of two players who use nothing of each other's throws, from how either fares
/// alone.
Course separate_course(const Course& first, const Course& second);

/// The game of two players: the distribution of both positions, carried from turn to
/// turn. What is left out on the way is less than 1e-11 in all.
Course shared_course(const Moves& moves, PositionIndex first, PositionIndex second);

}  // namespace onematch
