#include "sheet/layout.hpp"

#include <cmath>

#include "sheet/impose.hpp"
#include "sheet/registration.hpp"
#include "sheet/verify.hpp"
#include "support/complaint.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

CardSpec round_card(double diameter) {
  CardSpec card;
  card.shape = {ShapeKind::circle, diameter, diameter, 0};
  card.size_at = {"deck.yaml", 3, 9};
  return card;
}

std::size_t slots(const CardSpec& card, const SheetSpec& sheet,
                  const BackSpec* back = nullptr) {
  return choose_layout(card, sheet, back).slots.size();
}

std::string refusal(const CardSpec& card, const SheetSpec& sheet,
                    const BackSpec* back = nullptr) {
  return complaint_of([&] { choose_layout(card, sheet, back); });
}

}  // namespace

TEST_CASE("what would let more cards fit is known", "[sheet]") {
  const auto at_85 = with_smaller_card(round_card(85), SheetSpec{}, nullptr);
  REQUIRE(at_85);
  CHECK(at_85->cards == 8);
  CHECK(at_85->shape.width == Approx(78.4));
  CHECK(slots(round_card(78.4), SheetSpec{}) == 8);
  CHECK(slots(round_card(78.6), SheetSpec{}) == 6);
  CHECK_FALSE(with_smaller_gap(round_card(85), SheetSpec{}, nullptr));

  const auto at_95 = with_smaller_gap(round_card(95), SheetSpec{}, nullptr);
  REQUIRE(at_95);
  CHECK(at_95->cards == 6);
  CHECK(at_95->gap.to_mm() == Approx(1.3));
  SheetSpec tighter;
  tighter.gap = 1.3_mm;
  CHECK(slots(round_card(95), tighter) == 6);
  tighter.gap = 1.4_mm;
  CHECK(slots(round_card(95), tighter) == 5);
}

TEST_CASE("an alternative is true for every size and gap", "[sheet]") {
  const double size = GENERATE(as<double>{}, 40, 50.5, 63, 70, 82, 100);
  const ShapeKind kind = GENERATE(as<ShapeKind>{}, ShapeKind::circle, ShapeKind::hexagon,
                                  ShapeKind::rectangle);
  CardSpec card = round_card(size);
  card.shape.kind = kind;
  if (kind == ShapeKind::hexagon) card.shape.height = size * std::sqrt(3.0) / 2;
  if (kind == ShapeKind::rectangle) card.shape.height = 1.4 * size;
  SheetSpec sheet;
  sheet.gap = GENERATE(as<Length>{}, 0_mm, 2_mm, 6_mm);
  const std::size_t now = slots(card, sheet);
  if (const auto other = with_smaller_card(card, sheet, nullptr)) {
    CardSpec smaller = card;
    smaller.shape = other->shape;
    CHECK(other->cards > now);
    CHECK(slots(smaller, sheet) == other->cards);
    smaller.shape.width += 0.3;
    smaller.shape.height *= smaller.shape.width / other->shape.width;
    CHECK(slots(smaller, sheet) < other->cards);
  }
  if (const auto other = with_smaller_gap(card, sheet, nullptr)) {
    SheetSpec tighter = sheet;
    tighter.gap = other->gap;
    CHECK(other->cards > now);
    CHECK(slots(card, tighter) == other->cards);
    tighter.gap = other->gap + 0.1_mm;
    if (tighter.gap < sheet.gap) CHECK(slots(card, tighter) == now);
  }
}

TEST_CASE("marks of a cutting machine cost no round card of 85 mm its place", "[sheet]") {
  SheetSpec sheet;
  sheet.marks.registration = true;
  CHECK(slots(round_card(85), sheet) == 6);
  CHECK(registration_bars(sheet.paper, sheet).size() == 5);
  sheet.cutter = Cutter::cricut;
  CHECK(registration_bars(sheet.paper, sheet).empty());
  CHECK(slots(round_card(82), sheet) == 6);
  const Page page = impose({6}, round_card(82), sheet).front();
  // What Design Space can cut on A4.
  CHECK(page.bleed.size.width <= 183_mm);
  CHECK(page.bleed.size.height <= 269.9_mm);
}

TEST_CASE("cards and their bleed keep clear of the machine's marks", "[sheet]") {
  SheetSpec sheet;
  sheet.marks.registration = true;
  CardSpec card = round_card(30);
  card.shape.kind = GENERATE(as<ShapeKind>{}, ShapeKind::circle, ShapeKind::rectangle);
  card.shape.width = card.shape.height =
      GENERATE(as<double>{}, 20, 33, 50, 62, 66, 85, 95);
  const Layout layout = choose_layout(card, sheet, nullptr);
  const double half = card.shape.width / 2;
  REQUIRE(!layout.slots.empty());
  for (const Slot& slot : layout.slots)
    for (const Rect& zone : registration_zones(layout.paper, sheet)) {
      const double left = zone.corner.x.to_mm(), top = zone.corner.y.to_mm();
      const double x = slot.centre.x.to_mm(), y = slot.centre.y.to_mm();
      const double dx = std::max({left - x, x - left - zone.size.width.to_mm(), 0.0});
      const double dy = std::max({top - y, y - top - zone.size.height.to_mm(), 0.0});
      if (card.shape.kind == ShapeKind::circle)
        CHECK(std::hypot(dx, dy) >= half + 3 - 1e-9);
      else
        CHECK(std::max(dx, dy) >= half + 3 - 1e-9);
    }
}

