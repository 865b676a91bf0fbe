#include "cli/args.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <system_error>

#include "core/error.hpp"
#include "core/spelling.hpp"

namespace onematch {
namespace {

const std::string version_text = "onematch " ONEMATCH_VERSION;

/// A misspelt command or option, which CLI11 would only miss, or call unexpected.
void check_spelling(const CLI::App& app, const std::vector<std::string>& args) {
  if (args.empty()) return;
  std::vector<std::string> names;
  if (args[0].starts_with('-')) {
    for (const CLI::Option* option : app.get_options())
      if (option->check_name(args[0])) return;
    throw UsageError("no option named '" + args[0] + "'", {},
                     "a command comes first, its options after it; onematch --help lists "
                     "commands");
  }
  for (const CLI::App* command : app.get_subcommands({}))
    names.push_back(command->get_name());
  if (std::count(names.begin(), names.end(), args[0]) > 0) return;
  const std::string hint = did_you_mean(args[0], names);
  throw UsageError("no command named '" + args[0] + "'", {},
                   hint.empty() ? "onematch --help lists them" : hint);
}

/// What whoever stands in a deck's own folder may have meant to write.
std::string way_to_this_folder(const CLI::ParseError& error,
                               const std::vector<std::string>& args) {
  std::error_code unknown;
  const bool lacks_file = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr &&
                          !args.empty() && (args[0] == "build" || args[0] == "check");
  return lacks_file && std::filesystem::exists("deck.yaml", unknown)
             ? ", or '.' for this folder"
             : "";
}

}  // namespace

Command parse_args(const std::vector<std::string>& args) {
  CLI::App app(
      "Prints decks in which any two cards share exactly one symbol.\n"
      "One YAML file names pictures and layout; out comes a PDF to print and cut.",
      "onematch");
  app.require_subcommand(1);
  app.set_version_flag("--version", version_text);

  DeckOptions decks;
  decks.add_to(app);
  TablesOptions tables;
  tables.add_to(app);

  app.footer(
      "Start with:  onematch new animals && onematch build animals\n"
      "Exit codes:  0 done, 1 something could not be made, 2 the command line was wrong");

  check_spelling(app, args);
  try {
    // CLI11 wants the last first.
    app.parse(std::vector<std::string>(args.rbegin(), args.rend()));
  } catch (const CLI::CallForHelp&) {
    return PrintArgs{app.help()};
  } catch (const CLI::CallForVersion&) {
    return PrintArgs{version_text + "\n"};
  } catch (const CLI::ParseError& error) {
    throw UsageError(error.what() + way_to_this_folder(error, args), {},
                     "'onematch COMMAND --help' tells what it takes");
  }

  const auto given = [](const auto& command_args) -> Command { return command_args; };
  if (const auto command = decks.result()) return std::visit(given, *command);
  return std::visit(given, tables.result().value());
}

}  // namespace onematch
