// Backs and rulers as they are printed, measured in Poppler's picture of the PDF.
#include <cmath>
#include <utility>
#include <vector>

#include "render/pdf.hpp"
#include "sheet/footer.hpp"
#include "sheet/impose.hpp"
#include "support/drawing.hpp"
#include "support/pdf.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

constexpr int dpi = 600;
constexpr double pixel = 25.4 / dpi;  // mm

/// Cards of one colour, front and back, without bleed or marks.
struct Printed {
  CardSpec card;
  SheetSpec sheet;
  BackSpec back;
  std::vector<Page> pages;

  std::string pdf(std::size_t cards) {
    card.background = black;
    sheet.marks = {false, false, false, false, false};
    sheet.bleed = 0_mm;
    back.bleed = 0_mm;
    back.designs[0].color = black;
    pages = impose({cards}, card, sheet, &back);
    const std::vector<CardLayout> layouts(cards);
    const std::vector<Symbol> symbols;
    std::vector<BackArt> backs(1);
    backs[0].design = back.designs[0];
    Drawing drawing{pages, layouts, symbols, card};
    drawing.backs = &backs;
    return render_pdf(drawing, {"Test", "", "en", 0, back.flip});
  }
};

/// The page seen from behind, if the paper is turned over that edge.
PageImage turned_over(const PageImage& image, Flip flip) {
  const bool portrait = image.height >= image.width;
  const bool sideways = portrait == (flip == Flip::long_edge);
  PageImage turned = image;
  for (int y = 0; y < image.height; ++y)
    for (int x = 0; x < image.width; ++x) {
      const int from_x = sideways ? image.width - 1 - x : x;
      const int from_y = sideways ? y : image.height - 1 - y;
      turned.pixels[static_cast<std::size_t>(y * image.width + x)] =
          static_cast<char>(image.at(from_x, from_y));
    }
  return turned;
}

/// How many pixels are dark in one picture, and light in the other with all their
/// neighbours; or the other way round.
int pixels_apart(const PageImage& a, const PageImage& b) {
  const auto dark = [](const PageImage& image, int x, int y) {
    return image.at(x, y) < 128;
  };
  int count = 0;
  for (int y = 1; y + 1 < a.height; ++y)
    for (int x = 1; x + 1 < a.width; ++x) {
      if (dark(a, x, y) == dark(b, x, y)) continue;
      bool near = false;
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
          near = near || dark(b, x + dx, y + dy) == dark(a, x, y);
      count += !near;
    }
  return count;
}

}  // namespace

TEST_CASE("backs land on their fronts to 0.05 mm, whichever way the paper is turned",
          "[render]") {
  Printed printed;
  printed.back.flip = GENERATE(as<Flip>{}, Flip::long_edge, Flip::short_edge);
  printed.sheet.orientation =
      GENERATE(as<Orientation>{}, Orientation::portrait, Orientation::landscape);
  // Squares in rows; circles that are staggered; a sheet that is partly filled.
  const bool staggered = GENERATE(as<bool>{}, false, true);
  printed.sheet.paper = {Length::mm(100), Length::mm(148.3)};
  printed.card.shape = staggered ? Shape{ShapeKind::circle, 31, 31, 0}
                                 : Shape{ShapeKind::rectangle, 41.3, 27, 2};
  const PdfFile pdf(printed.pdf(3 + (staggered ? 7 : 6)));
  for (std::size_t i = 0; i < printed.pages.size(); i += 2) {
    const PageImage front = pdf.page(static_cast<int>(i) + 1, dpi);
    const PageImage back = pdf.page(static_cast<int>(i) + 2, dpi);
    dark_extent(front);  // is not blank
    // A pixel is 0.042 mm.
    CHECK(pixels_apart(front, turned_over(back, printed.back.flip)) == 0);
  }
}

