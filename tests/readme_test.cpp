// What the README says is what the program does.
#include <algorithm>
#include <set>

#include "cli/args.hpp"
#include "project/project.hpp"
#include "support/matches.hpp"
#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;
namespace fs = std::filesystem;

namespace {

const fs::path root = ONEMATCH_SOURCE_DIR;

std::string readme() {
  return contents_of(root / "README.md");
}

std::set<std::string> found(const std::string& text, const std::string& pattern) {
  const std::vector<std::string> all = matches_in(text, pattern);
  return {all.begin(), all.end()};
}

std::string part_between(const std::string& text, const std::string& from,
                         const std::string& to) {
  const std::size_t start = text.find(from);
  REQUIRE(start != std::string::npos);
  const std::size_t end = text.find(to, start + from.size());
  REQUIRE(end != std::string::npos);
  return text.substr(start + from.size(), end - start - from.size());
}

/// As the README shows what is printed.
std::string indented(const std::string& text) {
  std::string indented;
  for (const std::string& line : lines_of(text)) indented += "    " + line + "\n";
  return indented;
}

/// Makes a folder the working one for a scope.
class WorkingFolder {
 public:
  explicit WorkingFolder(const fs::path& folder) : before_(fs::current_path()) {
    fs::current_path(folder);
  }
  ~WorkingFolder() { fs::current_path(before_); }
  WorkingFolder(const WorkingFolder&) = delete;
  WorkingFolder& operator=(const WorkingFolder&) = delete;

 private:
  fs::path before_;
};

}  // namespace

TEST_CASE("the README's key table has each key of the reader and no other", "[docs]") {
  const std::string section =
      part_between(readme(), "## The project file", "Symbols are");
  const std::set<std::string> told = found(section, "\n\\| `([a-z_.]+)` \\|");
  const std::vector<std::string> keys = project_keys();
  CHECK(told == std::set<std::string>(keys.begin(), keys.end()));
}

TEST_CASE("the README names every command and option", "[docs]") {
  const std::string text = readme();
  for (const char* command : {"build", "check", "plan", "deck", "new", "templates",
                              "symbols", "test-sheet", "odds", "play", "simulate"}) {
    const std::string help = std::get<PrintArgs>(parse_args({command, "--help"})).text;
    CHECK_THAT(text, ContainsSubstring("`onematch " + std::string(command)));
    const std::set<std::string> options = found(help, "(--[a-z-]+)");
    CHECK(options.contains("--help"));
    for (const std::string& option : options)
      if (option != "--help") {
        INFO(command << " " << option);
        CHECK_THAT(text, ContainsSubstring(option));
      }
  }
}

TEST_CASE("the README's first run is a true one", "[docs]") {
  const std::string shown =
      part_between(readme(), "    $ onematch new animals\n", "\nEvery");
  const ScratchFolder folder;
  const WorkingFolder here(folder.path());
  REQUIRE(run_program({"new", "animals"}).code == 0);
  const Ran ran = run_program({"build", "animals"});
  CHECK(ran.err.empty());
  CHECK(shown == "    $ onematch build animals\n" + indented(ran.out));
}

TEST_CASE("the README's plan is a true one", "[docs]") {
  const std::string shown =
      part_between(readme(), "    $ onematch plan --symbols 30\n", "\nWith");
  CHECK(shown == indented(run_program({"plan", "--symbols", "30"}).out));
}

TEST_CASE("the README's odds are true ones, and its options all there are", "[docs]") {
  const std::string section =
      part_between(readme(), "## Tables games", "## Building, testing");
  const std::string shown =
      part_between(section, "    $ onematch odds doblet\n", "\nThese");
  CHECK(shown == indented(run_program({"odds", "doblet"}).out));

  std::set<std::string> options;
  for (const std::string& setting : settings_of(known_variants()[0]))
    options.insert(setting.substr(0, setting.find('=')));
  CHECK(found(section, "\n\\| `([a-z_]+)` \\|") == options);
  for (const Variant& variant : known_variants())
    CHECK_THAT(section, ContainsSubstring("`" + variant.name + "`"));
}

TEST_CASE("the README's first project file is the example's", "[docs]") {
  const std::string shown = part_between(readme(), "```yaml\n", "```");
  CHECK(shown == contents_of(root / "examples/kids/deck.yaml"));
}

TEST_CASE("the README's ways to begin load", "[docs]") {
  const std::string section =
      part_between(readme(), "## Four ways to begin", "## Printing and cutting");
  std::size_t count = 0;
  for (std::size_t at = section.find("```yaml\n"); at != section.npos;
       at = section.find("```yaml\n", at + 1)) {
    const std::string shown = part_between(section.substr(at), "```yaml\n", "```");
    INFO(shown);
    const ScratchFolder folder;
    make_file(folder / "words.csv", "face1,face2\none,un\ntwo,deux\nthree,trois\n");
    const Project project = load_project({shown, "deck.yaml", folder.path(), "deck"},
                                         {{}, root / "templates"});
    CHECK_FALSE(project.symbols.empty());
    ++count;
  }
  CHECK(count == 4);
}

TEST_CASE("the README's symbols load", "[docs]") {
  const std::string shown = part_between(
      readme(), "Symbols are a path, or a list of any mixture:\n\n```yaml\n", "```");
  const ScratchFolder folder;
  make_file(folder / "words.csv", part_between(readme(), "```csv\n", "```"));
  const Project project =
      load_project({shown, "deck.yaml", folder.path(), "deck"}, {{}, root / "templates"});
  CHECK(project.symbols.size() >= 8);
}

TEST_CASE("the README's pictures and links are there", "[docs]") {
  const std::set<std::string> targets = found(readme(), "\\]\\(([^)#]+)\\)");
  REQUIRE_FALSE(targets.empty());
  for (const std::string& target : targets) {
    INFO(target);
    CHECK(fs::exists(root / target));
  }
}
