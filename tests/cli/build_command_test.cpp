#include <sys/stat.h>

#include <nlohmann/json.hpp>

#include "support/command.hpp"
#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;
namespace fs = std::filesystem;

namespace {

/// Thirteen words: four on a card. Words need no other file.
const std::string words =
    "symbols:\n"
    "  - text: [ace, bee, cat, dog, eel, fox, gnu, hen, ibis, jay, koi, lynx, mole]\n";

std::string pdf_head(const fs::path& file) {
  return contents_of(file).substr(0, 5);
}

fs::path write(const ScratchFolder& folder, const fs::path& name,
               const std::string& text) {
  const fs::path file = folder.path() / name;
  fs::create_directories(file.parent_path());
  make_file(file, text);
  return file;
}

}  // namespace

TEST_CASE("a build writes the PDF beside its file and says what it made", "[cli]") {
  const ScratchFolder folder;
  const std::string file = write(folder, "words.yaml", words).string();
  const Ran ran = run_program({"build", file});
  CHECK(ran.err.empty());
  REQUIRE(ran.code == 0);
  const std::string pdf = (folder.path() / "words.pdf").string();
  CHECK(pdf_head(pdf) == "%PDF-");
  CHECK(folder.names() == std::vector<std::string>{"words.pdf", "words.yaml"});
  CHECK_THAT(ran.out,
             StartsWith(pdf + ": 3 sheets of A4\n"
                              "  6 cards of 85 mm fit on a sheet; 8 would at 78.4 mm\n"
                              "  13 cards of 4 symbols, 13 symbols in all, each on "
                              "4 cards\n"
                              "  each of the 78 pairs of cards shares exactly "
                              "one symbol\n"
                              "  symbols are at least "));
}

TEST_CASE("check says the same and writes nothing", "[cli]") {
  const ScratchFolder folder;
  const std::string file = write(folder, "words.yaml", words).string();
  const Ran ran = run_program({"check", file});
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  CHECK_THAT(ran.out, StartsWith(file + ": 3 sheets of A4\n"));
  CHECK(folder.names() == std::vector<std::string>{"words.yaml"});
}

TEST_CASE("a folder means its deck.yaml and with --output its PDF has the folder's name",
          "[cli]") {
  const ScratchFolder folder;
  write(folder, "animals/deck.yaml", words);
  const std::string project = (folder.path() / "animals").string();
  CHECK(run_program({"build", project}).code == 0);
  CHECK(fs::exists(folder.path() / "animals/deck.pdf"));
  const std::string out = (folder.path() / "new/out").string();
  CHECK(run_program({"build", project + "/", "-o", out}).code == 0);
  CHECK(fs::exists(out + "/animals.pdf"));
}

TEST_CASE("standard input is a project too", "[cli]") {
  const ScratchFolder folder;
  const Ran ran = run_program({"build", "-", "-o", folder.path().string()}, words);
  CHECK(ran.code == 0);
  CHECK(fs::exists(folder.path() / "deck.pdf"));
  CHECK(run_program({"check", "-"}, "symbols: [").err.substr(0, 15) == "standard input:");
}

TEST_CASE("a batch goes on after a failure and lists it at the end", "[cli]") {
  const ScratchFolder folder;
  const std::string good = write(folder, "good.yaml", words).string();
  const std::string bad = write(folder, "bad.yaml", "symbols: [{text: a}]").string();
  const std::string none = (folder.path() / "none.yaml").string();
  const std::string last = write(folder, "last.yaml", words).string();
  const Ran ran = run_program({"build", good, bad, none, last});
  CHECK(ran.code == 1);
  CHECK(fs::exists(folder.path() / "good.pdf"));
  CHECK(fs::exists(folder.path() / "last.pdf"));
  CHECK_FALSE(fs::exists(folder.path() / "bad.pdf"));
  CHECK(ran.err == bad +
                       ":1:10: error: the smallest deck needs 3 symbols, and there is 1\n"
                       "  hint: add 2 symbols\n" +
                       none +
                       ": error: there is no such file\n"
                       "  hint: 'onematch new NAME' makes a folder to start from\n"
                       "2 of 4 decks could not be made:\n  " +
                       bad + "\n  " + none + "\n");
}

