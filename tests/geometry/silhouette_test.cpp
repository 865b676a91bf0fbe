#include "geometry/silhouette.hpp"

#include <cmath>
#include <string>

#include "core/random.hpp"
#include "support/polygons.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// A mask of `size` x `size` pixels, inked where `inked` says so of a pixel's centre.
template <class Inked>
AlphaMask mask_of(int size, const Inked& inked) {
  AlphaMask mask{size, size, {}};
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x)
      mask.alpha.push_back(inked(x + 0.5, y + 0.5) ? 255 : 0);
  return mask;
}

Vec2 in_mask(const Trace& trace, Vec2 p) {
  return trace.frame.centre + trace.frame.radius * p;
}

Polygon outline_in_mask(const Trace& trace) {
  Polygon outline;
  for (const Vec2 p : trace.silhouette.outline) outline.push_back(in_mask(trace, p));
  return outline;
}

/// The corners of all inked pixels that aren't surrounded by such.
std::vector<Vec2> rim_of_ink(const AlphaMask& mask) {
  const auto inked = [&](int x, int y) {
    return x >= 0 && y >= 0 && x < mask.width && y < mask.height && mask.at(x, y) >= 5;
  };
  std::vector<Vec2> corners;
  for (int y = 0; y < mask.height; ++y)
    for (int x = 0; x < mask.width; ++x)
      if (inked(x, y) &&
          !(inked(x - 1, y) && inked(x + 1, y) && inked(x, y - 1) && inked(x, y + 1)))
        for (const Vec2 corner : {Vec2{0, 0}, Vec2{1, 0}, Vec2{0, 1}, Vec2{1, 1}})
          corners.push_back(Vec2{1.0 * x, 1.0 * y} + corner);
  return corners;
}

bool holds_all_ink(const Trace& trace, const AlphaMask& mask) {
  const Polygon outline = outline_in_mask(trace);
  for (const Vec2 corner : rim_of_ink(mask))
    if (!contains(outline, corner)) return false;
  return true;
}

bool in_disc(double x, double y, double cx, double cy, double r) {
  return (x - cx) * (x - cx) + (y - cy) * (y - cy) <= r * r;
}

}  // namespace

TEST_CASE("a disc is traced as a disc", "[geometry]") {
  const AlphaMask mask =
      mask_of(256, [](double x, double y) { return in_disc(x, y, 128, 128, 120); });
  const std::optional<Trace> trace = trace_silhouette(mask);
  REQUIRE(trace);
  CHECK(trace->frame.centre.x == Approx(128).margin(0.3));
  CHECK(trace->frame.radius == Approx(121).margin(1.1));
  CHECK(trace->silhouette.area == Approx(3.14159).epsilon(0.02));
  CHECK(trace->silhouette.outline.size() >= 20);
  CHECK(trace->silhouette.outline.size() <= 120);
  CHECK(holds_all_ink(*trace, mask));
}

TEST_CASE("a full mask is traced as a rectangle", "[geometry]") {
  AlphaMask mask{200, 100, std::vector<std::uint8_t>(20000, 255)};
  const std::optional<Trace> trace = trace_silhouette(mask);
  REQUIRE(trace);
  CHECK(trace->frame.centre.x == Approx(100).margin(1e-6));
  CHECK(trace->frame.centre.y == Approx(50).margin(1e-6));
  CHECK(trace->frame.radius ==
        Approx(std::sqrt(100.5 * 100.5 + 50.5 * 50.5)).margin(0.5));
  CHECK(trace->silhouette.outline.size() <= 8);
  CHECK(trace->silhouette.area == Approx(rectangle_silhouette(2).area).epsilon(0.01));
  CHECK(holds_all_ink(*trace, mask));
}

TEST_CASE("a mask without ink has no silhouette", "[geometry]") {
  AlphaMask mask{20, 30, std::vector<std::uint8_t>(600, 4)};
  CHECK(!trace_silhouette(mask));
  mask.alpha[77] = 5;
  CHECK(trace_silhouette(mask));
}

TEST_CASE("one pixel is traced", "[geometry]") {
  const AlphaMask mask{1, 1, {255}};
  const std::optional<Trace> trace = trace_silhouette(mask);
  REQUIRE(trace);
  CHECK(holds_all_ink(*trace, mask));
  CHECK(trace->frame.radius < 2.1);
}

