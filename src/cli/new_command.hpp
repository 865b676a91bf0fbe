// `onematch new`: a folder to start from.
#pragma once

#include "cli/args.hpp"
#include "cli/run.hpp"

namespace onematch {

/// Makes the folder with a commented deck.yaml, which builds as it is, and an empty
/// pictures/. Throws UsageError for an unknown template, Error if the folder exists or
/// can't be made.
int run_new(const NewArgs& args, const Streams& streams);

}  // namespace onematch
