#include "render/notes.hpp"

#include <pango/pangocairo.h>

#include <numbers>
#include <regex>

#include "core/number.hpp"
#include "render/pdf.hpp"
#include "sheet/captions.hpp"
#include "sheet/test_sheet.hpp"
#include "support/command.hpp"
#include "support/pdf.hpp"
#include "symbols/cairo_ptr.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

constexpr double point = 25.4 / 72;  // mm

std::string pdf_of(const Notes& notes) {
  Page page;
  page.paper = {100_mm, 60_mm};
  page.trim = page.bleed = {{}, page.paper};
  page.content = notes;
  return render_pdf(std::vector<Page>{page}, {"Notes", "", "en", 1'700'000'000});
}

Notes words(const std::vector<Caption>& captions) {
  return {{}, captions};
}

struct Word {
  std::string text;
  double left, top, right, bottom;  // mm
};

/// The words that Poppler finds, each with the box of its font.
std::vector<Word> words_in(const PdfFile& pdf) {
  const std::string page = output_of("pdftotext -bbox " + pdf.name() + " -");
  const std::regex word(
      R"re(xMin="([0-9.]+)" yMin="([0-9.]+)" xMax="([0-9.]+)" yMax="([0-9.]+)">(.*)</word>)re");
  std::vector<Word> found;
  for (std::sregex_iterator it(page.begin(), page.end(), word), end; it != end; ++it) {
    const auto mm = [&](std::size_t i) { return *parse_number((*it)[i].str()) * point; };
    found.push_back({(*it)[5], mm(1), mm(2), mm(3), mm(4)});
  }
  return found;
}

/// How wide a line of text is, in its height.
double breadth(const std::string& text) {
  const GObjectPtr<PangoContext> context(
      pango_font_map_create_context(pango_cairo_font_map_get_default()));
  const GObjectPtr<PangoLayout> layout(pango_layout_new(context.get()));
  PangoFontDescription* font = pango_font_description_from_string("Sans 100");
  pango_layout_set_font_description(layout.get(), font);
  pango_font_description_free(font);
  pango_layout_set_text(layout.get(), text.c_str(), -1);
  int width = 0, height = 0;
  pango_layout_get_size(layout.get(), &width, &height);
  return double(width) / height;
}

/// Where along the row of pixels at `y` mm it is dark: pairs of mm.
std::vector<std::pair<double, double>> dark_runs(const PageImage& image, double y,
                                                 int dpi) {
  const double pixel = 25.4 / dpi;
  const int row = static_cast<int>(y / pixel);
  std::vector<std::pair<double, double>> runs;
  bool dark = false;
  for (int x = 0; x < image.width; ++x) {
    const bool now = image.at(x, row) < 128;
    if (now && !dark) runs.emplace_back(x * pixel, 0);
    if (dark && !now) runs.back().second = x * pixel;
    dark = now;
  }
  return runs;
}

}  // namespace

TEST_CASE("a line is no wider than is reckoned, and hardly less", "[render]") {
  for (const char* text :
       {"Emoji: Twemoji by Twitter, Inc and other contributors, CC BY 4.0",
        "Emoji: OpenMoji, CC BY-SA 4.0", "MMMM WWWW @@@ %%%", "illicit jill, 'I'!",
        "Bogen 1 von 2, Rückseite · mit 100 % drucken · an der Linie falten und kleben",
        "feuille 3 sur 4, recto · imprimer à 100 % · plier sur la ligne et coller"}) {
    INFO(text);
    const double reckoned = letters_width(text, Length::mm(1)).to_mm();
    CHECK(breadth(text) <= reckoned);
    CHECK(breadth(text) >= 0.9 * reckoned);
  }
}

TEST_CASE("a caption is text that is found, inside its box", "[render]") {
  const Caption caption{{20_mm, 10_mm}, 60_mm, 4_mm, "Ring Ågy 100"};
  const std::vector<Word> found = words_in(PdfFile(pdf_of(words({caption}))));
  REQUIRE(found.size() == 3);
  CHECK(found[0].text == "Ring");
  CHECK(found[1].text == "Ågy");
  CHECK(found[2].text == "100");
  CHECK(found[0].left == Approx(20).margin(0.05));
  CHECK(found[2].right < 80);
  for (const Word& word : found) {
    CHECK(word.top > 10 - 0.1);
    CHECK(word.bottom < 14 + 0.1);
    CHECK(word.bottom - word.top > 3.5);  // the height is used
  }
}

TEST_CASE("what is too long for its box ends in dots", "[render]") {
  const std::string text = "A title that goes on and on, far beyond the box for it";
  const Caption caption{{20_mm, 10_mm}, 40_mm, 3_mm, text};
  const std::vector<Word> found = words_in(PdfFile(pdf_of(words({caption}))));
  REQUIRE(found.size() > 3);
  CHECK(found.front().text == "A");
  CHECK(found.back().text == "far beyond the box for it");  // found all the same
  CHECK(found.back().right <= 60 + 0.05);
  CHECK(found.back().right > 56);
  // Three dots, no higher than dots are.
  const int dpi = 600;
  const PageImage image = PdfFile(pdf_of(words({caption}))).page(1, dpi);
  CHECK(dark_runs(image, 10 + 3 * 0.78, dpi).back().second < 60);
  CHECK(dark_runs(image, 10 + 3 * 0.5, dpi).back().second < 58);
  // In letters that are as large as if there were room.
  const Caption whole{{20_mm, 10_mm}, 200_mm, 3_mm, text};
  const std::vector<Word> all = words_in(PdfFile(pdf_of(words({whole}))));
  CHECK(all.back().text == "it");
  CHECK(all[1].right == Approx(found[1].right));
}

TEST_CASE("a text with a line end stays one line", "[render]") {
  const Caption caption{{20_mm, 10_mm}, 60_mm, 4_mm, "one\ntwo"};
  const PdfFile pdf(pdf_of(words({caption})));
  const PageImage image = pdf.page(1, 200);
  const Extent ink = dark_extent(image);
  CHECK(ink.top * 25.4 / 200 > 10);
  CHECK(ink.bottom * 25.4 / 200 < 14);
}

TEST_CASE("a caption is turned round its corner", "[render]") {
  const double angle = -std::numbers::pi / 2;
  const Caption caption{{20_mm, 50_mm}, 40_mm, 5_mm, "upwards", angle};
  const Extent ink = dark_extent(PdfFile(pdf_of(words({caption}))).page(1, 200));
  const double pixel = 25.4 / 200;
  CHECK(ink.left * pixel > 20);
  CHECK((ink.right + 1) * pixel < 25);
  CHECK((ink.bottom + 1) * pixel <= 50.1);
  CHECK(ink.bottom * pixel > 49);
  CHECK(ink.height() * pixel > 15);
}

TEST_CASE("letters are in any script that a font has", "[render]") {
  const Caption caption{{20_mm, 10_mm}, 60_mm, 4_mm, "Лист лицо 1"};
  const std::vector<Word> found = words_in(PdfFile(pdf_of(words({caption}))));
  REQUIRE(found.size() == 3);
  CHECK(found[1].text == "лицо");
}

TEST_CASE("lines are black and 0.15 mm wide", "[render]") {
  const Notes notes{{{{10_mm, 20_mm}, {90_mm, 20_mm}}, {{50_mm, 10_mm}, {50_mm, 50_mm}}},
                    {}};
  const int dpi = 1200;
  const PageImage image = PdfFile(pdf_of(notes)).page(1, dpi);
  const auto across = dark_runs(image, 40, dpi);
  REQUIRE(across.size() == 1);
  CHECK(across[0].first == Approx(50 - 0.075).margin(0.025));
  CHECK(across[0].second == Approx(50 + 0.075).margin(0.025));
  const auto along = dark_runs(image, 20, dpi);
  REQUIRE(along.size() == 1);
  CHECK(along[0].first == Approx(10).margin(0.025));
  CHECK(along[0].second == Approx(90).margin(0.025));
}

TEST_CASE("a dashed line is 2 mm on and 1 mm off, the others are not", "[render]") {
  const int dpi = 600;
  for (const LineStyle style :
       {LineStyle::dashed, LineStyle::plain, LineStyle::two_tone}) {
    const Notes notes{
        {{{10_mm, 20_mm}, {22_mm, 20_mm}, style}, {{10_mm, 30_mm}, {22_mm, 30_mm}}}, {}};
    const PageImage image = PdfFile(pdf_of(notes)).page(1, dpi);
    const auto runs = dark_runs(image, 20, dpi);
    CHECK(dark_runs(image, 30, dpi).size() == 1);
    REQUIRE(runs.size() == (style == LineStyle::dashed ? 4u : 1u));
    if (style != LineStyle::dashed) continue;
    for (std::size_t i = 0; i < runs.size(); ++i) {
      CHECK(runs[i].first == Approx(10 + 3.0 * double(i)).margin(0.06));
      CHECK(runs[i].second == Approx(12 + 3.0 * double(i)).margin(0.06));
    }
  }
}

TEST_CASE("the captions of a test sheet have room for their letters", "[render]") {
  for (const Size paper : {Size{210_mm, 297_mm}, Size{105_mm, 148_mm}}) {
    SheetSpec spec;
    spec.paper = paper;
    for (const Page& page : test_sheet(spec, Flip::long_edge))
      for (const Caption& caption : page.content.captions) {
        INFO(caption.text);
        CHECK(breadth(caption.text) * caption.height <= caption.width);
      }
  }
}

TEST_CASE("a test sheet's page is its paper, unscaled, and the same each time",
          "[render]") {
  const Notes notes = words({{{20_mm, 10_mm}, 60_mm, 4_mm, "once"}});
  const std::string bytes = pdf_of(notes);
  CHECK(bytes == pdf_of(notes));
  const PdfFile pdf(bytes);
  CHECK(run_command("qpdf --check " + pdf.name()).status == 0);
  CHECK_THAT(output_of("pdfinfo -box " + pdf.name()),
             ContainsSubstring("MediaBox:            0.00     0.00   283.46   170.08"));
  CHECK_THAT(pdf.qdf(), ContainsSubstring("/PrintScaling /None"));
}
