#include "test.hpp"
#include "support/command.hpp"
#include "support/pdf.hpp"
#include "support/program.hpp"
#include "support/scratch.hpp"

using namespace onematch;

TEST_CASE("test-sheet writes a sheet of two pages and says what to do with it", "[cli]") {
  const ScratchFolder folder;
  const std::string out = (folder / "printed").string();
  const Ran ran = run_program({"test-sheet", "-o", out});
  CHECK(ran.err.empty());
  REQUIRE(ran.code == 0);
  CHECK(ran.out == out +
                       "/test-sheet.pdf: two pages of A4, the front and the back of a "
                       "sheet\n"
                       "  Print it at 100 %, on both sides, flip on the long edge.\n"
                       "  Then a ruler and a lamp tell what to write into the project "
                       "file,\n"
                       "  for sheet.scale, sheet.margin, back.offset and "
                       "back.rotation: the\n"
                       "  sheet says how.\n");
  const std::string info = output_of("pdfinfo '" + out + "/test-sheet.pdf'");
  CHECK_THAT(info, ContainsSubstring("Title:           onematch test sheet\n"));
  CHECK_THAT(info, ContainsSubstring("Pages:           2\n"));
  CHECK_THAT(info, ContainsSubstring("(A4)"));
  const std::string text = output_of("pdftotext '" + out + "/test-sheet.pdf' -");
  CHECK_THAT(text, ContainsSubstring("sheet: {scale: [1.0101, 1]}"));
  CHECK_THAT(text, ContainsSubstring("sheet: {margin: 5 mm}"));
  CHECK_THAT(text, ContainsSubstring("Test sheet, back"));
}

TEST_CASE("test-sheet knows paper by name and both ways to turn it", "[cli]") {
  const ScratchFolder folder;
  const std::string out = folder.path().string();
  const Ran ran =
      run_program({"test-sheet", "--paper", "letter", "--flip", "short_edge", "-o", out});
  REQUIRE(ran.code == 0);
  CHECK_THAT(ran.out, ContainsSubstring("two pages of Letter"));
  CHECK_THAT(ran.out, ContainsSubstring("flip on the short edge"));
  CHECK_THAT(output_of("pdftotext '" + out + "/test-sheet.pdf' -"),
             ContainsSubstring("Letter portrait. Print at 100 %, on both sides, flip on "
                               "the short edge."));
  CHECK(folder.names() == std::vector<std::string>{"test-sheet.pdf"});
}

TEST_CASE("the same test sheet has the same bytes", "[cli]") {
  const ScratchFolder folder;
  for (const char* name : {"a", "b"})
    REQUIRE(run_program({"test-sheet", "-o", (folder / name).string()}).code == 0);
  CHECK(contents_of(folder / "a" / "test-sheet.pdf") ==
        contents_of(folder / "b" / "test-sheet.pdf"));
}

TEST_CASE("test-sheet refuses what it doesn't know", "[cli]") {
  const ScratchFolder folder;
  const std::string out = folder.path().string();
  const Ran near = run_program({"test-sheet", "--paper", "Lettre", "-o", out});
  CHECK(near.code == 2);
  CHECK(near.err == "error: no paper named 'Lettre'\n  hint: did you mean 'Letter'?\n");
  const Ran far = run_program({"test-sheet", "--paper", "napkin", "-o", out});
  CHECK(far.code == 2);
  CHECK_THAT(far.err, StartsWith("error: no paper named 'napkin'\n  hint: there are A3, "
                                 "A4, "));
  CHECK(run_program({"test-sheet", "--flip", "left"}).err ==
        "error: --flip: must be long_edge or short_edge\n"
        "  hint: 'onematch COMMAND --help' tells what it takes\n");
  CHECK(run_program({"test-sheet", "-o", ""}).code == 2);
  CHECK(folder.names().empty());
}

TEST_CASE("a test sheet that can't be written is an error", "[cli]") {
  const ScratchFolder folder;
  make_file(folder / "file", "");
  const Ran ran = run_program({"test-sheet", "-o", (folder / "file").string()});
  CHECK(ran.code == 1);
  CHECK_THAT(ran.err, StartsWith("error: cannot make the folder "));
}
