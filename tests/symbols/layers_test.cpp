#include "symbols/layers.hpp"

#include <cmath>
#include <cstdlib>

#include "support/picture_files.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// A red disc of radius 20 with a hard edge on nothing, 64 x 64.
Pixels red_disc() {
  Pixels pixels(64, 64);
  for (int y = 0; y < 64; ++y)
    for (int x = 0; x < 64; ++x) {
      if (std::hypot(x + 0.5 - 32, y + 0.5 - 32) >= 20) continue;
      pixels.at(x, y)[0] = 200;
      pixels.at(x, y)[3] = 255;
    }
  return pixels;
}

Image painted(const Layers& layers) {
  return render(layers.width, layers.height, [&](cairo_t* cr) { paint(cr, layers); });
}

/// The colours without the mask.
Image colors_of(const Layers& layers) {
  return render(layers.width, layers.height, [&](cairo_t* cr) {
    cairo_set_source_surface(cr, layers.colors.get(), 0, 0);
    cairo_paint(cr);
  });
}

}  // namespace

TEST_CASE("layers paint what they are made of", "[symbols]") {
  const Pixels disc = red_disc();
  const Image image = painted(lossless_layers(disc));
  for (int y = 0; y < 64; ++y)
    for (int x = 0; x < 64; ++x)
      CHECK(image.at(x, y) == (disc.at(x, y)[3] == 255 ? 0xffc80000 : 0));
}

TEST_CASE("colours go on beyond the ink, so that its edge stays clean", "[symbols]") {
  for (const Layers& layers : {lossless_layers(red_disc()), jpeg_layers(red_disc())}) {
    const Image colors = colors_of(layers);
    for (int y = 0; y < 64; ++y)
      for (int x = 0; x < 64; ++x)
        if (std::hypot(x + 0.5 - 32, y + 0.5 - 32) < 21.5)
          CHECK(std::abs(static_cast<int>(colors.at(x, y) >> 16 & 255) - 200) <= 12);
    CHECK(painted(layers).alpha(2, 2) == 0);
  }
}
