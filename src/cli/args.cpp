#include "cli/args.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <system_error>

#include "cli/option_checks.hpp"
#include "core/error.hpp"
#include "core/number.hpp"
#include "core/spelling.hpp"

namespace onematch {
namespace {

const std::string version_text = "onematch " ONEMATCH_VERSION;

/// One subcommand: how CLI11 fills `args`, and what comes of it.
struct BuildOptions {
  BuildArgs args;
  std::optional<std::string> seed;

  void add_to(CLI::App& command) {
    command
        .add_option("FILE", args.files,
                    "project files, folders with a deck.yaml,\nor - for standard input")
        ->required()
        ->type_name("");
    add_threads(command, args.threads);
    command.add_option("--seed", seed, "another scatter: wins over the file's seed")
        ->type_name("N");
    command
        .add_option("--set", args.settings,
                    "a key of the project file, set for this run:\ncard.size=\"70 mm\"")
        ->type_name("KEY=VALUE")
        ->allow_extra_args(false);
    command.add_flag("--json", args.json,
                     "print one JSON document; all else goes to standard error");
    command.add_flag("-q,--quiet", args.quiet, "print errors only");
    command.add_flag("--strict", args.strict, "treat warnings as errors");
  }

  Command result() const {
    BuildArgs finished = args;
    if (seed) finished.settings.push_back("seed=" + *seed);
    return finished;
  }
};

void add_new(CLI::App& command, NewArgs& args) {
  command.add_option("NAME", args.folder, "the folder to make")
      ->required()
      ->type_name("");
  command
      .add_option("-t,--template", args.base, "what to start from: onematch templates")
      ->type_name("T")
      ->capture_default_str();
}

constexpr long long most_asked_per_card = 1'000'000;

/// "8" or "6-8", in place of a number that need not be in range of one.
std::optional<CountRange> parse_sizes(const std::string& text) {
  const std::size_t dash = text.find('-', 1);
  const auto least = parse_integer(text.substr(0, dash));
  const auto most =
      dash == std::string::npos ? least : parse_integer(text.substr(dash + 1));
  if (!least || !most || *least < 2 || *most < *least || *most > most_asked_per_card)
    return {};
  return CountRange{static_cast<std::size_t>(*least), static_cast<std::size_t>(*most)};
}

/// What `plan` and `deck` ask for alike.
void add_wish(CLI::App& command, DeckWish& wish) {
  command.add_option("-s,--symbols", wish.symbols, "how many symbols there are")
      ->check(whole_number(3, static_cast<long long>(most_deck_symbols)))
      ->type_name("S");
  command
      .add_option_function<std::string>(
          "-k,--per-card",
          [&wish](const std::string& text) {
            wish.per_card = parse_sizes(text);
            if (!wish.per_card)
              throw CLI::ValidationError(
                  "--per-card", "must be a whole number from 2 to " +
                                    with_thousands(most_asked_per_card) +
                                    ", or a range such as 6-8, not '" + text + "'");
          },
          "symbols on each card, or a range: 6-8")
      ->type_name("K");
  command.add_option("-c,--cards", wish.cards, "how many cards the deck shall have")
      ->check(whole_number(1, static_cast<long long>(most_deck_symbols)))
      ->type_name("C");
}

void add_deck(CLI::App& command, DeckArgs& args) {
  add_wish(command, args.wish);
  command
      .add_option_function<std::string>(
          "--numbering",
          [&args](const std::string& name) {
            if (name != "affine" && name != "series")
              throw CLI::ValidationError("--numbering", "must be affine or series");
            args.wish.numbering =
                name == "series" ? Numbering::series : Numbering::affine;
          },
          "affine, or series: first the cards that share symbol 1")
      ->type_name("NAME")
      ->default_str("affine");
  command.add_flag("--json", args.json, "print one JSON document");
  command.add_flag("--equations", args.equations,
                   "say which line of the plane each card is");
  command.callback([&args] {
    if (!args.wish.symbols && !args.wish.per_card && !args.wish.cards)
      throw CLI::RequiredError("One of --per-card, --symbols and --cards");
    if (args.equations && (args.json || args.wish.numbering == Numbering::series))
      throw CLI::ValidationError("--equations",
                                 "goes neither with --json nor with --numbering series");
  });
}

/// The folder that a command writes to.
void add_output(CLI::App& command, std::optional<std::string>& folder,
                const std::string& what) {
  command.add_option("-o,--output", folder, what)
      ->type_name("DIR")
      ->check([](const std::string& name) {
        return name.empty() ? std::string("the folder's name is empty") : std::string();
      });
}

void add_test_sheet(CLI::App& command, TestSheetArgs& args) {
  command.add_option("-p,--paper", args.paper, "the paper to measure with")
      ->type_name("P")
      ->capture_default_str();
  command
      .add_option_function<std::string>(
          "--flip",
          [&args](const std::string& edge) {
            if (edge != "long_edge" && edge != "short_edge")
              throw CLI::ValidationError("--flip", "must be long_edge or short_edge");
            args.flip = edge == "long_edge" ? Flip::long_edge : Flip::short_edge;
          },
          "how the printer turns the sheet: long_edge or short_edge")
      ->type_name("EDGE")
      ->default_str("long_edge");
  add_output(command, args.output_folder,
             "folder for test-sheet.pdf; without it the current one");
}

/// A misspelt command, which CLI11 would only call unexpected.
void check_spelling(const CLI::App& app, const std::vector<std::string>& args) {
  if (args.empty() || args[0].starts_with('-')) return;
  std::vector<std::string> names;
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

  BuildOptions build, check;
  NewArgs starter;
  PlanArgs plan;
  DeckArgs deck;
  TestSheetArgs test_sheet;
  CLI::App* new_command = app.add_subcommand("new", "Make a folder to start a deck from");
  add_new(*new_command, starter);
  CLI::App* build_command =
      app.add_subcommand("build", "Make a PDF, or other files, of each project");
  build.add_to(*build_command);
  add_output(*build_command, build.args.output_folder,
             "folder for what is made; without it that lies\nbeside the project file");
  CLI::App* check_command =
      app.add_subcommand("check", "Find all that build would find; write nothing");
  check.add_to(*check_command);
  CLI::App* plan_command =
      app.add_subcommand("plan", "List the decks that are possible, best first");
  add_wish(*plan_command, plan.wish);
  plan_command->add_flag("--json", plan.json, "print one JSON document");
  CLI::App* deck_command =
      app.add_subcommand("deck", "Print a bare deck as numbers, a card a line");
  add_deck(*deck_command, deck);
  CLI::App* test_sheet_command =
      app.add_subcommand("test-sheet", "Make a sheet to measure the printer with");
  add_test_sheet(*test_sheet_command, test_sheet);
  const CLI::App* templates_command =
      app.add_subcommand("templates", "List the templates that `extends` can name");
  const CLI::App* symbols_command =
      app.add_subcommand("symbols", "List the bundled drawings");
  TablesOptions tables;
  tables.add_to(app);

  app.footer(
      "Start with:  onematch new animals && onematch build animals\n"
      "Exit codes:  0 done, 1 something could not be made, 2 the command line was wrong");
  new_command->footer("For example:  onematch new farm --template kids");
  build_command->footer("For example:  onematch build decks/*.yaml --output printed");
  check_command->footer("For example:  onematch check farm --set sheet.paper=Letter");
  plan_command->footer("For example:  onematch plan --symbols 40");
  deck_command->footer("For example:  onematch deck --per-card 6 --cards 30");
  test_sheet_command->footer("For example:  onematch test-sheet --paper Letter");

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

  if (new_command->parsed()) return starter;
  if (build_command->parsed()) return build.result();
  if (check_command->parsed()) {
    check.args.write = false;
    return check.result();
  }
  if (plan_command->parsed()) return plan;
  if (deck_command->parsed()) return deck;
  if (test_sheet_command->parsed()) return test_sheet;
  if (templates_command->parsed()) return TemplatesArgs{};
  if (symbols_command->parsed()) return SymbolsArgs{};
  return std::visit([](const auto& tables_args) -> Command { return tables_args; },
                    tables.result().value());
}

}  // namespace onematch
