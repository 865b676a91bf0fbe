// What a build says of its sheets.
#include <string>
#include <vector>

#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// What is said on standard error about a deck of seven letters, from the place on.
std::string said_of(const std::string& lines, int cards = 7) {
  const ScratchFolder folder;
  const std::string text =
      cards == 7 ? "[A, B, C, D, E, F, G]" : "[A, B, C, D, E, F, G, H, I, J, K, L, R]";
  make_file(folder / "deck.yaml", "symbols: [{text: " + text + "}]\n" + lines);
  const Ran ran = run_program({"check", folder.path().string()});
  REQUIRE(ran.code == 0);
  const std::string name = (folder / "deck.yaml").string() + ":";
  std::string err = ran.err;
  for (std::size_t at; (at = err.find(name)) != std::string::npos;)
    err.erase(at, name.size());
  return err;
}

}  // namespace

TEST_CASE("of ordinary sheets nothing is said", "[cli]") {
  for (const char* lines :
       {"", "card: {shape: square}\n", "card: {shape: hexagon}\n",
        "back: {color: navy}\n", "card: {size: [63 mm, 88 mm], shape: rectangle}\n",
        "sheet: {marks: registration}\noutputs: [pdf, cut_svg, cut_dxf]\n",
        "sheet: {margin: safe}\n", "sheet: {margin: 0.125 in}\n",
        "back: {text: hello, layout: fold}\n", "pages: test_sheet\n"})
    CHECK(said_of(lines) == "");
}

TEST_CASE("what may go wrong in print is said, with a way out", "[cli]") {
  struct Remark {
    std::string lines, said;
  };
  const std::vector<Remark> remarks{
      {"sheet: {margin: 2 mm}\n",
       "2:17: warning: a margin of 2 mm is narrower than the 3.2 mm that most printers "
       "leave blank\n"
       "  hint: set 'margin' to what the test sheet shows, or to safe (10 mm)\n"},
      {"sheet: {margin: 5 mm}\ncard: {size: 70 mm}\nback: {color: navy}\n",
       "2:17: warning: cards lie 5.5 mm from the head or foot of the sheet: printers "
       "that "
       "turn it over by themselves often leave 9.5 mm blank there\n"
       "  hint: set margin: safe, or back: {layout: last} to turn the paper by hand\n"
       "2:17: notice: the cards leave no room for the bar of 50 mm on sheet 1\n"
       "  hint: 'onematch test-sheet' makes a page to measure a printer with\n"},
      {"sheet: {margin: 5 mm}\ncard: {size: 85 mm}\nback: {offset: [16 mm, 0 mm]}\n",
       "2:17: warning: the corrections of scale, offset or rotation move cards 2 mm into "
       "the margin\n"
       "  hint: use a wider margin, so that there is room to move them\n"},
      {"sheet: {margin: 5 mm, gap: 0, marks: guides}\n"
       "card: {shape: square, size: 66 mm, corner_radius: 0}\n",
       "2:17: warning: some cuts have no mark: cards and their bleed fill the paper up "
       "to "
       "the margin\n"
       "  hint: use a narrower bleed or margin, a smaller card, or marks: [crop, "
       "outline]\n"},
      {"sheet: {margin: 5 mm, marks: none, paper: [96 mm, 96 mm]}\n",
       "2:17: notice: the cards leave no room for a footer on their sheets\n"
       "  hint: footer: false says that none is wanted\n"},
      {"sheet: {margin: 5 mm, marks: registration, cutter: cricut}\n",
       "2:17: notice: Cricut's Design Space prints marks of its own, and takes pictures, "
       "not PDF\n"
       "  hint: write outputs: png\n"},
      {"sheet: {margin: 5 mm, gap: 0}\noutputs: [pdf, cut_svg]\n",
       "2:17: notice: cards that touch have their common edge cut twice\n"
       "  hint: a gap of 1 mm avoids that\n"},
  };
  for (const Remark& remark : remarks) {
    INFO(remark.lines);
    CHECK(said_of(remark.lines, 13) == remark.said);
  }
}

TEST_CASE("sheets without room for a footer are told by their numbers", "[cli]") {
  // The last has one card only.
  const std::string bare =
      "2:17: notice: the cards leave no room for a footer on sheets 1 and 2\n"
      "  hint: footer: false says that none is wanted\n";
  const std::string lines =
      "sheet: {margin: 5 mm, marks: none, paper: [184 mm, 276 mm]}\n";
  CHECK(said_of(lines, 13) == bare);
  CHECK(said_of("sheet: {margin: 5 mm, marks: none, paper: [184 mm, 276 mm], footer: "
                "false}\n",
                13) == "");
}

TEST_CASE("who prints elsewhere is told nothing of printers", "[cli]") {
  CHECK(said_of("extends: game-crafter\nback: {color: navy}\n") == "");
}
