#include "cli/tables_args.hpp"

#include <limits>

#include "cli/option_checks.hpp"
#include "core/error.hpp"

namespace onematch {
namespace {

constexpr long long most_games = 1'000'000'000;

void add_seed(CLI::App& command, long long& seed, const char* purpose) {
  command.add_option("--seed", seed, purpose)
      ->check(whole_number(0, std::numeric_limits<long long>::max()))
      ->type_name("N")
      ->capture_default_str();
}

}  // namespace

void TablesOptions::add_to(CLI::App& app) {
  odds_ = add_odds(app);
  play_ = add_play(app);
  simulate_ = add_simulate(app);
}

CLI::App* TablesOptions::add_command(CLI::App& app, const char* name,
                                     const char* purpose) {
  CLI::App* command = app.add_subcommand(name, purpose);
  std::string names;
  for (const Variant& known : known_variants())
    names += (names.empty() ? "" : ", ") + known.name;
  command->add_option("VARIANT", name_, "the game:\n" + names)->required()->type_name("");
  command
      ->add_option("--set", settings_,
                   "an option of the rules, set for this run:\ncarry=false")
      ->type_name("OPTION=VALUE")
      ->allow_extra_args(false);
  return command;
}

CLI::App* TablesOptions::add_odds(CLI::App& app) {
  CLI::App* command = add_command(app, "odds", "Compute the exact odds of a tables game");
  command
      ->add_option("--position", position_,
                   "odds from here on, the player before the bar\nto throw: a phase and "
                   "the men to play in it\non each point, for both players")
      ->type_name("\"bear 1 0 0 0 0 1 | bear 0 2 2 3 3 3\"");
  command->add_flag("--json", json_, "print one JSON document");
  command->footer("For example:  onematch odds cotton --set share=none");
  return command;
}

CLI::App* TablesOptions::add_play(CLI::App& app) {
  CLI::App* command =
      add_command(app, "play", "Play a tables game and show it throw by throw");
  add_seed(*command, seed_, "another number, other throws");
  command
      ->add_option("--dice", dice_file_,
                   "a file with the throws, one a line: 6 3;\nor - for standard input. A "
                   "throws first")
      ->type_name("FILE");
  command->add_flag("--json", json_, "print a JSON document for each throw, on a line");
  command->add_flag("-q,--quiet", quiet_, "print no notices");
  command->footer("For example:  onematch play doblet --seed 7");
  return command;
}

CLI::App* TablesOptions::add_simulate(CLI::App& app) {
  CLI::App* command =
      add_command(app, "simulate", "Play many tables games and count how they go");
  command->add_option("--games", games_, "how many")
      ->required()
      ->check(whole_number(1, most_games))
      ->type_name("N");
  add_seed(*command, seed_, "another number, other games");
  add_threads(*command, threads_);
  command->add_flag("--json", json_, "print one JSON document");
  command->footer("For example:  onematch simulate dames --games 100000 --seed 1");
  return command;
}

Variant TablesOptions::variant() const {
  Variant variant = variant_named(name_);
  for (const std::string& setting : settings_) set_option(variant, setting);
  return variant;
}

std::optional<TablesCommand> TablesOptions::result() const {
  const auto seed = static_cast<std::uint64_t>(seed_);
  try {
    if (play_->parsed()) return PlayArgs{variant(), seed, dice_file_, json_, quiet_};
    if (simulate_->parsed())
      return SimulateArgs{variant(), games_, seed, threads_, json_};
    if (!odds_->parsed()) return {};
    OddsArgs args{variant(), {}, json_};
    if (odds_->count("--position") > 0)
      args.position = parse_positions(args.variant, position_);
    return args;
  } catch (const Error& error) {
    throw UsageError(error.problems());
  }
}

}  // namespace onematch
