#include "cli/args.hpp"

#include <filesystem>

#include "core/error.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

std::string refusal(const std::vector<std::string>& args) {
  try {
    parse_args(args);
  } catch (const UsageError& error) {
    return describe(error);
  }
  return "";
}

template <class Args>
Args parsed(const std::vector<std::string>& args) {
  const Command command = parse_args(args);
  REQUIRE(std::holds_alternative<Args>(command));
  return std::get<Args>(command);
}

}  // namespace

TEST_CASE("build takes many files and every option", "[cli]") {
  const auto args = parsed<BuildArgs>({"build", "a.yaml", "b", "-", "-o", "out", "-j",
                                       "3", "--seed", "7", "--set", "card.size=70 mm",
                                       "--set", "title=x=y", "--json", "-q", "--strict"});
  CHECK(args.files == std::vector<std::string>{"a.yaml", "b", "-"});
  CHECK(args.output_folder == "out");
  CHECK(args.threads == 3);
  CHECK(args.settings ==
        std::vector<std::string>{"card.size=70 mm", "title=x=y", "seed=7"});
  CHECK(args.json);
  CHECK(args.quiet);
  CHECK(args.strict);
  CHECK(args.write);
}

TEST_CASE("options may stand before the files and between them", "[cli]") {
  const auto args = parsed<BuildArgs>({"build", "--set", "seed=2", "a.yaml", "-q", "b"});
  CHECK(args.files == std::vector<std::string>{"a.yaml", "b"});
  CHECK(args.settings == std::vector<std::string>{"seed=2"});
}

TEST_CASE("check is a build that writes nothing", "[cli]") {
  const auto args = parsed<BuildArgs>({"check", "a.yaml"});
  CHECK_FALSE(args.write);
  CHECK(args.threads >= 1);
  CHECK_FALSE(args.output_folder);
}

TEST_CASE("deck, new and the lists are understood", "[cli]") {
  const auto deck =
      parsed<DeckArgs>({"deck", "--per-card", "8", "--cards", "55", "--json"});
  CHECK(deck.wish.per_card == CountRange{8, 8});
  CHECK(deck.wish.cards == 55u);
  CHECK(deck.json);
  CHECK(deck.wish.numbering == Numbering::affine);
  CHECK(parsed<DeckArgs>({"deck", "-k", "3", "--numbering", "series"}).wish.numbering ==
        Numbering::series);
  const auto plan = parsed<PlanArgs>({"plan", "-s", "57", "-k", "6-8", "-c", "20"});
  CHECK(plan.wish.symbols == 57u);
  CHECK(plan.wish.per_card == CountRange{6, 8});
  CHECK(plan.wish.cards == 20u);
  CHECK_FALSE(plan.json);
  CHECK_FALSE(parsed<PlanArgs>({"plan"}).wish.symbols);
  CHECK(parsed<NewArgs>({"new", "animals"}).base == "classic");
  CHECK(parsed<NewArgs>({"new", "animals", "--template", "kids"}).base == "kids");
  const auto sheet = parsed<TestSheetArgs>(
      {"test-sheet", "--paper", "Letter", "--flip", "short_edge", "-o", "out"});
  CHECK(sheet.paper == "Letter");
  CHECK(sheet.flip == Flip::short_edge);
  CHECK(sheet.output_folder == "out");
  CHECK(parsed<TestSheetArgs>({"test-sheet"}).paper == "A4");
  CHECK(parsed<TestSheetArgs>({"test-sheet"}).flip == Flip::long_edge);
  parsed<TemplatesArgs>({"templates"});
  parsed<SymbolsArgs>({"symbols"});
}

TEST_CASE("help and version are texts to print", "[cli]") {
  CHECK(parsed<PrintArgs>({"--version"}).text == "onematch 0.1.0\n");
  CHECK_THAT(parsed<PrintArgs>({"--help"}).text, ContainsSubstring("build"));
  const std::string help = parsed<PrintArgs>({"build", "--help"}).text;
  for (const char* option :
       {"--output", "--jobs", "--seed", "--set", "--json", "--quiet", "--strict", "FILE"})
    CHECK_THAT(help, ContainsSubstring(option));
}

TEST_CASE("a wrong command line is told in a line", "[cli]") {
  CHECK(refusal({"biuld", "a.yaml"}) ==
        "error: no command named 'biuld'\n  hint: did you mean 'build'?\n");
  CHECK(refusal({"frobnicate"}) ==
        "error: no command named 'frobnicate'\n  hint: onematch --help lists them\n");
  const std::string hint = "\n  hint: 'onematch COMMAND --help' tells what it takes\n";
  CHECK(refusal({"build", "a", "-j", "0"}) ==
        "error: --jobs: must be a whole number from 1 to 256, not '0'" + hint);
  CHECK(
      refusal({"deck", "--per-card", "eight"}) ==
      "error: --per-card: must be a whole number from 2 to 1,000,000, or a range such as "
      "6-8, not 'eight'" +
          hint);
  CHECK(refusal({"deck"}) ==
        "error: One of --per-card, --symbols and --cards is required" + hint);
  CHECK(refusal({"deck", "-k", "8", "--numbering", "other"}) ==
        "error: --numbering: must be affine or series" + hint);
  CHECK(refusal({"build", "a", "-o", ""}) ==
        "error: --output: the folder's name is empty" + hint);
  CHECK(refusal({"build"}) == "error: FILE is required" + hint);
  for (const std::vector<std::string>& args :
       {std::vector<std::string>{},
        {"build"},
        {"build", "a", "--nonsense"},
        {"build", "a", "-j", "0"},
        {"build", "a", "-j", "many"},
        {"build", "a", "--set"},
        {"check", "a", "-o", "out"},
        {"deck"},
        {"deck", "--per-card", "eight"},
        {"deck", "--per-card", "1"},
        {"deck", "-k", "8", "--cards", "0"},
        {"deck", "-k", "8", "--numbering", "other"},
        {"new"},
        {"new", "a", "b"},
        {"templates", "x"}}) {
    std::string line;
    for (const std::string& arg : args) line += arg + " ";
    INFO("onematch " << line);
    CHECK_THAT(refusal(args), ContainsSubstring("error: "));
  }
}

TEST_CASE("in the folder of a deck a missing file may be '.'", "[cli]") {
  const ScratchFolder folder;
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(folder.path());
  const std::string hint = "\n  hint: 'onematch COMMAND --help' tells what it takes\n";
  CHECK(refusal({"build"}) == "error: FILE is required" + hint);
  make_file(folder / "deck.yaml", "");
  for (const char* command : {"build", "check"})
    CHECK(refusal({command}) == "error: FILE is required, or '.' for this folder" + hint);
  CHECK(refusal({"odds"}) == "error: VARIANT is required" + hint);
  std::filesystem::current_path(before);
}
