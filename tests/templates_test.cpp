// Every bundled template, looked at from outside: its pages as Poppler draws them.
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <numbers>

#include "project/project.hpp"
#include "project/templates.hpp"
#include "render/pdf.hpp"
#include "sheet/footer.hpp"
#include "sheet/impose.hpp"
#include "support/pdf.hpp"
#include "support/shapes.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;
namespace fs = std::filesystem;

namespace {

constexpr int dpi = 127;              // 5 pixels a millimetre
constexpr double pixel = 25.4 / dpi;  // mm
constexpr int grey = 102;             // of a card
constexpr std::size_t many = 100;     // cards: more than a sheet holds

const fs::path source = ONEMATCH_SOURCE_DIR;

Project project_of(const std::string& name) {
  return load_project({"extends: " + name + "\nsymbols: [{text: [a, b, c]}]", "deck.yaml",
                       fs::current_path(), "Test"},
                      {{}, source / "templates"});
}

std::vector<std::string> names() {
  std::vector<std::string> names;
  for (const TemplateInfo& info : list_templates(source / "templates"))
    if (info.name != "doublets") names.push_back(info.name);  // it has no cards
  return names;
}

/// The first sheet of that many cards, which are dark grey and have no symbols.
PageImage sheet_of(const Project& project, const SheetSpec& sheet, std::size_t cards) {
  CardSpec card = project.card;
  card.background = {0.4, 0.4, 0.4, 1};  // so that black marks show on it
  std::vector<Page> pages = impose({cards}, card, sheet);
  if (sheet.footer) add_footers(pages, card.shape, sheet, {"Test", "en", nullptr});
  pages.resize(1);
  const std::vector<CardLayout> layouts(cards);
  const std::vector<Symbol> symbols;
  const Drawing drawing{pages, layouts, symbols, card};
  return PdfFile(render_pdf(drawing, {"Test", "", "en", 0})).page(1, dpi);
}

std::size_t capacity(const Project& project) {
  return impose({many}, project.card, project.sheet).front().faces.size();
}

/// Those that are at least half covered by a card.
std::size_t card_pixels(const PageImage& image) {
  return static_cast<std::size_t>(std::count_if(
      image.pixels.begin(), image.pixels.end(),
      [](char c) { return static_cast<unsigned char>(c) < (grey + 255) / 2; }));
}

/// Whether a pixel is well inside a card or its bleed, not at an edge of it.
bool is_inside(const PageImage& image, int x, int y) {
  constexpr int near = 2;
  if (std::min({x, y, image.width - 1 - x, image.height - 1 - y}) < near) return false;
  return image.at(x, y) == grey && image.at(x - near, y) == grey &&
         image.at(x + near, y) == grey && image.at(x, y - near) == grey &&
         image.at(x, y + near) == grey;
}

Marks no_marks() {
  return {false, false, false, false, false};
}

}  // namespace

TEST_CASE("each template holds as many cards a sheet as it says", "[templates]") {
  const std::map<std::string, std::size_t> expected{
      {"a4", 6},           {"a4-large", 6},      {"classic", 6},      {"classroom", 8},
      {"game-crafter", 1}, {"hexagon", 13},      {"kids", 6},         {"labels-5194", 12},
      {"labels-5195", 6},  {"labels-a4-60", 12}, {"labels-a4-80", 6}, {"labels-a4-85", 6},
      {"labels-a4-95", 6}, {"letter", 6},        {"mini", 20},        {"photo-10x15", 1},
      {"poker", 9},        {"punch-63", 12},     {"punch-76", 8},     {"square", 12},
      {"universal", 6},    {"words", 8}};
  for (const std::string& name : names()) {
    INFO(name);
    REQUIRE(expected.contains(name));
    CHECK(capacity(project_of(name)) == expected.at(name));
  }
  CHECK(names().size() == expected.size());
}

TEST_CASE("the page of templates shows each with its own sentence", "[templates]") {
  const std::string page = contents_of(source / "templates/README.md");
  for (const TemplateInfo& info : list_templates(source / "templates")) {
    CHECK_THAT(page, ContainsSubstring("| ![](thumbnails/" + info.name + ".png) | `" +
                                       info.name + "` | " + info.description + " |\n"));
    CHECK(fs::file_size(source / "templates/thumbnails" / (info.name + ".png")) > 1000);
  }
}

TEST_CASE("trims of a template's sheets don't overlap, and are of their size",
          "[templates]") {
  for (const std::string& name : names()) {
    INFO(name);
    const Project project = project_of(name);
    SheetSpec sheet = project.sheet;
    sheet.marks = no_marks();
    sheet.footer = false;
    sheet.bleed = 0_mm;
    const std::size_t cards = capacity(project);
    const PageImage image = sheet_of(project, sheet, cards);
    const double area = static_cast<double>(card_pixels(image)) * pixel * pixel;
    const double expected = static_cast<double>(cards) * area_of(project.card.shape);
    CHECK(area == Approx(expected).epsilon(0.004));
    // Nothing is nearer to the paper's edge than the margin.
    const Extent ink = dark_extent(image);
    const double margin = project.sheet.margin.to_mm() - pixel;
    CHECK(ink.left * pixel >= margin);
    CHECK(ink.top * pixel >= margin);
    CHECK((image.width - 1 - ink.right) * pixel >= margin);
    CHECK((image.height - 1 - ink.bottom) * pixel >= margin);
  }
}

TEST_CASE("marks and footers of templates are clear of bleed and margins",
          "[templates]") {
  for (const std::string& name : names()) {
    INFO(name);
    const Project project = project_of(name);
    SheetSpec bare = project.sheet;
    bare.marks = no_marks();
    bare.footer = false;
    SheetSpec marked = project.sheet;
    marked.marks.outline = marked.marks.center = false;  // these are on the cards
    for (const std::size_t cards : {capacity(project), std::size_t{1}}) {
      const PageImage without = sheet_of(project, bare, cards);
      const PageImage with = sheet_of(project, marked, cards);
      const int margin =
          static_cast<int>(std::floor(project.sheet.margin.to_mm() / pixel)) - 1;
      int on_bleed = 0, in_margin = 0;
      for (int y = 0; y < with.height; ++y)
        for (int x = 0; x < with.width; ++x) {
          if (with.at(x, y) == without.at(x, y)) continue;
          on_bleed += is_inside(without, x, y);
          in_margin += std::min({x, y, with.width - 1 - x, with.height - 1 - y}) < margin;
        }
      CHECK(on_bleed == 0);
      CHECK(in_margin == 0);
    }
  }
}
