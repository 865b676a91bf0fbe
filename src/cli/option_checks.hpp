// What several commands ask for alike.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace onematch {

/// Checks a whole number, in words of our own and without a mention in the help.
CLI::Validator whole_number(long long low, long long high);

/// -j, whose usual value is the number of cores.
void add_threads(CLI::App& command, int& threads);

}  // namespace onematch
