#include "sheet/packing.hpp"

#include <cmath>

#include "test.hpp"

using namespace onematch;

namespace {

Shape circle(double diameter) {
  return {ShapeKind::circle, diameter, diameter, 0};
}

Shape rectangle(double width, double height) {
  return {ShapeKind::rectangle, width, height, 0};
}

Shape hexagon(double corner_to_corner, double radius = 0) {
  return {ShapeKind::hexagon, corner_to_corner, corner_to_corner * std::sqrt(3.0) / 2,
          radius};
}

std::size_t count(const Shape& shape, Vec2 room, double gap) {
  return best_packing(shape, room, gap).centres.size();
}

/// What margins of 5 mm leave of paper.
constexpr Vec2 a4{200, 287}, letter{205.9, 269.4}, a3{287, 410}, legal{205.9, 345.6};

}  // namespace

TEST_CASE("as many circles fit as anyone has found", "[sheet]") {
  struct Case {
    Vec2 room;
    double gap, diameter;
    std::size_t at_least;
  };
  const Case c = GENERATE(
      as<Case>{}, Case{a4, 2, 50, 20}, Case{a4, 2, 60, 13}, Case{a4, 2, 63.5, 12},
      Case{a4, 2, 70, 11}, Case{a4, 2, 76.2, 8}, Case{a4, 2, 80, 6}, Case{a4, 2, 84, 6},
      Case{a4, 2, 85, 6}, Case{a4, 2, 88.9, 6}, Case{a4, 2, 95, 5}, Case{a4, 2, 100, 4},
      Case{letter, 2, 70, 9}, Case{letter, 2, 76.2, 8}, Case{letter, 2, 82, 6},
      Case{letter, 2, 88.9, 6}, Case{a3, 2, 76.2, 18}, Case{a3, 2, 80, 16},
      Case{a3, 2, 82, 15}, Case{a3, 2, 85, 13}, Case{a3, 2, 95, 12},
      Case{legal, 2, 80, 9}, Case{legal, 2, 85, 8}, Case{a4, 6, 50, 18},
      Case{a4, 6, 63.5, 12}, Case{a4, 6, 70, 9}, Case{a4, 6, 82, 6}, Case{a3, 6, 82, 13},
      Case{a3, 6, 80, 15}, Case{Vec2{190, 277}, 2, 63.5, 11},
      Case{Vec2{190, 277}, 2, 70, 9});
  const Vec2 turned{c.room.y, c.room.x};
  const std::size_t most = std::max(count(circle(c.diameter), c.room, c.gap),
                                    count(circle(c.diameter), turned, c.gap));
  INFO(c.diameter << " mm in " << c.room.x << " x " << c.room.y);
  CHECK(most >= c.at_least);
}

TEST_CASE("rows and columns hold as many as can be, for every whole size", "[sheet]") {
  for (int room = 1; room <= 60; ++room)
    for (int card = 1; card <= room; ++card)
      for (int gap = 0; gap <= 7; ++gap) {
        int most = 0;
        while ((most + 1) * card + most * gap <= room) ++most;
        INFO(room << ", " << card << ", " << gap);
        REQUIRE(count(rectangle(0.1 * card, 0.1 * card), {0.1 * room, 0.1 * room},
                      0.1 * gap) == static_cast<std::size_t>(most * most));
      }
}

TEST_CASE("cards are turned only if more of them fit", "[sheet]") {
  CHECK_FALSE(best_packing(rectangle(63, 88), a4, 2).turned);
  CHECK(best_packing(rectangle(98, 68), {200, 290}, 2).turned == false);
  const Packing turned = best_packing(rectangle(90, 60), {186, 290}, 2);
  CHECK(turned.turned);
  CHECK(turned.centres.size() == 9);
  CHECK_FALSE(best_packing(rectangle(60, 60), {186, 290}, 2).turned);
}

TEST_CASE("hexagons lie like a honeycomb", "[sheet]") {
  // Sides touch: columns of three and two, three quarters of a hexagon apart.
  const Packing comb = best_packing(hexagon(40), {101, 105}, 0);
  CHECK(comb.centres.size() == 8);
  // In rows and columns there would be four.
  CHECK(is_clear(hexagon(40), false, {30, 40 * std::sqrt(3.0) / 4}, 0));
  CHECK_FALSE(is_clear(hexagon(40), false, {29.9, 40 * std::sqrt(3.0) / 4}, 0));
}

TEST_CASE("cards that are clear of each other are so by their outlines", "[sheet]") {
  CHECK(is_clear(circle(10), false, {6, 8}, 0));
  CHECK_FALSE(is_clear(circle(10), false, {6, 8}, 0.1));
  CHECK(is_clear(rectangle(10, 20), false, {12, 0}, 2));
  CHECK_FALSE(is_clear(rectangle(10, 20), false, {11.9, 0}, 2));
  CHECK(is_clear(rectangle(10, 20), true, {0, 12}, 2));
  CHECK(is_clear(rectangle(10, 20), false, {13, 24}, 5));  // from corner to corner
  CHECK_FALSE(is_clear(rectangle(10, 20), false, {13, 24}, 5.1));
  CHECK(is_clear(hexagon(40, 5), false, {0, 20 * std::sqrt(3.0) + 3}, 3));
  CHECK_FALSE(is_clear(hexagon(40, 5), false, {0, 20 * std::sqrt(3.0) + 2.9}, 3));
}

TEST_CASE("every packing keeps the gap and stays in its room", "[sheet]") {
  const Shape shape = GENERATE(as<Shape>{}, circle(30), circle(47.3), hexagon(41),
                               hexagon(55, 6), rectangle(31, 44), rectangle(80, 20));
  const Vec2 room = GENERATE(as<Vec2>{}, a4, letter, Vec2{287, 200}, Vec2{100, 95});
  const double gap = GENERATE(as<double>{}, 0, 2, 7.3);
  const Packing packing = best_packing(shape, room, gap);
  const Vec2 half = 0.5 * extent(shape, packing.turned);
  REQUIRE(!packing.centres.empty());
  for (std::size_t i = 0; i < packing.centres.size(); ++i) {
    const Vec2 at = packing.centres[i];
    CHECK(std::abs(at.x) + half.x <= room.x / 2 + 1e-6);
    CHECK(std::abs(at.y) + half.y <= room.y / 2 + 1e-6);
    for (std::size_t j = 0; j < i; ++j)
      CHECK(is_clear(shape, packing.turned, at - packing.centres[j], gap - 1e-6));
  }
}

TEST_CASE("where no card fits there is no packing", "[sheet]") {
  CHECK(count(circle(85), {84, 300}, 0) == 0);
  CHECK(count(rectangle(201, 50), {200, 200}, 0) == 0);
}
