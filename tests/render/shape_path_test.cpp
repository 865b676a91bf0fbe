#include "render/shape_path.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "symbols/cairo_ptr.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

using std::numbers::pi;
using std::numbers::sqrt3;

constexpr Point middle{60_mm, 60_mm};

struct Stroke {
  Vec2 from, to;
};

/// The straight pieces that the path of `shape` is drawn with.
std::vector<Stroke> strokes_of(const Shape& shape, const Outline& outline) {
  const SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_A8, 120, 120));
  const ContextPtr cr(cairo_create(surface.get()));
  cairo_set_tolerance(cr.get(), 1e-4);
  add_path(cr.get(), shape, outline);
  cairo_path_t* path = cairo_copy_path_flat(cr.get());
  std::vector<Stroke> strokes;
  Vec2 start, at;
  for (int i = 0; i < path->num_data; i += path->data[i].header.length) {
    const cairo_path_data_t* data = path->data + i;
    const bool closes = data->header.type == CAIRO_PATH_CLOSE_PATH;
    const Vec2 next = closes ? start : Vec2{data[1].point.x, data[1].point.y};
    if (data->header.type == CAIRO_PATH_MOVE_TO)
      start = next;
    else
      strokes.push_back({at, next});
    at = next;
  }
  cairo_path_destroy(path);
  return strokes;
}

double distance(Vec2 a, Vec2 b) {
  return std::hypot(b.x - a.x, b.y - a.y);
}

double length_of(const Shape& shape, const Outline& outline = {middle}) {
  double length = 0;
  for (const Stroke& stroke : strokes_of(shape, outline))
    length += distance(stroke.from, stroke.to);
  return length;
}

double area_of(const Shape& shape) {
  double area = 0;
  for (const Stroke& stroke : strokes_of(shape, {middle}))
    area += cross(stroke.from, stroke.to) / 2;
  return area;
}

/// Whether the path goes through the point at (x, y) from its centre.
bool goes_through(const Shape& shape, const Outline& outline, double x, double y) {
  const Vec2 p{middle.x.to_mm() + x, middle.y.to_mm() + y};
  const std::vector<Stroke> strokes = strokes_of(shape, outline);
  return std::any_of(strokes.begin(), strokes.end(), [&](const Stroke& stroke) {
    return distance(stroke.from, p) + distance(p, stroke.to) <
           distance(stroke.from, stroke.to) + 1e-3;
  });
}

constexpr Shape circle{ShapeKind::circle, 85, 85, 0};
constexpr Shape card{ShapeKind::rectangle, 63, 88, 0};
constexpr Shape round_card{ShapeKind::rectangle, 63, 88, 3};
constexpr Shape hexagon{ShapeKind::hexagon, 80, 40 * sqrt3, 0};
constexpr Shape round_hexagon{ShapeKind::hexagon, 80, 40 * sqrt3, 5};

/// What rounding the corners of a regular hexagon by `r` takes from its sides in all.
double cut_of_hexagon(double r) {
  return 12 * r / sqrt3;
}

}  // namespace

TEST_CASE("a path encloses the shape's area", "[render]") {
  CHECK(area_of(circle) == Approx(pi * 42.5 * 42.5).epsilon(1e-4));
  CHECK(area_of(card) == Approx(63 * 88));
  CHECK(area_of(round_card) == Approx(63 * 88 - (4 - pi) * 9).epsilon(1e-4));
  CHECK(area_of(hexagon) == Approx(1.5 * sqrt3 * 40 * 40).epsilon(1e-4));
  CHECK(area_of(round_hexagon) ==
        Approx(1.5 * sqrt3 * 40 * 40 - (2 * sqrt3 - pi) * 25).epsilon(1e-4));
}

TEST_CASE("a path is as long as the shape's edge", "[render]") {
  CHECK(length_of(circle) == Approx(pi * 85).epsilon(1e-4));
  CHECK(length_of(card) == Approx(2 * (63 + 88)));
  CHECK(length_of(round_card) == Approx(2 * (57 + 82) + 2 * pi * 3).epsilon(1e-4));
  CHECK(length_of(hexagon) == Approx(6 * 40).epsilon(1e-4));
  CHECK(length_of(round_hexagon) ==
        Approx(6 * 40 - cut_of_hexagon(5) + 2 * pi * 5).epsilon(1e-4));
}

TEST_CASE("sides left to a neighbour are missing, and nothing else", "[render]") {
  const Shape shape = GENERATE(as<Shape>{}, card, round_card, hexagon, round_hexagon);
  const bool six = shape.kind == ShapeKind::hexagon;
  const int sides = six ? 6 : 4;
  const double whole = length_of(shape);
  for (int left_out = 0; left_out < 1 << sides; ++left_out) {
    double missing = 0;
    const Outline outline{middle, 0, static_cast<std::uint8_t>(left_out)};
    for (int side = 0; side < sides; ++side) {
      const bool is_out = (left_out >> side & 1) == 1;
      const double angle = six ? pi / 6 + side * pi / 3 : side * pi / 2;
      const double half = (six || side % 2 == 1 ? shape.height : shape.width) / 2;
      CHECK(goes_through(shape, outline, half * std::cos(angle),
                         half * std::sin(angle)) != is_out);
      const double along = six             ? 40 - cut_of_hexagon(shape.corner_radius) / 6
                           : side % 2 == 0 ? shape.height - 2 * shape.corner_radius
                                           : shape.width - 2 * shape.corner_radius;
      if (is_out) missing += along;
    }
    CHECK(length_of(shape, outline) ==
          Approx(whole - missing).epsilon(3e-4).margin(0.01));
  }
}

TEST_CASE("a circle has no side to leave out", "[render]") {
  CHECK(length_of(circle, {middle, 0, 255}) == Approx(length_of(circle)));
}

TEST_CASE("a turned outline has its sides turned", "[render]") {
  const Outline outline{middle, pi / 2, 1};  // without what was the right side
  CHECK_FALSE(goes_through(card, outline, 0, card.width / 2));
  CHECK(goes_through(card, outline, 0, -card.width / 2));
  CHECK(goes_through(card, outline, card.height / 2, 0));
}

TEST_CASE("a grown shape's sides lie further out by that much", "[render]") {
  CHECK(grown(circle, 3) == Shape{ShapeKind::circle, 91, 91, 0});
  CHECK(grown(card, 3) == Shape{ShapeKind::rectangle, 69, 94, 0});
  CHECK(grown(round_card, 3) == Shape{ShapeKind::rectangle, 69, 94, 6});
  CHECK(grown(round_card, -4) == Shape{ShapeKind::rectangle, 55, 80, 0});
  const Shape wider = grown(round_hexagon, 3);
  CHECK(wider.height == Approx(round_hexagon.height + 6));
  CHECK(wider.width == Approx(wider.height * 2 / sqrt3));
  // Of a convex shape with round corners: area + edge x width + pi x width squared.
  CHECK(area_of(wider) ==
        Approx(area_of(round_hexagon) + 3 * length_of(round_hexagon) + 9 * pi)
            .epsilon(1e-4));
}
