// `onematch plan`: which decks are possible.
#pragma once

#include "cli/args.hpp"
#include "cli/run.hpp"

namespace onematch {

/// Prints the offers, each verified before, as a table or as one JSON document. Throws
/// Error if there is none.
int run_plan(const PlanArgs& args, const Streams& streams);

}  // namespace onematch
