#include "geometry/polygon.hpp"

#include <algorithm>
#include <cmath>

#include "core/random.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

Polygon square(double left, double top, double side) {
  return {{left, top}, {left + side, top}, {left + side, top + side}, {left, top + side}};
}

/// A star-shaped polygon round `centre`.
Polygon blob(Random& random, Vec2 centre, int vertices) {
  Polygon polygon;
  for (int i = 0; i < vertices; ++i) {
    const double radius = random.uniform(0.3, 1), angle = 6.283185307 * i / vertices;
    polygon.push_back(centre + radius * Vec2{std::cos(angle), std::sin(angle)});
  }
  return polygon;
}

/// Points on the outline, close together.
std::vector<Vec2> along(const Polygon& polygon, int pieces) {
  std::vector<Vec2> points;
  for (std::size_t i = 0; i < polygon.size(); ++i)
    for (int k = 0; k < pieces; ++k)
      points.push_back(polygon[i] + 1.0 * k / pieces *
                                        (polygon[(i + 1) % polygon.size()] - polygon[i]));
  return points;
}

}  // namespace

TEST_CASE("area does not depend on the sense of the vertices", "[geometry]") {
  Polygon l{{0, 0}, {3, 0}, {3, 1}, {1, 1}, {1, 3}, {0, 3}};
  CHECK(area(l) == 5);
  std::reverse(l.begin(), l.end());
  CHECK(area(l) == 5);
}

TEST_CASE("two squares are as far apart as their nearest sides or corners",
          "[geometry]") {
  CHECK(distance(square(0, 0, 1), square(3, 0.5, 1)) == 2);
  CHECK(distance(square(0, 0, 1), square(4, 5, 1)) == 5);
}

TEST_CASE("polygons that touch, cross or hold each other are at distance 0",
          "[geometry]") {
  CHECK(distance(square(0, 0, 1), square(1, 0, 1)) == 0);
  CHECK(distance(square(0, 0, 1), square(1, 1, 1)) == 0);
  CHECK(distance(square(0, 0, 2), square(1, 1, 2)) == 0);
  CHECK(distance(square(0, 0, 9), square(4, 4, 1)) == 0);
  CHECK(distance(square(4, 4, 1), square(0, 0, 9)) == 0);
  // A cross: no corner of one lies in the other.
  const Polygon tall{{4, 0}, {5, 0}, {5, 9}, {4, 9}},
      wide{{0, 4}, {9, 4}, {9, 5}, {0, 5}};
  CHECK(distance(tall, wide) == 0);
}

TEST_CASE("a polygon in another's bay is outside it", "[geometry]") {
  const Polygon u{{0, 0}, {1, 0}, {1, 4}, {4, 4}, {4, 0}, {5, 0}, {5, 5}, {0, 5}};
  CHECK(distance(u, square(2, 1, 1)) == 1);
  CHECK(!contains(u, {2.5, 1.5}));
  CHECK(contains(u, {2.5, 4.5}));
}

TEST_CASE("distance says at least `enough` as soon as that is certain", "[geometry]") {
  CHECK(distance(square(0, 0, 1), square(3, 0, 1), 1.5) == 1.5);
  CHECK(distance(square(0, 0, 1), square(3, 0, 1), 2.5) == 2);
}

TEST_CASE("distance agrees with points set densely along both outlines", "[geometry]") {
  Random random(11);
  for (int run = 0; run < 40; ++run) {
    INFO("run " << run);
    const Polygon a = blob(random, {0, 0}, 9);
    const Polygon b = blob(random, {random.uniform(-3, 3), random.uniform(-3, 3)}, 7);
    double least = 1e9;
    bool meet = false;
    const std::vector<Vec2> on_a = along(a, 60), on_b = along(b, 60);
    for (const Vec2 p : on_a) meet = meet || contains(b, p);
    for (const Vec2 p : on_b) meet = meet || contains(a, p);
    for (const Vec2 p : on_a)
      for (const Vec2 q : on_b) least = std::min(least, std::sqrt(dot(p - q, p - q)));
    CHECK(distance(a, b) == Approx(meet ? 0 : least).margin(0.02));
    CHECK(distance(a, b) == distance(b, a));
  }
}

TEST_CASE("segments meet when they cross, touch or overlap", "[geometry]") {
  CHECK(segments_meet({0, 0}, {2, 2}, {0, 2}, {2, 0}));
  CHECK(segments_meet({0, 0}, {2, 0}, {1, 0}, {1, 5}));
  CHECK(segments_meet({0, 0}, {2, 0}, {1, 0}, {3, 0}));
  CHECK(segments_meet({0, 0}, {2, 0}, {2, 0}, {3, 1}));
  CHECK(!segments_meet({0, 0}, {2, 0}, {3, 0}, {4, 0}));
  CHECK(!segments_meet({0, 0}, {2, 0}, {1, 1}, {1, 5}));
}

TEST_CASE("the hull of a grid is its four corners", "[geometry]") {
  std::vector<Vec2> points;
  for (int x = 0; x < 4; ++x)
    for (int y = 0; y < 4; ++y) points.push_back({1.0 * x, 1.0 * y});
  const Polygon hull = convex_hull(points);
  CHECK(hull.size() == 4);
  CHECK(area(hull) == 9);
}

TEST_CASE("a hull is convex and holds its points", "[geometry]") {
  Random random(3);
  for (int run = 0; run < 50; ++run) {
    std::vector<Vec2> points(3 + random.below(30));
    for (Vec2& p : points) p = {random.uniform(), random.uniform()};
    const Polygon hull = convex_hull(points);
    for (std::size_t i = 0; i < hull.size(); ++i) {
      const Vec2 a = hull[i], b = hull[(i + 1) % hull.size()];
      for (const Vec2 p : points) CHECK(cross(b - a, p - a) >= -1e-12);
    }
  }
}
