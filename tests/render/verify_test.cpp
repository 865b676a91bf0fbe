#include "render/verify.hpp"

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <functional>

#include "core/error.hpp"
#include "render/pdf.hpp"
#include "support/complaint.hpp"
#include "support/drawing.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

using Object = QPDFObjectHandle;
using Sheets = std::vector<QPDFPageObjectHelper>;

/// Nine cards on two sheets, with all marks.
TestDrawing nine_cards() {
  std::vector<Symbol> symbols;
  for (int number = 0; number < 8; ++number) symbols.push_back(triangle_symbol(number));
  SheetSpec sheet;
  sheet.marks = {true, false, true, true, false};
  return random_drawing(9, std::move(symbols), sheet);
}

const TestDrawing& made() {
  static const TestDrawing drawing = nine_cards();
  return drawing;
}

std::string pdf_of(const Drawing& drawing) {
  return render_pdf(drawing, {"Test", "", "en", 0});
}

const std::string& good_pdf() {
  static const std::string pdf = pdf_of(made().drawing());
  return pdf;
}

/// The good PDF with something done to it.
std::string damaged(const std::function<void(QPDF&, Sheets)>& damage) {
  QPDF pdf;
  pdf.processMemoryFile("good", good_pdf().data(), good_pdf().size());
  damage(pdf, QPDFPageDocumentHelper(pdf).getAllPages());
  QPDFWriter writer(pdf);
  writer.setOutputMemory();
  writer.write();
  const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
  return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

/// The good PDF with `entry` of the second page's dictionary set to `value`.
std::string with_entry(const std::string& entry, const std::string& value) {
  return damaged([&](QPDF&, Sheets sheets) {
    sheets[1].getObjectHandle().replaceKey(entry, Object::parse(value));
  });
}

/// The good PDF with these operators before and after those of the second page.
std::string with_operators(const std::string& before, const std::string& after = "") {
  return damaged([&](QPDF& pdf, Sheets sheets) {
    sheets[1].addPageContents(pdf.newStream(before + "\n"), true);
    sheets[1].addPageContents(pdf.newStream(after + "\n"), false);
  });
}

std::string complaint(const std::string& pdf, const Drawing& drawing = made().drawing()) {
  return bug_found_by([&] { verify_pdf(pdf, drawing); });
}

}  // namespace

TEST_CASE("what render_pdf() makes is right", "[render]") {
  CHECK(complaint(good_pdf()).empty());
  CHECK(complaint(damaged([](QPDF&, const Sheets&) {})).empty());
}

TEST_CASE("cards of every kind are right", "[render]") {
  CardSpec card;
  card.shape = GENERATE(as<Shape>{}, Shape{ShapeKind::rectangle, 63, 88, 0},
                        Shape{ShapeKind::rectangle, 70.3, 99, 5},
                        Shape{ShapeKind::hexagon, 80, 69.282032302755, 4});
  card.border = Border{2_mm, black};
  SheetSpec sheet;
  sheet.gap = GENERATE(as<Length>{}, 0_mm, 2_mm);
  sheet.paper = {Length::inch(8.5), Length::inch(11)};
  sheet.marks = {true, false, true, true, false};
  TestDrawing drawing = nine_cards();
  drawing.pages = bare_drawing(9, card, sheet).pages;
  drawing.card = card;
  drawing.symbols[3].frame = {{70.5, 55.25}, 33};
  const Picture picture = painted_picture([](cairo_t* cr) {
    cairo_set_source_rgb(cr, 0.9, 1, 0.9);
    cairo_paint(cr);
  });
  Drawing with_background = drawing.drawing();
  CHECK(complaint(pdf_of(with_background), with_background).empty());
  with_background.background = &picture;
  CHECK(complaint(pdf_of(with_background), with_background).empty());
}

TEST_CASE("a page of another size is found", "[render]") {
  CHECK(complaint(with_entry("/MediaBox", "[0 0 595 842]")) ==
        "page 2 of the PDF is not 210 x 297 mm");
  CHECK(complaint(with_entry("/MediaBox", "[1 0 596.276 841.89]")) ==
        "page 2 of the PDF is not 210 x 297 mm");
  CHECK(complaint(with_entry("/CropBox", "[10 10 500 500]")) ==
        "page 2 of the PDF is not 210 x 297 mm");
}

TEST_CASE("a page that is turned or in another unit is found", "[render]") {
  CHECK(complaint(with_entry("/Rotate", "90")) ==
        "page 2 of the PDF is scaled or turned");
  CHECK(complaint(with_entry("/UserUnit", "2")) ==
        "page 2 of the PDF is scaled or turned");
}

