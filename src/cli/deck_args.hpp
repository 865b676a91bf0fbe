// The command line of all commands but those of the tables games.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "deck/offers.hpp"
#include "sheet/spec.hpp"

namespace CLI {
class App;
}

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
  bool quiet = false;
  bool equations = false;  ///< not with JSON, nor with another numbering than affine
};

struct TestSheetArgs {
  std::string paper = "A4";  ///< by name
  Flip flip = Flip::long_edge;
  std::optional<std::string> output_folder;
};

struct TemplatesArgs {};
struct SymbolsArgs {};

using DeckCommand = std::variant<BuildArgs, NewArgs, PlanArgs, DeckArgs, TestSheetArgs,
                                 TemplatesArgs, SymbolsArgs>;

/// The commands as CLI11 fills them, and what comes of them. Must outlive the parsing.
class DeckOptions {
 public:
  /// Adds the commands to `app`.
  void add_to(CLI::App& app);

  /// Whichever of the commands was given.
  std::optional<DeckCommand> result() const;

 private:
  struct Build {
    BuildArgs args;
    std::optional<std::string> seed;

    BuildArgs result() const;
  };
  static void add_files(CLI::App& command, Build& build);
  CLI::App* add_new(CLI::App& app);
  CLI::App* add_build(CLI::App& app);
  CLI::App* add_check(CLI::App& app);
  CLI::App* add_plan(CLI::App& app);
  CLI::App* add_deck(CLI::App& app);
  CLI::App* add_test_sheet(CLI::App& app);

  CLI::App* new_ = nullptr;
  CLI::App* build_ = nullptr;
  CLI::App* check_ = nullptr;
  CLI::App* plan_ = nullptr;
  CLI::App* deck_ = nullptr;
  CLI::App* test_sheet_ = nullptr;
  CLI::App* templates_ = nullptr;
  CLI::App* symbols_ = nullptr;
  NewArgs new_args_;
  Build build_args_, check_args_;
  PlanArgs plan_args_;
  DeckArgs deck_args_;
  TestSheetArgs test_sheet_args_;
};

}  // namespace onematch
