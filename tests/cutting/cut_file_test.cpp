#include "cutting/cut_file.hpp"

#include <cmath>
#include <numbers>

#include "sheet/impose.hpp"
#include "support/cut_files.hpp"
#include "support/shapes.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;
using std::numbers::pi;
using std::numbers::sqrt3;

namespace {

constexpr Shape poker{ShapeKind::rectangle, 63, 88, 3};

CardFace face_at(Length x, Length y, double angle = 0) {
  CardFace face;
  face.centre = {x, y};
  face.angle = angle;
  return face;
}

Page page_of(std::vector<CardFace> faces) {
  Page page;
  page.paper = {210_mm, 297_mm};
  page.faces = std::move(faces);
  return page;
}

void check_path(const CutPath& path, const Shape& shape, const CardFace& face) {
  const bool lies = std::abs(std::sin(face.angle)) > 0.5;
  // A rounded hexagon does not reach as far as its sharp corners would.
  const double reach = shape.kind == ShapeKind::hexagon
                           ? shape.width / 2 - (2 / sqrt3 - 1) * shape.corner_radius
                           : shape.width / 2;
  const double x = lies ? shape.height / 2 : reach, y = lies ? reach : shape.height / 2;
  CHECK(path.left == Approx(face.centre.x.to_mm() - x).margin(2e-4));
  CHECK(path.right == Approx(face.centre.x.to_mm() + x).margin(2e-4));
  CHECK(path.top == Approx(face.centre.y.to_mm() - y).margin(2e-4));
  CHECK(path.bottom == Approx(face.centre.y.to_mm() + y).margin(2e-4));
  CHECK(std::abs(path.area) == Approx(area_of(shape)).margin(0.02));
  CHECK(path.length == Approx(length_of(shape)).margin(0.002));
}

}  // namespace

TEST_CASE("a cut file in SVG is a drawing of the paper with a path for each card",
          "[cutting]") {
  const Shape card{ShapeKind::rectangle, 60, 90, 2.5};
  CHECK(cut_svg(page_of({face_at(40_mm, 50_mm)}), card) ==
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"210mm\" height=\"297mm\" "
        "viewBox=\"0 0 210 297\">\n"
        "<title>Cut lines: 1 card of 60 x 90 mm, made by onematch</title>\n"
        "<g fill=\"none\" stroke=\"#000000\" stroke-width=\"0.1\">\n"
        "<path d=\"M70 92.5A2.5 2.5 0 0 1 67.5 95L12.5 95A2.5 2.5 0 0 1 10 92.5"
        "L10 7.5A2.5 2.5 0 0 1 12.5 5L67.5 5A2.5 2.5 0 0 1 70 7.5Z\"/>\n"
        "</g>\n"
        "</svg>\n");
}

TEST_CASE("a cut file in DXF is in millimetres from the bottom left", "[cutting]") {
  const std::string dxf =
      cut_dxf(page_of({face_at(40_mm, 50_mm)}), {ShapeKind::circle, 60, 60, 0});
  CHECK_THAT(dxf, StartsWith("0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1009\n"
                             "9\n$INSUNITS\n70\n4\n9\n$MEASUREMENT\n70\n1\n"
                             "9\n$LIMMIN\n10\n0\n20\n0\n9\n$LIMMAX\n10\n210\n20\n297\n"
                             "0\nENDSEC\n"));
  const std::string entities = dxf.substr(dxf.find("0\nSECTION\n2\nENTITIES\n"));
  CHECK(entities ==
        "0\nSECTION\n2\nENTITIES\n"
        "0\nCIRCLE\n8\nCUT\n10\n40\n20\n247\n30\n0\n40\n30\n"
        "0\nENDSEC\n0\nEOF\n");
}

TEST_CASE("a corner of a DXF polyline bulges by the tangent of a quarter of its turn",
          "[cutting]") {
  const Page page = page_of({face_at(40_mm, 50_mm)});
  const std::string dxf = cut_dxf(page, {ShapeKind::rectangle, 60, 90, 2.5});
  CHECK_THAT(dxf, ContainsSubstring("0\nPOLYLINE\n8\nCUT\n66\n1\n10\n0\n20\n0\n30\n0\n"
                                    "70\n1\n"
                                    "0\nVERTEX\n8\nCUT\n10\n70\n20\n204.5\n30\n0\n"
                                    "42\n-0.41421356\n"
                                    "0\nVERTEX\n8\nCUT\n10\n67.5\n20\n202\n30\n0\n"));
  CHECK_THAT(cut_dxf(page, {ShapeKind::hexagon, 60, 30 * sqrt3, 2}),
             ContainsSubstring("42\n-0.26794919\n"));
}