TEST_CASE("a failed build leaves the old PDF as it was", "[cli]") {
  const ScratchFolder folder;
  const std::string file = write(folder, "deck.yaml", "symbols: nothing/").string();
  write(folder, "deck.pdf", "the old one");
  CHECK(run_program({"build", file}).code == 1);
  CHECK(contents_of(folder.path() / "deck.pdf") == "the old one");
  CHECK(folder.names() == std::vector<std::string>{"deck.pdf", "deck.yaml"});
}

TEST_CASE("an unwritable target is told", "[cli]") {
  const ScratchFolder folder;
  const std::string file = write(folder, "deck.yaml", words).string();
  fs::create_directory(folder.path() / "deck.pdf");
  const Ran ran = run_program({"build", file});
  CHECK(ran.code == 1);
  CHECK(ran.err == file + ": error: cannot write " +
                       (folder.path() / "deck.pdf").string() + ": Is a directory\n");
  write(folder, "file", "");
  const std::string out = (folder.path() / "file").string();
  CHECK(run_program({"build", file, "-o", out}).err ==
        "error: cannot make the folder " + out + ": Not a directory\n");
}

TEST_CASE("two files that would become one are refused before any work", "[cli]") {
  const ScratchFolder folder;
  write(folder, "a/deck.yaml", words);
  write(folder, "b/deck.yaml", words);
  const std::string a = (folder.path() / "a/deck.yaml").string();
  const std::string b = (folder.path() / "b/deck.yaml").string();
  const Ran ran = run_program({"build", a, b, "-o", folder.path().string()});
  CHECK(ran.code == 2);
  CHECK(ran.err == "error: '" + a + "' and '" + b + "' would both become " +
                       (folder.path() / "deck").string() +
                       "\n  hint: build them one by one, each with an --output of its "
                       "own\n");
  CHECK_FALSE(fs::exists(folder.path() / "deck.pdf"));
}

TEST_CASE(
    "the option --json is one document on standard output, the rest on standard error",
    "[cli]") {
  const ScratchFolder folder;
  const std::string good = write(folder, "good.yaml", words).string();
  const std::string bad = write(folder, "bad.yaml", "symbols: [{text: a}]").string();
  const Ran ran = run_program({"build", good, bad, "--json"});
  CHECK(ran.code == 1);
  const auto json = nlohmann::json::parse(ran.out);
  REQUIRE(json["decks"].size() == 2);
  const auto& made = json["decks"][0];
  CHECK(made["file"] == good);
  CHECK(made["made"] == true);
  CHECK(made["pdf"] == (folder.path() / "good.pdf").string());
  CHECK(made["files"] == nlohmann::json({(folder.path() / "good.pdf").string()}));
  CHECK(made["cards"] == 13);
  CHECK(made["symbols"] == 13);
  CHECK(made["symbols_per_card"] == nlohmann::json({4, 4}));
  CHECK(made["matches"] == 1);
  CHECK(made["decoys"] == 0);
  CHECK(made["uses"] == nlohmann::json({4, 4}));
  CHECK(made["pairs_checked"] == 78);
  CHECK(made["least_clearance_mm"] >= 1.5);
  CHECK(made["least_edge_mm"] >= 3.0);
  CHECK(made["sheets"] == 3);
  CHECK(made["paper"] == "A4");
  CHECK(made["problems"].empty());
  const auto& failed = json["decks"][1];
  CHECK(failed["made"] == false);
  CHECK_FALSE(failed.contains("files"));
  CHECK(failed["problems"][0] ==
        nlohmann::json{{"severity", "error"},
                       {"message", "the smallest deck needs 3 symbols, and there is 1"},
                       {"file", bad},
                       {"line", 1},
                       {"column", 10},
                       {"hint", "add 2 symbols"}});
  CHECK_THAT(ran.err, ContainsSubstring("13 cards of 4 symbols"));
}

