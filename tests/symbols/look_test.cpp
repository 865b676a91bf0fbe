// Pictures that look the same are found, and those that don't are not.
#include "symbols/look.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <numbers>
#include <vector>

#include "core/random.hpp"
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

/// On white.
LookDifference compared(const Look& a, const Look& b, double turn = std::numbers::pi,
                        Sight sight = Sight::color) {
  return difference(view_of(a, white, sight), view_of(b, white, sight), turn, 1000)
      .value();
}

double apart(const Look& a, const Look& b, double turn = std::numbers::pi,
             Sight sight = Sight::color) {
  return compared(a, b, turn, sight).mean;
}

constexpr int shapes = 7;

/// One of the shapes that people draw first, in a square of 100.
void add_shape(cairo_t* cr, int which) {
  const auto polygon = [&](const std::vector<Vec2>& corners) {
    for (const Vec2 p : corners) cairo_line_to(cr, p.x, p.y);
    cairo_close_path(cr);
  };
  switch (which) {
    case 0:
      return cairo_arc(cr, 50, 50, 33, 0, 2 * std::numbers::pi);
    case 1:
      return cairo_rectangle(cr, 20, 20, 60, 60);
    case 2:
      return polygon({{50, 13}, {87, 83}, {13, 83}});
    case 3:
      return polygon({{17, 17}, {83, 83}, {80, 86}, {14, 20}});
    case 4:
      return cairo_rectangle(cr, 17, 42, 66, 16);
    case 5:
      return polygon({{17, 83}, {33, 17}, {50, 83}, {66, 17}, {83, 83}});
    default:
      return polygon({{40, 10},
                      {60, 10},
                      {60, 40},
                      {90, 40},
                      {90, 60},
                      {60, 60},
                      {60, 90},
                      {40, 90},
                      {40, 60},
                      {10, 60},
                      {10, 40},
                      {40, 40}});
  }
}

Look traced(const std::function<void(cairo_t*)>& draw) {
  const Artwork art{{0, 0, 100, 100}, draw};
  return trace_symbol(record_ink(art, find_ink(art).value(), 3)).value().ink.look;
}

void set_color(cairo_t* cr, const Color& color) {
  cairo_set_source_rgb(cr, color.red, color.green, color.blue);
}

Look filled(int which, const Color& color) {
  return traced([&](cairo_t* cr) {
    set_color(cr, color);
    add_shape(cr, which);
    cairo_fill(cr);
  });
}

Look drawn(int which, const Color& color, double width) {
  return traced([&](cairo_t* cr) {
    set_color(cr, color);
    cairo_set_line_width(cr, width);
    add_shape(cr, which);
    cairo_stroke(cr);
  });
}

/// On a sheet that is nearly white at its top and `dark` at its foot.
Look drawn_on_paper(int which, double width, double dark) {
  return traced([&](cairo_t* cr) {
    const std::unique_ptr<cairo_pattern_t, FreeWith<cairo_pattern_destroy>> light(
        cairo_pattern_create_linear(0, 0, 0, 100));
    cairo_pattern_add_color_stop_rgb(light.get(), 0, 0.96, 0.95, 0.92);
    cairo_pattern_add_color_stop_rgb(light.get(), 1, dark, dark, dark);
    cairo_set_source(cr, light.get());
    cairo_paint(cr);
    set_color(cr, {0.2, 0.2, 0.25, 1});
    cairo_set_line_width(cr, width);
    add_shape(cr, which);
    cairo_stroke(cr);
  });
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
  const View a = view_of(look({}), white, Sight::color);
  const View b = view_of(look({0, 1, 0, 0.5}), white, Sight::color);
  const double mean = difference(a, b, 3.2, 100).value().mean;
  CHECK(difference(a, b, 3.2, 1.01 * mean).has_value());
  CHECK_FALSE(difference(a, b, 3.2, 0.99 * mean).has_value());
}

TEST_CASE("neither size nor turns redraw a picture", "[symbols]") {
  const Look plain = look({});
  for (const Way& way : {Way{0, 0.4}, Way{0, 1, 500}, Way{std::numbers::pi / 2}, Way{1.0},
                         Way{-2.5, 0.6, 20}}) {
    const LookDifference found = compared(plain, look(way));
    CHECK(found.redrawn < 0.04);
  }
  CHECK(compared(plain, look({0, 1, 0, 0.5})).redrawn > 0.05);
}

TEST_CASE("thin lines on paper that is lit from a side are told apart", "[symbols]") {
  // Nearly all of two such photos is the same.
  const double width = GENERATE(0.4, 1.5), dark = GENERATE(0.55, 0.95);
  std::vector<View> drawings;
  for (int i = 0; i < shapes; ++i)
    drawings.push_back(view_of(drawn_on_paper(i, width, dark), white, Sight::color));
  for (int b = 0; b < shapes; ++b)
    for (int a = 0; a < b; ++a) {
      INFO("drawings " << a << " and " << b);
      const auto found = difference(drawings[a], drawings[b], 3.2, 100);
      CHECK((!found || found->redrawn > 0.05));
    }
}

