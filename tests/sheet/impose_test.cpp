#include "sheet/impose.hpp"

#include <algorithm>
#include <numbers>

#include "support/complaint.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

constexpr Length hair = Length::mm(1e-9);

CardSpec card_of(double width, double height) {
  CardSpec card;
  card.shape = {ShapeKind::rectangle, width, height, 0};
  card.size_at = {"deck.yaml", 7, 9};
  return card;
}

SheetSpec sheet_of(Size paper, Orientation orientation = Orientation::automatic) {
  SheetSpec sheet;
  sheet.paper = paper;
  sheet.orientation = orientation;
  return sheet;
}

Size paper_for(const CardSpec& card, const SheetSpec& sheet) {
  return impose({1}, card, sheet).front().paper;
}

Length right_of(const Rect& box) {
  return box.corner.x + box.size.width;
}
Length bottom_of(const Rect& box) {
  return box.corner.y + box.size.height;
}

bool inside(const Rect& inner, const Rect& outer) {
  return inner.corner.x >= outer.corner.x - hair &&
         inner.corner.y >= outer.corner.y - hair &&
         right_of(inner) <= right_of(outer) + hair &&
         bottom_of(inner) <= bottom_of(outer) + hair;
}

bool overlap(const Rect& a, const Rect& b) {
  return a.corner.x < right_of(b) - hair && b.corner.x < right_of(a) - hair &&
         a.corner.y < bottom_of(b) - hair && b.corner.y < bottom_of(a) - hair;
}

Rect card_box(const CardFace& face, const CardSpec& card) {
  const Length width = Length::mm(card.shape.width);
  const Length height = Length::mm(card.shape.height);
  return {{face.centre.x - width / 2, face.centre.y - height / 2}, {width, height}};
}

/// The box round a card's room.
Rect room_box(const CardFace& face) {
  Vec2 low = face.room.front(), high = low;
  for (const Vec2 p : face.room) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  return {{Length::mm(low.x), Length::mm(low.y)},
          {Length::mm(high.x - low.x), Length::mm(high.y - low.y)}};
}

void check_box(const Rect& box, double x, double y, double width, double height) {
  CHECK(box.corner.x.to_mm() == Approx(x));
  CHECK(box.corner.y.to_mm() == Approx(y));
  CHECK(box.size.width.to_mm() == Approx(width));
  CHECK(box.size.height.to_mm() == Approx(height));
}

}  // namespace

TEST_CASE("57 round cards of 85 mm fill ten sheets of A4, six on each", "[sheet]") {
  const std::vector<Page> pages = impose({57}, CardSpec{}, SheetSpec{});
  REQUIRE(pages.size() == 10);
  CHECK(pages[0].faces.size() == 6);
  CHECK(pages[9].faces.size() == 3);
  check_box(pages[0].trim, 19, 19, 172, 259);
  check_box(pages[0].bleed, 16, 16, 178, 265);
  check_box(pages[9].trim, 19, 19, 172, 172);
}

TEST_CASE("cards come in their order, row by row", "[sheet]") {
  const std::vector<Page> pages = impose({10}, CardSpec{}, SheetSpec{});
  std::size_t next = 0;
  for (const Page& page : pages)
    for (const CardFace& face : page.faces) CHECK(index(face.card) == next++);
  CHECK(next == 10);
  const std::vector<CardFace>& faces = pages[0].faces;
  CHECK(faces[0].centre.x.to_mm() == Approx(61.5));
  CHECK(faces[0].centre.y.to_mm() == Approx(61.5));
  CHECK(faces[1].centre.x.to_mm() == Approx(148.5));
  CHECK(faces[1].centre.y.to_mm() == Approx(61.5));
  CHECK(faces[2].centre.x.to_mm() == Approx(61.5));
  CHECK(faces[2].centre.y.to_mm() == Approx(148.5));
}

TEST_CASE("no cards make no page", "[sheet]") {
  CHECK(impose({0}, CardSpec{}, SheetSpec{}).empty());
}

TEST_CASE("the paper is turned only if that holds more", "[sheet]") {
  constexpr Size a4{210_mm, 297_mm}, wide{297_mm, 210_mm};
  CHECK(paper_for(card_of(85, 85), sheet_of(a4)) == a4);
  CHECK(paper_for(card_of(85, 85), sheet_of(wide)) == wide);
  // Of cards that can't be turned, so that only the paper can.
  CardSpec round;
  round.shape = {ShapeKind::circle, 60, 60, 0};
  SheetSpec sheet = sheet_of({150_mm, 200_mm});
  CHECK(paper_for(round, sheet) == Size{150_mm, 200_mm});
}

TEST_CASE("cards are turned if more of them fit", "[sheet]") {
  const Page page = impose({9}, card_of(90, 60), sheet_of({210_mm, 297_mm})).front();
  REQUIRE(page.faces.size() == 9);
  CHECK(page.paper == Size{210_mm, 297_mm});
  for (const CardFace& face : page.faces)
    CHECK(face.angle == Approx(std::numbers::pi / 2));
}

