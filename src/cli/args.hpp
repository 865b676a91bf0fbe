// The command line, parsed completely before any work is done.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "cli/deck_args.hpp"
#include "cli/tables_args.hpp"

namespace onematch {

/// --help or --version: a text to print, and nothing else to do.
struct PrintArgs {
  std::string text;
};

using Command =
    std::variant<BuildArgs, NewArgs, PlanArgs, DeckArgs, TestSheetArgs, TemplatesArgs,
                 SymbolsArgs, OddsArgs, PlayArgs, SimulateArgs, PrintArgs>;

/// Throws UsageError for whatever is wrong with `args` (without the program's name).
Command parse_args(const std::vector<std::string>& args);

}  // namespace onematch
