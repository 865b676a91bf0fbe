#include "symbols/outline.hpp"

#include <cmath>

#include "support/scratch.hpp"
#include "symbols/load.hpp"
#include "symbols/record.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

Symbol load(const std::string& content) {
  const ScratchFolder folder;
  make_file(folder / "it.svg",
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>" + content +
                "</svg>");
  return load_symbol({"it", folder / "it.svg", {}});
}

/// The radius of the ink's circle, in millionths of the picture's longer side.
double share_of_ink(const Symbol& symbol) {
  return symbol.frame.radius / std::max(symbol.picture.width, symbol.picture.height);
}

}  // namespace

TEST_CASE("an outline is ink, a 50th of the radius wide", "[symbols]") {
  const Symbol plain = load("<circle cx='50' cy='50' r='40' fill='white'/>");
  const Symbol lined = outlined(plain, {0.5, 0.5, 0.5, 1});
  CHECK(lined.name == "it");
  CHECK(lined.frame.radius == Approx(plain.frame.radius * 1.02).epsilon(0.01));
  // It holds the ink wherever it is.
  CHECK(share_of_ink(lined) > 0.45);
}

TEST_CASE("an outline follows loose parts and holes", "[symbols]") {
  const Symbol ring = load(
      "<path d='M50 10a40 40 0 1 0 1 0m0 20a20 20 0 1 1-1 0' fill='white'/>"
      "<circle cx='95' cy='95' r='5' fill='white'/>");
  const auto inked = [](const Symbol& symbol) {
    const AlphaMask mask = render_alpha(symbol.picture, 400);
    double sum = 0;
    for (const std::uint8_t alpha : mask.alpha) sum += alpha / 255.0;
    const double scale = 400 / std::max(symbol.picture.width, symbol.picture.height);
    return sum / (scale * scale);
  };
  const Symbol lined = outlined(ring, black);
  const double unit = ring.frame.radius;
  const double width = unit / 50;
  // The lengths of the three lines, in the drawing's units, at its scale.
  const double scale = inked(ring) / (3.14159 * (40 * 40 - 20 * 20 + 5 * 5));
  const double lines = 2 * 3.14159 * (40 + 20 + 5) * std::sqrt(scale);
  CHECK(inked(lined) - inked(ring) == Approx(lines * width).epsilon(0.08));
}

TEST_CASE("a line is darker than a light card and lighter than a dark one", "[symbols]") {
  const auto brightness = [](const Color& c) { return c.red + c.green + c.blue; };
  for (const Color& ground :
       {white, Color{1, 0.9, 0.6, 1}, Color{0.9, 0.95, 1, 1}, Color{1, 1, 1, 0}})
    CHECK(brightness(outline_color(ground)) < brightness(white) - 1);
  for (const Color& ground : {black, Color{0, 0, 0.5, 1}, Color{0.3, 0, 0, 1}})
    CHECK(brightness(outline_color(ground)) > brightness(ground) + 1);
}
