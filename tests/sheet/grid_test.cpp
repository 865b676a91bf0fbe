#include "sheet/grid.hpp"

#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

constexpr Size a4{210_mm, 297_mm};
constexpr Size poker{63_mm, 88_mm};

/// How many cards a grid holds; 0 if there is none.
int capacity(Size paper, Length margin, Size card, Length gap) {
  const std::optional<Grid> grid = fit_grid(paper, margin, card, gap);
  return grid ? grid->capacity() : 0;
}

}  // namespace

TEST_CASE("A4 holds nine poker cards", "[sheet]") {
  const Grid grid = fit_grid(a4, 5_mm, poker, 2_mm).value();
  CHECK(grid.columns == 3);
  CHECK(grid.rows == 3);
  CHECK(grid.box(0).corner.x.to_mm() == Approx(8.5));
  CHECK(grid.box(0).corner.y.to_mm() == Approx(14.5));
}

TEST_CASE("a row that fits exactly is not lost to rounding", "[sheet]") {
  CHECK(capacity(a4, 0_mm, {70_mm, 99_mm}, 0_mm) == 9);
  CHECK(capacity({0.3_mm, 0.3_mm}, 0_mm, {0.1_mm, 0.1_mm}, 0_mm) == 9);
}

TEST_CASE("gaps lie between cards, not around them", "[sheet]") {
  CHECK(capacity(a4, 0_mm, {68.6_mm, 97.6_mm}, 2_mm) == 9);
  CHECK(capacity(a4, 5_mm, {85_mm, 85_mm}, 16_mm) == 6);
  CHECK(capacity(a4, 5_mm, {200_mm, 287_mm}, 50_mm) == 1);
}

TEST_CASE("a card larger than the room inside the margins has no grid", "[sheet]") {
  CHECK(capacity(a4, 10_mm, {200_mm, 50_mm}, 0_mm) == 0);
  CHECK(capacity(a4, 10_mm, {50_mm, 278_mm}, 0_mm) == 0);
  CHECK(capacity(a4, 120_mm, {10_mm, 10_mm}, 2_mm) == 0);
}

TEST_CASE("the count is the largest that fits, for every whole size", "[sheet]") {
  for (int room = 1; room <= 60; ++room)
    for (int card = 1; card <= room; ++card)
      for (int gap = 0; gap <= 7; ++gap) {
        int most = 0;
        while ((most + 1) * card + most * gap <= room) ++most;
        const Size square{Length::mm(0.1 * card), Length::mm(0.1 * card)};
        const Size paper{Length::mm(0.1 * room), Length::mm(0.1 * room)};
        INFO(room << ", " << card << ", " << gap);
        REQUIRE(capacity(paper, 0_mm, square, Length::mm(0.1 * gap)) == most * most);
      }
}

TEST_CASE("every slot lies inside the margins and clear of its neighbours", "[sheet]") {
  const Length margin = GENERATE(as<Length>{}, 0_mm, 5_mm, 12.7_mm);
  const Length gap = GENERATE(as<Length>{}, 0_mm, 2_mm);
  const Size card = GENERATE(as<Size>{}, poker, Size{88_mm, 63_mm}, Size{90_mm, 90_mm});
  const Grid grid = fit_grid(a4, margin, card, gap).value();

  const Length hair = Length::mm(1e-9);
  for (int slot = 0; slot < grid.capacity(); ++slot) {
    INFO("slot " << slot << " of " << grid.columns << " x " << grid.rows);
    const Point at = grid.box(slot).corner;
    CHECK(at.x >= margin - hair);
    CHECK(at.y >= margin - hair);
    CHECK(at.x + card.width <= a4.width - margin + hair);
    CHECK(at.y + card.height <= a4.height - margin + hair);
    if (slot % grid.columns > 0)
      CHECK(at.x >= grid.box(slot - 1).corner.x + card.width + gap - hair);
    if (slot >= grid.columns)
      CHECK(at.y >= grid.box(slot - grid.columns).corner.y + card.height + gap - hair);
  }
}

TEST_CASE("the grid is centred on the paper", "[sheet]") {
  const Size card = GENERATE(as<Size>{}, poker, Size{85_mm, 85_mm}, Size{40_mm, 20_mm});
  const Grid grid = fit_grid(a4, 5_mm, card, 2_mm).value();
  const Point first = grid.box(0).corner;
  const Point last = grid.box(grid.capacity() - 1).corner;
  CHECK(first.x.to_mm() == Approx((a4.width - last.x - card.width).to_mm()));
  CHECK(first.y.to_mm() == Approx((a4.height - last.y - card.height).to_mm()));
}
