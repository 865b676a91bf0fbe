#include "geometry/isolines.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include "test.hpp"

using namespace onematch;

namespace {

AlphaMask mask_of(const std::vector<std::string>& rows) {
  AlphaMask mask{static_cast<int>(rows[0].size()), static_cast<int>(rows.size()), {}};
  for (const std::string& row : rows)
    for (const char c : row) mask.alpha.push_back(c == '#' ? 255 : 0);
  return mask;
}

/// A disc as an antialiasing renderer would draw it.
AlphaMask disc(int side, double radius) {
  AlphaMask mask{side, side, {}};
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      const double far = std::hypot(x + 0.5 - side / 2.0, y + 0.5 - side / 2.0);
      const double cover = std::clamp(radius - far + 0.5, 0.0, 1.0);
      mask.alpha.push_back(static_cast<std::uint8_t>(std::lround(255 * cover)));
    }
  return mask;
}

}  // namespace

TEST_CASE("a single pixel has a diamond round it", "[geometry]") {
  const std::vector<Polygon> lines = isolines(mask_of({"#"}));
  REQUIRE(lines.size() == 1);
  CHECK(lines[0].size() == 4);
  CHECK(area(lines[0]) == Approx(0.5));
  CHECK(contains(lines[0], {0.5, 0.5}));
}

TEST_CASE("a clear mask has no lines", "[geometry]") {
  CHECK(isolines(mask_of({"...", "..."})).empty());
}

TEST_CASE("loose parts and holes have lines of their own", "[geometry]") {
  CHECK(isolines(mask_of({"##..##", "##..##"})).size() == 2);
  CHECK(isolines(mask_of({"####", "#..#", "#..#", "####"})).size() == 2);
  // Pixels that touch at a corner are apart.
  CHECK(isolines(mask_of({"#.", ".#"})).size() == 2);
  CHECK(isolines(mask_of({".#", "#."})).size() == 2);
}

TEST_CASE("the line round an antialiased disc is a circle", "[geometry]") {
  const double radius = GENERATE(as<double>{}, 3, 7.3, 20.8);
  const std::vector<Polygon> lines = isolines(disc(50, radius));
  REQUIRE(lines.size() == 1);
  for (const Vec2 p : lines[0])
    CHECK(length(p - Vec2{25, 25}) == Approx(radius).margin(0.1));
  CHECK(area(lines[0]) == Approx(std::numbers::pi * radius * radius).epsilon(0.03));
}

TEST_CASE("faint ink has lines like any other", "[geometry]") {
  AlphaMask faint = disc(50, 20.8);
  for (std::uint8_t& alpha : faint.alpha) alpha = static_cast<std::uint8_t>(alpha / 16);
  const std::vector<Polygon> lines = isolines(faint);
  REQUIRE(lines.size() == 1);
  for (const Vec2 p : lines[0])
    CHECK(length(p - Vec2{25, 25}) == Approx(20.8).margin(0.2));
}
