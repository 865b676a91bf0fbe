#include "sheet/verify.hpp"

#include "sheet/impose.hpp"
#include "support/complaint.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

/// Eight cards of 60 x 100 mm with all marks, on two sheets: six, in rows of three, and
/// two. The first card's box is from (13, 47.5) to (73, 147.5).
struct World {
  CardSpec card;
  SheetSpec sheet;
  std::vector<Page> pages;

  World() {
    card.shape = {ShapeKind::rectangle, 60, 100, 3};
    sheet.marks = {true, false, true, true, false};
    pages = impose({8}, card, sheet);
    REQUIRE(pages.size() == 2);
    REQUIRE(pages[1].faces.size() == 2);
  }

  /// The n-th cut line of that kind on the first sheet.
  template <class Kind>
  Kind& line(std::size_t n) {
    for (CutLine& line : pages[0].cut_lines)
      if (auto* found = std::get_if<Kind>(&line))
        if (n-- == 0) return *found;
    FAIL("there are not so many");
    throw 0;
  }

  /// A bar of the first card's cross: the outlines and crop marks come first.
  Segment& bar() {
    const std::size_t bars = 2 * pages[0].faces.size();
    return std::get<Segment>(pages[0].cut_lines[pages[0].cut_lines.size() - bars]);
  }

  std::string complaint() const {
    return bug_found_by([&] { verify_pages(pages, 8, card, sheet); });
  }
};

void move(Segment& segment, Length x, Length y) {
  for (Point* p : {&segment.from, &segment.to}) *p = {p->x + x, p->y + y};
}

}  // namespace

TEST_CASE("what impose() makes is right", "[sheet]") {
  const Shape shape = GENERATE(as<Shape>{}, Shape{ShapeKind::circle, 85, 85, 0},
                               Shape{ShapeKind::rectangle, 63, 88, 3},
                               Shape{ShapeKind::rectangle, 70, 99, 0},
                               Shape{ShapeKind::hexagon, 80, 69.282032302755, 4},
                               Shape{ShapeKind::circle, 12, 12, 0});
  const Length gap = GENERATE(as<Length>{}, 0_mm, 2_mm, 7.3_mm);
  const Length bleed = GENERATE(as<Length>{}, 0_mm, 3_mm, 8_mm);
  const Length margin = GENERATE(as<Length>{}, 0_mm, 5_mm);
  CardSpec card;
  card.shape = shape;
  SheetSpec sheet;
  sheet.gap = gap;
  sheet.bleed = bleed;
  sheet.margin = margin;
  sheet.marks = {true, false, true, true, false};
  for (const std::size_t cards : {0u, 1u, 4u, 5u, 57u})
    CHECK_NOTHROW(verify_pages(impose({cards}, card, sheet), cards, card, sheet));
}

TEST_CASE("each card is there once", "[sheet]") {
  World world;
  CHECK(world.complaint().empty());
  SECTION("twice") {
    world.pages[1].faces[0].card = CardId{2};
    CHECK(world.complaint() == "sheet 2: card 3 is there again");
  }
  SECTION("one that there is not") {
    world.pages[1].faces[1].card = CardId{8};
    CHECK(world.complaint() == "sheet 2: there is no card 9");
  }
  SECTION("not at all") {
    world.pages.pop_back();
    CHECK(world.complaint() == "card 7 is on no sheet");
  }
  SECTION("an empty sheet") {
    world.pages[1].faces.clear();
    CHECK(world.complaint() == "sheet 2: has no card");
  }
}

TEST_CASE("a card in a wrong place is found", "[sheet]") {
  World world;
  CardFace& face = world.pages[0].faces[1];
  SECTION("too near") {
    face.centre.x -= 0.1_mm;
    CHECK(world.complaint() == "sheet 1: card 2 is too near card 1");
  }
  SECTION("in the margin") {
    face.centre.y = 54.9_mm;
    CHECK(world.complaint() == "sheet 1: card 2 is in the margin");
  }
  SECTION("of a wrong paper") {
    world.pages[0].paper.width -= 1_mm;
    CHECK(world.complaint() == "sheet 1: is not of the paper asked for");
  }
}

