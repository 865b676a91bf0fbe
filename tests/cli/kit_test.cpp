// Printed kits, built as a user would, and read back with other people's tools.
#include <cmath>
#include <nlohmann/json.hpp>

#include "support/command.hpp"
#include "support/pdf.hpp"
#include "support/picture_files.hpp"
#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;
namespace fs = std::filesystem;

namespace {

/// Willughby's odds take no time.
const std::string plain = "kit: doublets\nvariant: willughby\n";

struct Built {
  ScratchFolder folder;
  Ran ran;
  std::string pdf() const { return "'" + (folder / "kit.pdf").string() + "'"; }
  std::string bytes() const { return contents_of(folder / "kit.pdf"); }
};

void build(Built& built, const std::string& yaml, std::vector<std::string> options = {}) {
  make_file(built.folder / "kit.yaml", yaml);
  options.insert(options.begin(), {"build", (built.folder / "kit.yaml").string()});
  built.ran = run_program(options);
}

/// The connected dark parts of a page that are as wide as high: their diameters.
struct Blob {
  int left, top, right, bottom, pixels;
};

std::vector<Blob> blobs_of(const PageImage& image, int lighter_than) {
  std::vector<bool> seen(image.pixels.size(), false);
  std::vector<Blob> blobs;
  std::vector<std::pair<int, int>> open;
  const auto index = [&](int x, int y) {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width) +
           static_cast<std::size_t>(x);
  };
  for (int y = 0; y < image.height; ++y)
    for (int x = 0; x < image.width; ++x) {
      if (seen[index(x, y)] || image.at(x, y) >= lighter_than) continue;
      Blob blob{x, y, x, y, 0};
      open.assign(1, {x, y});
      seen[index(x, y)] = true;
      while (!open.empty()) {
        const auto [at_x, at_y] = open.back();
        open.pop_back();
        ++blob.pixels;
        blob.left = std::min(blob.left, at_x);
        blob.right = std::max(blob.right, at_x);
        blob.top = std::min(blob.top, at_y);
        blob.bottom = std::max(blob.bottom, at_y);
        for (const auto& [dx, dy] :
             {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)}) {
          const int to_x = at_x + dx, to_y = at_y + dy;
          if (to_x < 0 || to_y < 0 || to_x >= image.width || to_y >= image.height ||
              seen[index(to_x, to_y)] || image.at(to_x, to_y) >= lighter_than)
            continue;
          seen[index(to_x, to_y)] = true;
          open.emplace_back(to_x, to_y);
        }
      }
      blobs.push_back(blob);
    }
  return blobs;
}

}  // namespace

TEST_CASE("the family's kit is a sound PDF of five sheets", "[kit][cli]") {
  Built built;
  const std::string example =
      (fs::path(ONEMATCH_SOURCE_DIR) / "examples/doublets/deck.yaml").string();
  build(built, contents_of(example), {"--json"});
  REQUIRE(built.ran.code == 0);
  const auto json = nlohmann::json::parse(built.ran.out)["decks"][0];
  CHECK(json["kit"] == "doublets");
  CHECK(json["sheets"] == 5);
  CHECK(json["pages"] == 5);
  CHECK(json["nets"] == 3);
  CHECK(json["man_mm"] == 25.0);
  REQUIRE(json["games"].size() == 5);
  CHECK(json["games"][1]["variant"] == "cotton");
  CHECK(json["games"][1]["first_win"].get<double>() == Approx(0.5258058472));
  CHECK(json["games"][2]["win_on_opponents_throw"].get<double>() == Approx(0.1928421480));

  output_of("qpdf --check " + built.pdf());
  const std::string info = output_of("pdfinfo " + built.pdf());
  CHECK_THAT(info, ContainsSubstring("Pages:           5\n"));
  CHECK_THAT(info, ContainsSubstring("(A4)"));
  CHECK_THAT(info, ContainsSubstring("Title:           Doublets\n"));
  const std::string fonts = output_of("pdffonts " + built.pdf() + " | tail -n +3");
  CHECK_THAT(fonts, ContainsSubstring("DejaVuSerif"));
  CHECK(count_in(fonts, "yes yes yes") == count_in(fonts, "\n"));  // embedded, all
  const std::string text = output_of("pdftotext -layout " + built.pdf() + " -");
  CHECK(count_in(text, "Lay down") == 5);
  CHECK(count_in(text, "Bear off") == 5);
  CHECK(count_in(text, "print at 100 %") == 5);
  CHECK(count_in(text, "50 mm") >= 5);
  CHECK_THAT(text, ContainsSubstring("who begins wins 53 games of 100"));
  CHECK_THAT(text, ContainsSubstring("About one game in"));
  CHECK_THAT(text, ContainsSubstring("Real dice are fairer: paper dice are light."));
}

