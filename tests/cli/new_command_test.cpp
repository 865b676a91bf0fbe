#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;
namespace fs = std::filesystem;

TEST_CASE("new makes a folder that builds at once", "[cli]") {
  const ScratchFolder folder;
  const std::string project = (folder / "farm #1: \"odd\" name").string();
  const Ran ran = run_program({"new", project});
  CHECK(ran.err.empty());
  REQUIRE(ran.code == 0);
  CHECK_THAT(ran.out, ContainsSubstring("onematch build '" + project + "'\n"));
  CHECK(fs::is_directory(project + "/pictures"));
  CHECK_THAT(contents_of(project + "/deck.yaml"), StartsWith("# A deck in which"));
  const Ran check = run_program({"check", "--strict", project});
  CHECK(check.err.empty());
  CHECK(check.code == 0);
}

TEST_CASE("every template starts a deck that builds", "[cli]") {
  const ScratchFolder folder;
  const std::vector<std::string> lines = lines_of(run_program({"templates"}).out);
  for (const std::string& line : lines) {
    const std::string name = line.substr(0, line.find(' '));
    INFO(line);
    CHECK(line.size() < 100);
    const std::string project = (folder / name).string();
    CHECK(run_program({"new", project, "-t", name}).code == 0);
    // Few cards do to see that it builds; of a kit, the game whose odds take no time.
    const std::string small =
        name == "doublets" ? "variant=willughby" : "deck.symbols_per_card=3";
    CHECK(run_program({"check", "-q", "--set", small, project}).code == 0);
  }
  CHECK(lines.size() >= 5);
}

TEST_CASE("new touches nothing that is there", "[cli]") {
  const ScratchFolder folder;
  const Ran ran = run_program({"new", folder.path().string()});
  CHECK(ran.code == 1);
  CHECK(ran.err == "error: '" + folder.path().string() +
                       "' exists already\n  hint: choose another name\n");
  CHECK(folder.names().empty());
}

TEST_CASE("a slash at the end, as the shell completes it, makes no difference", "[cli]") {
  const ScratchFolder folder;
  const std::string project = (folder / "animals").string();
  const Ran ran = run_program({"new", project + "/"});
  CHECK(ran.code == 0);
  CHECK_THAT(ran.out, StartsWith(project + "/deck.yaml  "));
  CHECK_THAT(contents_of(project + "/deck.yaml"),
             ContainsSubstring("title: \"animals\"\n"));
}

TEST_CASE("a name that is none is refused", "[cli]") {
  CHECK(run_program({"new", ""}).code == 2);
  CHECK(run_program({"new", ""}).err == "error: '' is no name for a folder\n");
  CHECK(run_program({"new", "a\nsymbols: x"}).code == 2);
}

TEST_CASE("a name that looks like a mark or an option is taken as it is", "[cli]") {
  const ScratchFolder folder;
  for (const char* name : {"@TITLE@", "@BUNDLED@", "@TEMPLATE@"}) {
    const std::string project = (folder / name).string();
    REQUIRE(run_program({"new", project, "-t", "a4"}).code == 0);
    CHECK_THAT(contents_of(project + "/deck.yaml"),
               ContainsSubstring("title: \"" + std::string(name) + "\"\n"));
    CHECK(run_program({"check", "-q", project}).code == 0);
  }
}

TEST_CASE("new knows the templates by name", "[cli]") {
  const ScratchFolder folder;
  const Ran near = run_program({"new", (folder / "a").string(), "-t", "kid"});
  CHECK(near.code == 2);
  CHECK(near.err == "error: no template named 'kid'\n  hint: did you mean 'kids'?\n");
  CHECK(run_program({"new", (folder / "a").string(), "-t", "nonsense"}).err ==
        "error: no template named 'nonsense'\n"
        "  hint: 'onematch templates' lists them\n");
  CHECK(folder.names().empty());
}
