// The program itself, in processes of its own.
#include <algorithm>
#include <filesystem>

#include "support/command.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;
namespace fs = std::filesystem;

namespace {

std::string quoted(const fs::path& file) {
  return "'" + file.string() + "'";
}

/// The tests' own environment names a data folder: the program must find its own. What
/// the tests tell the leak sanitizer to pass over (support/leaks.cpp) it needs told too.
std::string without_data(const fs::path& program) {
  const fs::path leaks = fs::path(ONEMATCH_SOURCE_DIR) / "tests/support/leaks.txt";
  return "env -u ONEMATCH_DATA LSAN_OPTIONS=print_suppressions=0:suppressions=" +
         quoted(leaks) + " " + quoted(program);
}

const std::string program = without_data(fs::path(ONEMATCH_BINARY_DIR) / "onematch");

struct Ended {
  int code = 0;
  std::string out, err;
};

/// What comes of a line of shell.
Ended shell(const std::string& line) {
  const ScratchFolder folder;
  const CommandResult result =
      run_command("{ " + line + "; } 2> " + quoted(folder / "err"));
  return {result.status, result.output, contents_of(folder / "err")};
}

Ended ended(const std::string& args) {
  return shell(program + " " + args);
}

/// Thirteen words: four on a card.
constexpr const char* words =
    "symbols:\n"
    "  - text: [ace, bee, cat, dog, eel, fox, gnu, hen, ibis, jay, koi, lynx, mole]\n";

}  // namespace

TEST_CASE("the program makes a PDF and says nothing on standard error", "[program]") {
  const ScratchFolder folder;
  make_file(folder / "deck.yaml", words);
  const Ended build = ended("build " + quoted(folder.path()));
  CHECK(build.err.empty());
  CHECK(build.code == 0);
  CHECK_THAT(build.out, ContainsSubstring("13 cards of 4 symbols"));
  CHECK_THAT(contents_of(folder / "deck.pdf"), StartsWith("%PDF-1.7"));
}

TEST_CASE("the program ends with 1 if a deck can't be made", "[program]") {
  const ScratchFolder folder;
  make_file(folder / "deck.yaml", "extends: wordz\nsymbols: [animals]\n");
  const Ended build = ended("build " + quoted(folder.path()));
  CHECK(build.code == 1);
  CHECK(build.out.empty());
  CHECK_THAT(build.err,
             ContainsSubstring("deck.yaml:1:10: error: no template named 'wordz'"));
  CHECK(folder.names() == std::vector<std::string>{"deck.yaml"});
}

TEST_CASE("the program ends with 2 if the command line is wrong", "[program]") {
  const Ended wrong = ended("build --no-such-option");
  CHECK(wrong.code == 2);
  CHECK(wrong.out.empty());
  CHECK_THAT(wrong.err, StartsWith("error: "));
}

TEST_CASE("a full disk does not look like success", "[program]") {
  if (!fs::exists("/dev/full")) return;  // Linux has it
  const Ended full = ended("deck --per-card 8 > /dev/full");
  CHECK(full.code == 1);
  CHECK(full.err == "error: cannot write to standard output\n");
}

TEST_CASE("a reader that has read enough ends the program quietly", "[program]") {
  // More than a pipe holds.
  REQUIRE(ended("deck --per-card 32").out.size() > 80'000);
  const Ended piped =
      shell("{ " + program + " deck --per-card 32; echo $? >&2; } | head -n 1");
  CHECK(std::count(piped.out.begin(), piped.out.end(), '\n') == 1);
  CHECK(piped.err == "141\n");
}

TEST_CASE("the locale does not change a picture that knows several languages",
          "[program]") {
  const ScratchFolder folder;
  make_file(folder / "cow.svg",
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><switch>"
            "<rect systemLanguage='de' width='9' height='9'/>"
            "<circle cx='4' cy='4' r='4'/></switch></svg>");
  make_file(folder / "deck.yaml", "symbols: [cow.svg, {text: [a, b]}]\n");
  std::vector<std::string> pdfs;
  for (const char* locale : {"LC_ALL=C", "LC_ALL=de_DE.UTF-8", "LANGUAGE=de LANG=de"}) {
    REQUIRE(shell("env " + std::string(locale) + " " + program + " build -q " +
                  quoted(folder.path()))
                .code == 0);
    pdfs.push_back(contents_of(folder / "deck.pdf"));
  }
  CHECK(pdfs[0] == pdfs[1]);
  CHECK(pdfs[0] == pdfs[2]);
}

TEST_CASE("an installed program finds what was installed with it", "[program]") {
  const ScratchFolder prefix;
  output_of("cmake --install '" ONEMATCH_BINARY_DIR "' --prefix " +
            quoted(prefix.path()));
  const std::string installed = without_data(prefix.path() / "bin/onematch");
  const std::string groups = output_of(installed + " symbols");
  CHECK_THAT(groups, ContainsSubstring("animals"));
  CHECK(groups == output_of(program + " symbols"));
  fs::remove_all(prefix.path() / "share/onematch/symbols");
  CHECK(run_command(installed + " symbols 2> /dev/null").status == 1);
}