TEST_CASE("a kit speaks each language", "[kit][cli]") {
  struct Words {
    const char *language, *unstack, *win, *dice;
  };
  const std::vector<Words> languages{
      {"en", "Lay down", "bear off all his men", "Real dice are fairer"},
      {"fr", "Abattre", "levé toutes ses dames", "vrais dés"},
      {"de", "Ablegen", "alle Steine ausgespielt", "Echte Würfel"},
      {"es", "Bajar", "retira todas sus fichas", "dados de verdad"},
      {"it", "Posare", "portato fuori tutte", "dadi veri"}};
  for (const Words& words : languages) {
    INFO(words.language);
    Built built;
    build(built, plain + "language: " + words.language + "\n", {"-q"});
    REQUIRE(built.ran.code == 0);
    const std::string text = output_of("pdftotext " + built.pdf() + " -");
    for (const char* word : {words.unstack, words.win, words.dice})
      CHECK_THAT(text, ContainsSubstring(word));
  }
}

TEST_CASE("men are 2 x 16 equal circles inside the margins", "[kit][cli]") {
  Built built;
  build(built, plain +
                   "men: {colors: [black, '#303030']}\ndice: none\n"
                   "sheet: {bleed: 0, marks: none, margin: 10 mm, gap: 5 mm}\n");
  REQUIRE(built.ran.code == 0);
  constexpr int dpi = 127;  // 5 pixels a millimetre
  int men = 0;
  const PageImage page = PdfFile(built.bytes()).page(2, dpi);
  for (const Blob& blob : blobs_of(page, 128)) {
    const int width = blob.right - blob.left + 1, height = blob.bottom - blob.top + 1;
    if (width < 100 || height < 100) continue;  // letters, the bar of 50 mm
    ++men;
    CHECK(std::abs(width - 125) <= 1);
    CHECK(std::abs(height - 125) <= 1);
    CHECK(blob.left >= 50);
    CHECK(blob.right < page.width - 50);
    CHECK(blob.top >= 50);
    CHECK(blob.bottom < page.height - 50);
  }
  CHECK(men == 32);
}

TEST_CASE("photos on men are cut to circles, other pictures as they are", "[kit][cli]") {
  Built built;
  const auto picture = [&](const std::string& name, const auto& paint) {
    make_file(built.folder / name, picture_bytes("png", 400, 400, paint));
  };
  picture("photo.png", [](int x, int y) {
    return Rgba{30 + x * 7 % 60, 30 + y * 5 % 60, 30 + (x + y) * 3 % 60};
  });
  picture("shape.png", [](int x, int y) {
    return Rgba{20, 20, 20, x > 100 && x < 300 && y > 100 && y < 300 ? 255 : 0};
  });
  build(built, plain +
                   "men: {size: 25 mm, colors: [white, ivory], symbols: [./photo.png, "
                   "./shape.png]}\ndice: none\nsheet: {bleed: 0, marks: none}\n");
  INFO(built.ran.err);
  REQUIRE(built.ran.code == 0);
  int circles = 0, squares = 0;
  for (const int number : {2, 3})
    for (const Blob& blob : blobs_of(PdfFile(built.bytes()).page(number, 127), 110)) {
      const int width = blob.right - blob.left + 1, height = blob.bottom - blob.top + 1;
      if (width < 40 || std::abs(width - height) > 2) continue;
      const double share = double(blob.pixels) / (width * height);
      if (share > 0.97) ++squares;
      if (share > 0.75 && share < 0.82) ++circles;
    }
  CHECK(circles == 16);
  CHECK(squares == 16);
}