TEST_CASE("a PDF that may be scaled to fit is found", "[render]") {
  CHECK(complaint(damaged([](QPDF& pdf, const Sheets&) {
          pdf.getRoot().removeKey("/ViewerPreferences");
        })) == "the PDF does not forbid scaling");
  CHECK(complaint(damaged([](QPDF& pdf, const Sheets&) {
          pdf.getRoot()
              .getKey("/ViewerPreferences")
              .replaceKey("/PrintScaling", Object::newName("/AppDefault"));
        })) == "the PDF does not forbid scaling");
}

TEST_CASE("a missing page is found", "[render]") {
  CHECK(complaint(damaged([](QPDF& pdf, Sheets sheets) {
          QPDFPageDocumentHelper(pdf).removePage(sheets[1]);
        })) == "the PDF has 1 pages instead of 2");
}

TEST_CASE("a page that is painted too large, moved or turned is found", "[render]") {
  const std::string fault =
      "page 2 of the PDF does not show 'triangle 0' where it is on card 7";
  CHECK(complaint(with_operators("1.001 0 0 1.001 0 0 cm")) == fault);
  CHECK(complaint(with_operators("2.834646 0 0 2.834646 0 0 cm")) == fault);
  CHECK(complaint(with_operators("1 0 0 1 0.05 0 cm")) == fault);
  CHECK(complaint(with_operators("1 0 0 1 0 0.05 cm")) == fault);
  CHECK(complaint(with_operators("-1 0 0 1 595.276 0 cm")) == fault);
  // The same in vain: it is taken back before anything is painted.
  CHECK(complaint(with_operators("q 2 0 0 2 0 0 cm Q")).empty());
}

TEST_CASE("a symbol that is painted in a wrong size or angle is found", "[render]") {
  TestDrawing other = nine_cards();
  Placement& placement = other.layouts[8][5];
  SECTION("size") {
    placement.radius += 0.02;
  }
  SECTION("angle") {
    placement.angle += 0.002;
  }
  SECTION("place") {
    placement.centre.y += 0.02;
  }
  CHECK(complaint(good_pdf(), other.drawing()) ==
        "page 2 of the PDF does not show 'triangle 5' where it is on card 9");
}

TEST_CASE("a symbol that is painted once too often or not at all is found", "[render]") {
  std::string name;
  damaged([&](QPDF&, Sheets sheets) {
    name = *sheets[1]
                .getAttribute("/Resources", false)
                .getKey("/XObject")
                .getKeys()
                .rbegin();
  });
  REQUIRE(name.starts_with("/x"));
  CHECK(complaint(with_operators("", name + " Do")) ==
        "page 2 of the PDF shows 25 pictures instead of 24");
  TestDrawing other = nine_cards();
  other.layouts[7].push_back(other.layouts[7][0]);
  CHECK(complaint(good_pdf(), other.drawing()) ==
        "page 2 of the PDF shows 24 pictures instead of 25");
}

TEST_CASE("marks in a wrong place are found", "[render]") {
  const std::string fault = "page 2 of the PDF does not show a mark where it is";
  SECTION("moved") {
    CHECK(complaint(damaged([](QPDF&, Sheets sheets) {
            Object form = sheets[1]
                              .getAttribute("/Resources", false)
                              .getKey("/XObject")
                              .getKey("/Layer1");
            const std::shared_ptr<Buffer> bytes = form.getStreamData();
            form.replaceStreamData(
                "1 0 0 1 0.05 0 cm " +
                    std::string(reinterpret_cast<const char*>(bytes->getBuffer()),
                                bytes->getSize()),
                Object::newNull(), Object::newNull());
          })) == fault);
  }
  SECTION("missing") {
    CHECK(complaint(damaged([](QPDF&, Sheets sheets) {
            sheets[1]
                .getAttribute("/Resources", false)
                .getKey("/XObject")
                .getKey("/Layer1")
                .replaceStreamData("", Object::newNull(), Object::newNull());
          })) == fault);
  }
}

TEST_CASE("what is no whole PDF is found", "[render]") {
  const std::string half = good_pdf().substr(0, good_pdf().size() / 2);
  CHECK_THAT(complaint(half), StartsWith("the PDF can't be read back: "));
  CHECK_THAT(complaint(""), StartsWith("the PDF can't be read back: "));
  // Only its table of objects: libqpdf would build a new one.
  std::string shifted = good_pdf();
  const std::size_t at = shifted.rfind("startxref");
  shifted.replace(at + 10, 1, "9");
  CHECK_THAT(complaint(shifted), StartsWith("the PDF can't be read back: "));
}
