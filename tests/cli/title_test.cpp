// Whatever text is printed, each of its characters is there.
#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

const std::string words = "symbols: {text: [ace, bee, cat]}\n";
const std::string kit = "kit: doublets\nvariant: willughby\n";

/// A character for private use, which fonts don't have.
const std::string odd = "\U000F0001";

}  // namespace

TEST_CASE("a title with a character that no font has is told at its place", "[title]") {
  const std::string project = GENERATE(as<std::string>{}, words, kit);
  const Ran ran = run_program({"check", "-"}, "title: Farm " + odd + "\n" + project);
  CHECK(ran.code == 1);
  CHECK(ran.err == "standard input:1:8: error: no font has the character '" + odd +
                       "' (U+F0001) of the title 'Farm " + odd +
                       "'\n"
                       "  hint: install a font that has it, write another title, or "
                       "write sheet: {footer: false}\n");
}

TEST_CASE("a title that is not printed may have any characters", "[title]") {
  const Ran ran = run_program(
      {"check", "-"}, "title: Farm " + odd + "\nsheet: {footer: false}\n" + words);
  CHECK(ran.code == 0);
  CHECK(run_program({"check", "-"}, "title: Bauernhof für Zoë, ферма\n" + words).code ==
        0);
}

TEST_CASE("a title matters to what shows the sheets, and not to cut files", "[title]") {
  const std::string deck = "title: Farm " + odd + "\n" + words;
  CHECK(run_program({"check", "-"}, deck + "outputs: [cut_svg, cut_dxf]\n").code == 0);
  CHECK(run_program({"check", "-"}, deck + "outputs: [cut_svg, png]\n").code == 1);
}

TEST_CASE("a title that is a file's name is told by the file", "[title]") {
  const ScratchFolder folder;
  const std::string file = (folder / (odd + ".yaml")).string();
  make_file(file, words);
  const Ran ran = run_program({"check", file});
  CHECK(ran.code == 1);
  CHECK_THAT(ran.err, StartsWith(file + ": error: no font has the character '" + odd));
}

TEST_CASE("a file's name need not be UTF-8", "[title]") {
  const ScratchFolder folder;
  const std::string file = (folder / "caf\xe9.yaml").string();
  make_file(file, words);
  CHECK(run_program({"build", file}).code == 0);
}

TEST_CASE("a back's text with a character that no font has is told", "[title]") {
  const Ran ran = run_program({"check", "-"}, words + "back: {text: Farm " + odd + "}\n");
  CHECK(ran.code == 1);
  CHECK_THAT(ran.err,
             StartsWith("standard input:2:14: error: no font has the character '" + odd +
                        "' (U+F0001) of the text 'Farm " + odd + "'\n"));
}