TEST_CASE("the report tells what a kit has", "[kit][cli]") {
  Built built;
  build(built, plain);
  CHECK(built.ran.err.empty());
  CHECK(built.ran.out == (built.folder / "kit.pdf").string() +
                             ": 3 sheets of A4\n"
                             "  a board, 32 men of 25 mm, nets for 2 dice, and the rules "
                             "of 1 game\n"
                             "  willughby: 19 throws on average, the first player wins "
                             "53.2 % of the games\n");
}

TEST_CASE("a kit has the same bytes with one thread and with four", "[kit][cli]") {
  Built one, four;
  const std::string yaml = plain + "men: {symbols: [fox, owl]}\n";
  build(one, yaml, {"-j", "1"});
  build(four, yaml, {"-j", "4"});
  CHECK(one.ran.code == 0);
  CHECK(one.bytes() == four.bytes());
}

TEST_CASE("check writes nothing of a kit", "[kit][cli]") {
  const ScratchFolder folder;
  make_file(folder / "kit.yaml", plain);
  const Ran ran = run_program({"check", (folder / "kit.yaml").string()});
  CHECK(ran.code == 0);
  CHECK(folder.names() == std::vector<std::string>{"kit.yaml"});
}

TEST_CASE("kits and decks go in one batch", "[kit][cli]") {
  const ScratchFolder folder;
  make_file(folder / "kit.yaml", plain);
  make_file(folder / "cards.yaml", "symbols: [text: [A, B, C]]\n");
  make_file(folder / "wrong.yaml", "kit: doublets\nvariant: chess\n");
  const Ran ran = run_program({"build", (folder / "kit.yaml").string(),
                               (folder / "wrong.yaml").string(),
                               (folder / "cards.yaml").string(), "-q", "--seed", "4"});
  CHECK(ran.code == 1);
  CHECK_THAT(ran.err, ContainsSubstring("wrong.yaml:2:10: error: 'variant' must be "));
  CHECK(fs::exists(folder / "kit.pdf"));
  CHECK(fs::exists(folder / "cards.pdf"));
  CHECK_FALSE(fs::exists(folder / "wrong.pdf"));
}

TEST_CASE("all that is wrong with a kit's men is told at once", "[kit][cli]") {
  Built built;
  build(built, plain + "men:\n  size: 30 mm\n  symbols: [foxx, animals]\n");
  CHECK(built.ran.code == 1);
  CHECK_THAT(built.ran.err, ContainsSubstring(":4:9: error: a board for men of 30 mm"));
  CHECK_THAT(built.ran.err, ContainsSubstring(":5:13: error: "));
  CHECK_THAT(built.ran.err, ContainsSubstring("did you mean 'fox'?"));
}

TEST_CASE("paper too narrow for the bar of 50 mm is refused", "[kit][cli]") {
  Built built;
  build(built, plain +
                   "dice: none\nmen: {size: 10 mm}\n"
                   "sheet: {paper: [102 mm, 297 mm], margin: 5 mm}\n");
  CHECK(built.ran.code == 1);
  CHECK_THAT(
      built.ran.err,
      ContainsSubstring("kit.yaml:5:42: error: there is no room for a bar of 50 mm "
                        "between the margins of 102 x 297 mm\n  hint: use wider "
                        "paper or narrower margins\n"));
}

