#include "symbols/ink.hpp"

#include <numbers>

#include "support/drawing.hpp"
#include "support/picture_files.hpp"
#include "support/scratch.hpp"
#include "symbols/load.hpp"
#include "symbols/record.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

using std::numbers::pi;

constexpr Color red{1, 0, 0, 1};
constexpr Color cream{1, 0.98, 0.92, 1};

Ink ink_of(const std::function<void(cairo_t*)>& paint) {
  std::optional<Symbol> symbol = trace_symbol(painted_picture(paint));
  REQUIRE(symbol);
  return symbol->ink;
}

void disc(cairo_t* cr, const Color& color, double radius, double x = 64) {
  cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha);
  cairo_arc(cr, x, 64, radius, 0, 2 * pi);
  cairo_fill(cr);
}

void check_close(const Color& got, const Color& wanted) {
  CHECK(got.red == Approx(wanted.red).margin(0.02));
  CHECK(got.green == Approx(wanted.green).margin(0.02));
  CHECK(got.blue == Approx(wanted.blue).margin(0.02));
  CHECK(got.alpha == Approx(wanted.alpha).margin(0.02));
}

/// A stroke of this width round a circle of radius 60.
double thickest_stroke(double width) {
  return ink_of([width](cairo_t* cr) {
           cairo_set_line_width(cr, width);
           cairo_arc(cr, 64, 64, 60, 0, 2 * pi);
           cairo_stroke(cr);
         })
      .thickest_stroke;
}

}  // namespace

TEST_CASE("the rim of a plain symbol has its colour", "[symbols]") {
  const Ink ink = ink_of([](cairo_t* cr) { disc(cr, red, 50); });
  CHECK(ink.rim.size() == 32);
  for (const Color& color : ink.rim) check_close(color, red);
}

TEST_CASE("an outline decides what is seen, not what it goes round", "[symbols]") {
  const Ink cloud = ink_of([](cairo_t* cr) {
    disc(cr, black, 60);
    disc(cr, white, 56);
  });
  CHECK(share_alike(cloud, white) == 0);
  CHECK(share_alike(cloud, black) == 1);
}

TEST_CASE("a symbol half white is half alike to white paper", "[symbols]") {
  const Ink ink = ink_of([](cairo_t* cr) {
    cairo_rectangle(cr, 0, 0, 64, 128);
    cairo_clip(cr);
    disc(cr, white, 60);
    cairo_reset_clip(cr);
    cairo_rectangle(cr, 64, 0, 64, 128);
    cairo_clip(cr);
    disc(cr, black, 60);
  });
  CHECK(share_alike(ink, white) == Approx(0.5).margin(1.0 / 32));
  CHECK(share_alike(ink, black) == Approx(0.5).margin(1.0 / 32));
  CHECK(share_alike(ink, red) == 0);
}

TEST_CASE("colours are alike as eyes see them", "[symbols]") {
  const auto alike = [](const Color& color, const Color& background) {
    return share_alike({{color}, 1}, background);
  };
  CHECK(alike(white, white) == 1);
  CHECK(alike(cream, white) == 1);
  CHECK(alike({0.92, 0.92, 0.92, 1}, white) == 1);
  CHECK(alike({0.86, 0.86, 0.86, 1}, white) == 0);
  // As light as white nearly, and seen all the same.
  CHECK(alike({1, 1, 0, 1}, white) == 0);
  // But not these: lightyellow and lightcyan.
  CHECK(alike({1, 1, 0.878, 1}, white) == 1);
  CHECK(alike({0.878, 1, 1, 1}, white) == 1);
  CHECK(alike({0.1, 0.1, 0.1, 1}, black) == 1);
  CHECK(alike({0, 0, 0.5, 1}, black) == 0);
  // Through what is transparent the background shows, and white paper through that.
  CHECK(alike({0, 0, 0, 0.05}, white) == 1);
  CHECK(alike({0, 0, 0, 0.3}, white) == 0);
  CHECK(alike({0, 0, 0, 0.05}, red) == 1);
  CHECK(alike(white, {0, 0, 0, 0}) == 1);
  CHECK(share_alike({}, white) == 1);
}

TEST_CASE("ink that is half transparent has a rim with its own alpha", "[symbols]") {
  const Ink ink = ink_of([](cairo_t* cr) { disc(cr, {1, 0, 0, 0.3}, 50); });
  REQUIRE(ink.rim.size() == 32);
  for (const Color& color : ink.rim) check_close(color, {1, 0, 0, 0.3});
}

TEST_CASE("hairlines are opaque, as far as they go", "[symbols]") {
  for (const double width : {0.05, 0.1, 0.3, 0.6}) {
    CAPTURE(width);
    const Ink ink = ink_of([&](cairo_t* cr) {
      cairo_arc(cr, 64, 64, 50, 0, 7);
      cairo_set_line_width(cr, width);
      cairo_stroke(cr);
    });
    CHECK(share_alike(ink, white) < 0.4);
    CHECK(share_alike(ink, black) == 1);
  }
}

TEST_CASE("the thickest stroke is the thickest there is", "[symbols]") {
  for (const double width : {0.3, 0.6, 1.0, 2.0, 4.0, 12.0}) {
    const double radius = 60 + width / 2;
    INFO(width);
    CHECK(thickest_stroke(width) == Approx(width / radius).epsilon(0.1).margin(0.0022));
  }
  CHECK(ink_of([](cairo_t* cr) { disc(cr, red, 50); }).thickest_stroke ==
        Approx(2).epsilon(0.1));
  // A blob among hairs counts.
  const Ink tadpole = ink_of([](cairo_t* cr) {
    disc(cr, red, 6, 20);
    cairo_rectangle(cr, 20, 63.9, 100, 0.2);
    cairo_fill(cr);
  });
  CHECK(tadpole.thickest_stroke == Approx(12.0 / 53).epsilon(0.15));
}

TEST_CASE("photos and text have ink too", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "a.png", picture_bytes("png", 90, 60, [](int x, int) {
              return x < 45 ? Rgba{255, 255, 255} : Rgba{0, 0, 255};
            }));
  SymbolSource source{"a", folder / "a.png", {}};
  source.cutout = Cutout::none;
  const Symbol photo = load_symbol(source);
  CHECK(share_alike(photo.ink, white) == Approx(0.5).margin(2.0 / 32));
  CHECK(photo.ink.thickest_stroke == Approx(120 / std::hypot(90, 60)).epsilon(0.05));

  const Symbol word =
      load_symbol({"Moo", TextSymbol{"Moo", "DejaVu Sans Bold", red, ""}, {}});
  for (const Color& color : word.ink.rim) check_close(color, red);
  CHECK(word.ink.thickest_stroke > 0.05);
  CHECK(word.ink.thickest_stroke < 0.4);
}
