// Backs behind their fronts.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "sheet/impose.hpp"
#include "sheet/verify.hpp"
#include "support/complaint.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

using std::numbers::pi;

std::string complaint(const std::vector<Page>& pages, std::size_t cards,
                      const CardSpec& card, const SheetSpec& sheet,
                      const BackSpec& back) {
  return bug_found_by([&] { verify_pages(pages, cards, card, sheet, &back); });
}

const CardFace& face_of(const Page& page, std::size_t card) {
  return *std::find_if(page.faces.begin(), page.faces.end(),
                       [&](const CardFace& face) { return index(face.card) == card; });
}

BackSpec back_with(Flip flip, BackLayout layout = BackLayout::interleaved) {
  BackSpec back;
  back.flip = flip;
  back.layout = layout;
  back.bleed = 3_mm;
  return back;
}

}  // namespace

TEST_CASE("on A4 turned over its long edge, backs are mirrored from left to right",
          "[sheet]") {
  const BackSpec back = back_with(Flip::long_edge);
  const std::vector<Page> pages = impose({8}, CardSpec{}, SheetSpec{}, &back);
  REQUIRE(pages.size() == 4);
  CHECK(pages[0].side == Side::front);
  CHECK(pages[1].side == Side::back);
  CHECK(pages[1].label == "Sheet 1 back");
  CHECK(pages[3].sheet == 1);
  CHECK(face_of(pages[0], 0).centre.x.to_mm() == Approx(61.5));
  CHECK(face_of(pages[1], 0).centre.x.to_mm() == Approx(148.5));
  CHECK(face_of(pages[1], 0).centre.y.to_mm() == Approx(61.5));
  CHECK(face_of(pages[1], 0).angle == 0);
  // The last sheet is partly filled: its two cards' backs are mirrored too.
  CHECK(face_of(pages[3], 6).centre.x.to_mm() == Approx(148.5));
}

TEST_CASE("turned over its short edge, backs are mirrored from top to bottom",
          "[sheet]") {
  const BackSpec back = back_with(Flip::short_edge);
  const std::vector<Page> pages = impose({1}, CardSpec{}, SheetSpec{}, &back);
  CHECK(face_of(pages[1], 0).centre.x.to_mm() == Approx(61.5));
  CHECK(face_of(pages[1], 0).centre.y.to_mm() == Approx(297 - 61.5));
  CHECK(std::abs(face_of(pages[1], 0).angle) == Approx(pi));
}

TEST_CASE("every back is behind its front, whatever the sheet", "[sheet]") {
  const Flip flip = GENERATE(as<Flip>{}, Flip::long_edge, Flip::short_edge);
  const BackLayout layout =
      GENERATE(as<BackLayout>{}, BackLayout::interleaved, BackLayout::last,
               BackLayout::only, BackLayout::fold);
  const Shape shape = GENERATE(as<Shape>{}, Shape{ShapeKind::circle, 70, 70, 0},
                               Shape{ShapeKind::circle, 85, 85, 0},
                               Shape{ShapeKind::rectangle, 90, 60, 3},
                               Shape{ShapeKind::hexagon, 61, 61 * 0.8660254037844386, 2});
  const Orientation orientation =
      GENERATE(as<Orientation>{}, Orientation::portrait, Orientation::landscape);
  CardSpec card;
  card.shape = shape;
  SheetSpec sheet;
  sheet.orientation = orientation;
  sheet.marks = {true, true, true, true, true};
  sheet.marked = MarkedSides::both;
  BackSpec back = back_with(flip, layout);
  back.designs.resize(2);
  const std::vector<Page> pages = impose({8, 5}, card, sheet, &back);
  CHECK(complaint(pages, 13, card, sheet, back) == "");
}

TEST_CASE("the pages come in the order that is asked for", "[sheet]") {
  const auto sides = [](BackLayout layout) {
    const BackSpec back = back_with(Flip::long_edge, layout);
    std::string text;
    for (const Page& page : impose({13}, CardSpec{}, SheetSpec{}, &back))
      text += (page.side == Side::front ? "F" : "B") + std::to_string(page.sheet + 1);
    return text;
  };
  CHECK(sides(BackLayout::interleaved) == "F1B1F2B2F3B3");
  CHECK(sides(BackLayout::last) == "F1F2F3B1B2B3");
  CHECK(sides(BackLayout::only) == "B1B2B3");
  CHECK(sides(BackLayout::fold) == "F1F2F3F4F5");
}

TEST_CASE("marks stand on the sides that are asked for", "[sheet]") {
  SheetSpec sheet;
  const BackSpec back = back_with(Flip::long_edge);
  const auto marked = [&] {
    const std::vector<Page> pages = impose({1}, CardSpec{}, sheet, &back);
    return std::pair(!pages[0].cut_lines.empty(), !pages[1].cut_lines.empty());
  };
  CHECK(marked() == std::pair(true, false));
  sheet.marked = MarkedSides::backs;
  CHECK(marked() == std::pair(false, true));
  sheet.marked = MarkedSides::both;
  CHECK(marked() == std::pair(true, true));
}

TEST_CASE("a printer's own errors are corrected on the pages concerned", "[sheet]") {
  SheetSpec sheet;
  sheet.scale_down = 1.01;
  BackSpec back = back_with(Flip::long_edge);
  back.right = 0.5_mm;
  back.below = -1_mm;
  back.angle = 0.004;
  const std::vector<Page> pages = impose({1}, CardSpec{}, sheet, &back);
  CHECK(pages[0].correction == Correction{1, 1.01, 0, 0_mm, 0_mm});
  CHECK(pages[1].correction == Correction{1, 1.01, 0.004, 0.5_mm, -1_mm});
}

TEST_CASE("the second pile begins a new sheet and has its own back", "[sheet]") {
  const BackSpec back = back_with(Flip::long_edge);
  const std::vector<Page> pages = impose({2, 3}, CardSpec{}, SheetSpec{}, &back);
  REQUIRE(pages.size() == 4);
  CHECK(pages[2].faces.size() == 3);
  CHECK(index(pages[2].faces[0].card) == 2);
  CHECK(pages[1].faces[0].pile == 0);
  CHECK(pages[3].faces[0].pile == 1);
}

TEST_CASE("a back that is not behind its front is found", "[sheet]") {
  const BackSpec back = back_with(Flip::long_edge);
  std::vector<Page> pages = impose({8}, CardSpec{}, SheetSpec{}, &back);
  const auto said = [&] { return complaint(pages, 8, CardSpec{}, SheetSpec{}, back); };
  SECTION("turned over the other edge") {
    CHECK(complaint(pages, 8, CardSpec{}, SheetSpec{}, back_with(Flip::short_edge)) ==
          "sheet 1: the back of card 1 is not behind its front");
  }
  SECTION("two exchanged") {
    std::swap(pages[1].faces[0].card, pages[1].faces[1].card);
    CHECK(said() == "sheet 1: the back of card 1 is not behind its front");
  }
  SECTION("upside down") {
    pages[1].faces[2].angle = pi;
    CHECK(said() == "sheet 1: the back of card 3 is not the right way up");
  }
  SECTION("on another sheet") {
    pages[3].sheet = 0;
    CHECK(said() == "sheet 1: the back of card 7 is not on its sheet");
  }
  SECTION("missing") {
    pages.pop_back();
    CHECK(said() == "the back of card 7 is on no sheet");
  }
  SECTION("twice") {
    pages[3].faces[0].card = CardId{0};
    CHECK(said() == "sheet 2, back: the back of card 1 is there again");
  }
}