TEST_CASE("beside a machine's marks no larger card fits more often", "[sheet]") {
  SheetSpec sheet;
  sheet.marks.registration = true;
  std::size_t before = 1000;
  for (int tenths = 300; tenths <= 1000; tenths += 7) {
    const std::size_t now = slots(round_card(0.1 * tenths), sheet);
    INFO(0.1 * tenths);
    CHECK(now <= before);
    before = now;
  }
}

TEST_CASE("a margin that leaves out a machine's marks is refused", "[sheet]") {
  SheetSpec sheet;
  sheet.marks.registration = true;
  sheet.margin = 10_mm;
  CHECK(refusal(round_card(85), sheet).empty());
  sheet.margin = 12_mm;
  sheet.margin_at = {"deck.yaml", 2, 9};
  CHECK(
      refusal(round_card(85), sheet) ==
      "deck.yaml:2:9: error: a margin of 12 mm leaves out the registration marks, which "
      "are 10 mm from the edges\n  hint: set 'margin' to 10 mm or less\n");
}

TEST_CASE("given slots keep clear of a machine's marks", "[sheet]") {
  SheetSpec sheet;
  sheet.marks.registration = true;
  sheet.slots = {{11_mm, 11_mm}};
  sheet.slots_at = {"deck.yaml", 2, 9};
  CHECK(refusal(round_card(85), sheet).empty());
  CardSpec square = round_card(60);
  square.shape.kind = ShapeKind::rectangle;
  CHECK(refusal(square, sheet) ==
        "deck.yaml:2:9: error: slot 1 at [11, 11] is too near a registration mark\n"
        "  hint: move the slot, or leave 'registration' out of 'marks'\n");
}

TEST_CASE("the marks of a Silhouette stay where they are in every version", "[sheet]") {
  SheetSpec sheet;
  sheet.marks.registration = true;
  const std::vector<Rect> bars = registration_bars({210_mm, 297_mm}, sheet);
  const auto is = [](const Rect& box, double x, double y, double width, double height) {
    return box.corner.x.to_mm() == Approx(x) && box.corner.y.to_mm() == Approx(y) &&
           box.size.width.to_mm() == Approx(width) &&
           box.size.height.to_mm() == Approx(height);
  };
  REQUIRE(bars.size() == 5);
  CHECK(is(bars[0], 10.008, 10.008, 5, 5));
  CHECK(is(bars[1], 191.102, 10.008, 8.89, 0.991));
  CHECK(is(bars[2], 199.001, 10.999, 0.991, 7.899));
  CHECK(is(bars[3], 10.008, 286.001, 8.89, 0.991));
  CHECK(is(bars[4], 10.008, 278.102, 0.991, 7.899));
}

TEST_CASE("given slots are used in their order", "[sheet]") {
  SheetSpec sheet;
  sheet.slots = {{15_mm, 106_mm}, {110_mm, 11_mm}};
  const Layout layout = choose_layout(round_card(85), sheet, nullptr);
  REQUIRE(layout.slots.size() == 2);
  CHECK(layout.slots[0].centre == Point{57.5_mm, 148.5_mm});
  CHECK(layout.slots[1].centre == Point{152.5_mm, 53.5_mm});
  CHECK_FALSE(with_smaller_card(round_card(85), sheet, nullptr));
}

TEST_CASE("slots in the margin or on each other are refused, all at once", "[sheet]") {
  SheetSpec sheet;
  sheet.slots = {{2_mm, 10_mm}, {100_mm, 10_mm}, {150_mm, 70.5_mm}};
  sheet.slots_at = {"labels.yaml", 4, 10};
  CHECK(
      refusal(round_card(85), sheet) ==
      "labels.yaml:4:10: error: slot 1 at [2, 10] is not inside the margins of 5 mm of "
      "210 x 297 mm paper\n"
      "  hint: set a narrower 'margin', or move the slot\n"
      "labels.yaml:4:10: error: slot 3 at [150, 70.5] is not inside the margins of 5 mm "
      "of 210 x 297 mm paper\n"
      "  hint: set a narrower 'margin', or move the slot\n"
      "labels.yaml:4:10: error: slot 3 at [150, 70.5] meets slot 2 at [100, 10]\n"
      "  hint: a slot is the top left corner of a card's box, 85 mm here\n");
  sheet.slots = {{5_mm, 10_mm}, {100_mm, 10_mm}, {58_mm, 86_mm}};
  CHECK(refusal(round_card(85), sheet).empty());  // round cards may share a corner
}

TEST_CASE("a fold leaves half of the paper for the fronts", "[sheet]") {
  BackSpec folded;
  folded.layout = BackLayout::fold;
  const Layout layout = choose_layout(round_card(85), SheetSpec{}, &folded);
  CHECK(layout.slots.size() == 3);
  REQUIRE(layout.fold);
  for (const Slot& slot : layout.slots)
    CHECK(slot.centre.x.to_mm() + 42.5 + 3 + 5 <= 105 + 1e-9);
  CHECK(refusal(round_card(150), SheetSpec{}, &folded) ==
        "deck.yaml:3:9: error: a card of 150 mm does not fit half of the 200 x 287 mm "
        "inside the margins\n"
        "  hint: use a card of at most 135.5 mm, or larger paper\n");
}