TEST_CASE("what is fainter than 2 % is ink next to ink alone", "[geometry]") {
  const auto half = [](std::uint8_t shadow) {
    AlphaMask mask = mask_of(400, [](double x, double) { return x < 200; });
    for (std::uint8_t& alpha : mask.alpha)
      if (alpha == 0) alpha = shadow;
    return trace_silhouette(mask)->silhouette;
  };
  CHECK(half(0).area == Approx(rectangle_silhouette(0.5).area).epsilon(0.005));
  CHECK(half(4).area == Approx(rectangle_silhouette(203 / 400.0).area).epsilon(0.005));
  CHECK(half(5).area == Approx(2).epsilon(0.005));
}

TEST_CASE("a ring counts as a disc", "[geometry]") {
  const AlphaMask mask = mask_of(200, [](double x, double y) {
    return in_disc(x, y, 100, 100, 95) && !in_disc(x, y, 100, 100, 80);
  });
  CHECK(trace_silhouette(mask)->silhouette.area == Approx(3.14159).epsilon(0.02));
}

TEST_CASE("loose parts are joined in one outline", "[geometry]") {
  const AlphaMask mask = mask_of(200, [](double x, double y) {
    return in_disc(x, y, 30, 100, 25) || in_disc(x, y, 170, 100, 20) ||
           in_disc(x, y, 100, 30, 6);
  });
  const std::optional<Trace> trace = trace_silhouette(mask);
  REQUIRE(trace);
  CHECK(holds_all_ink(*trace, mask));
  CHECK(is_simple(trace->silhouette.outline));
  // The bar from the big disc to the small one and on to the other, not past it.
  const Polygon outline = outline_in_mask(*trace);
  CHECK(contains(outline, {70, 60}));
  CHECK(contains(outline, {130, 60}));
  CHECK(!contains(outline, {100, 100}));
}

TEST_CASE("a narrow bay is closed and a wide one stays open", "[geometry]") {
  const auto with_slit = [](double width) {
    return mask_of(200, [=](double x, double y) {
      return !(std::abs(x - 100) < width / 2 && y < 150);
    });
  };
  CHECK(trace_silhouette(with_slit(8))->silhouette.area == Approx(2).epsilon(0.02));
  CHECK(trace_silhouette(with_slit(60))->silhouette.area < 1.65);
}

TEST_CASE("an outline is simple, holds all ink and keeps close to it", "[geometry]") {
  Random random(17);
  const int size = GENERATE(as<int>{}, 3, 24, 96, 256);
  for (int run = 0; run < 25; ++run) {
    INFO("size " << size << ", run " << run);
    struct Dab {
      double x, y, radius;
    };
    std::vector<Dab> dabs(1 + random.below(12));
    for (Dab& dab : dabs)
      dab = {random.uniform(0, size), random.uniform(0, size),
             random.uniform(0.5, size / 4.0)};
    AlphaMask mask = mask_of(size, [&](double x, double y) {
      for (const Dab& dab : dabs)
        if (in_disc(x, y, dab.x, dab.y, dab.radius)) return true;
      return false;
    });
    // Specks make bays and loose parts of every kind.
    for (std::uint8_t& alpha : mask.alpha)
      if (random.below(400) == 0) alpha = 255;
    mask.alpha[0] = 255;
    const std::optional<Trace> trace = trace_silhouette(mask);
    REQUIRE(trace);
    const Polygon& outline = trace->silhouette.outline;
    CHECK(holds_all_ink(*trace, mask));
    CHECK(is_simple(outline));
    CHECK(area(outline) == Approx(trace->silhouette.area));
    double longest = 0;
    for (const Vec2 p : outline) longest = std::max(longest, std::sqrt(dot(p, p)));
    CHECK(longest == Approx(1).epsilon(1e-9));
    // The frame is not much larger than the smallest circle round the ink itself: by
    // 1.25 pixels, and half the width of a bar that ends at the outermost pixel.
    CHECK(trace->frame.radius <= smallest_enclosing_circle(rim_of_ink(mask)).radius +
                                     1.25 * std::max(1.0, size / 256.0) +
                                     std::max(1.0, 0.01 * size));
  }
}

TEST_CASE("a rectangle's silhouette has its proportions", "[geometry]") {
  const Silhouette photo = rectangle_silhouette(1.5);
  REQUIRE(photo.outline.size() == 4);
  CHECK(photo.outline[2].x / photo.outline[2].y == Approx(1.5));
  CHECK(dot(photo.outline[2], photo.outline[2]) == Approx(1));
  CHECK(photo.area == Approx(area(photo.outline)));
}