TEST_CASE("backs are moved, turned and stretched as the file says", "[render]") {
  Printed plain, corrected;
  for (Printed* printed : {&plain, &corrected}) {
    printed->sheet.paper = {100_mm, 100_mm};
    printed->card.shape = {ShapeKind::rectangle, 60, 40, 0};
  }
  corrected.back.right = 1.2_mm;
  corrected.back.below = -0.7_mm;
  corrected.sheet.scale_across = 1.05;
  const Extent from = dark_extent(PdfFile(plain.pdf(1)).page(2, dpi));
  const PdfFile pdf(corrected.pdf(1));
  const Extent to = dark_extent(pdf.page(2, dpi));
  CHECK(to.width() * pixel == Approx(63).margin(0.05));
  CHECK(to.height() * pixel == Approx(40).margin(0.05));
  CHECK((to.left + to.right - from.left - from.right) / 2.0 * pixel ==
        Approx(1.2).margin(0.03));
  CHECK((to.top - from.top) * pixel == Approx(-0.7).margin(0.03));
  // Fronts are stretched, and not moved.
  const Extent front = dark_extent(pdf.page(1, dpi));
  CHECK(front.width() * pixel == Approx(63).margin(0.05));
  CHECK(front.top == from.top);

  corrected.back.angle = 0.05;  // clockwise: the left end goes up
  const Extent turned = dark_extent(PdfFile(corrected.pdf(1)).page(2, dpi));
  CHECK(turned.height() * pixel ==
        Approx(40 * std::cos(0.05) + 63 * std::sin(0.05)).margin(0.06));
}

TEST_CASE("the bar of 50 mm is 50 mm long", "[render]") {
  CardSpec card;
  card.shape = {ShapeKind::circle, 30, 30, 0};
  SheetSpec sheet;
  sheet.marks = {false, false, false, false, false};
  TestDrawing made = bare_drawing(1, card, sheet);
  add_footers(made.pages, card.shape, sheet, {"", "en", nullptr});
  made.pages[0].footer.captions.clear();
  const Extent bar =
      dark_extent(PdfFile(render_pdf(made.drawing(), {"T", "", "en", 0})).page(1, dpi));
  // The lines at its ends are 0.15 mm wide.
  CHECK(bar.width() * pixel == Approx(50.15).margin(0.05));
}

TEST_CASE("without its layers a sheet is what it is without marks and footer",
          "[render]") {
  CardSpec card;
  card.background = {1, 0.9, 0.7, 1};
  SheetSpec sheet;
  sheet.marks = {true, true, true, true, true};
  TestDrawing full = bare_drawing(8, card, sheet);
  add_footers(full.pages, card.shape, sheet, {"Farm", "en", nullptr});
  sheet.marks = {false, false, false, false, false};
  TestDrawing bare = bare_drawing(8, card, sheet);
  for (std::size_t i = 0; i < full.pages.size(); ++i)
    REQUIRE(full.pages[i].faces.size() == bare.pages[i].faces.size());
  const PdfFile with(render_pdf(full.drawing(), {"T", "", "en", 0}));
  std::string qdf = with.qdf();
  CHECK_THAT(qdf, ContainsSubstring("/Name (Cut lines)"));
  CHECK_THAT(qdf, ContainsSubstring("/Name (Footers)"));
  const std::size_t at = qdf.find("/ON [");
  REQUIRE(at != std::string::npos);
  qdf.replace(at, 5, "/OFF [");
  const PdfFile hidden(qdf), without(render_pdf(bare.drawing(), {"T", "", "en", 0}));
  for (const int page : {1, 2}) {
    CHECK(hidden.page(page, 100) == without.page(page, 100));
    CHECK_FALSE(with.page(page, 100) == without.page(page, 100));
  }
}

TEST_CASE("what a printer should do is in the PDF", "[render]") {
  Printed printed;
  printed.back.flip = Flip::short_edge;
  const std::string qdf = PdfFile(printed.pdf(1)).qdf();
  for (const char* entry : {"/Duplex /DuplexFlipShortEdge", "/PrintScaling /None",
                            "/P (Sheet 1 front)", "/P (Sheet 1 back)"})
    CHECK_THAT(qdf, ContainsSubstring(entry));
  CHECK(count_in(qdf, "/TrimBox [") == 2);
  CHECK(count_in(qdf, "/BleedBox [") == 2);
}
