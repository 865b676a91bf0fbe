// What a build says of symbols that would not be seen as they are.
#include <map>
#include <string>

#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

std::string svg(const std::string& content) {
  return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>" + content +
         "</svg>";
}

/// What is said about a deck of seven symbols, with these drawings in the place of the
/// first ones and `more` in its file.
Ran build(const std::map<std::string, std::string>& drawings, const std::string& more,
          const std::vector<std::string>& options = {}) {
  const ScratchFolder folder;
  std::string text = "symbols:\n";
  for (const auto& [name, content] : drawings) {
    make_file(folder / (name + ".svg"), svg(content));
    text += "  - " + name + ".svg\n";
  }
  const std::vector<std::string> rest{"bee", "bus", "car", "key", "leaf", "sun", "drum"};
  for (std::size_t i = drawings.size(); i < rest.size(); ++i)
    text += "  - library: " + rest[i] + "\n";
  make_file(folder / "deck.yaml", text + more);
  std::vector<std::string> arguments{"build", folder.path().string()};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return run_program(arguments);
}

const std::string cloud = "<circle cx='50' cy='50' r='40' fill='white'/>";
const std::string coal = "<circle cx='50' cy='50' r='40' fill='#111'/>";
const std::string ringed =
    "<circle cx='50' cy='50' r='40' fill='white' stroke='black' stroke-width='4'/>";
const std::string hair = "<path d='M0 50h100' stroke='black' stroke-width='0.15'/>";

}  // namespace

TEST_CASE("a symbol of the card's colour gets an outline, and that is said", "[cli]") {
  const Ran ran = build({{"cloud", cloud}, {"ringed", ringed}}, "");
  CHECK(ran.code == 0);
  CHECK_THAT(ran.err, ContainsSubstring(
                          ": notice: these can hardly be told from the card and got a "
                          "thin outline: cloud\n"));
}

TEST_CASE("on a dark card it is the dark symbol that gets an outline", "[cli]") {
  const Ran ran =
      build({{"cloud", cloud}, {"coal", coal}}, "card: {background: black}\n");
  CHECK(ran.code == 0);
  CHECK_THAT(ran.err, ContainsSubstring("got a thin outline: coal\n"));
}

TEST_CASE("a picture behind the symbols hides those of its own colours", "[cli]") {
  const ScratchFolder folder;
  const auto outlined_on = [&](const std::string& paper) {
    make_file(folder / "paper.svg", svg(paper));
    const Ran ran =
        build({{"cloud", cloud}, {"coal", coal}},
              "card: {background: " + (folder / "paper.svg").string() + "}\n");
    CHECK(ran.code == 0);
    const std::string words = "got a thin outline: ";
    const std::size_t at = ran.err.find(words);
    return at == std::string::npos ? "" : ran.err.substr(at + words.size(), 5);
  };
  CHECK(outlined_on("<path d='M0 0h100v100H0z' fill='white'/>") == "cloud");
  CHECK(outlined_on("<path d='M0 0h100v100H0z' fill='#181818'/>").substr(0, 4) == "coal");
  // Some of it hides each, and most hides neither.
  CHECK(outlined_on("<path d='M0 0h100v100H0z' fill='orange'/>"
                    "<path d='M0 0h25v100H0z'/><path d='M75 0h25v100H75z' fill='#fff'/>")
            .empty());
}

TEST_CASE("what is told from the card by its colour only is not in greys", "[cli]") {
  const std::string banana = "<circle cx='50' cy='50' r='40' fill='yellow'/>";
  CHECK_THAT(build({{"banana", banana}}, "").err, !ContainsSubstring("outline"));
  CHECK_THAT(build({{"banana", banana}}, "print: grey\n").err,
             ContainsSubstring("got a thin outline: banana\n"));
}

TEST_CASE("a symbol that prints as a hairline is warned of by name", "[cli]") {
  const Ran ran = build({{"hair", hair}}, "");
  CHECK(ran.code == 0);
  CHECK_THAT(ran.err,
             ContainsSubstring(
                 ": warning: these print less than 0.2 mm thick, and may not show: "
                 "hair\n  hint: draw them with thicker lines, or use fewer symbols a "
                 "card or a larger card\n"));
  CHECK(build({{"hair", hair}}, "", {"--strict"}).code == 1);
  CHECK_THAT(ran.err, !ContainsSubstring("outline"));
}

TEST_CASE("ordinary symbols are passed over in silence", "[cli]") {
  const Ran ran = build({{"coal", coal}, {"ringed", ringed}}, "");
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
}
