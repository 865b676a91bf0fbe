#include "cli/outputs.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

#include "support/cut_files.hpp"
#include "support/drawing.hpp"
#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;
namespace fs = std::filesystem;

namespace {

/// Seven words: three on a card. A4 takes six cards, so that there are two sheets, the
/// second with one card.
const std::string words = "symbols: [{text: [ace, bee, cat, dog, eel, fox, gnu]}]\n";

std::string outputs(const std::string& list) {
  return words + "outputs: [" + list + "]\n";
}

/// What is said of the deck `yaml` in `folder`, and what is in the folder afterwards.
struct Built {
  Ran ran;
  std::vector<std::string> names;
};

Built build(const ScratchFolder& folder, const std::string& yaml,
            const std::vector<std::string>& more = {}) {
  make_file(folder / "deck.yaml", yaml);
  std::vector<std::string> args{"build", (folder / "deck.yaml").string()};
  args.insert(args.end(), more.begin(), more.end());
  return {run_program(args), folder.names()};
}

/// `pages` sheets with one small card each.
TestDrawing small_sheets(std::size_t pages) {
  CardSpec card;
  card.shape = {ShapeKind::circle, 15, 15, 0};
  SheetSpec sheet;
  sheet.paper = {20_mm, 20_mm};
  sheet.margin = 0_mm;
  return bare_drawing(pages, card, sheet);
}

std::vector<OutputFile> rendered(const TestDrawing& made, const Outputs& outputs) {
  Project project;
  project.outputs = outputs;
  Workshop workshop;
  workshop.step = [](const std::string&, std::size_t) { return [](std::size_t) {}; };
  return render_outputs(project, made.drawing(), {}, workshop);
}

}  // namespace

TEST_CASE("pictures have as many digits as the last one needs", "[cli]") {
  const auto files = rendered(small_sheets(100), {.pdf = false, .png = true});
  REQUIRE(files.size() == 100);
  CHECK(files[0].suffix == "-001.png");
  CHECK(files[98].suffix == "-099.png");
  CHECK(files[99].suffix == "-100.png");
}

TEST_CASE("backs alone can't be cut", "[cli]") {
  TestDrawing made = small_sheets(2);
  made.pages[0].side = Side::back;
  const auto files = rendered(made, {.pdf = false, .cut_svg = true});
  REQUIRE(files.size() == 1);
  CHECK(files[0].suffix == ".cut.svg");
  made.pages[1].side = Side::back;
  CHECK_THROWS_WITH(rendered(made, {.pdf = false, .cut_dxf = true}),
                    "no sheet shows the front of a card, to be cut");
}

TEST_CASE("cut files lie beside the PDF, one for all sheets that are cut alike",
          "[cli]") {
  const ScratchFolder folder;
  const Built built = build(folder, outputs("pdf, cut_svg, cut_dxf"));
  CHECK(built.ran.err.empty());
  CHECK(built.names == std::vector<std::string>{"deck.cut-1.dxf", "deck.cut-1.svg",
                                                "deck.cut-2.dxf", "deck.cut-2.svg",
                                                "deck.pdf", "deck.yaml"});
  CHECK_THAT(built.ran.out,
             StartsWith((folder / "deck.pdf").string() +
                        ": 2 sheets of A4\n"
                        "  also deck.cut-1.svg, deck.cut-2.svg, deck.cut-1.dxf, "
                        "deck.cut-2.dxf\n"
                        "  6 cards of 85 mm fit on a sheet"));
  CHECK(paths_of_svg(contents_of(folder / "deck.cut-1.svg")).size() == 6);
  CHECK(paths_of_svg(contents_of(folder / "deck.cut-2.svg")).size() == 1);
  CHECK(paths_of_dxf(contents_of(folder / "deck.cut-1.dxf"), 297).size() == 6);
  CHECK(paths_of_dxf(contents_of(folder / "deck.cut-2.dxf"), 297).size() == 1);
}

