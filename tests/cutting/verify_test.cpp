#include "cutting/verify.hpp"

#include <numbers>

#include "core/error.hpp"
#include "cutting/cut_file.hpp"
#include "sheet/impose.hpp"
#include "support/complaint.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

/// Eight cards of 60 x 100 mm on two sheets, the second of which has two.
struct World {
  CardSpec card;
  std::vector<Page> pages;

  explicit World(const Shape& shape = {ShapeKind::rectangle, 60, 100, 3}) {
    card.shape = shape;
    pages = impose({8}, card, {});
    pages.back().sheet = 1;
  }

  const Page& last() const { return pages.back(); }
};

template <class Verify>
std::string complaint_in(Verify verify, const std::string& text, const World& world) {
  return bug_found_by([&] { verify(text, world.last(), world.card.shape); });
}

/// `text` with `part`, which must be there, replaced once.
std::string with(std::string text, const std::string& part, const std::string& other) {
  const std::size_t at = text.find(part);
  REQUIRE(at != std::string::npos);
  return text.replace(at, part.size(), other);
}

/// What is said of the SVG file of the second sheet with that change.
std::string svg_complaint(const std::string& part, const std::string& other,
                          const World& world = World()) {
  const std::string svg = cut_svg(world.last(), world.card.shape);
  return complaint_in(verify_cut_svg, with(svg, part, other), world);
}

std::string dxf_complaint(const std::string& part, const std::string& other,
                          const World& world = World()) {
  const std::string dxf = cut_dxf(world.last(), world.card.shape);
  return complaint_in(verify_cut_dxf, with(dxf, part, other), world);
}

/// From the first of `from` to the first of `to` after it.
std::string part_of(const std::string& text, const std::string& from,
                    const std::string& to) {
  const std::size_t start = text.find(from);
  REQUIRE(start != std::string::npos);
  return text.substr(start, text.find(to, start) + to.size() - start);
}

const World circles({ShapeKind::circle, 85, 85, 0});

}  // namespace

TEST_CASE("cut files are right whatever the cards", "[cutting]") {
  const Shape shape = GENERATE(
      as<Shape>{}, Shape{ShapeKind::circle, 85, 85, 0},
      Shape{ShapeKind::circle, 900, 900, 0}, Shape{ShapeKind::rectangle, 63, 88, 3},
      Shape{ShapeKind::rectangle, 70, 99, 0}, Shape{ShapeKind::rectangle, 70, 70, 35},
      Shape{ShapeKind::hexagon, 80, 40 * std::numbers::sqrt3, 4},
      Shape{ShapeKind::hexagon, 80, 40 * std::numbers::sqrt3, 0});
  CardSpec card;
  card.shape = shape;
  SheetSpec sheet;
  sheet.paper =
      shape.width > 200 ? Size{2000_mm, 1000_mm} : Size{8.5 * 25.4_mm, 11 * 25.4_mm};
  sheet.gap = GENERATE(as<Length>{}, 0_mm, 2_mm, 7.3333_mm);
  for (Page& page : impose({9}, card, sheet)) {
    for (std::size_t i = 0; i < page.faces.size(); ++i)
      page.faces[i].angle = static_cast<double>(i) * std::numbers::pi;
    CHECK_NOTHROW(verify_cut_svg(cut_svg(page, shape), page, shape));
    CHECK_NOTHROW(verify_cut_dxf(cut_dxf(page, shape), page, shape));
  }
}

TEST_CASE("a card that is turned by a quarter is cut so", "[cutting]") {
  World world;
  world.pages.back().faces[1].angle = std::numbers::pi / 2;
  const Page& page = world.last();
  const std::string svg = cut_svg(page, world.card.shape);
  CHECK(complaint_in(verify_cut_svg, svg, world).empty());
  world.pages.back().faces[1].angle = 0;
  CHECK(complaint_in(verify_cut_svg, svg, world) ==
        "the cut file of sheet 2 misses the edge of card 8");
}

TEST_CASE("a cut file lacks no card and has none twice", "[cutting]") {
  const World world;
  const std::string svg = cut_svg(world.last(), world.card.shape);
  const std::string path = part_of(svg, "<path", "/>\n");
  CHECK(svg_complaint(path, "") == "the cut file of sheet 2 does not cut card 7");
  CHECK(svg_complaint(path, path + path) == "the cut file of sheet 2 cuts card 7 twice");
  const std::string dxf = cut_dxf(world.last(), world.card.shape);
  const std::string line = part_of(dxf, "0\nPOLYLINE", "SEQEND\n8\nCUT\n");
  CHECK(dxf_complaint(line, "") == "the cut file of sheet 2 does not cut card 7");
  CHECK(dxf_complaint(line, line + line) == "the cut file of sheet 2 cuts card 7 twice");
}

