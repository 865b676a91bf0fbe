// What people get wrong on the command line and in their folders, and what they are told.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;
namespace fs = std::filesystem;

namespace {

const std::string words = "symbols: {text: [ace, bee, cat, dog, eel, fox, gnu]}\n";
const std::string help = "\n  hint: 'onematch COMMAND --help' tells what it takes\n";

std::string in(const ScratchFolder& folder, const std::string& name) {
  return (folder / name).string();
}

/// The file of that name with that text.
std::string made(const ScratchFolder& folder, const std::string& name,
                 const std::string& text) {
  make_file(folder / name, text);
  return in(folder, name);
}

/// What is said of a command line that ends with `code`, and makes nothing.
std::string complaint(int code, const std::vector<std::string>& args) {
  const Ran ran = run_program(args);
  CHECK(ran.code == code);
  CHECK(ran.out.empty());
  return ran.err;
}

}  // namespace

TEST_CASE("a seed or setting of the wrong form is a wrong command line", "[cli]") {
  const ScratchFolder folder;
  const std::string deck = made(folder, "deck.yaml", words);
  for (const char* command : {"build", "check"}) {
    for (const std::string seed : {"abc", "-1", "1.5", ""})
      CHECK(complaint(2, {command, deck, "--seed", seed}) ==
            "error: --seed: must be a whole number from 0 to 9,223,372,036,854,775,807, "
            "not '" +
                seed + "'" + help);
    for (const std::string setting : {"scatter.clearance", "=3", ""})
      CHECK(complaint(2, {command, deck, "--set", setting}) ==
            "error: --set: must be a key, '=' and its value, such as 'card.size=70 mm', "
            "not '" +
                setting + "'" + help);
  }
  CHECK(folder.names() == std::vector<std::string>{"deck.yaml"});
}

TEST_CASE("settings that no project takes are a wrong command line", "[cli]") {
  const ScratchFolder folder;
  const std::string deck = made(folder, "deck.yaml", words);
  CHECK(complaint(2, {"check", deck, "--set", "scatter.clearence=3"}) ==
        "--set scatter.clearence=3: error: unknown key 'clearence' in 'scatter'\n"
        "  hint: did you mean 'clearance'?\n");
  CHECK(complaint(2, {"check", deck, "--set", "card.shape=round"}) ==
        "--set card.shape=round: error: 'shape' must be circle, square, rectangle or "
        "hexagon, not 'round'\n"
        "  hint: did you mean 'circle'?\n");
  CHECK(complaint(2, {"check", deck, "--set", "title=Farm: animals"}) ==
        "--set title=Farm: animals: error: 'title' must be text, not a group of keys\n"
        "  hint: put the value in quotes: --set 'title=\"Farm: animals\"'\n");
  CHECK(run_program({"check", deck, "--set", "title=\"Farm: animals\""}).code == 0);
}

TEST_CASE("a mistake in a file, or a deck that can't be, is no wrong command line",
          "[cli]") {
  const ScratchFolder folder;
  const std::string deck = made(folder, "deck.yaml", words);
  const std::string wrong = made(folder, "wrong.yaml", words + "sed: 1\n");
  CHECK_THAT(complaint(1, {"check", wrong, "--set", "scatter.clearence=3"}),
             ContainsSubstring("unknown key 'sed'"));
  CHECK_THAT(complaint(1, {"check", deck, "--set", "scatter.edge=45 mm"}),
             StartsWith("--set scatter.edge=45 mm: error: a card of 85 mm has no room"));
  CHECK(run_program({"check", deck, wrong, "--set", "titel=A"}).code == 1);
  CHECK(run_program({"check", deck, deck, "--set", "titel=A"}).code == 2);
}

TEST_CASE("an unknown option in the command's place is named", "[cli]") {
  for (const std::string option : {"--nope", "-q", "--json"})
    CHECK(complaint(2, {option, "build", "deck.yaml"}) ==
          "error: no option named '" + option +
              "'\n  hint: a command comes first, its options after it; onematch --help "
              "lists commands\n");
  for (const char* option : {"--help", "-h", "--version"})
    CHECK(run_program({option}).code == 0);
}

