#include "render/pdf.hpp"

#include <pango/pangocairo.h>

#include <algorithm>
#include <numbers>

#include "core/error.hpp"
#include "sheet/impose.hpp"
#include "support/command.hpp"
#include "support/drawing.hpp"
#include "support/pdf.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

const DocumentInfo plain_info{"Test", "", "en", 1'700'000'000};

std::vector<Symbol> triangles(int count) {
  std::vector<Symbol> symbols(static_cast<std::size_t>(count));
  std::generate(symbols.begin(), symbols.end(),
                [number = 0]() mutable { return triangle_symbol(number++); });
  return symbols;
}

std::string pdf_of(const TestDrawing& made) {
  return render_pdf(made.drawing(), plain_info);
}

SheetSpec sheet_with(Marks marks) {
  SheetSpec sheet;
  sheet.marks = marks;
  return sheet;
}

constexpr Marks no_marks{false, false, false, false, false};
constexpr Marks all_marks{true, false, true, true, false};

/// A sheet of `side` x `side` mm with no marks and no bleed.
SheetSpec small_sheet(double side) {
  SheetSpec sheet = sheet_with(no_marks);
  sheet.paper = {Length::mm(side), Length::mm(side)};
  sheet.bleed = 0_mm;
  return sheet;
}

double mm_of(int pixels, int dpi) {
  return pixels * 25.4 / dpi;
}

/// The same document with its layer switched off.
std::string layer_off(const PdfFile& pdf) {
  std::string qdf = pdf.qdf();
  const std::size_t at = qdf.find("/ON [");
  REQUIRE(at != std::string::npos);
  qdf.replace(at, 5, "/OFF [");
  return qdf;
}

/// A word in a font that is found on every system.
Symbol word_symbol(const char* word) {
  return painted_symbol(word, [&](cairo_t* cr) {
    cairo_select_font_face(cr, "sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cr, 30);
    cairo_move_to(cr, 5, 70);
    cairo_show_text(cr, word);
  });
}

/// Empties Cairo's font caches at the end of the scope, as all that uses them is gone.
struct FontCaches {
  FontCaches() = default;
  ~FontCaches() {
    pango_cairo_font_map_set_default(nullptr);  // it keeps fonts of other tests
    cairo_debug_reset_static_data();
  }
  FontCaches(const FontCaches&) = delete;
  FontCaches& operator=(const FontCaches&) = delete;
};

/// A picture that holds the bytes of a JPEG, of 60 x 60 pixels, as they are.
Picture jpeg_picture(const std::string& jpeg) {
  return painted_picture([&](cairo_t* cr) {
    const SurfacePtr image(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 60, 60));
    auto* copy = new std::string(jpeg);
    cairo_surface_set_mime_data(
        image.get(), CAIRO_MIME_TYPE_JPEG,
        reinterpret_cast<const unsigned char*>(copy->data()), copy->size(),
        [](void* bytes) { delete static_cast<std::string*>(bytes); }, copy);
    cairo_scale(cr, 128 / 60.0, 128 / 60.0);
    cairo_set_source_surface(cr, image.get(), 0, 0);
    cairo_paint(cr);
  });
}

}  // namespace

TEST_CASE("each symbol is stored once, as a drawing, however often it is used",
          "[render]") {
  const PdfFile pdf(pdf_of(random_drawing(57, triangles(57), sheet_with(no_marks))));
  const std::string qdf = pdf.qdf();
  CHECK(count_in(qdf, "/Subtype /Form") == 57);
  CHECK(count_in(qdf, "/Subtype /Image") == 0);
  CHECK(count_in(qdf, " Do\n") == 456);
}

TEST_CASE("sheets that are cut alike share their cut lines", "[render]") {
  const PdfFile pdf(pdf_of(random_drawing(57, triangles(57))));
  // Nine full sheets, and one of three cards.
  CHECK(count_in(pdf.qdf(), "/Subtype /Form") == 57 + 2);
}

TEST_CASE("a PDF has no faults", "[render]") {
  const PdfFile pdf(pdf_of(random_drawing(20, triangles(5), sheet_with(all_marks))));
  CHECK_THAT(output_of("qpdf --check " + pdf.name()),
             ContainsSubstring("No syntax or stream encoding errors found"));
}

