// `onematch build` and `onematch check`.
#pragma once

#include "cli/args.hpp"
#include "cli/run.hpp"

namespace onematch {

/// Makes every deck that can be made, reports each and lists at the end what failed.
/// Returns 1 if any could not be made or written. Throws UsageError if two files would
/// become files of the same names.
int run_build(const BuildArgs& args, const Streams& streams);

}  // namespace onematch
