// Many games, played to see how they go: a check of the exact odds that shares nothing
// with them but the rules.
#pragma once

#include <cstdint>

#include "tables/odds.hpp"

namespace onematch {

/// Of each figure of Odds, how far an estimate of it is usually off.
struct StandardErrors {
  double first_win = 0, mean_turns = 0, sd_turns = 0;
  double median_turns = 0, q05_turns = 0, q95_turns = 0;
  double mean_throws = 0, win_on_opponents_throw = 0, solo_mean_turns = 0;
};

struct Simulation {
  long long games = 0;
  Odds estimates;
  StandardErrors errors;
};

/// Plays `games` games, at least 1, from `players` on, the first to throw. Each game has
/// random numbers of its own, so that the result is the same with any number of threads.
Simulation simulate(const Variant& variant, const PositionPair& players, long long games,
                    std::uint64_t seed, int threads);

}  // namespace onematch
