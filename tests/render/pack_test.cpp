#include "render/pack.hpp"

#include <algorithm>
#include <cmath>

#include "core/random.hpp"
#include "support/samples.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// The most that any of the ways to store `image` takes less than the one that is chosen.
double excess(const Samples& image, const PackedImage& chosen) {
  std::size_t least = chosen.flate.size();
  for (const Coding& coding : exact_codings(image, Palettes::allowed))
    for (const Prediction prediction : all_predictions)
      least = std::min(
          least, deflated(coded(image, coding), prediction, Effort::thorough).size() +
                     3 * coding.palette.size());
  return double(chosen.flate.size()) / double(least) - 1;
}

Samples disc(int side) {
  return painted_samples(
      static_cast<std::size_t>(side), static_cast<std::size_t>(side), 3,
      [=](int x, int y) {
        const double r = std::hypot(x - side / 2, y - side / 2);
        return r < side * 0.3 ? 0xd03020U : r < side * 0.4 ? 0xffffffU : 0x204080U;
      });
}

/// A slope of colours.
Samples dawn(int side) {
  return painted_samples(static_cast<std::size_t>(side), static_cast<std::size_t>(side),
                         3, [=](int x, int y) {
                           const auto red = static_cast<unsigned>(255 * x / side);
                           const auto blue = static_cast<unsigned>(255 * y / side);
                           return red << 16 | (red + blue) / 2 << 8 | blue;
                         });
}

/// The same with noise, as a photo has.
Samples dusk(int side) {
  Samples image = dawn(side);
  Random random(7);
  for (char& byte : image.bytes) byte = static_cast<char>(byte + int(random.below(12)));
  return image;
}

}  // namespace

TEST_CASE("a drawing of few colours has a palette", "[pack]") {
  const PackedImage image = packed(disc(100), Palettes::allowed);
  CHECK(image.coding.palette.size() == 3);
  CHECK(image.flate.size() < 700);
}

TEST_CASE("a slope and a photo are foretold", "[pack]") {
  const PackedImage slope = packed(dawn(100), Palettes::allowed);
  CHECK(slope.prediction != Prediction::none);
  CHECK(slope.coding.components() == 3);
  CHECK(slope.flate.size() < 2'000);
  const PackedImage photo = packed(dusk(200), Palettes::allowed);
  CHECK(photo.prediction != Prediction::none);
  CHECK(photo.flate.size() < 200 * 200 * 3 * 6 / 10);
}

TEST_CASE("some rows tell how to store them all", "[pack]") {
  CHECK(excess(disc(300), packed(disc(300), Palettes::allowed)) < 0.1);
  CHECK(excess(dawn(300), packed(dawn(300), Palettes::allowed)) < 0.05);
  CHECK(excess(dusk(300), packed(dusk(300), Palettes::allowed)) < 0.05);
}

TEST_CASE("images of one pixel, one row, one column are packed", "[pack]") {
  for (const auto& [width, height] : {std::pair(1, 1), std::pair(30'000, 1),
                                      std::pair(1, 30'000), std::pair(3, 30'000)}) {
    const Samples image =
        painted_samples(static_cast<std::size_t>(width), static_cast<std::size_t>(height),
                        3, [](int x, int y) {
                          return static_cast<unsigned>(x * 7919 + y * 65'537) & 0xffffff;
                        });
    const PackedImage found = packed(image, Palettes::allowed);
    const Samples samples = coded(image, found.coding);
    const std::size_t rows = found.prediction == Prediction::none ? 0 : samples.height;
    CHECK(inflated(found.flate, samples.bytes.size() + rows).has_value());
    CHECK((colors_of(samples, found.coding) == colors_of(image)));
  }
}

TEST_CASE("an image is packed alike each time", "[pack]") {
  CHECK((packed(dusk(150), Palettes::allowed).flate ==
         packed(dusk(150), Palettes::allowed).flate));
}
