#include "symbols/pixel_picture.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "support/picture_files.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// A black box on a canvas of 1000 x 800, and what is drawn beside it.
Artwork art_with(const Box& box, std::function<void(cairo_t*)> more = {}) {
  Artwork art;
  art.canvas = {0, 0, 1000, 800};
  art.draw = [=](cairo_t* cr) {
    cairo_rectangle(cr, box.x, box.y, box.width, box.height);
    cairo_fill(cr);
    if (more) more(cr);
  };
  return art;
}

PixelsFor pixels(double side) {
  return [=](const AlphaMask&) { return side; };
}

int alpha_at(const Picture& picture, double x, double y) {
  const Image image =
      render(static_cast<int>(picture.width), static_cast<int>(picture.height),
             [&](cairo_t* cr) {
               cairo_set_source_surface(cr, picture.recording.get(), 0, 0);
               cairo_paint(cr);
             });
  return static_cast<int>(image.alpha(static_cast<int>(x), static_cast<int>(y)));
}

}  // namespace

TEST_CASE("a drawing in pixels has as many as it was asked for, whatever its margins",
          "[symbols]") {
  for (const Box& box : {Box{0, 0, 1000, 800}, Box{100, 100, 700, 600},
                         Box{470, 30, 50, 45}, Box{990, 790, 10, 6}, Box{3, 400, 90, 9}})
    for (const double side : {128.0, 300.0}) {
      CAPTURE(box.x, box.width, side);
      const Picture picture = pixel_picture(art_with(box), pixels(side)).value();
      // More than 4,096 for the whole are never drawn.
      const double finest = 4.096 * std::max(box.width, box.height);
      const double longer = std::max(picture.width, picture.height);
      CHECK(longer >= std::min(side, finest));
      CHECK(longer <= 1.06 * std::min(side, finest) + 2);
      CHECK(std::abs(picture.width / picture.height - box.width / box.height) <=
            0.15 * box.width / box.height);
    }
}

TEST_CASE("a drawing becomes pixels in few and mostly small steps", "[symbols]") {
  const Box box{100, 100, 700, 600};
  std::vector<double> drawn;  // pixels across, each time
  const auto note = [&](cairo_t* cr) {
    drawn.push_back(cairo_image_surface_get_width(cairo_get_target(cr)));
  };
  REQUIRE(pixel_picture(art_with(box, note), pixels(400)));
  REQUIRE(drawn.size() == 2);
  CHECK(drawn[0] == 128);
  CHECK(drawn[1] >= 400);
}

TEST_CASE("a drawing small on its canvas is drawn from close up, if that looks like it",
          "[symbols]") {
  const Box box{470, 30, 5, 4};
  const Artwork art = art_with(box);
  const auto faithful = [&](const Box& part) {
    Artwork close = art;
    close.canvas = part;
    return std::optional(close);
  };
  const Picture fine = pixel_picture(art, pixels(900), faithful).value();
  CHECK(fine.width == Approx(900).margin(50));
  CHECK(fine.pixels_per_unit == 1.0);
  const auto other = [&](const Box& part) {
    Artwork close = art_with({472, 31, 2, 2});
    close.canvas = part;
    return std::optional(close);
  };
  const auto none = [](const Box&) { return std::optional<Artwork>(); };
  for (const CloseUp& close_up : {CloseUp(other), CloseUp(none)})
    CHECK(pixel_picture(art, pixels(900), close_up)->width ==
          Approx(4.096 * 5).margin(2));
}

TEST_CASE("ink too thin for the first look is not cut off", "[symbols]") {
  const auto thread = [](cairo_t* cr) {
    cairo_rectangle(cr, 100, 399.99, 850, 0.02);
    cairo_fill(cr);
  };
  const Picture picture =
      pixel_picture(art_with({100, 300, 200, 200}, thread), pixels(500)).value();
  // The box alone is square.
  CHECK(picture.width > 4 * picture.height);
  CHECK(alpha_at(picture, picture.width - 3, picture.height / 2) > 0);
}

TEST_CASE("how many pixels a drawing has is asked with a look at its ink", "[symbols]") {
  for (const Box& box : {Box{100, 100, 700, 350}, Box{470, 30, 50, 25}}) {
    AlphaMask seen;
    const auto ask = [&](const AlphaMask& look) {
      seen = look;
      return 300.0;
    };
    REQUIRE(pixel_picture(art_with(box), ask));
    REQUIRE(seen.height > 0);
    CHECK(double(seen.width) / seen.height == Approx(2).epsilon(0.05));
    CHECK(seen.at(seen.width / 2, seen.height / 2) == 255);
    for (const int y : {0, seen.height - 1}) CHECK(seen.at(seen.width / 2, y) > 0);
    for (const int x : {0, seen.width - 1}) CHECK(seen.at(x, seen.height / 2) > 0);
  }
}

TEST_CASE("no ink makes no picture in pixels", "[symbols]") {
  Artwork empty = art_with({0, 0, 0, 0});
  CHECK(!pixel_picture(empty, pixels(300)));
  empty.canvas = {0, 0, 0, 800};
  CHECK(!pixel_picture(empty, pixels(300)));
}
