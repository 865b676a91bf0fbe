// The board, the men and the nets by themselves.
#include <cmath>
#include <set>

#include "kit/draw.hpp"
#include "support/kits.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

const Rect room{{5_mm, 5_mm}, {200_mm, 282_mm}};

std::vector<KitItem> board_for(Length man) {
  return draw_board(man, room, kit_words("en"));
}

double distance(Point a, Point b) {
  return std::hypot((a.x - b.x).to_mm(), (a.y - b.y).to_mm());
}

}  // namespace

TEST_CASE("a board has twelve points in two rows that face each other", "[kit]") {
  const Length man = GENERATE(as<Length>{}, 10_mm, 22_mm, 25_mm);
  const auto points = pieces<Figure>(board_for(man), Part::point);
  REQUIRE(points.size() == 12);
  std::set<long> columns;
  int near = 0;
  for (const Figure& point : points) {
    REQUIRE(point.corners.size() == 3);
    const double width = (point.corners[1].x - point.corners[0].x).to_mm();
    const double length = (point.corners[2].y - point.corners[0].y).to_mm();
    CHECK(width == Approx(1.2 * man.to_mm()));
    CHECK(std::abs(length) == Approx(3 * man.to_mm() + 7));
    CHECK(point.corners[0].y == point.corners[1].y);
    columns.insert(std::lround(1000 * point.corners[0].x.to_mm()));
    near += length < 0;
  }
  CHECK(columns.size() == 6);
  CHECK(near == 6);
}

TEST_CASE("the tips of facing points are 30 mm apart", "[kit]") {
  double high = 0, low = 1000;
  for (const Figure& point : pieces<Figure>(board_for(25_mm), Part::point)) {
    const double base = point.corners[0].y.to_mm(), tip = point.corners[2].y.to_mm();
    (tip > base ? high : low) = tip;
  }
  CHECK(low - high == Approx(30));
}

TEST_CASE("three men have room in a line on a point", "[kit]") {
  for (int man = 10; man <= 40; ++man) {
    const BoardMeasures measures(man * 1_mm);
    CHECK(measures.point_length >= 3 * man * 1_mm + 5_mm);
    CHECK(measures.point_width > man * 1_mm);
  }
}

TEST_CASE("numbers stand towards both players, the same opposite", "[kit]") {
  std::multiset<std::string> upright, turned;
  for (const Lettering& number :
       pieces<Lettering>(board_for(25_mm), Part::point_number)) {
    if (number.text.size() > 1) continue;
    (number.angle == 0 ? upright : turned).insert(number.text);
  }
  const std::multiset<std::string> all{"1", "2", "3", "4", "5", "6"};
  CHECK(upright == all);
  CHECK(turned == all);
}

TEST_CASE("there are twice sixteen places for men, none nearer than the pitch", "[kit]") {
  const std::vector<Point> places = places_of_men({}, 25_mm, 29.5_mm);
  REQUIRE(places.size() == 32);
  for (std::size_t i = 0; i < places.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      CHECK(distance(places[i], places[j]) >= 29.5 - 1e-9);
}

TEST_CASE("men of two players differ without their colours", "[kit]") {
  const std::array<Color, 2> grey{{{0.5, 0.5, 0.5, 1}, {0.5, 0.5, 0.5, 1}}};
  CHECK(draw_man({}, 12.5_mm, 2_mm, 0, grey, false).size() == 2);
  CHECK(draw_man({}, 12.5_mm, 2_mm, 1, grey, false).size() == 4);
}

TEST_CASE("rings show on any colour", "[kit]") {
  for (const Color& color : {black, white}) {
    const auto items = draw_man({}, 12.5_mm, 2_mm, 1, {{color, color}}, false);
    const Color ring = *std::get<Disc>(items.back().what).ink.line;
    CHECK(std::abs(ring.red - color.red) > 0.5);
  }
}

TEST_CASE("a net has six faces, seven tabs and the pips of a die", "[kit]") {
  const Net net = draw_net({10_mm, 20_mm});
  CHECK(pieces<Figure>(net.items, Part::die_face).size() == 6);
  CHECK(pieces<Figure>(net.items, Part::die_tab).size() == 7);
  CHECK(pieces<Disc>(net.items, Part::pip).size() == 21);
  CHECK(net.folds.size() == 5 + 7);
  CHECK(net.cuts.size() == 7 * 3 + 7);
  double right = 0, bottom = 0;
  for (const Segment& cut : net.cuts) {
    right = std::max(right, cut.to.x.to_mm());
    bottom = std::max(bottom, cut.to.y.to_mm());
  }
  CHECK(right == Approx(10 + net_size.width.to_mm()));
  CHECK(bottom == Approx(20 + net_size.height.to_mm()));
}

TEST_CASE("a start has the men of the game, in piles on their points", "[kit]") {
  for (const Variant& variant : known_variants()) {
    INFO(variant.name);
    const auto items = draw_start(variant, {{}, {60_mm, 45_mm}}, {{black, white}});
    const auto men = pieces<Disc>(items, Part::start_man);
    CHECK(men.size() == 2 * static_cast<std::size_t>(men_of(variant)));
    CHECK(pieces<Figure>(items, Part::start_point).size() == 12);
  }
}