TEST_CASE("a set orientation is kept", "[sheet]") {
  constexpr Size a4{210_mm, 297_mm}, wide{297_mm, 210_mm};
  const Size given = GENERATE(as<Size>{}, Size{210_mm, 297_mm}, Size{297_mm, 210_mm});
  const CardSpec card = card_of(90, 60);
  CHECK(paper_for(card, sheet_of(given, Orientation::portrait)) == a4);
  CHECK(paper_for(card, sheet_of(given, Orientation::landscape)) == wide);
}

TEST_CASE("a card that does not fit is refused with the largest that would", "[sheet]") {
  struct Case {
    CardSpec card;
    Orientation orientation;
    const char* text;
  };
  const Case c = GENERATE(
      as<Case>{},
      Case{card_of(288, 50), Orientation::portrait,
           "deck.yaml:7:9: error: a card of 288 x 50 mm does not fit in the 200 x 287 mm "
           "inside the margins\n"
           "  hint: use a card of at most 287 x 49.8 mm, or larger paper\n"},
      Case{
          card_of(400, 100), Orientation::automatic,
          "deck.yaml:7:9: error: a card of 400 x 100 mm does not fit in the 200 x 287 mm "
          "inside the margins\n"
          "  hint: use a card of at most 287 x 71.7 mm, or larger paper\n"},
      Case{card_of(300, 300), Orientation::automatic,
           "deck.yaml:7:9: error: a card of 300 mm does not fit in the 200 x 287 mm "
           "inside the margins\n"
           "  hint: use a card of at most 200 mm, or larger paper\n"});
  const SheetSpec sheet = sheet_of({210_mm, 297_mm}, c.orientation);
  CHECK(complaint_of([&] { impose({1}, c.card, sheet); }) == c.text);
}

TEST_CASE("the size that a refusal names does fit", "[sheet]") {
  CHECK(impose({2}, card_of(287, 71.7), sheet_of({210_mm, 297_mm})).size() == 1);
  CHECK(impose({1}, card_of(200, 200), sheet_of({210_mm, 297_mm})).size() == 1);
}

TEST_CASE("margins that leave nothing are named", "[sheet]") {
  SheetSpec sheet = sheet_of({210_mm, 297_mm});
  sheet.margin = 110_mm;
  CHECK(complaint_of([&] { impose({1}, card_of(85, 85), sheet); }) ==
        "deck.yaml:7:9: error: margins of 110 mm leave no room for a card on "
        "210 x 297 mm paper\n  hint: use narrower margins or larger paper\n");
}

TEST_CASE("bleed stops half-way to the next card and at the paper's edge", "[sheet]") {
  SheetSpec sheet = sheet_of({100_mm, 102_mm});
  sheet.margin = 0_mm;
  sheet.gap = 2_mm;
  const std::vector<Page> pages = impose({3}, card_of(48, 49), sheet);
  REQUIRE(pages.size() == 1);
  // The block is 98 x 100 mm: 1 mm is left at each edge of the paper.
  check_box(room_box(pages[0].faces[0]), 0, 0, 50, 51);
  check_box(room_box(pages[0].faces[1]), 50, 0, 50, 53);  // no card below
  check_box(room_box(pages[0].faces[2]), 0, 51, 52, 51);  // none to the right
  check_box(pages[0].bleed, 0, 0, 100, 102);
  CHECK(pages[0].faces[0].bleed == 3_mm);
}

TEST_CASE("bleed never reaches another card nor leaves the paper", "[sheet]") {
  const Length gap = GENERATE(as<Length>{}, 0_mm, 1_mm, 2_mm, 10_mm);
  const Length bleed = GENERATE(as<Length>{}, 0_mm, 3_mm, 8_mm);
  const double size = GENERATE(as<double>{}, 30, 48.5, 63, 85);
  const std::size_t cards = GENERATE(as<std::size_t>{}, 1, 2, 5, 8, 23);
  SheetSpec sheet;
  sheet.gap = gap;
  sheet.bleed = bleed;
  sheet.margin = 0_mm;
  const CardSpec card = card_of(size, size);
  for (const Page& page : impose({cards}, card, sheet)) {
    CHECK(inside(page.bleed, {{}, page.paper}));
    CHECK(inside(page.trim, page.bleed));
    for (const CardFace& face : page.faces) {
      CHECK(inside(room_box(face), page.bleed));
      CHECK(inside(card_box(face, card), room_box(face)));
      CHECK(inside(card_box(face, card), page.trim));
      for (const CardFace& other : page.faces)
        if (other.card != face.card)
          CHECK_FALSE(overlap(room_box(face), card_box(other, card)));
    }
  }
}
