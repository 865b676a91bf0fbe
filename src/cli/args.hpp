// The command line, parsed completely before any work is done.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli/tables_args.hpp"
#include "deck/offers.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// `build`, and `check`, which does the same and writes nothing.
struct BuildArgs {
  std::vector<std::string> files;  ///< project files, their folders, or "-"; at least one
  std::optional<std::string> output_folder;
  int threads = 1;
  std::vector<std::string> settings;  ///< "key.path=value"; --seed is one of them
  bool json = false;
  bool quiet = false;
  bool strict = false;
  bool write = true;
};

struct NewArgs {
  std::string folder;
  std::string base = "classic";  ///< a bundled template
};

/// `plan`: nothing given asks for all whole decks.
struct PlanArgs {
  DeckWish wish;
  bool json = false;
};

/// `deck`: at least one part of the wish is given.
struct DeckArgs {
  DeckWish wish;
  bool json = false;
  bool equations = false;  ///< not with JSON, nor with another numbering than affine
};

struct TestSheetArgs {
  std::string paper = "A4";  ///< by name
  Flip flip = Flip::long_edge;
  std::optional<std::string> output_folder;
};

struct TemplatesArgs {};
struct SymbolsArgs {};

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
