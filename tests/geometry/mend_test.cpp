#include "geometry/mend.hpp"

#include "support/bitmaps.hpp"
#include "support/distances.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

bool holds(const Bitmap& whole, const Bitmap& part) {
  Bitmap both = whole;
  both |= part;
  return both == whole;
}

/// Whether all that is set hangs together by steps of up to `step`.
bool hangs_together(const Bitmap& bitmap, double step) {
  const std::vector<Run> runs = runs_of(bitmap);
  Bitmap reached(bitmap.width(), bitmap.height());
  reached.set(runs.at(0).from, runs[0].y);
  for (;;) {
    Bitmap next = dilated(reached, step);
    next &= bitmap;
    if (next == reached) return reached == bitmap;
    reached = std::move(next);
  }
}

}  // namespace

TEST_CASE("holes are filled whatever their size, and bays that a disc can't enter",
          "[geometry]") {
  Bitmap ring(120, 120);
  Bitmap centre(120, 120);
  centre.set(60, 60);
  const Bitmap disc = dilated(centre, 50);
  ring |= disc;
  ring &= inverted(dilated(centre, 40));
  REQUIRE(ring != disc);
  close_bays(ring, 5);
  CHECK(ring == disc);

  Bitmap comb(100, 60);  // two bays, 6 and 20 wide
  for (int y = 10; y < 50; ++y) {
    comb.set_run(y, 10, 30);
    comb.set_run(y, 36, 56);
    comb.set_run(y, 76, 90);
    if (y >= 40) comb.set_run(y, 10, 90);
  }
  close_bays(comb, 6);
  CHECK(comb.at(33, 20));
  CHECK(!comb.at(66, 20));
  CHECK(!comb.at(66, 38));
}

TEST_CASE(
    "closing bays only adds, keeps away from where the disc rolls, and is done once",
    "[geometry]") {
  Random random(8);
  for (int run = 0; run < 40; ++run) {
    INFO("run " << run);
    const Bitmap ink = random_blobs(random, 120, 100, 12);
    const double radius = random.uniform(2, 9);
    Bitmap closed = ink;
    close_bays(closed, radius);
    CHECK(holds(closed, ink));
    // Wherever the disc fits, coming from outside, nothing has been set.
    const std::vector<double> field = distances(ink);
    auto away = field.begin();
    Bitmap taken(120, 100);
    for (int y = 0; y < 100; ++y)
      for (int x = 0; x < 120; ++x)
        if (*away++ <= radius) taken.set(x, y);
    const Bitmap rolled = dilated(outside_of(taken), radius);
    CHECK(holds(inverted(closed), rolled));
    CHECK(outside_of(closed) == inverted(closed));
  }
}

TEST_CASE("loose parts are joined by the shortest bars", "[geometry]") {
  Bitmap bitmap(200, 60);
  for (int y = 20; y < 40; ++y) {
    bitmap.set_run(y, 10, 30);
    bitmap.set_run(y, 80, 100);
    bitmap.set_run(y, 150, 170);
  }
  const Bitmap before = bitmap;
  join_parts(bitmap, 2, 4);
  CHECK(hangs_together(bitmap, 5.5));
  CHECK(holds(bitmap, before));
  for (const int x : {55, 125}) {
    int height = 0;
    for (int y = 0; y < 60; ++y) height += bitmap.at(x, y) ? 1 : 0;
    CHECK(height == 5);
  }
}

TEST_CASE("parts that hang together or nearly are left alone", "[geometry]") {
  Bitmap bitmap(60, 30);
  for (int y = 10; y < 20; ++y) {
    bitmap.set_run(y, 10, 20);
    bitmap.set_run(y, 23, 40);
  }
  const Bitmap before = bitmap;
  join_parts(bitmap, 2, 4);
  CHECK(bitmap == before);
  join_parts(bitmap, 2, 0);
  CHECK(bitmap != before);
}

TEST_CASE("whatever the parts, they hang together once joined", "[geometry]") {
  Random random(9);
  for (int run = 0; run < 40; ++run) {
    INFO("run " << run);
    Bitmap bitmap = random_blobs(random, 140, 100, 8);
    const Bitmap before = bitmap;
    const double gap = random.uniform(2, 8);
    join_parts(bitmap, 1.5, gap);
    CHECK(hangs_together(bitmap, gap + 1.5));
    CHECK(holds(bitmap, before));
  }
}
