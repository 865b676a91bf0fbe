#include "symbols/pixels.hpp"

#include <cmath>

#include "core/random.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

Pixels random_pixels(int width, int height, std::uint64_t seed) {
  Random random(seed, 0);
  Pixels pixels(width, height);
  for (std::uint8_t& value : pixels.rgba)
    value = static_cast<std::uint8_t>(random.below(256));
  return pixels;
}

/// The mean of a rectangle with sides anywhere, by looking at every pixel.
std::array<double, 4> mean_of(const Pixels& pixels, double left, double top, double right,
                              double bottom) {
  std::array<double, 4> sums{};
  double area = 0;
  for (int y = 0; y < pixels.height; ++y)
    for (int x = 0; x < pixels.width; ++x) {
      const double share =
          std::max(0.0, std::min(right, x + 1.0) - std::max(left, double(x))) *
          std::max(0.0, std::min(bottom, y + 1.0) - std::max(top, double(y)));
      const std::uint8_t* pixel = pixels.at(x, y);
      for (std::size_t i = 0; i < 3; ++i) sums[i] += share * pixel[3] * pixel[i];
      sums[3] += share * pixel[3];
      area += share;
    }
  for (std::size_t i = 0; i < 3; ++i) sums[i] /= sums[3];
  sums[3] /= area;
  return sums;
}

}  // namespace

TEST_CASE("each new pixel is the mean of the area that it covers", "[symbols]") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed, 1);
    const int width = 1 + static_cast<int>(random.below(20));
    const int height = 1 + static_cast<int>(random.below(20));
    const Pixels pixels = random_pixels(width + 3, height + 2, seed);
    const int w = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(width)));
    const int h = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(height)));
    INFO("seed " << seed << ": " << width << " x " << height << " to " << w << " x "
                 << h);
    const Pixels scaled = scaled_down(view_of(pixels), {2, 1, width, height}, w, h);
    REQUIRE(scaled.width == w);
    REQUIRE(scaled.height == h);
    for (int y = 0; y < h; ++y)
      for (int x = 0; x < w; ++x) {
        const auto mean =
            mean_of(pixels, 2 + double(x) * width / w, 1 + double(y) * height / h,
                    2 + (x + 1.0) * width / w, 1 + (y + 1.0) * height / h);
        for (std::size_t i = 0; i < 4; ++i)
          CHECK(std::abs(scaled.at(x, y)[i] - mean[i]) < 0.51);
      }
  }
}

TEST_CASE("what is transparent has no colour to give", "[symbols]") {
  Pixels pixels(2, 1);
  pixels.rgba = {10, 20, 30, 255, 255, 255, 255, 0};
  CHECK(scaled_down(view_of(pixels), pixels.whole(), 1, 1).rgba ==
        std::vector<std::uint8_t>{10, 20, 30, 128});
}

TEST_CASE("as many pixels as there are stay as they are", "[symbols]") {
  const Pixels pixels = random_pixels(9, 7, 1);
  CHECK(scaled_down(view_of(pixels), pixels.whole(), 9, 7).rgba == pixels.rgba);
  const std::vector<std::uint8_t> rgb{1, 2, 3, 4, 5, 6};
  const PixelView view{rgb.data(), 3, 3, 1, 2};
  CHECK(scaled_down(view, {0, 0, 1, 2}, 1, 2).rgba ==
        std::vector<std::uint8_t>{1, 2, 3, 255, 4, 5, 6, 255});
}

TEST_CASE("the inked pixels are those with any alpha", "[symbols]") {
  Pixels pixels(6, 5);
  CHECK_FALSE(inked(view_of(pixels)));
  pixels.at(4, 1)[3] = 1;
  pixels.at(2, 3)[3] = 255;
  CHECK(inked(view_of(pixels)) == Window{2, 1, 3, 3});
  CHECK_FALSE(is_opaque(view_of(pixels)));
}

TEST_CASE("a photo has no two pixels alike, a drawing has many", "[symbols]") {
  CHECK(is_photo_like(random_pixels(80, 80, 1)));
  CHECK_FALSE(is_photo_like(random_pixels(60, 80, 1)));
  Pixels stripes(100, 100);
  for (int y = 0; y < 100; ++y)
    for (int x = 0; x < 100; ++x) {
      stripes.at(x, y)[0] = static_cast<std::uint8_t>(x / 4 * 10);
      stripes.at(x, y)[3] = 255;
    }
  CHECK_FALSE(is_photo_like(stripes));
}