TEST_CASE("a deck of small drawings makes a small file", "[render]") {
  // 456 symbols, at about 30 bytes for each, and the 57 drawings themselves.
  CHECK(pdf_of(random_drawing(57, triangles(57))).size() < 40'000);
}

TEST_CASE("the same input gives the same bytes", "[render]") {
  const FontCaches caches;
  const auto made = [] {
    std::vector<Symbol> symbols = triangles(7);
    symbols.push_back(word_symbol("horse"));
    return pdf_of(random_drawing(13, std::move(symbols), sheet_with(all_marks)));
  };
  CHECK(made() == made());
}

TEST_CASE("a card is printed at its true size, in its place", "[render]") {
  const ShapeKind kind =
      GENERATE(as<ShapeKind>{}, ShapeKind::circle, ShapeKind::rectangle);
  CardSpec card;
  card.shape = {kind, 85, 85, 0};
  card.background = black;
  const PdfFile pdf(pdf_of(bare_drawing(1, card, small_sheet(100))));
  const PageImage page = pdf.page(1, 600);
  const Extent ink = dark_extent(page);
  CHECK(mm_of(page.width, 600) == Approx(100).margin(0.05));
  CHECK(mm_of(ink.width(), 600) == Approx(85).margin(0.05));
  CHECK(mm_of(ink.height(), 600) == Approx(85).margin(0.05));
  CHECK(mm_of(ink.left, 600) == Approx(7.5).margin(0.05));
  CHECK(mm_of(ink.top, 600) == Approx(7.5).margin(0.05));
}

TEST_CASE("a symbol is put where its placement says, turned clockwise", "[render]") {
  // A dot at the frame's right edge: centre (0.9, 0), radius 0.1.
  std::vector<Symbol> symbols;
  symbols.push_back(painted_symbol("dot", [](cairo_t* cr) {
    cairo_rectangle(cr, 64 + 0.8 * 64, 64 - 0.1 * 64, 0.2 * 64, 0.2 * 64);
    cairo_fill(cr);
  }));
  TestDrawing made = bare_drawing(1, CardSpec{}, small_sheet(100));
  made.symbols = std::move(symbols);
  made.layouts = {{{FaceId{0}, {10, -20}, 15, std::numbers::pi / 2}}};
  const Extent ink = dark_extent(PdfFile(pdf_of(made)).page(1, 254));
  // Now below the centre: x = 50 + 10, y = 50 - 20 + 0.9 x 15, each +- 1.5 mm.
  CHECK(ink.left / 10.0 == Approx(58.5).margin(0.1));
  CHECK((ink.right + 1) / 10.0 == Approx(61.5).margin(0.1));
  CHECK(ink.top / 10.0 == Approx(42).margin(0.1));
  CHECK((ink.bottom + 1) / 10.0 == Approx(45).margin(0.1));
}

TEST_CASE("a picture may lie anywhere in its frame", "[render]") {
  TestDrawing made = bare_drawing(1, CardSpec{}, small_sheet(100));
  made.symbols.push_back(painted_symbol("low", [](cairo_t* cr) {
    cairo_rectangle(cr, 70, 70, 40, 40);
    cairo_fill(cr);
  }));
  made.symbols[0].frame = {{90, 90}, 40};
  made.layouts = {{{FaceId{0}, {0, 0}, 20, 0}}};
  const Extent ink = dark_extent(PdfFile(pdf_of(made)).page(1, 254));
  CHECK(ink.left / 10.0 == Approx(40).margin(0.1));
  CHECK(ink.top / 10.0 == Approx(40).margin(0.1));
  CHECK(ink.width() / 10.0 == Approx(20).margin(0.2));
}

TEST_CASE("the background bleeds outwards, and half-way to the neighbours", "[render]") {
  CardSpec card;
  card.shape = {ShapeKind::rectangle, 40, 40, 0};
  card.background = black;
  SheetSpec sheet = small_sheet(100);
  sheet.gap = 4_mm;
  sheet.bleed = 3_mm;
  const PageImage page = PdfFile(pdf_of(bare_drawing(4, card, sheet))).page(1, 254);
  const Extent ink = dark_extent(page);
  CHECK(ink.width() / 10.0 == Approx(40 + 4 + 40 + 6).margin(0.1));
  CHECK(ink.height() / 10.0 == Approx(40 + 4 + 40 + 6).margin(0.1));
  CHECK(page.at(500, 250) < 128);

  sheet.gap = 8_mm;
  const PageImage apart = PdfFile(pdf_of(bare_drawing(4, card, sheet))).page(1, 254);
  CHECK(apart.at(500, 250) == 255);  // 2 mm between the bleeds
  CHECK(apart.at(485, 250) < 128);
}

TEST_CASE("a background does not bleed onto the card beside it", "[render]") {
  CardSpec card;
  card.shape = {ShapeKind::rectangle, 40, 40, 0};
  SheetSpec sheet = small_sheet(100);
  sheet.gap = 0_mm;
  sheet.bleed = 3_mm;
  const TestDrawing made = bare_drawing(2, card, sheet);
  const Picture left_half_black = painted_picture([](cairo_t* cr) {
    cairo_rectangle(cr, 0, 0, 64, 128);
    cairo_fill(cr);
  });
  Drawing drawing = made.drawing();
  drawing.background = &left_half_black;
  const PageImage page = PdfFile(render_pdf(drawing, plain_info)).page(1, 254);
  // The first card is from 10 to 50 mm, the second from there to 90 mm.
  CHECK(page.at(495, 300) == 255);
  CHECK(page.at(485, 300) == 255);
  CHECK(page.at(505, 300) < 128);
}

TEST_CASE("a bleed reaches the very edge of the paper", "[render]") {
  CardSpec card;
  card.shape = {ShapeKind::rectangle, 18, 20.5, 0};
  card.background = black;
  SheetSpec sheet = small_sheet(20);  // 56.69 points
  sheet.paper.height = 22.3_mm;       // 63.21 points
  sheet.margin = 0_mm;
  sheet.bleed = 3_mm;
  // 50 pixels are a millimetre.
  const Extent ink =
      dark_extent(PdfFile(pdf_of(bare_drawing(1, card, sheet))).page(1, 1270));
  CHECK(ink.left == 0);
  CHECK(ink.top == Approx(0).margin(1));
  CHECK(ink.right == Approx(999).margin(1));
  CHECK(ink.bottom == Approx(1114).margin(1));
}

TEST_CASE("a border lies inside the card's edge", "[render]") {
  CardSpec card;
  card.shape = {ShapeKind::hexagon, 80, 69.282, 4};
  card.border = Border{2_mm, black};
  const PageImage page =
      PdfFile(pdf_of(bare_drawing(1, card, small_sheet(100)))).page(1, 254);
  const Extent ink = dark_extent(page);
  CHECK(ink.height() / 10.0 == Approx(69.28).margin(0.1));
  const int top = ink.top;
  CHECK(page.at(500, top + 18) < 128);
  CHECK(page.at(500, top + 22) == 255);
}

TEST_CASE("a picture as background covers the card and its bleed, and no more",
          "[render]") {
  CardSpec card;
  card.shape = {ShapeKind::rectangle, 70, 50, 0};
  SheetSpec sheet = small_sheet(100);
  sheet.bleed = 3_mm;
  const TestDrawing made = bare_drawing(1, card, sheet);
  const Picture picture = painted_picture([](cairo_t* cr) {
    cairo_paint(cr);
    cairo_rectangle(cr, 32, 56, 64, 16);  // a white bar in the middle
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_fill(cr);
  });
  Drawing drawing = made.drawing();
  drawing.background = &picture;
  const PageImage page = PdfFile(render_pdf(drawing, plain_info)).page(1, 254);
  const Extent ink = dark_extent(page);
  CHECK(ink.width() / 10.0 == Approx(76).margin(0.1));
  CHECK(ink.height() / 10.0 == Approx(56).margin(0.1));
  // 128 units are 76 mm, so that the bar is 38 x 9.5 mm.
  CHECK(page.at(500, 500) == 255);
  CHECK(page.at(500 + 187, 500) == 255);
  CHECK(page.at(500 + 193, 500) < 128);
  CHECK(page.at(500, 500 - 45) == 255);
  CHECK(page.at(500, 500 - 50) < 128);
}

TEST_CASE("a JPEG is stored once, byte by byte as it is", "[render]") {
  const PdfFile source(pdf_of(random_drawing(1, triangles(8), sheet_with(no_marks))));
  output_of("pdftoppm -jpeg -singlefile -scale-to-x 60 -scale-to-y 60 " + source.name() +
            " '" + (source.folder() / "small").string() + "'");
  const std::string jpeg = contents_of(source.folder() / "small.jpg");
  const Picture picture = jpeg_picture(jpeg);
  const TestDrawing made = random_drawing(20, triangles(8));
  Drawing drawing = made.drawing();
  drawing.background = &picture;

  const PdfFile pdf(render_pdf(drawing, plain_info));
  CHECK(count_in(pdf.qdf(), "/Subtype /Image") == 1);
  output_of("pdfimages -j -f 1 -l 1 " + pdf.name() + " '" +
            (pdf.folder() / "image").string() + "'");
  CHECK(contents_of(pdf.folder() / "image-000.jpg") == jpeg);
}

TEST_CASE("text stays text, its fonts embedded", "[render]") {
  const FontCaches caches;
  std::vector<Symbol> symbols = triangles(7);
  symbols.push_back(word_symbol("horse"));
  TestDrawing made = random_drawing(8, std::move(symbols));
  // pdftotext takes the letters of a slanted word for words of their own.
  for (CardLayout& layout : made.layouts)
    for (Placement& placement : layout) placement.angle = 0;
  const PdfFile pdf(pdf_of(made));
  CHECK(count_in(output_of("pdftotext " + pdf.name() + " -"), "horse") == 8);
  CHECK_THAT(output_of("pdffonts " + pdf.name()), ContainsSubstring("yes yes yes"));
}

TEST_CASE("every page has its boxes", "[render]") {
  const PdfFile pdf(pdf_of(random_drawing(9, triangles(8))));
  const std::string boxes = output_of("pdfinfo -box -f 1 -l 2 " + pdf.name());
  // 210 x 297 mm; the block of 172 x 259 mm, and on page 2 of 172 x 172 mm.
  for (const char* line : {"Page    1 MediaBox:      0.00     0.00   595.28   841.89\n",
                           "Page    1 BleedBox:     45.35    45.35   549.92   796.53\n",
                           "Page    1 TrimBox:      53.86    53.86   541.42   788.03\n",
                           "Page    2 MediaBox:      0.00     0.00   595.28   841.89\n",
                           "Page    2 BleedBox:     45.35   291.97   549.92   796.53\n",
                           "Page    2 TrimBox:      53.86   300.47   541.42   788.03\n"})
    CHECK_THAT(boxes, ContainsSubstring(line));
}

TEST_CASE("a PDF says what it is, in any script", "[render]") {
  const DocumentInfo info{"Tiere für Zoë 🦊", "Žofie (sestra)", "de", 1'709'209'859};
  const TestDrawing made = random_drawing(3, triangles(8));
  const PdfFile pdf(render_pdf(made.drawing(), info));
  const std::string told = output_of("TZ=UTC LC_ALL=C.UTF-8 pdfinfo " + pdf.name());
  for (const char* line :
       {"Title:           Tiere für Zoë 🦊\n", "Author:          Žofie (sestra)\n",
        "Creator:         onematch\n", "CreationDate:    Thu Feb 29 12:30:59 2024 UTC\n"})
    CHECK_THAT(told, ContainsSubstring(line));
  CHECK_THAT(pdf.qdf(), ContainsSubstring("/Lang (de)"));
  CHECK_THAT(pdf.qdf(), ContainsSubstring("(D:20240229123059Z)"));
}

TEST_CASE("moments before 1970 and far ahead are dates, too", "[render]") {
  const TestDrawing made = random_drawing(1, triangles(8));
  CHECK_THAT(PdfFile(render_pdf(made.drawing(), {"", "", "en", -1})).qdf(),
             ContainsSubstring("(D:19691231235959Z)"));
  CHECK_THAT(PdfFile(render_pdf(made.drawing(), {"", "", "en", 4'102'444'800})).qdf(),
             ContainsSubstring("(D:21000101000000Z)"));
}

TEST_CASE("the print dialogue is told not to scale", "[render]") {
  const std::string qdf = PdfFile(pdf_of(random_drawing(1, triangles(8)))).qdf();
  for (const char* entry :
       {"/PrintScaling /None", "/DisplayDocTitle true", "/PickTrayByPDFSize true",
        "/P (Sheet 1)", "/Duplex /Simplex"})
    CHECK_THAT(qdf, ContainsSubstring(entry));
}

TEST_CASE("cut lines are a layer, and without it nothing is left of them", "[render]") {
  const PdfFile with(pdf_of(random_drawing(8, triangles(8), sheet_with(all_marks))));
  const PdfFile without(pdf_of(random_drawing(8, triangles(8), sheet_with(no_marks))));
  const PdfFile hidden(layer_off(with));
  CHECK_THAT(with.qdf(), ContainsSubstring("/Name (Cut lines)"));
  CHECK(count_in(without.qdf(), "/OCProperties") == 0);
  for (const int page : {1, 2}) {
    const PageImage bare = without.page(page, 100);
    CHECK(hidden.page(page, 100) == bare);
    CHECK_FALSE(with.page(page, 100) == bare);
  }
}

TEST_CASE("cut lines are black, 0.15 mm wide and where the page has them", "[render]") {
  // A sheet of two cards, one above the other, with the upper one only.
  SheetSpec sheet = small_sheet(28);
  sheet.paper.width = 19_mm;
  sheet.margin = 0_mm;
  sheet.marks = {true, false, false, true, false};
  CardSpec card;
  card.shape = {ShapeKind::rectangle, 9, 9, 0};
  const TestDrawing made = bare_drawing(1, card, sheet);
  const PageImage page = PdfFile(pdf_of(made)).page(1, 2540);  // 100 pixels a millimetre

  // The card's box is from (5, 4) to (14, 13), its centre (9.5, 8.5).
  const Extent ink = dark_extent(page);
  CHECK(ink.left == Approx(0).margin(2));  // marks of 2 mm, up to the paper's edge
  CHECK(ink.top == Approx(0).margin(2));
  CHECK(ink.right == Approx(1900).margin(2));
  CHECK(ink.bottom == Approx(2100).margin(2));  // of 5 mm, from 3 mm below the card
  for (const Point on :
       {Point{9.5_mm, 8.5_mm}, Point{7.6_mm, 8.5_mm}, Point{9.5_mm, 10.4_mm},
        Point{5_mm, 0.5_mm}, Point{14_mm, 20.9_mm}, Point{0.1_mm, 4_mm},
        Point{18.9_mm, 13_mm}})
    CHECK(page.at(static_cast<int>(on.x.to_mm() * 100),
                  static_cast<int>(on.y.to_mm() * 100)) == 0);
  int thickness = 0;
  for (int y = 700; y < 1000; ++y) thickness += page.at(850, y) == 0 ? 1 : 0;
  CHECK(thickness == Approx(15).margin(2));
}

TEST_CASE("an outline is the card's edge, in grey", "[render]") {
  SheetSpec sheet = small_sheet(20);
  sheet.marks = {false, false, true, false, false};
  CardSpec card;
  card.shape = {ShapeKind::circle, 8, 8, 0};
  const PageImage page = PdfFile(pdf_of(bare_drawing(1, card, sheet))).page(1, 2540);
  const auto darkest = static_cast<unsigned char>(
      *std::min_element(page.pixels.begin(), page.pixels.end(), [](char a, char b) {
        return static_cast<unsigned char>(a) < static_cast<unsigned char>(b);
      }));
  CHECK(darkest == Approx(128).margin(1));
  CHECK(page.at(600, 1000) == darkest);
  CHECK(page.at(1000, 600) == darkest);
  CHECK(page.at(600 - 12, 1000) == 255);
  CHECK(page.at(600 + 12, 1000) == 255);
}

TEST_CASE("a library that fails is an error", "[render]") {
  TestDrawing made = random_drawing(1, triangles(8));
  made.layouts[0][3].radius = 0;
  CHECK_THROWS_WITH(pdf_of(made), "cannot draw a sheet: invalid matrix (not invertible)");
}
