#include "geometry/shape.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/random.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

constexpr Shape circle{ShapeKind::circle, 85, 85, 0};
constexpr Shape poker{ShapeKind::rectangle, 63, 88, 3};
constexpr Shape sharp{ShapeKind::rectangle, 63, 88, 0};
constexpr Shape hexagon{ShapeKind::hexagon, 80, 80 * 0.86602540378443865, 0};
constexpr Shape round_hexagon{ShapeKind::hexagon, 80, 80 * 0.86602540378443865, 8};

/// Points round the outline, a tenth of a millimetre apart or less: where each of many
/// rays from the origin leaves the shape, by bisection on a plain description of it.
template <class Inside>
std::vector<Vec2> rim(const Inside& inside) {
  std::vector<Vec2> points;
  for (int i = 0; i < 6000; ++i) {
    const double angle = 2 * std::numbers::pi * i / 6000;
    const Vec2 ray{std::cos(angle), std::sin(angle)};
    double in = 0, out = 100;
    for (int k = 0; k < 60; ++k)
      (inside((in + out) / 2 * ray) ? in : out) = (in + out) / 2;
    points.push_back(in * ray);
  }
  return points;
}

/// Inside, from the definition: within `corner_radius` of the shape shrunk by as much.
bool inside(const Shape& shape, Vec2 p) {
  const double r = shape.corner_radius;
  if (shape.kind == ShapeKind::circle) return dot(p, p) <= shape.width * shape.width / 4;
  std::vector<Vec2> corners;
  if (shape.kind == ShapeKind::rectangle) {
    const double x = shape.width / 2 - r, y = shape.height / 2 - r;
    corners = {{x, y}, {-x, y}, {-x, -y}, {x, -y}};
  } else {
    const double radius = shape.width / 2 - r * 2 / std::numbers::sqrt3;
    for (int i = 0; i < 6; ++i) {
      const double angle = i * std::numbers::pi / 3;
      corners.push_back(radius * Vec2{std::cos(angle), std::sin(angle)});
    }
  }
  bool in = true;
  double least = 1e9;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vec2 a = corners[i], u = corners[(i + 1) % corners.size()] - a;
    in = in && cross(u, p - a) >= 0;
    const double t = std::clamp(dot(u, p - a) / dot(u, u), 0.0, 1.0);
    const Vec2 off = p - a - t * u;
    least = std::min(least, std::sqrt(dot(off, off)));
  }
  return in || least <= r;
}

}  // namespace

TEST_CASE("depth is told from the nearest side", "[geometry]") {
  CHECK(depth_inside(circle, {0, 0}) == 42.5);
  CHECK(depth_inside(circle, {30, 40}) == -7.5);
  CHECK(depth_inside(poker, {0, 0}) == 31.5);
  CHECK(depth_inside(poker, {0, 43}) == 1);
  CHECK(depth_inside(poker, {-40, 0}) == -8.5);
  CHECK(depth_inside(sharp, {34.5, 48}) == -5);
  CHECK(depth_inside(hexagon, {0, 0}) == Approx(34.641016));
  CHECK(depth_inside(hexagon, {43, 0}) == Approx(-3));
  CHECK(depth_inside(hexagon, {0, -30}) == Approx(4.641016));
}

TEST_CASE("rounding takes the corner away", "[geometry]") {
  const double corner = 3 - 3 * std::sqrt(2);
  CHECK(depth_inside(poker, {31.5, 44}) == Approx(corner));
  CHECK(depth_inside(round_hexagon, {40, 0}) == Approx(8 - 16 / std::sqrt(3)));
}

TEST_CASE("depth is the distance to the outline", "[geometry]") {
  const Shape shape = GENERATE(as<Shape>{}, circle, poker, sharp, hexagon, round_hexagon);
  const std::vector<Vec2> outline = rim([&](Vec2 p) { return inside(shape, p); });
  Random random(2);
  for (int run = 0; run < 400; ++run) {
    const Vec2 p{random.uniform(-60, 60), random.uniform(-60, 60)};
    INFO("at " << p.x << ", " << p.y);
    double least = 1e9;
    for (const Vec2 q : outline) least = std::min(least, dot(p - q, p - q));
    const double depth = depth_inside(shape, p);
    CHECK(depth == Approx((inside(shape, p) ? 1 : -1) * std::sqrt(least)).margin(0.06));
  }
}

TEST_CASE("inward is the slope of depth", "[geometry]") {
  const Shape shape = GENERATE(as<Shape>{}, circle, poker, sharp, hexagon, round_hexagon);
  Random random(4);
  constexpr double step = 1e-6;
  for (int run = 0; run < 400; ++run) {
    const Vec2 p{random.uniform(-60, 60), random.uniform(-60, 60)};
    INFO("at " << p.x << ", " << p.y);
    const Vec2 way = depth_at(shape, p).inward;
    CHECK(dot(way, way) == Approx(1));
    CHECK(depth_inside(shape, p + step * way) - depth_inside(shape, p) ==
          Approx(step).epsilon(1e-3));
  }
}