TEST_CASE("spare symbols are named in a notice, and -q keeps quiet about them", "[cli]") {
  const ScratchFolder folder;
  const std::string file =
      write(folder, "deck.yaml", "symbols: [{text: [ace, bee, cat, dog, eel]}]").string();
  const Ran ran = run_program({"check", file});
  CHECK(ran.code == 0);
  CHECK(ran.err ==
        file +
            ":1:10: notice: 2 symbols are left over: dog, eel\n"
            "  hint: 2 more would make 7 cards of 3; onematch plan --symbols 5 lists "
            "what else they can make\n");
  const Ran strict = run_program({"check", "--strict", file});
  CHECK(strict.code == 0);
  const Ran quiet = run_program({"check", "-q", file});
  CHECK(quiet.code == 0);
  CHECK(quiet.err.empty());
  CHECK(quiet.out.empty());
}

TEST_CASE("too few cards for their symbols are refused with the way out", "[cli]") {
  const ScratchFolder folder;
  const std::string file =
      write(folder, "deck.yaml", words + "deck: {symbols_per_card: 4, cards: 3}\n")
          .string();
  make_file(folder / "deck.pdf", "the old one");
  const Ran ran = run_program({"build", file});
  CHECK(ran.code == 1);
  CHECK_THAT(ran.err, StartsWith(file + ":3:36: error: no deck of 3 cards with 4 symbols "
                                        "a card and no decoys can be made of 13 "
                                        "symbols\n  hint: "));
  CHECK_THAT(ran.err, ContainsSubstring("deck: {symbols_per_card: 4, cards: 5}"));
  CHECK(contents_of(folder / "deck.pdf") == "the old one");
}

TEST_CASE("symbols, card and pictures are looked at in one run", "[cli]") {
  const std::string project =
      "symbols: [none.png, {library: foxx}, {text: [a, b, c], font: Nope}]\n"
      "card: {size: 700 mm, background: none.jpg}\n";
  const Ran ran = run_program({"check", "-"}, project);
  CHECK(ran.code == 1);
  CHECK(
      ran.err ==
      "standard input:1:11: error: no file or folder 'none.png'\n"
      "  hint: it was looked for in the folder '" +
          std::filesystem::current_path().string() +
          "'\n"
          "standard input:1:31: error: no bundled symbol or group named 'foxx'\n"
          "  hint: did you mean 'fox'?\n"
          "standard input:2:14: error: a card of 700 mm does not fit in the 200 x 287 mm "
          "inside the margins\n"
          "  hint: use a card of at most 200 mm, or larger paper\n"
          "standard input:2:34: error: cannot read none.jpg: No such file or "
          "directory\n"
          "standard input:1:62: error: the font 'Nope' is not installed\n"
          "  hint: install it, or name its file under 'fonts'\n");
}

TEST_CASE("a font that is not there is told once", "[cli]") {
  const Ran ran =
      run_program({"check", "-"}, "symbols: [{text: [a, b, c, d], font: Nope}]\n");
  CHECK(ran.code == 1);
  CHECK(ran.err.find("Nope") == ran.err.rfind("Nope"));
}

TEST_CASE("a border counts as ink", "[cli]") {
  const Ran ran =
      run_program({"check", "-"}, words + "card: {border: {width: 6 mm, color: teal}}\n");
  CHECK(ran.code == 0);
  CHECK_THAT(ran.out, ContainsSubstring("apart and 7.5 mm from the edge"));
}