TEST_CASE("the folder of pictures that somebody builds is told what it lacks", "[cli]") {
  const ScratchFolder folder;
  const std::string svg =
      "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0,0'/></svg>";
  for (const char* name : {"a.svg", "b.PNG", "c.jpg", ".hidden.png", "notes.txt"})
    make_file(folder / name, svg);
  const std::string said = folder.path().string() +
                           ": error: this folder has 3 pictures, but no deck.yaml\n"
                           "  hint: put a file deck.yaml there, with the line 'symbols: "
                           "./'\n";
  CHECK(complaint(1, {"build", folder.path().string()}) == said);
  CHECK(complaint(1, {"build", in(folder, "deck.yaml")}) == said);
  CHECK_THAT(complaint(1, {"build", in(folder, "farm.yaml")}),
             StartsWith(in(folder, "farm.yaml") + ": error: there is no such file\n"));
  const std::string old_name = made(folder, "deck.yml", words);
  CHECK(complaint(1, {"build", folder.path().string()}) ==
        folder.path().string() +
            ": error: this folder has a deck.yml, but no deck.yaml\n"
            "  hint: rename it, or write onematch build " +
            old_name + "\n");
  CHECK(run_program({"check", old_name}).code == 0);
}

TEST_CASE("a folder without deck.yaml is told of the projects in it", "[cli]") {
  const ScratchFolder folder;
  const std::string path = folder.path().string();
  const std::string start =
      in(folder, "deck.yaml") + ": error: there is no such file\n  hint: ";
  made(folder, "sums.yaml", words);
  make_file(folder / "a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
  CHECK(complaint(1, {"check", path}) ==
        start + "did you mean '" + in(folder, "sums.yaml") + "'?\n");
  made(folder, "words.yaml", words);
  CHECK(complaint(1, {"check", path}) ==
        start + in(folder, "*.yaml") + " stands for the 2 that are there\n");
  CHECK(complaint(1, {"check", in(folder, "sum.yaml")}) ==
        in(folder, "sum.yaml") +
            ": error: there is no such file\n  hint: did you mean '" +
            in(folder, "sums.yaml") + "'?\n");
}

TEST_CASE("the line that a folder of pictures is told to have makes a deck", "[cli]") {
  const ScratchFolder folder;
  for (const auto& item :
       fs::directory_iterator(fs::path(ONEMATCH_SOURCE_DIR) / "symbols" / "animals"))
    if (folder.names().size() < 7)
      fs::copy(item.path(), folder / item.path().filename().string());
  make_file(folder / "deck.yaml", "symbols: ./\n");
  CHECK(run_program({"check", "-q", folder.path().string()}).code == 0);
}

TEST_CASE("a deck of its own folder is not made of what it became", "[cli]") {
  const ScratchFolder folder;
  for (const auto& item :
       fs::directory_iterator(fs::path(ONEMATCH_SOURCE_DIR) / "symbols" / "animals"))
    if (folder.names().size() < 7)
      fs::copy(item.path(), folder / item.path().filename().string());
  make_file(folder / "deck.yaml", "symbols: ./\noutputs: [pdf, png, cut_svg, cut_dxf]\n");
  const Ran first = run_program({"build", folder.path().string()});
  CHECK(first.code == 0);
  const std::vector<std::string> names = folder.names();
  for (const char* name : {"deck.pdf", "deck-01.png", "deck.cut-1.svg", "deck.cut-1.dxf"})
    CHECK(std::count(names.begin(), names.end(), name) == 1);
  const Ran second = run_program({"build", folder.path().string()});
  CHECK(second.code == 0);
  CHECK(second.err == first.err);
  CHECK(second.out == first.out);
  CHECK(folder.names() == names);
}

TEST_CASE("a picture that is only called as a sheet is not passed over", "[cli]") {
  const ScratchFolder folder;
  const std::string own =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>"
      "<circle cx='4' cy='4' r='4'/></svg>";
  make_file(folder / "deck.cut.svg", own);
  const std::string deck =
      made(folder, "deck.yaml", "symbols: [./, {text: [ace, bee]}]\noutputs: cut_svg\n");
  CHECK_THAT(complaint(1, {"build", deck}), ContainsSubstring("would overwrite"));
  CHECK(contents_of(folder / "deck.cut.svg") == own);
}

TEST_CASE("a picture is no project, whatever its name", "[cli]") {
  const ScratchFolder folder;
  for (const std::string start : {"\xFF\xD8\xFF\xE0", "\x89PNG\r\n\x1A\n", "GIF89a",
                                  "II*", "BM", "\x1F\x8B", "<svg xmlns='x'/>"}) {
    const std::string file = made(folder, "cow", start + std::string(20, '\0'));
    CHECK(
        complaint(1, {"build", file}) ==
        file +
            ": error: this is a picture, not a project\n"
            "  hint: put a file deck.yaml beside your pictures, with the line 'symbols: "
            "./', and build their folder\n");
  }
  CHECK(run_program({"check", made(folder, "cow.png", words)}).code == 0);
}

TEST_CASE("an error in a shared template is said once in a batch", "[cli]") {
  const ScratchFolder folder;
  const std::string base = made(folder, "base.yaml", "card: {bordr: 1}\n");
  std::vector<std::string> args{"check", "--json"};
  for (const char* name : {"a.yaml", "b.yaml", "c.yaml"})
    args.push_back(made(folder, name, "extends: base.yaml\n" + words));
  args.push_back(made(folder, "d.yaml", "extends: base.yaml\nsed: 1\n" + words));
  const Ran ran = run_program(args);
  CHECK(ran.code == 1);
  CHECK(ran.err == base + ":1:8: error: unknown key 'bordr' in 'card'\n" +
                       "  hint: did you mean 'border'?\n" + in(folder, "d.yaml") +
                       ":2:1: error: unknown key 'sed'\n  hint: did you mean 'seed'?\n" +
                       "4 of 4 decks could not be made:\n  " + in(folder, "a.yaml") +
                       "\n  " + in(folder, "b.yaml") + "\n  " + in(folder, "c.yaml") +
                       "\n  " + in(folder, "d.yaml") + "\n");
  const auto json = nlohmann::json::parse(ran.out)["decks"];
  REQUIRE(json.size() == 4);
  for (const auto& deck : json) CHECK(deck["problems"].size() >= 1);
}

TEST_CASE("a warning of a shared template is said for each deck", "[cli]") {
  const ScratchFolder folder;
  const std::string base =
      made(folder, "base.yaml", "symbols: {text: [ace, Ace, bee, cat, dog, eel, fox]}\n");
  std::vector<std::string> args{"check"};
  for (const char* name : {"a.yaml", "b.yaml"})
    args.push_back(made(folder, name, "extends: base.yaml\n"));
  const auto times_said = [&](const std::string& severity) {
    const std::string err = run_program(args).err;
    INFO(err);
    const std::string start = base + ":1:23: " + severity + ": ";
    const std::size_t first = err.find(start);
    REQUIRE(first != std::string::npos);
    const std::string line = err.substr(first, err.find('\n', first) - first);
    const std::size_t second = err.find(line, first + 1);
    return second == std::string::npos ? 1 : 2;
  };
  CHECK(times_said("warning") == 2);
  args.push_back("--strict");
  CHECK(times_said("error") == 2);
}

TEST_CASE("what is wrong with one symbol does not hide another", "[cli]") {
  const ScratchFolder folder;
  const std::string deck = made(folder, "deck.yaml",
                                "symbols: [nope/, {library: foxx}, {text: "
                                "\U0001F9FF\u0378}, cow.png, {table: a.csv}]\n");
  const std::string said = complaint(1, {"check", deck});
  for (const char* problem : {":1:11: error: no file or folder 'nope/'\n",
                              ":1:28: error: no bundled symbol or group named 'foxx'\n",
                              ":1:42: error: ", "error: no file or folder 'cow.png'\n",
                              "error: no file 'a.csv'\n"}) {
    INFO(problem);
    CHECK_THAT(said, ContainsSubstring(deck) && ContainsSubstring(problem));
  }
  make_file(folder / "a.csv", "name,text\nace,\"A\n");
  CHECK_THAT(complaint(1, {"check", deck}),
             ContainsSubstring("a.csv:2") && ContainsSubstring("'nope/'"));
}

TEST_CASE("what is wrong with keys does not hide missing symbols", "[cli]") {
  const ScratchFolder folder;
  const std::string deck =
      made(folder, "deck.yaml",
           "symbols: [nope/, {library: foxx}]\nback: {text: A, symbol: cow}\n");
  CHECK(
      complaint(1, {"check", deck}) ==
      deck +
          ":2:25: error: a back shows a 'text' or a 'symbol' in its middle, not both\n" +
          deck +
          ":1:11: error: no file or folder 'nope/'\n  hint: it was looked for in "
          "the folder '" +
          folder.path().string() + "'\n" + deck +
          ":1:28: error: no bundled symbol or group named 'foxx'\n"
          "  hint: did you mean 'fox'?\n");
}

TEST_CASE("a misspelt template file is told its right name", "[cli]") {
  const ScratchFolder folder;
  fs::create_directory(folder / "tpl");
  make_file(folder / "tpl" / "base.yaml", "title: Base\n");
  const std::string deck = made(folder, "deck.yaml", "extends: tpl/bass.yaml\n" + words);
  CHECK(complaint(1, {"check", deck}) ==
        deck + ":1:10: error: cannot read " + in(folder, "tpl/bass.yaml") +
            ": No such file or directory\n  hint: did you mean 'tpl/base.yaml'?\n");
}

TEST_CASE("a decimal comma in braces is told as one", "[cli]") {
  const ScratchFolder folder;
  const std::string deck =
      made(folder, "deck.yaml", words + "scatter: {clearance: 1,5 mm}\n");
  CHECK(complaint(1, {"check", deck}) ==
        deck +
            ":2:24: error: the comma starts another key here, '5 mm'\n"
            "  hint: write decimals with a point, such as 1.5 mm\n");
}

TEST_CASE("the edge that a hint names is one that works", "[cli]") {
  const ScratchFolder folder;
  const std::string deck = made(folder, "deck.yaml", words);
  const std::string said = complaint(1, {"check", deck, "--set", "scatter.edge=45 mm"});
  CHECK_THAT(said, Catch::Matchers::EndsWith(
                       "hint: try an edge of at most 39.4 mm, or a larger card\n"));
  CHECK(run_program({"check", deck, "--set", "scatter.edge=39.4 mm"}).code == 0);
}

TEST_CASE("plan and deck say in JSON, too, that there is nothing", "[cli]") {
  for (const auto& [command, list] :
       {std::pair("plan", "decks"), std::pair("deck", "cards")}) {
    const Ran ran = run_program({command, "--per-card", "200", "--json"});
    CHECK(ran.code == 1);
    CHECK_THAT(ran.err, StartsWith("error: no deck with 200 symbols a card is known\n"));
    const auto json = nlohmann::json::parse(ran.out);
    CHECK(json[list].empty());
    REQUIRE(json["problems"].size() == 1);
    CHECK(json["problems"][0]["message"] == "no deck with 200 symbols a card is known");
  }
}

TEST_CASE("commands that print notices take -q", "[cli]") {
  std::string dice;
  for (int i = 0; i < 6; ++i) dice += "6 6\n";
  CHECK(run_program({"play", "willughby", "-q", "--dice", "-"}, dice).err.empty());
  const std::vector<std::string> decoys{"deck", "-c", "3", "-k", "5"};
  std::vector<std::string> quiet = decoys;
  quiet.emplace_back("--quiet");
  CHECK_THAT(run_program(decoys).err, StartsWith("notice: 9 symbols are on one card"));
  CHECK(run_program(quiet).err.empty());
  CHECK(run_program(quiet).out == run_program(decoys).out);
}
