#include "geometry/contour.hpp"

#include "geometry/mend.hpp"
#include "support/bitmaps.hpp"
#include "support/polygons.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

double distance_to(const Polygon& polygon, Vec2 p) {
  double least = 1e9;
  Vec2 a = polygon.back();
  for (const Vec2 b : polygon) {
    least = std::min(least, distance_to_segment(p, a, b));
    a = b;
  }
  return least;
}

std::vector<Vec2> centres_of(const Bitmap& bitmap) {
  std::vector<Vec2> centres;
  for (const Run& run : runs_of(bitmap))
    for (int x = run.from; x < run.to; ++x) centres.push_back({x + 0.5, run.y + 0.5});
  return centres;
}

/// How far the point of `polygon` that is furthest from all `centres` is from them.
double furthest_from(const std::vector<Vec2>& centres, const Polygon& polygon) {
  double most = 0;
  Vec2 a = polygon.back();
  for (const Vec2 b : polygon) {
    const int pieces = 1 + static_cast<int>(length(b - a));
    for (int i = 0; i < pieces; ++i) {
      const Vec2 p = a + (1.0 * i / pieces) * (b - a);
      double least = 1e9;
      for (const Vec2 c : centres) least = std::min(least, length(c - p));
      most = std::max(most, least);
    }
    a = b;
  }
  return most;
}

double signed_area(const Polygon& polygon) {
  double twice = 0;
  Vec2 a = polygon.back();
  for (const Vec2 b : polygon) {
    twice += cross(a, b);
    a = b;
  }
  return twice / 2;
}

}  // namespace

TEST_CASE("a rectangle's outline has about four vertices", "[geometry]") {
  Bitmap bitmap(100, 60);
  for (int y = 10; y < 50; ++y) bitmap.set_run(y, 10, 90);
  const Polygon outline = outline_round(bitmap, 1, 3);
  CHECK(outline.size() <= 6);
  CHECK(signed_area(outline) == Approx(82 * 42).epsilon(0.05));
}

TEST_CASE("a disc's outline has about as few vertices as can be", "[geometry]") {
  Bitmap bitmap(500, 500);
  bitmap.set(250, 250);
  bitmap = dilated(bitmap, 200);
  // Sides that touch one circle and end on the other.
  const double angle = 2 * std::acos(201.5 / 210);
  const double fewest = std::ceil(6.283185 / angle);
  const Polygon outline = outline_round(bitmap, 1.5, 10);
  const double count = static_cast<double>(outline.size());
  CHECK(count >= fewest - 2);
  CHECK(count <= fewest + 4);
}

TEST_CASE("one pixel has an outline", "[geometry]") {
  Bitmap bitmap(20, 20);
  bitmap.set(10, 10);
  const Polygon outline = outline_round(bitmap, 1, 2);
  CHECK(outline.size() <= 6);
  CHECK(distance_to(outline, {10.5, 10.5}) >= 1 - 1.0 / 16);
  CHECK(contains(outline, {10.5, 10.5}));
}

TEST_CASE("an outline keeps its two distances, whatever the ink", "[geometry]") {
  Random random(21);
  for (int run = 0; run < 120; ++run) {
    const double near = random.uniform(0.7, 2), far = near + random.uniform(0.7, 3);
    INFO("run " << run << ", " << near << " to " << far);
    Bitmap bitmap = random_blobs(random, 140, 120, 20);
    close_bays(bitmap, 12);
    join_parts(bitmap, 3, 2 * far);
    const Polygon outline = outline_round(bitmap, near, far);
    CHECK(is_simple(outline));
    CHECK(signed_area(outline) > 0);
    const std::vector<Vec2> centres = centres_of(bitmap);
    double least = 1e9;
    bool all_inside = true;
    for (const Vec2 c : centres) {
      least = std::min(least, distance_to(outline, c));
      all_inside = all_inside && contains(outline, c);
    }
    CHECK(all_inside);
    CHECK(least >= near - 1 / (8 * far) - 1e-9);
    CHECK(furthest_from(centres, outline) <= far + 1);
  }
}

TEST_CASE("an outline is the same each time", "[geometry]") {
  Random random(22);
  Bitmap bitmap = random_blobs(random, 140, 120, 20);
  close_bays(bitmap, 12);
  join_parts(bitmap, 3, 5);
  CHECK(outline_round(bitmap, 1, 2.5) == outline_round(bitmap, 1, 2.5));
}