TEST_CASE("a pipe among the pictures is told, not waited for", "[cli]") {
  const ScratchFolder folder;
  REQUIRE(mkfifo((folder / "pipe.png").c_str(), 0600) == 0);
  const std::string file =
      write(folder, "deck.yaml", words + "card: {background: pipe.png}\n").string();
  CHECK(run_program({"check", file}).err ==
        file + ":3:20: error: cannot read pipe.png: it is no plain file\n");
}

TEST_CASE("a PDF never takes the place of a project", "[cli]") {
  const ScratchFolder folder;
  const std::string odd = write(folder, "deck.pdf", words).string();
  const Ran ran = run_program({"build", odd});
  CHECK(ran.code == 2);
  CHECK(ran.err ==
        "error: the PDF " + odd + " would overwrite the project " + odd + "\n");
  const std::string file = write(folder, "o.yaml", words).string();
  fs::create_symlink("o.yaml", folder / "o.pdf");
  CHECK(run_program({"build", file}).code == 2);
  CHECK(contents_of(folder / "o.yaml") == words);
  CHECK(contents_of(folder / "deck.pdf") == words);
}

TEST_CASE("the options --seed and --set change this run only", "[cli]") {
  const ScratchFolder folder;
  const std::string file = write(folder, "deck.yaml", words).string();
  const std::string pdf = (folder.path() / "deck.pdf").string();
  REQUIRE(run_program({"build", file}).code == 0);
  const std::string first = contents_of(pdf);
  REQUIRE(run_program({"build", file, "--seed", "2"}).code == 0);
  CHECK(contents_of(pdf) != first);
  const Ran ran = run_program({"build", file, "--set", "sheet.paper=A3"});
  CHECK_THAT(ran.out, ContainsSubstring("1 sheet of A3"));
  REQUIRE(run_program({"build", file}).code == 0);
  CHECK(contents_of(pdf) == first);
}

TEST_CASE("SOURCE_DATE_EPOCH dates the PDF", "[cli]") {
  const ScratchFolder folder;
  const std::string file = write(folder, "deck.yaml", words).string();
  setenv("SOURCE_DATE_EPOCH", "1700000000", 1);
  CHECK(run_program({"build", file}).code == 0);
  CHECK_THAT(output_of("pdfinfo -isodates " + (folder.path() / "deck.pdf").string()),
             ContainsSubstring("2023-11-14T22:13:20"));
  setenv("SOURCE_DATE_EPOCH", "yesterday", 1);
  const Ran ran = run_program({"build", file});
  unsetenv("SOURCE_DATE_EPOCH");
  CHECK(ran.code == 1);
  CHECK(ran.err ==
        "error: SOURCE_DATE_EPOCH is no number of seconds since 1970: 'yesterday'\n");
}

TEST_CASE("a deck of a batch has the bytes that it has alone", "[cli]") {
  const ScratchFolder folder;
  write(folder, "one/deck.yaml", "symbols: [{library: animals}]\n");
  // The same drawings in another order, one of them from a copy; and words.
  const std::string mixed =
      "symbols: [{library: [owl, fox, bee]}, {text: [Moo, Baa]}, copy.svg, {library: "
      "crab}]\n";
  write(folder, "two/deck.yaml", mixed);
  write(folder, "three/deck.yaml", mixed);
  for (const char* name : {"two/copy.svg", "three/copy.svg"})
    fs::copy_file(fs::path(ONEMATCH_SOURCE_DIR) / "symbols/animals/cow.svg",
                  folder.path() / name);
  const auto path = [&](const std::string& name) {
    return (folder.path() / name).string();
  };
  REQUIRE(run_program({"build", "-j", "4", path("one"), path("two"), path("three"), "-o",
                       path("batch")})
              .code == 0);
  for (const std::string name : {"one", "two", "three"}) {
    REQUIRE(run_program({"build", "-j", "1", path(name), "-o", path("alone")}).code == 0);
    CHECK(contents_of(path("batch/" + name + ".pdf")) ==
          contents_of(path("alone/" + name + ".pdf")));
  }
}
