// `onematch odds` and `onematch simulate`: how a tables game is likely to go.
#pragma once

#include "cli/args.hpp"
#include "cli/run.hpp"

namespace onematch {

/// Prints the exact odds, as a table or as one JSON document.
int run_odds(const OddsArgs& args, const Streams& streams);

/// Prints how so many games went, and how exact that is, as a table or as one JSON
/// document.
int run_simulate(const SimulateArgs& args, const Streams& streams);

}  // namespace onematch
