#include "cli/deck_args.hpp"

#include <CLI/CLI.hpp>
#include <limits>

#include "cli/option_checks.hpp"
#include "core/number.hpp"

namespace onematch {
namespace {

constexpr long long most_asked_per_card = 1'000'000;

/// The folder that a command writes to.
void add_output(CLI::App& command, std::optional<std::string>& folder,
                const std::string& what) {
  command.add_option("-o,--output", folder, what)
      ->type_name("DIR")
      ->check([](const std::string& name) {
        return name.empty() ? std::string("the folder's name is empty") : std::string();
      });
}

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

/// What is wrong with the form of a setting, if anything.
std::string check_setting(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals != std::string::npos && equals > 0) return "";
  return "must be a key, '=' and its value, such as 'card.size=70 mm', not '" + text +
         "'";
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

}  // namespace

void DeckOptions::add_to(CLI::App& app) {
  new_ = add_new(app);
  build_ = add_build(app);
  check_ = add_check(app);
  plan_ = add_plan(app);
  deck_ = add_deck(app);
  test_sheet_ = add_test_sheet(app);
  templates_ =
      app.add_subcommand("templates", "List the templates that `extends` can name");
  symbols_ = app.add_subcommand("symbols", "List the bundled drawings");
}

CLI::App* DeckOptions::add_new(CLI::App& app) {
  CLI::App* command = app.add_subcommand("new", "Make a folder to start a deck from");
  command->add_option("NAME", new_args_.folder, "the folder to make")
      ->required()
      ->type_name("");
  command
      ->add_option("-t,--template", new_args_.base,
                   "what to start from: onematch templates")
      ->type_name("T")
      ->capture_default_str();
  command->footer("For example:  onematch new farm --template kids");
  return command;
}

void DeckOptions::add_files(CLI::App& command, Build& build) {
  command
      .add_option("FILE", build.args.files,
                  "project files, folders with a deck.yaml,\nor - for standard input")
      ->required()
      ->type_name("");
  add_threads(command, build.args.threads);
  command.add_option("--seed", build.seed, "another scatter: wins over the file's seed")
      ->check(whole_number(0, std::numeric_limits<long long>::max()))
      ->type_name("N");
  command
      .add_option("--set", build.args.settings,
                  "a key of the project file, set for this run:\ncard.size=\"70 mm\"")
      ->check(check_setting)
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
  command.add_flag("--json", build.args.json,
                   "print one JSON document; all else goes to standard error");
  command.add_flag("-q,--quiet", build.args.quiet, "print errors only");
  command.add_flag("--strict", build.args.strict, "treat warnings as errors");
}

CLI::App* DeckOptions::add_build(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("build", "Make a PDF, or other files, of each project");
  add_files(*command, build_args_);
  add_output(*command, build_args_.args.output_folder,
             "folder for what is made; without it that lies\nbeside the project file");
  command->footer("For example:  onematch build decks/*.yaml --output printed");
  return command;
}

CLI::App* DeckOptions::add_check(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("check", "Find all that build would find; write nothing");
  check_args_.args.write = false;
  add_files(*command, check_args_);
  command->footer("For example:  onematch check farm --set sheet.paper=Letter");
  return command;
}

CLI::App* DeckOptions::add_plan(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("plan", "List the decks that are possible, best first");
  add_wish(*command, plan_args_.wish);
  command->add_flag("--json", plan_args_.json, "print one JSON document");
  command->footer("For example:  onematch plan --symbols 40");
  return command;
}

CLI::App* DeckOptions::add_deck(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("deck", "Print a bare deck as numbers, a card a line");
  add_wish(*command, deck_args_.wish);
  command
      ->add_option_function<std::string>(
          "--numbering",
          [this](const std::string& name) {
            if (name != "affine" && name != "series")
              throw CLI::ValidationError("--numbering", "must be affine or series");
            deck_args_.wish.numbering =
                name == "series" ? Numbering::series : Numbering::affine;
          },
          "affine, or series: first the cards that share symbol 1")
      ->type_name("NAME")
      ->default_str("affine");
  command->add_flag("--json", deck_args_.json, "print one JSON document");
  command->add_flag("-q,--quiet", deck_args_.quiet, "print no notices");
  command->add_flag("--equations", deck_args_.equations,
                    "say which line of the plane each card is");
  command->callback([this] {
    if (!deck_args_.wish.symbols && !deck_args_.wish.per_card && !deck_args_.wish.cards)
      throw CLI::RequiredError("One of --per-card, --symbols and --cards");
    if (deck_args_.equations &&
        (deck_args_.json || deck_args_.wish.numbering == Numbering::series))
      throw CLI::ValidationError("--equations",
                                 "goes neither with --json nor with --numbering series");
  });
  command->footer("For example:  onematch deck --per-card 6 --cards 30");
  return command;
}

CLI::App* DeckOptions::add_test_sheet(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("test-sheet", "Make a sheet to measure the printer with");
  command->add_option("-p,--paper", test_sheet_args_.paper, "the paper to measure with")
      ->type_name("P")
      ->capture_default_str();
  command
      ->add_option_function<std::string>(
          "--flip",
          [this](const std::string& edge) {
            if (edge != "long_edge" && edge != "short_edge")
              throw CLI::ValidationError("--flip", "must be long_edge or short_edge");
            test_sheet_args_.flip =
                edge == "long_edge" ? Flip::long_edge : Flip::short_edge;
          },
          "how the printer turns the sheet: long_edge or short_edge")
      ->type_name("EDGE")
      ->default_str("long_edge");
  add_output(*command, test_sheet_args_.output_folder,
             "folder for test-sheet.pdf; without it the current one");
  command->footer("For example:  onematch test-sheet --paper Letter");
  return command;
}

BuildArgs DeckOptions::Build::result() const {
  BuildArgs finished = args;
  if (seed) finished.settings.push_back("seed=" + *seed);
  return finished;
}

std::optional<DeckCommand> DeckOptions::result() const {
  if (new_->parsed()) return new_args_;
  if (build_->parsed()) return build_args_.result();
  if (check_->parsed()) return check_args_.result();
  if (plan_->parsed()) return plan_args_;
  if (deck_->parsed()) return deck_args_;
  if (test_sheet_->parsed()) return test_sheet_args_;
  if (templates_->parsed()) return TemplatesArgs{};
  if (symbols_->parsed()) return SymbolsArgs{};
  return {};
}

}  // namespace onematch
