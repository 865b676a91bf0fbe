// Pictures that look the same are found, and those that don't are not.
#include "symbols/look.hpp"

#include <cmath>
#include <numbers>

#include "symbols/oracle.hpp"
#include "symbols/record.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// A face with an ear, of which no turn looks like itself.
void paint_face(cairo_t* cr) {
  cairo_arc(cr, 0, 0, 30, 0, 2 * std::numbers::pi);
  cairo_set_source_rgb(cr, 0.9, 0.6, 0.2);
  cairo_fill(cr);
  cairo_rectangle(cr, 15, -38, 12, 30);
  cairo_set_source_rgb(cr, 0.3, 0.2, 0.7);
  cairo_fill(cr);
  cairo_rectangle(cr, -15, 5, 20, 8);
  cairo_set_source_rgb(cr, 0.7, 0.1, 0.1);
  cairo_fill(cr);
}

struct Way {
  double angle = 0, size = 1, margin = 0;
  double blue = 0;  ///< of a spot
};

Look look(const Way& way) {
  Artwork art;
  art.canvas = {-60 - way.margin, -60, 120 + 3 * way.margin, 120};
  art.draw = [&](cairo_t* cr) {
    cairo_rotate(cr, way.angle);
    cairo_scale(cr, way.size, way.size);
    paint_face(cr);
    cairo_arc(cr, -8, -10, 9, 0, 2 * std::numbers::pi);
    cairo_set_source_rgb(cr, 0.2, 0.2, way.blue);
    if (way.blue > 0) cairo_fill(cr);
    cairo_new_path(cr);
  };
  return trace_symbol(record_ink(art, find_ink(art).value(), 3)).value().ink.look;
}

double apart(const Look& a, const Look& b, double turn = std::numbers::pi,
             Sight sight = Sight::color) {
  const auto found = difference(a, b, sight, turn, 100);
  return found ? found->mean : 100;
}

}  // namespace

TEST_CASE("size, margins and turns make no difference", "[symbols]") {
  const Look plain = look({});
  CHECK(apart(plain, plain) == Approx(0).margin(1e-9));
  for (const Way& way : {Way{0, 0.4}, Way{0, 1, 500}, Way{std::numbers::pi / 2}, Way{1.0},
                         Way{-2.5, 0.6, 20}})
    CHECK(apart(plain, look(way)) < 5);
}

TEST_CASE("a spot makes a difference", "[symbols]") {
  CHECK(apart(look({}), look({0, 1, 0, 0.5})) > 5);
  // Blue against grey of the same lightness is none in greys.
  const Look blue = look({0, 1, 0, 0.9}), dark = look({0, 1, 0, 0.3});
  CHECK(apart(blue, dark) > 1.5 * apart(blue, dark, 0, Sight::grey));
}

TEST_CASE("symbols that may not be turned are not taken for turned ones", "[symbols]") {
  const Look upright = look({}), fallen = look({1.5});
  CHECK(apart(upright, fallen, 0) > 10);
  CHECK(apart(upright, fallen, 1.4) > 5);
  CHECK(apart(upright, fallen, 1.6) < 5);
}

TEST_CASE("differences above the limit are not worked out", "[symbols]") {
  const Look a = look({}), b = look({0, 1, 0, 0.5});
  const double mean = apart(a, b);
  CHECK(difference(a, b, Sight::color, 3.2, 1.01 * mean).has_value());
  CHECK_FALSE(difference(a, b, Sight::color, 3.2, 0.99 * mean).has_value());
}