TEST_CASE("a cut file has no number if all sheets are cut alike", "[cli]") {
  const ScratchFolder folder;
  const std::string one_sheet = "card: {size: 60 mm}\nscatter: {edge: 3 mm}\n";
  const Built built = build(folder, outputs("cut_dxf, cut_svg") + one_sheet);
  CHECK(built.names ==
        std::vector<std::string>{"deck.cut.dxf", "deck.cut.svg", "deck.yaml"});
  CHECK_THAT(built.ran.out,
             StartsWith((folder / "deck.cut.svg").string() + ": 1 sheet of A4\n"
                                                             "  also deck.cut.dxf\n"
                                                             "  13 cards of 60 mm"));
  const auto paths = paths_of_svg(contents_of(folder / "deck.cut.svg"));
  REQUIRE(paths.size() == 7);
  for (const CutPath& path : paths) {
    CHECK(path.right - path.left == Approx(60).margin(1e-3));
    CHECK(path.bottom - path.top == Approx(60).margin(1e-3));
  }
}

TEST_CASE("each page is a picture if that is asked for", "[cli]") {
  const ScratchFolder folder;
  const Built built =
      build(folder, outputs("png") + "sheet: {paper: [105 mm, 105 mm]}\n");
  REQUIRE(built.ran.code == 0);
  CHECK(built.names == std::vector<std::string>{
                           "deck-01.png", "deck-02.png", "deck-03.png", "deck-04.png",
                           "deck-05.png", "deck-06.png", "deck-07.png", "deck.yaml"});
  CHECK_THAT(built.ran.out, StartsWith((folder / "deck-01.png").string() +
                                       ": 7 sheets of 105 x 105 mm\n"
                                       "  also deck-02.png to deck-07.png\n"
                                       "  1 card of 85 mm fits"));
  CHECK(contents_of(folder / "deck-07.png").substr(1, 3) == "PNG");
}

TEST_CASE("a document in JSON lists all files", "[cli]") {
  const ScratchFolder folder;
  const auto deck = [&](const std::string& list) {
    return nlohmann::json::parse(
        build(folder, outputs(list), {"--json"}).ran.out)["decks"][0];
  };
  const auto path = [&](const char* name) { return (folder / name).string(); };
  const auto with_pdf = deck("cut_svg, pdf");
  CHECK(with_pdf["pdf"] == path("deck.pdf"));
  CHECK(with_pdf["files"] == nlohmann::json({path("deck.pdf"), path("deck.cut-1.svg"),
                                             path("deck.cut-2.svg")}));
  const auto without = deck("cut_dxf");
  CHECK_FALSE(without.contains("pdf"));
  CHECK(without["files"] ==
        nlohmann::json({path("deck.cut-1.dxf"), path("deck.cut-2.dxf")}));
}

TEST_CASE("check makes all outputs and writes none", "[cli]") {
  const ScratchFolder folder;
  make_file(folder / "deck.yaml", outputs("cut_svg, cut_dxf"));
  const std::string file = (folder / "deck.yaml").string();
  const Ran ran = run_program({"check", file});
  CHECK(ran.code == 0);
  CHECK_THAT(ran.out, StartsWith(file + ": 2 sheets of A4\n  6 cards"));
  CHECK(folder.names() == std::vector<std::string>{"deck.yaml"});
}

TEST_CASE("outputs are the same with any number of threads", "[cli]") {
  const ScratchFolder one, four;
  const std::string yaml = outputs("png, cut_svg, cut_dxf") + "card: {size: 60 mm}\n";
  REQUIRE(build(one, yaml, {"-j", "1"}).ran.code == 0);
  REQUIRE(build(four, yaml, {"-j", "4"}).ran.code == 0);
  for (const std::string& name : one.names()) {
    INFO(name);
    CHECK(contents_of(one / name) == contents_of(four / name));
  }
  CHECK(one.names().size() == 4);
}

TEST_CASE("a failed build leaves all old files", "[cli]") {
  const ScratchFolder folder;
  make_file(folder / "deck.pdf", "old");
  make_file(folder / "deck.cut.svg", "old");
  CHECK(build(folder, outputs("pdf, cut_svg") + "card: {size: 700 mm}\n").ran.code == 1);
  CHECK(contents_of(folder / "deck.pdf") == "old");
  CHECK(contents_of(folder / "deck.cut.svg") == "old");
}