TEST_CASE("a wrong bleed is found", "[sheet]") {
  World world;
  CardFace& face = world.pages[0].faces[1];
  SECTION("too wide") {
    face.bleed += 1_mm;
    CHECK(world.complaint() == "sheet 1: card 2 does not bleed as asked for");
  }
  SECTION("less than the card") {
    face.room[0].y += 3.1;
    face.room[1].y += 3.1;
    CHECK(world.complaint() == "sheet 1: the room of card 2 is too small");
  }
  SECTION("into the card beside it") {
    face.room[1].x += 1.1;
    face.room[2].x += 1.1;
    CHECK(world.complaint() == "sheet 1: the room of card 2 reaches into card 3");
  }
  SECTION("beyond the paper") {
    face.room[0].y -= 200;
    face.room[1].y -= 200;
    CHECK(world.complaint() == "sheet 1: the room of card 2 is not on the paper");
  }
}

TEST_CASE("a wrong box of a page is found", "[sheet]") {
  World world;
  SECTION("trim") {
    world.pages[0].trim.size.width += 1_mm;
    CHECK(world.complaint() == "sheet 1: the trim is not the box round the cards");
  }
  SECTION("bleed") {
    world.pages[1].bleed.corner.y -= 1_mm;
    CHECK(world.complaint() ==
          "sheet 2: the bleed is not the box round the cards' bleeds");
  }
}

TEST_CASE("a wrong crop mark is found", "[sheet]") {
  World world;
  Segment& mark = world.line<Segment>(0);
  SECTION("beside the cut") {
    move(mark, 0.01_mm, 0_mm);
    CHECK(world.complaint() == "sheet 1: a mark is in line with no card");
  }
  SECTION("aslant") {
    mark.from.x += 1_mm;
    CHECK(world.complaint() == "sheet 1: a mark is in line with no card");
  }
  SECTION("into the bleed") {
    mark.to.y += 1_mm;  // of round corners the bleed is round too
    CHECK(world.complaint() == "sheet 1: a mark runs into card 1");
  }
  SECTION("in the margin") {
    move(mark, 0_mm, -100_mm);
    CHECK(world.complaint() == "sheet 1: a mark is in the margin");
  }
  SECTION("twice, the other way round") {
    world.pages[0].cut_lines.push_back(Segment{mark.to, mark.from});
    CHECK(world.complaint() == "sheet 1: a cut line is there twice");
  }
}

TEST_CASE("a wrong cross is found", "[sheet]") {
  World world;
  Segment& bar = world.bar();
  SECTION("beside the centre") {
    move(bar, 0.01_mm, 0_mm);
    CHECK(world.complaint() == "sheet 1: a mark runs into card 1");
  }
  SECTION("too long") {
    bar.from.x -= 0.1_mm;
    bar.to.x += 0.1_mm;
    CHECK(world.complaint() == "sheet 1: a mark runs into card 1");
  }
  SECTION("aslant") {
    bar.from.y -= 0.1_mm;
    bar.to.y += 0.1_mm;
    CHECK(world.complaint() == "sheet 1: a mark runs into card 1");
  }
  SECTION("twice") {
    world.pages[0].cut_lines.push_back(Segment{bar});
    CHECK(world.complaint() == "sheet 1: a cut line is there twice");
  }
}

TEST_CASE("a wrong outline is found", "[sheet]") {
  World world;
  Outline& outline = world.line<Outline>(1);
  SECTION("beside the card") {
    outline.centre.y += 0.01_mm;
    CHECK(world.complaint() == "sheet 1: an outline is not in a card's place");
  }
  SECTION("twice") {
    outline.centre = world.pages[0].faces[0].centre;
    CHECK(world.complaint() == "sheet 1: a cut line is there twice");
  }
  SECTION("a side left to a card that does not touch") {
    outline.sides_left_out = 4;  // the left one
    CHECK(world.complaint() == "sheet 1: an outline lacks a side");
  }
  SECTION("a side left to no card") {
    outline.sides_left_out = 8;  // the top one
    CHECK(world.complaint() == "sheet 1: an outline lacks a side");
  }
}
