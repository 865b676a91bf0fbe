// `onematch test-sheet`: how to measure a printer.
#pragma once

#include "cli/args.hpp"
#include "cli/run.hpp"

namespace onematch {

/// Writes test-sheet.pdf and says what to do with it. Throws UsageError for paper of an
/// unknown name, Error if it is too small or the file can't be written.
int run_test_sheet(const TestSheetArgs& args, const Streams& streams);

}  // namespace onematch