TEST_CASE("a group of drawings is no symbol for a man", "[kit][cli]") {
  Built built;
  build(built, plain + "men: {symbols: [fox, food]}\n");
  CHECK(built.ran.code == 1);
  CHECK_THAT(built.ran.err,
             ContainsSubstring("men show one picture for each player, and these are "));
  CHECK_THAT(built.ran.err,
             ContainsSubstring("hint: name single drawings, such as [fox, bee]"));
}

TEST_CASE("a picture file on the men is kept from being overwritten", "[kit][cli]") {
  const ScratchFolder folder;
  fs::create_directory(folder / "kit.pdf");
  make_file(folder / "kit.yaml", plain);
  const Ran ran = run_program({"build", (folder / "kit.yaml").string()});
  CHECK(ran.code == 1);
  CHECK_THAT(ran.err, ContainsSubstring("cannot write"));
}

TEST_CASE("onematch new makes a kit to start from", "[kit][cli]") {
  const ScratchFolder folder;
  const std::string kit = (folder / "games").string();
  const Ran made = run_program({"new", kit, "--template", "doublets"});
  REQUIRE(made.code == 0);
  CHECK(made.out == kit +
                        "/deck.yaml  says what will be made: open it in an editor\n"
                        "Now try:  onematch build " +
                        kit + "\n");
  CHECK_FALSE(fs::exists(fs::path(kit) / "pictures"));
  const std::string yaml = contents_of(fs::path(kit) / "deck.yaml");
  CHECK_THAT(yaml, ContainsSubstring("extends: doublets\n"));
  CHECK_THAT(yaml, !ContainsSubstring("scatter"));
  CHECK_THAT(yaml, ContainsSubstring("with:  onematch build games\n"));
  CHECK_THAT(yaml, ContainsSubstring("with:  onematch build .\n"));
  CHECK(run_program({"check", kit, "--set", "variant=willughby"}).code == 0);
}

TEST_CASE("a language is known in capitals, and one without words told", "[kit][cli]") {
  Built french;
  build(french, plain + "language: FR\n");
  CHECK(french.ran.err.empty());
  CHECK_THAT(output_of("pdftotext " + french.pdf() + " -"), ContainsSubstring("Abattre"));
  Built other;
  build(other, plain + "language: pt-BR\n");
  CHECK(other.ran.code == 0);
  CHECK(other.ran.err ==
        (other.folder / "kit.yaml").string() +
            ":3:11: warning: the rules are in en, fr, de, es and it; 'pt-BR' gets "
            "English\n");
}

TEST_CASE("what is lost of the pictures on men is told", "[kit][cli]") {
  Built built;
  make_file(built.folder / "rich.svg",
            "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><circle cx='4' "
            "cy='4' r='4'/><image href='gone.png' width='4' height='4'/></svg>");
  make_file(built.folder / "coarse.png", picture_bytes("png", 30, 30, [](int x, int y) {
              return Rgba{(x * 37 + y * 91) % 256, (x * x + y * 7) % 256, (x * y) % 256};
            }));
  build(built, plain + "men:\n  symbols: [./rich.svg, ./coarse.png]\n");
  CHECK(built.ran.code == 0);
  const std::string place = (built.folder / "kit.yaml").string() + ":4:";
  CHECK_THAT(built.ran.err, ContainsSubstring(place + "13: warning: rich.svg: "));
  CHECK_THAT(built.ran.err, ContainsSubstring("gone.png"));
  CHECK_THAT(
      built.ran.err,
      ContainsSubstring("  hint: look at it on the page; if it isn't right, save it "
                        "from a drawing program as plain SVG, or as PNG\n"));
  CHECK_THAT(built.ran.err,
             ContainsSubstring(place + "25: warning: coarse.png prints at "));
  CHECK_THAT(
      built.ran.err,
      ContainsSubstring(" dpi, and may look coarse\n  hint: use a larger picture\n"));
}
