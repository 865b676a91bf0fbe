#include "render/shape_path.hpp"

#include <cmath>
#include <numbers>

#include "symbols/cairo_ptr.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

using std::numbers::pi;
using std::numbers::sqrt3;

constexpr Point middle{60_mm, 60_mm};

struct Measured {
  double length = 0;  ///< of all its lines
  double area = 0;    ///< of its loops
};

/// Measures the path that `add` makes, as a polygon.
template <class Add>
Measured measure(Add add) {
  const SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_A8, 120, 120));
  const ContextPtr cr(cairo_create(surface.get()));
  cairo_set_tolerance(cr.get(), 1e-4);
  add(cr.get());
  cairo_path_t* path = cairo_copy_path_flat(cr.get());
  Measured measured;
  Vec2 start, at;
  const auto go_to = [&](Vec2 next) {
    measured.length += std::hypot(next.x - at.x, next.y - at.y);
    measured.area += cross(at, next) / 2;
    at = next;
  };
  for (int i = 0; i < path->num_data; i += path->data[i].header.length) {
    const cairo_path_data_t* data = path->data + i;
    if (data->header.type == CAIRO_PATH_MOVE_TO)
      start = at = {data[1].point.x, data[1].point.y};
    else
      go_to(data->header.type == CAIRO_PATH_CLOSE_PATH
                ? start
                : Vec2{data[1].point.x, data[1].point.y});
  }
  cairo_path_destroy(path);
  return measured;
}

Measured measure(const Shape& shape) {
  return measure([&](cairo_t* cr) { add_path(cr, shape, middle); });
}

double length_of(const Shape& shape, bool left, bool top) {
  return measure([&](cairo_t* cr) {
           add_path(cr, shape, Outline{middle, left, top});
         })
      .length;
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
  CHECK(measure(circle).area == Approx(pi * 42.5 * 42.5).epsilon(1e-4));
  CHECK(measure(card).area == Approx(63 * 88));
  CHECK(measure(round_card).area == Approx(63 * 88 - (4 - pi) * 9).epsilon(1e-4));
  CHECK(measure(hexagon).area == Approx(1.5 * sqrt3 * 40 * 40).epsilon(1e-4));
  CHECK(measure(round_hexagon).area ==
        Approx(1.5 * sqrt3 * 40 * 40 - (2 * sqrt3 - pi) * 25).epsilon(1e-4));
}

TEST_CASE("a path is as long as the shape's edge", "[render]") {
  CHECK(measure(circle).length == Approx(pi * 85).epsilon(1e-4));
  CHECK(measure(card).length == Approx(2 * (63 + 88)));
  CHECK(measure(round_card).length == Approx(2 * (57 + 82) + 2 * pi * 3).epsilon(1e-4));
  CHECK(measure(hexagon).length == Approx(6 * 40).epsilon(1e-4));
  CHECK(measure(round_hexagon).length ==
        Approx(6 * 40 - cut_of_hexagon(5) + 2 * pi * 5).epsilon(1e-4));
}

TEST_CASE("sides left to a neighbour are missing, and nothing else", "[render]") {
  const Shape shape = GENERATE(as<Shape>{}, card, round_card);
  const double whole = length_of(shape, true, true);
  const double left = shape.height - 2 * shape.corner_radius;
  const double top = shape.width - 2 * shape.corner_radius;
  CHECK(length_of(shape, false, true) == Approx(whole - left));
  CHECK(length_of(shape, true, false) == Approx(whole - top));
  CHECK(length_of(shape, false, false) == Approx(whole - left - top));
}

TEST_CASE("a hexagon shares its top side and a circle none", "[render]") {
  CHECK(length_of(hexagon, false, true) == Approx(240).epsilon(1e-4));
  CHECK(length_of(hexagon, true, false) == Approx(200).epsilon(1e-4));
  CHECK(length_of(circle, false, false) == Approx(length_of(circle, true, true)));
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
  const Measured before = measure(round_hexagon);
  CHECK(measure(wider).area ==
        Approx(before.area + 3 * before.length + 9 * pi).epsilon(1e-4));
}
