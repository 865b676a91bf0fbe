// Many games, played to see how they go: a check of the exact odds that shares nothing
// with them but the rules.
#pragma once

#include <cstdint>
#include <optional>

#include "tables/odds.hpp"

namespace onematch {

/// Of each figure of Odds, how far an estimate of it is usually off; nothing where the
/// games are too few or too much alike to tell.
struct StandardErrors {
  std::optional<double> first_win, mean_turns, sd_turns;
  std::optional<double> median_turns, q05_turns, q95_turns;
  std::optional<double> mean_throws, win_on_opponents_throw, solo_mean_turns;
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