TEST_CASE("a cut of another size, place or form is found", "[cutting]") {
  World other;
  const auto complaint = [&](const Shape& shape) {
    const World world;
    other.card.shape = shape;
    const std::string svg =
        complaint_in(verify_cut_svg, cut_svg(other.last(), shape), world);
    CHECK(complaint_in(verify_cut_dxf, cut_dxf(other.last(), shape), world) == svg);
    return svg;
  };
  const std::string misses = "the cut file of sheet 2 misses the edge of card 7";
  CHECK(complaint({ShapeKind::rectangle, 60, 100, 3}).empty());
  CHECK(complaint({ShapeKind::rectangle, 60.01, 100, 3}).empty());
  CHECK(complaint({ShapeKind::rectangle, 60.03, 100, 3}) == misses);
  CHECK(complaint({ShapeKind::rectangle, 60, 99.97, 3}) == misses);
  CHECK(complaint({ShapeKind::rectangle, 60, 100, 3.1}) == misses);
  CHECK(complaint({ShapeKind::rectangle, 60, 100, 0}) == misses);
  CHECK(complaint({ShapeKind::circle, 60, 60, 0}) == misses);
  other.pages.back().faces[0].centre.x += 0.02_mm;
  CHECK(complaint({ShapeKind::rectangle, 60, 100, 3}) ==
        "the cut file of sheet 2 cuts where no card is");
}

TEST_CASE("arcs that bend the wrong way are found", "[cutting]") {
  const std::string misses = "the cut file of sheet 2 misses the edge of card 7";
  const std::string elsewhere = "the cut file of sheet 2 cuts where no card is";
  CHECK(svg_complaint("A3 3 0 0 1", "A3 3 0 0 0") == misses);
  CHECK(svg_complaint("A3 3 0 0 1", "A3 3 0 1 1") == elsewhere);
  CHECK(svg_complaint("A3 3 0 0 1", "A3.5 3.5 0 0 1") == misses);
  CHECK(svg_complaint("A3 3 0 0 1", "A3 4 0 0 1") ==
        "the cut file in SVG has an impossible arc");
  CHECK(dxf_complaint("42\n-0.41421356", "42\n0.41421356") == misses);
  CHECK(dxf_complaint("42\n-0.41421356", "42\n-0.5") == elsewhere);
  CHECK(dxf_complaint("40\n42.5", "40\n42.6", circles) == misses);
}

TEST_CASE("an SVG file that a machine could take otherwise is found", "[cutting]") {
  const std::string svg = "the cut file in SVG ";
  CHECK(svg_complaint("\"210mm\"", "\"210\"") == svg + "is not 210 x 297 mm");
  CHECK(svg_complaint("\"210mm\"", "\"211mm\"") == svg + "is not 210 x 297 mm");
  CHECK(svg_complaint("0 0 210 297", "0 0 2100 2970") == svg + "is not 210 x 297 mm");
  CHECK(svg_complaint("<g ", "<g transform=\"scale(2)\" ") ==
        svg + "moves what it draws");
  CHECK(svg_complaint("<g ", "<circle r=\"5\"/><g ") ==
        svg + "has more than paths: circle");
  CHECK(svg_complaint("Z\"", "\"") == svg + "has a path that is not closed");
  CHECK(svg_complaint("Z\"", "ZM0 0Z\"") == svg + "has a path of several parts");
  CHECK(svg_complaint("A3 3", "C3 3") == svg + "has a path that is not closed");
  CHECK(svg_complaint("A3 3", "Ax 3") == svg + "has a path with a number missing");
  CHECK(svg_complaint("d=\"M", "d=\"L") == svg + "has a path that starts nowhere");
  CHECK(svg_complaint("Z\"/>", "Z") == svg + "has a broken tag");
}

TEST_CASE("a DXF file that a machine could take otherwise is found", "[cutting]") {
  const std::string dxf = "the cut file in DXF ";
  CHECK(dxf_complaint("$INSUNITS\n70\n4", "$INSUNITS\n70\n1") ==
        dxf + "is not in millimetres");
  CHECK(dxf_complaint("$MEASUREMENT\n70\n1", "$MEASUREMENT\n70\n0") ==
        dxf + "is not in millimetres");
  CHECK(dxf_complaint("30\n0\n70\n1\n", "30\n0\n70\n0\n") ==
        dxf + "has a line that is not closed");
  CHECK(dxf_complaint("VERTEX\n8\nCUT", "VERTEX\n8\n0") ==
        dxf + "has a VERTEX on another layer");
  CHECK(dxf_complaint("0\nPOLYLINE", "0\nLINE") ==
        dxf + "has more than circles and lines: LINE");
  CHECK(dxf_complaint("40\n42.5", "41\n42.5", circles) ==
        dxf + "has a CIRCLE with a number missing");
  CHECK(dxf_complaint("0\nEOF\n", "") == dxf + "has no end");
  CHECK(dxf_complaint("EOF\n", "") == dxf + "ends in the middle of something");
  CHECK(dxf_complaint("9\n$ACADVER", "nine\n$ACADVER") == dxf + "has a broken line 5");
}
