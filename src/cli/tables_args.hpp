// The command line of the tables games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "tables/position.hpp"

namespace CLI {
class App;
}

namespace onematch {

struct OddsArgs {
  Variant variant;
  std::optional<PositionPair> position;  ///< without it, the start
  bool json = false;
};

struct PlayArgs {
  Variant variant;
  std::uint64_t seed = 1;
  std::optional<std::string> dice_file;  ///< or "-"; without it, random throws
  bool json = false;
  bool quiet = false;
};

struct SimulateArgs {
  Variant variant;
  long long games = 1;
  std::uint64_t seed = 1;
  int threads = 1;
  bool json = false;
};

using TablesCommand = std::variant<OddsArgs, PlayArgs, SimulateArgs>;

/// The three commands as CLI11 fills them, and what comes of them. Must outlive the
/// parsing.
class TablesOptions {
 public:
  /// Adds the commands to `app`.
  void add_to(CLI::App& app);

  /// Whichever of the commands was given. Throws UsageError if its variant, options or
  /// position are wrong.
  std::optional<TablesCommand> result() const;

 private:
  CLI::App* add_command(CLI::App& app, const char* name, const char* purpose);
  CLI::App* add_odds(CLI::App& app);
  CLI::App* add_play(CLI::App& app);
  CLI::App* add_simulate(CLI::App& app);
  Variant variant() const;

  CLI::App* odds_ = nullptr;
  CLI::App* play_ = nullptr;
  CLI::App* simulate_ = nullptr;
  std::string name_;
  std::vector<std::string> settings_;
  std::string position_;
  std::optional<std::string> dice_file_;
  long long games_ = 1;
  long long seed_ = 1;
  int threads_ = 1;
  bool json_ = false;
  bool quiet_ = false;
};

}  // namespace onematch
