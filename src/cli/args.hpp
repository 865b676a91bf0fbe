// The command line, parsed completely before any work is done.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "deck/plane.hpp"

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

struct DeckArgs {
  int symbols_per_card = 0;
  std::optional<int> cards;
  Numbering numbering = Numbering::affine;
  bool json = false;
};

struct TemplatesArgs {};
struct SymbolsArgs {};

/// --help or --version: a text to print, and nothing else to do.
struct PrintArgs {
  std::string text;
};

using Command =
    std::variant<BuildArgs, NewArgs, DeckArgs, TemplatesArgs, SymbolsArgs, PrintArgs>;

/// Throws UsageError for whatever is wrong with `args` (without the program's name).
Command parse_args(const std::vector<std::string>& args);

}  // namespace onematch