TEST_CASE("if one file has no place none is written", "[cli]") {
  const ScratchFolder folder;
  fs::create_directory(folder / "deck.cut-2.svg");
  const Built built = build(folder, outputs("pdf, cut_svg"));
  CHECK(built.ran.code == 1);
  CHECK(built.ran.out.empty());
  CHECK(built.ran.err == (folder / "deck.yaml").string() + ": error: cannot write " +
                             (folder / "deck.cut-2.svg").string() + ": Is a directory\n");
  CHECK(folder.names() == std::vector<std::string>{"deck.cut-2.svg", "deck.yaml"});
}

TEST_CASE("a Cricut's picture is the block of cards on nothing", "[cli]") {
  const ScratchFolder folder;
  const Built built =
      build(folder, outputs("png") +
                        "sheet: {marks: registration, cutter: cricut, bleed: 3 mm}\n");
  REQUIRE(built.ran.code == 0);
  CHECK(built.ran.err.empty());
  // Two columns and three rows of 85 mm, 2 mm apart, at 300 pixels an inch; with alpha.
  const std::string png = contents_of(folder / "deck-01.png");
  const auto number = [&](std::size_t at) {
    int value = 0;
    for (std::size_t i = at; i < at + 4; ++i)
      value = 256 * value + static_cast<unsigned char>(png.at(i));
    return value;
  };
  CHECK(number(16) == std::lround(172 / 25.4 * 300));
  CHECK(number(20) == std::lround(259 / 25.4 * 300));
  CHECK(png.at(25) == 6);
}

TEST_CASE("an output never takes the place of a picture of its deck", "[cli]") {
  const ScratchFolder folder;
  // Some day before, this was written here; now it is one of the pictures.
  for (const char* name : {"deck.cut-1.svg", "fox.svg", "cow.svg"})
    fs::copy_file(fs::path(ONEMATCH_SOURCE_DIR) / "symbols/animals" /
                      (name == std::string("deck.cut-1.svg") ? "owl.svg" : name),
                  folder / name);
  const std::string owl = contents_of(folder / "deck.cut-1.svg");
  const Built built =
      build(folder, "symbols: [., {text: [A, B, C, D]}]\noutputs: [pdf, cut_svg]\n");
  CHECK(built.ran.code == 1);
  const std::string picture = (folder / "deck.cut-1.svg").string();
  CHECK(built.ran.err == (folder / "deck.yaml").string() + ": error: " + picture +
                             " would overwrite the picture " + picture +
                             "\n  hint: give the output another folder with --output\n");
  CHECK(contents_of(folder / "deck.cut-1.svg") == owl);
  CHECK_FALSE(fs::exists(folder / "deck.pdf"));
}

TEST_CASE("an output never takes the place of a project or of another's output",
          "[cli]") {
  const ScratchFolder folder;
  const auto path = [&](const char* name) { return (folder / name).string(); };
  make_file(folder / "a.yaml", outputs("cut_svg"));
  make_file(folder / "b.yaml", outputs("cut_svg"));
  fs::create_symlink("a.yaml", folder / "b.cut-2.svg");
  const Ran project = run_program({"build", path("a.yaml"), path("b.yaml")});
  CHECK(project.code == 1);
  CHECK(project.err == path("b.yaml") + ": error: " + path("b.cut-2.svg") +
                           " would overwrite the project " + path("a.yaml") +
                           "\n1 of 2 decks could not be made:\n  " + path("b.yaml") +
                           "\n");
  CHECK(contents_of(folder / "a.yaml") == outputs("cut_svg"));
  fs::remove(folder / "b.cut-2.svg");
  fs::create_symlink("a.cut-1.svg", folder / "b.cut-2.svg");
  const Ran output = run_program({"check", path("a.yaml"), path("b.yaml")});
  CHECK(output.code == 1);
  CHECK_THAT(output.err, StartsWith(path("b.yaml") + ": error: " + path("b.cut-2.svg") +
                                    " would overwrite " + path("a.cut-1.svg") + " of " +
                                    path("a.yaml") + "\n"));
}
