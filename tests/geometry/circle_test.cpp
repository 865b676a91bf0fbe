#include "geometry/circle.hpp"

#include <cmath>

#include "core/random.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

double far(const Circle& circle, Vec2 p) {
  return std::sqrt(dot(p - circle.centre, p - circle.centre));
}

bool holds_all(const Circle& circle, const std::vector<Vec2>& points) {
  for (const Vec2 p : points)
    if (far(circle, p) > circle.radius * (1 + 1e-9)) return false;
  return true;
}

/// By trying the circle through every two and every three points.
double radius_by_trial(const std::vector<Vec2>& points) {
  double best = 1e9;
  const auto offer = [&](const Circle& circle) {
    if (circle.radius < best && holds_all(circle, points)) best = circle.radius;
  };
  for (const Vec2 a : points)
    for (const Vec2 b : points) {
      const Vec2 middle = 0.5 * (a + b);
      offer({middle, far({middle, 0}, a)});
      for (const Vec2 c : points) {
        // The centre is where a^2 - 2 a.m is the same for all three.
        const double d = 2 * cross(b - a, c - a);
        if (std::abs(d) < 1e-12) continue;
        const double ab = dot(b, b) - dot(a, a), ac = dot(c, c) - dot(a, a);
        const Vec2 m{(ab * (c.y - a.y) - ac * (b.y - a.y)) / d,
                     (ac * (b.x - a.x) - ab * (c.x - a.x)) / d};
        offer({m, far({m, 0}, a)});
      }
    }
  return best;
}

}  // namespace

TEST_CASE("one point has a circle of radius 0", "[geometry]") {
  const Circle circle = smallest_enclosing_circle({{3, 4}});
  CHECK(circle.centre == Vec2{3, 4});
  CHECK(circle.radius == 0);
}

TEST_CASE("a square lies in the circle through its corners", "[geometry]") {
  const Circle circle = smallest_enclosing_circle({{0, 0}, {2, 0}, {2, 2}, {0, 2}});
  CHECK(circle.centre.x == Approx(1));
  CHECK(circle.centre.y == Approx(1));
  CHECK(circle.radius == Approx(std::sqrt(2)));
}

TEST_CASE("points on a line lie in the circle over its ends", "[geometry]") {
  const Circle circle =
      smallest_enclosing_circle({{1, 1}, {0, 0}, {3, 3}, {2, 2}, {3, 3}});
  CHECK(circle.centre.x == Approx(1.5));
  CHECK(circle.radius == Approx(1.5 * std::sqrt(2)));
}

TEST_CASE("the smallest circle is the least of all that hold the points", "[geometry]") {
  Random random(5);
  for (int run = 0; run < 300; ++run) {
    INFO("run " << run);
    std::vector<Vec2> points(1 + random.below(9));
    // Whole coordinates make equal points, lines and circles through four points.
    for (Vec2& p : points)
      p = {1.0 * random.below(6),
           run % 2 == 0 ? 1.0 * random.below(6) : random.uniform()};
    const Circle circle = smallest_enclosing_circle(points);
    CHECK(holds_all(circle, points));
    CHECK(circle.radius == Approx(radius_by_trial(points)).epsilon(1e-9).margin(1e-9));
  }
}

TEST_CASE("many points on a circle give that circle", "[geometry]") {
  std::vector<Vec2> points;
  for (int i = 0; i < 1000; ++i)
    points.push_back({7 + 5 * std::cos(i * 0.1), -2 + 5 * std::sin(i * 0.1)});
  const Circle circle = smallest_enclosing_circle(points);
  CHECK(circle.centre.x == Approx(7));
  CHECK(circle.centre.y == Approx(-2));
  CHECK(circle.radius == Approx(5).epsilon(1e-9));
  CHECK(holds_all(circle, points));
}
