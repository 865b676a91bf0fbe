#include "geometry/bitmap.hpp"

#include "support/bitmaps.hpp"
#include "support/distances.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// The bits of `number` as a picture.
Bitmap picture(int width, int height, unsigned number) {
  Bitmap bitmap(width, height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      if ((number >> (y * width + x) & 1) != 0) bitmap.set(x, y);
  return bitmap;
}

/// Pixel by pixel, until nothing changes.
Bitmap slow_outside_of(const Bitmap& bitmap) {
  Bitmap outside(bitmap.width(), bitmap.height());
  for (bool changed = true; changed;) {
    changed = false;
    for (int y = 0; y < bitmap.height(); ++y)
      for (int x = 0; x < bitmap.width(); ++x) {
        if (bitmap.at(x, y) || outside.at(x, y)) continue;
        const bool is_reached = x == 0 || y == 0 || x == bitmap.width() - 1 ||
                                y == bitmap.height() - 1 || outside.at(x - 1, y) ||
                                outside.at(x + 1, y) || outside.at(x, y - 1) ||
                                outside.at(x, y + 1);
        if (!is_reached) continue;
        outside.set(x, y);
        changed = true;
      }
  }
  return outside;
}

}  // namespace

TEST_CASE("a run is set as far as the picture goes", "[geometry]") {
  const int from = GENERATE(as<int>{}, -5, 0, 1, 63, 64, 65, 127, 128, 140);
  const int to = GENERATE(as<int>{}, -3, 0, 1, 63, 64, 65, 127, 128, 129, 150);
  const int width = GENERATE(as<int>{}, 1, 64, 65, 130);
  Bitmap bitmap(width, 3);
  bitmap.set_run(1, from, to);
  bitmap.set_run(-1, from, to);
  bitmap.set_run(3, from, to);
  int wrong = 0;
  for (int y = 0; y < 3; ++y)
    for (int x = 0; x < width; ++x)
      wrong += bitmap.at(x, y) != (y == 1 && from <= x && x < to) ? 1 : 0;
  CHECK(wrong == 0);
}

TEST_CASE("runs are the picture, as long as they can be", "[geometry]") {
  Random random(3);
  for (int run = 0; run < 50; ++run) {
    Bitmap bitmap(1 + static_cast<int>(random.below(200)), 4);
    for (int y = 0; y < 4; ++y)
      for (int x = 0; x < bitmap.width(); ++x)
        if (random.below(4) != 0) bitmap.set(x, y);
    Bitmap again(bitmap.width(), 4);
    for (const Run& r : runs_of(bitmap)) {
      CHECK(r.from < r.to);
      CHECK(!bitmap.at(r.from - 1, r.y));
      CHECK(!bitmap.at(r.to, r.y));
      again.set_run(r.y, r.from, r.to);
    }
    CHECK(again == bitmap);
    const Bitmap other = inverted(bitmap);
    for (int x = 0; x < bitmap.width(); ++x) CHECK(other.at(x, 2) != bitmap.at(x, 2));
    CHECK(inverted(other) == bitmap);
  }
}

TEST_CASE("a picture is dilated by a disc", "[geometry]") {
  CHECK(rows_of(dilated(bitmap_of({".....", ".....", "..#..", ".....", "....."}), 2)) ==
        std::vector<std::string>{"..#..", ".###.", "#####", ".###.", "..#.."});
  Random random(4);
  for (int run = 0; run < 40; ++run) {
    const Bitmap bitmap = random_blobs(random, 90, 70, 0);
    const double radius = random.uniform(0, 12);
    const Bitmap thick = dilated(bitmap, radius);
    const std::vector<double> field = distances(bitmap);
    auto away = field.begin();
    int wrong = 0;
    for (int y = 0; y < 70; ++y)
      for (int x = 0; x < 90; ++x) wrong += thick.at(x, y) != (*away++ <= radius) ? 1 : 0;
    INFO("run " << run << ", radius " << radius);
    CHECK(wrong == 0);
  }
}

TEST_CASE("the outside is reached in four directions, in every small picture",
          "[geometry]") {
  int wrong = 0;
  for (unsigned number = 0; number < 1u << 16; ++number) {
    const Bitmap bitmap = picture(4, 4, number);
    wrong += outside_of(bitmap) == slow_outside_of(bitmap) ? 0 : 1;
  }
  CHECK(wrong == 0);
  Random random(5);
  for (int run = 0; run < 60; ++run) {
    Bitmap bitmap(70, 12);
    for (int y = 0; y < 12; ++y)
      for (int x = 0; x < 70; ++x)
        if (random.below(5) < 2) bitmap.set(x, y);
    CHECK(outside_of(bitmap) == slow_outside_of(bitmap));
  }
}

TEST_CASE("the depth of a stroke is half its thickness", "[geometry]") {
  CHECK(depth_of(Bitmap(200, 9)) == 0);
  const int thickness = GENERATE(as<int>{}, 1, 2, 3, 10, 31);
  Bitmap level(300, 60), upright(60, 300);
  for (int i = 0; i < thickness; ++i) {
    level.set_run(10 + i, 7, 290);
    for (int y = 7; y < 290; ++y) upright.set(50 - i, y);
  }
  CHECK(depth_of(level) == (thickness + 1) / 2);
  CHECK(depth_of(upright) == (thickness + 1) / 2);

  Bitmap dot(200, 200);
  dot.set(100, 100);
  CHECK(depth_of(dilated(dot, 60)) == Approx(60).epsilon(0.06));
}
