// `onematch play`: a tables game, throw by throw.
#pragma once

#include "cli/args.hpp"
#include "cli/run.hpp"

namespace onematch {

/// Plays a game, with random or given throws, and prints each: as a board, or as a JSON
/// document on a line. Throws Error if the given throws end before the game does, or are
/// none.
int run_play(const PlayArgs& args, const Streams& streams);

}  // namespace onematch