TEST_CASE("a pale shape is told from another, on white and on a dark card", "[symbols]") {
  const Color card = GENERATE(as<Color>{}, white, Color{0, 0, 0.5, 1});
  const Color ink =
      GENERATE(as<Color>{}, Color{0.96, 0.96, 0.96, 1}, Color{1, 1, 0.94, 1});
  std::vector<View> views;
  for (int i = 0; i < shapes; ++i)
    views.push_back(view_of(filled(i, ink), card, Sight::color));
  for (int b = 0; b < shapes; ++b)
    for (int a = 0; a < b; ++a) {
      INFO("shapes " << a << " and " << b);
      const auto found = difference(views[a], views[b], 3.2, 8);
      CHECK((!found || found->redrawn > 0.05));
    }
}

TEST_CASE("white lines are told apart on a dark card", "[symbols]") {
  const Color navy{0, 0, 0.5, 1};
  for (int b = 0; b < shapes; ++b)
    for (int a = 0; a < b; ++a) {
      INFO("drawings " << a << " and " << b);
      const auto found =
          difference(view_of(drawn(a, white, 0.5), navy, Sight::color),
                     view_of(drawn(b, white, 0.5), navy, Sight::color), 3.2, 100);
      CHECK((!found || found->redrawn > 0.05));
    }
}

namespace {

/// A look of a few broad patches, `busy` of them with another lightness at random.
Look patches(Random& random, double busy) {
  Look look;
  const auto patch = [&] {
    const auto part = [&] { return static_cast<float>(random.uniform(0, 1)); };
    return random.uniform(0, 1) < busy ? Look::Part{part(), part(), part(), 1}
                                       : Look::Part{0.5F, 0.5F, 0.4F, 1};
  };
  std::array<std::array<Look::Part, 4>, 8> grid{};
  for (auto& row : grid)
    for (Look::Part& cell : row) cell = patch();
  for (std::size_t spoke = 0; spoke < Look::spokes; ++spoke)
    for (std::size_t ring = 0; ring < Look::rings; ++ring)
      look.parts.push_back(grid[spoke * 8 / Look::spokes][ring * 4 / Look::rings]);
  return look;
}

/// The same, its spokes moved on, and each part a little off.
Look turned_and_noisy(const Look& look, std::size_t by, double noise, Random& random) {
  Look result;
  for (std::size_t i = 0; i < look.parts.size(); ++i) {
    Look::Part part = look.parts[(i + by * Look::rings) % look.parts.size()];
    for (float* value : {&part.red, &part.green, &part.blue})
      *value = std::clamp(*value + static_cast<float>(random.uniform(-noise, noise)), 0.F,
                          1.F);
    result.parts.push_back(part);
  }
  return result;
}

/// The least mean of all turns up to `steps` spokes, without any short cut.
double least_mean(const View& a, const View& b, std::size_t steps) {
  double least = 1e9;
  for (std::size_t turn = 0; turn < Look::spokes; ++turn) {
    if (std::min(turn, Look::spokes - turn) > steps) continue;
    double sum = 0;
    for (std::size_t i = 0; i < a.parts.size(); ++i) {
      const std::size_t ring = i % Look::rings;
      const double area =
          double(2 * ring + 1) / double(Look::rings * Look::rings * Look::spokes);
      sum += area *
             difference(a.parts[i], b.parts[(i + turn * Look::rings) % b.parts.size()]);
    }
    least = std::min(least, sum);
  }
  return least / std::max(a.inked, b.inked);
}

}  // namespace

TEST_CASE("short cuts find the same pairs as a look at all turns", "[symbols][look]") {
  Random random(7, 1);
  std::vector<Look> looks;
  for (const double busy : {0.1, 0.3, 1.0})
    for (int i = 0; i < 2; ++i) {
      looks.push_back(patches(random, busy));
      const auto by = static_cast<std::size_t>(random.uniform(0, Look::spokes));
      for (const double noise : {0.0, 0.01, 0.03, 0.06, 0.12})
        looks.push_back(turned_and_noisy(looks.back(), by, noise, random));
    }
  const Sight sight = GENERATE(Sight::color, Sight::grey);
  const std::size_t steps = GENERATE(as<std::size_t>{}, 0, 20, Look::spokes / 2);
  const double turn = 2 * std::numbers::pi * double(steps) / Look::spokes;
  std::vector<View> views;
  for (const Look& look : looks) views.push_back(view_of(look, white, sight));
  int near = 0, far = 0;
  for (std::size_t i = 0; i < views.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      INFO(j << " and " << i);
      constexpr double limit = 8;
      const double wanted = least_mean(views[j], views[i], steps);
      const auto found = difference(views[j], views[i], turn, limit);
      REQUIRE(found.has_value() == (wanted <= limit));
      if (found) CHECK(found->mean == Approx(wanted).margin(1e-9));
      ++(found ? near : far);
    }
  CHECK(near > 5);
  CHECK(far > 100);
}