TEST_CASE("every card of a sheet is one closed path of its size and in its place",
          "[cutting]") {
  const Shape shape = GENERATE(as<Shape>{}, Shape{ShapeKind::circle, 85, 85, 0},
                               Shape{ShapeKind::circle, 500, 500, 0}, poker,
                               Shape{ShapeKind::rectangle, 63, 88, 0},
                               Shape{ShapeKind::rectangle, 60, 60, 30},
                               Shape{ShapeKind::rectangle, 60, 90, 30},
                               Shape{ShapeKind::hexagon, 80, 40 * sqrt3, 0},
                               Shape{ShapeKind::hexagon, 80, 40 * sqrt3, 5},
                               Shape{ShapeKind::hexagon, 80, 40 * sqrt3, 20 * sqrt3});
  // Clear of each other, wherever; a third of a millimetre has no end of decimals.
  std::vector<CardFace> faces;
  for (int i = 0; i < 6; ++i)
    faces.push_back(face_at(Length::mm(350 + 600.0 / 9 * (i % 2) * 8),
                            Length::mm(350 + 1000.0 / 3 * (i / 2) * 2), i * pi / 2));
  Page page = page_of(faces);
  page.paper = {2000_mm, 2000_mm};
  for (const auto& paths :
       {paths_of_svg(cut_svg(page, shape)), paths_of_dxf(cut_dxf(page, shape), 2000)}) {
    REQUIRE(paths.size() == faces.size());
    for (std::size_t i = 0; i < faces.size(); ++i) {
      INFO("card " << i);
      check_path(paths[i], shape, faces[i]);
      CHECK(paths[i].area > 0);
    }
  }
}

TEST_CASE("curves are arcs, sides are lines, and none has length zero", "[cutting]") {
  const auto counts = [](const Shape& shape) {
    const Page page = page_of({face_at(100_mm, 100_mm)});
    const CutPath path = paths_of_svg(cut_svg(page, shape)).at(0);
    const CutPath same = paths_of_dxf(cut_dxf(page, shape), 297).at(0);
    if (shape.kind != ShapeKind::circle) {
      CHECK(path.lines == same.lines);
      CHECK(path.arcs == same.arcs);
    }
    return std::pair(path.lines, path.arcs);
  };
  CHECK(counts({ShapeKind::circle, 85, 85, 0}) == std::pair(0, 4));
  CHECK(counts({ShapeKind::rectangle, 60, 90, 3}) == std::pair(4, 4));
  CHECK(counts({ShapeKind::rectangle, 60, 90, 0}) == std::pair(4, 0));
  CHECK(counts({ShapeKind::rectangle, 60, 90, 30}) == std::pair(2, 4));
  CHECK(counts({ShapeKind::rectangle, 60, 60, 30}) == std::pair(0, 4));
  CHECK(counts({ShapeKind::hexagon, 80, 40 * sqrt3, 0}) == std::pair(6, 0));
  CHECK(counts({ShapeKind::hexagon, 80, 40 * sqrt3, 5}) == std::pair(6, 6));
  CHECK(counts({ShapeKind::hexagon, 80, 40 * sqrt3, 20 * sqrt3}) == std::pair(0, 6));
}

TEST_CASE("the printer's errors are no matter to the cutter", "[cutting]") {
  Page page = page_of({face_at(60_mm, 60_mm)});
  const std::string svg = cut_svg(page, poker), dxf = cut_dxf(page, poker);
  page.correction = {1.02, 0.99, 0.01, 1_mm, 2_mm};
  CHECK(cut_svg(page, poker) == svg);
  CHECK(cut_dxf(page, poker) == dxf);
}

TEST_CASE("cut files have the fronts of front pages only", "[cutting]") {
  Page page = page_of({face_at(60_mm, 60_mm), face_at(150_mm, 60_mm)});
  page.faces[1].side = Side::back;  // of a sheet that is folded
  CHECK(paths_of_svg(cut_svg(page, poker)).size() == 1);
  CHECK(paths_of_dxf(cut_dxf(page, poker), 297).size() == 1);
  page.side = Side::back;
  CHECK(cut_faces(page).empty());
}

TEST_CASE("sheets that are cut alike share a file", "[cutting]") {
  const Page full = page_of({face_at(60_mm, 60_mm), face_at(150_mm, 60_mm)});
  const Page half = page_of({face_at(60_mm, 60_mm)});
  Page wide = full, turned = full, back = full;
  wide.paper.width = 220_mm;
  turned.faces[1].angle = pi;
  back.side = Side::back;
  const Page words = page_of({});
  std::vector<Page> pages{full, back, full, half, full, wide, turned, words, half};
  const std::vector<std::size_t> sheets{0, 0, 1, 2, 3, 4, 5, 6, 7};
  for (std::size_t i = 0; i < pages.size(); ++i) pages[i].sheet = sheets[i];
  const std::vector<CutSheets> groups = sheets_cut_alike(pages);
  REQUIRE(groups.size() == 4);
  CHECK(groups[0].page == &pages[0]);
  CHECK(groups[0].sheets == std::vector<std::size_t>{0, 1, 3});
  CHECK(groups[1].sheets == std::vector<std::size_t>{2, 7});
  CHECK(groups[2].sheets == std::vector<std::size_t>{4});
  CHECK(groups[3].sheets == std::vector<std::size_t>{5});
}

TEST_CASE("sheets are named in runs, counted from 1", "[cutting]") {
  CHECK(sheet_numbers({0}) == "1");
  CHECK(sheet_numbers({9}) == "10");
  CHECK(sheet_numbers({0, 1}) == "1-2");
  CHECK(sheet_numbers({0, 1, 2, 5, 7, 8}) == "1-3+6+8-9");
}
