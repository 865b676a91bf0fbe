#include "symbols/cutout.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

#include "core/random.hpp"
#include "support/complaint.hpp"
#include "support/picture_files.hpp"
#include "support/scratch.hpp"
#include "symbols/load.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// How much of the pixel's area is inside, of a shape given by its points.
double coverage(const std::function<bool(double, double)>& inside, int x, int y) {
  int hits = 0;
  for (int i = 0; i < 16; ++i)
    hits += inside(x + (i % 4 + 0.5) / 4, y + (i / 4 + 0.5) / 4);
  return hits / 16.0;
}

Rgba mixed(const Rgba& color, const Rgba& ground, double share) {
  const auto part = [&](int own, int under) {
    return static_cast<int>(std::lround(share * own + (1 - share) * under));
  };
  return {part(color.red, ground.red), part(color.green, ground.green),
          part(color.blue, ground.blue)};
}

Pixels painted(int width, int height, const Paint& paint) {
  Pixels pixels(width, height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const Rgba color = paint(x, y);
      std::uint8_t* pixel = pixels.at(x, y);
      pixel[0] = static_cast<std::uint8_t>(color.red);
      pixel[1] = static_cast<std::uint8_t>(color.green);
      pixel[2] = static_cast<std::uint8_t>(color.blue);
      pixel[3] = 255;
    }
  return pixels;
}

/// A disc of radius 80 in the middle of 240 x 240, with a soft edge.
Paint disc_on(const Rgba& ground, const Rgba& color) {
  return [=](int x, int y) {
    return mixed(
        color, ground,
        coverage([](double px, double py) { return std::hypot(px - 120, py - 120) < 80; },
                 x, y));
  };
}

int noise_at(int x, int y, int most) {
  Random random(static_cast<std::uint64_t>(x), static_cast<std::uint64_t>(y));
  return static_cast<int>(random.below(2 * static_cast<std::uint32_t>(most) + 1)) - most;
}

const Rgba paper{255, 255, 255}, red{200, 30, 30};

Pixels cut(const Paint& paint, int side = 240, CutWill will = CutWill::careful) {
  const auto result = cut_out(painted(side, side, paint), will);
  REQUIRE(result);
  return *result;
}

bool is_plain(const Paint& paint, CutWill will = CutWill::careful) {
  return cut_out(painted(240, 240, paint), will).has_value();
}

Symbol loaded(const std::string& bytes, std::optional<Cutout> cutout = {}) {
  const ScratchFolder folder;
  make_file(folder / "cow", bytes);
  SymbolSource source{"cow", folder / "cow", {"deck.yaml", 3, 5}};
  source.cutout = cutout;
  return load_symbol(source);
}

Rgba photo(int x, int y) {
  return {(x * 37 + y * 91) % 256, (x * x + y * 7) % 256, (x * y) % 256};
}

}  // namespace

TEST_CASE("a drawing is cut out exactly, and its edge is soft", "[symbols]") {
  const Rgba ground = GENERATE(as<Rgba>{}, Rgba{255, 255, 255}, Rgba{0, 0, 0},
                               Rgba{250, 245, 230}, Rgba{40, 90, 200});
  const Pixels result = cut(disc_on(ground, red), 240, CutWill::insisting);
  double off = 0;
  for (int y = 0; y < 240; ++y)
    for (int x = 0; x < 240; ++x) {
      const std::uint8_t* pixel = result.at(x, y);
      const double share = coverage(
          [](double px, double py) { return std::hypot(px - 120, py - 120) < 80; }, x, y);
      if (share == 1 || share == 0) CHECK(pixel[3] == 255 * share);
      // A twentieth of a pixel is taken for noise.
      CHECK(std::abs(pixel[3] / 255.0 - share) < 0.12);
      off += pixel[3] / 255.0 - share;
      // Not a trace of the background is left, on a card of whatever colour.
      if (pixel[3] > 25) {
        CHECK(std::abs(pixel[0] - red.red) <= 8);
        CHECK(std::abs(pixel[1] - red.green) <= 8);
        CHECK(std::abs(pixel[2] - red.blue) <= 8);
      }
    }
  CHECK(std::abs(off) < 25);  // of the 503 that the edge is long
}

TEST_CASE("what is closed stays, whatever its colour", "[symbols]") {
  // A ring, and in it nothing but paper.
  const Pixels result = cut([](int x, int y) {
    const double away = std::hypot(x - 120, y - 120);
    return 70 < away && away < 80 ? Rgba{0, 0, 0} : paper;
  });
  CHECK(result.at(120, 120)[3] == 255);
  CHECK(result.at(120, 60)[3] == 255);
  CHECK(result.at(120, 30)[3] == 0);
}

TEST_CASE("holes go with their background if they are to", "[symbols]") {
  const Paint ring = [](int x, int y) {
    const double away = std::hypot(x - 120, y - 120);
    return 70 < away && away < 80 ? Rgba{0, 0, 0} : paper;
  };
  const Pixels result = cut(ring, 240, CutWill::with_holes);
  CHECK(result.at(120, 120)[3] == 0);
  CHECK(result.at(120, 45)[3] == 255);
  CHECK(result.at(120, 30)[3] == 0);
}

TEST_CASE("only paper is cut off without being asked for", "[symbols]") {
  for (const Rgba& ground :
       {Rgba{255, 255, 255}, Rgba{250, 245, 230}, Rgba{215, 215, 215}})
    CHECK(is_plain(disc_on(ground, red)));
  // The flags of Palau, Vietnam and Somalia are no clip art.
  for (const Rgba& ground : {Rgba{0, 153, 255}, Rgba{218, 37, 29}, Rgba{65, 137, 221}}) {
    CHECK_FALSE(is_plain(disc_on(ground, {255, 222, 0})));
    CHECK(is_plain(disc_on(ground, {255, 222, 0}), CutWill::insisting));
  }
}

TEST_CASE("a photo that fades into light corners is not cut out", "[symbols]") {
  const Paint vignette = [](int x, int y) {
    const double away = std::hypot(x - 120, y - 120);
    const int light =
        std::clamp(static_cast<int>(std::lround(215 + 40 * away / 120)), 0, 255);
    return Rgba{light, light, light};
  };
  CHECK_FALSE(is_plain(vignette));
}

TEST_CASE("pale crumbs far from the drawing go", "[symbols]") {
  const Paint disc = disc_on(paper, red);
  const Pixels result = cut([&](int x, int y) {
    const bool crumb = 10 <= x && x < 15 && 10 <= y && y < 15;
    return crumb ? Rgba{220, 200, 200} : disc(x, y);
  });
  CHECK(result.at(12, 12)[3] == 0);
}

TEST_CASE("a small gap in a line does not let the background in", "[symbols]") {
  const auto open_ring = [](int gap) {
    return [gap](int x, int y) {
      const double away = std::hypot(x - 300, y - 300);
      const bool line = 160 < away && away < 200 && !(x > 300 && std::abs(y - 300) < gap);
      return line ? Rgba{0, 0, 0} : paper;
    };
  };
  CHECK(cut(open_ring(2), 600).at(300, 300)[3] == 255);
  CHECK(cut(open_ring(20), 600).at(300, 300)[3] == 0);
}

TEST_CASE("noise near white neither stops the cut nor remains", "[symbols]") {
  const Paint disc = disc_on(paper, red);
  const Pixels result = cut([&](int x, int y) {
    const Rgba color = disc(x, y);
    const int noise = noise_at(x, y, 3);
    const auto part = [&](int value) { return std::clamp(value - 4 + noise, 0, 255); };
    return Rgba{part(color.red), part(color.green), part(color.blue)};
  });
  for (int y = 0; y < 240; ++y)
    for (int x = 0; x < 240; ++x) {
      const double away = std::hypot(x + 0.5 - 120, y + 0.5 - 120);
      if (away > 82) CHECK(result.at(x, y)[3] == 0);
      if (away < 78) CHECK(result.at(x, y)[3] == 255);
    }
}

TEST_CASE("a JPEG is cut out as cleanly", "[symbols]") {
  const Symbol symbol = loaded(picture_bytes("jpeg", 240, 240, disc_on(paper, red)));
  CHECK(symbol.cutout == Cutout::background);
  CHECK(symbol.picture.width == Approx(160).margin(2));
  CHECK(symbol.picture.height == Approx(160).margin(2));
  CHECK(symbol.silhouette.area == Approx(std::numbers::pi).epsilon(0.03));
  // It stays a JPEG, behind a mask.
  const std::string pdf = pdf_of(symbol.picture);
  CHECK(pdf.find("/DCTDecode") != std::string::npos);
  CHECK(pdf.find("/SMask") != std::string::npos);
}

TEST_CASE("without its margins a picture has all the pixels it can print", "[symbols]") {
  const std::string file = picture_bytes("png", 2000, 2000, [](int x, int y) {
    return std::hypot(x - 500, y - 500) < 250 ? red : paper;
  });
  const ScratchFolder folder;
  make_file(folder / "cow", file);
  const Symbol symbol = load_symbol({"cow", folder / "cow", {}}, {25.4});
  CHECK(symbol.cutout == Cutout::background);
  CHECK(symbol.picture.width == Approx(500).margin(3));
  CHECK(symbol.picture.pixels_per_unit.value() == Approx(1).epsilon(0.01));
}

TEST_CASE("a drawing that runs off the picture is cut along its border", "[symbols]") {
  const Pixels result =
      cut([](int x, int y) { return std::abs(x - 120) < 60 && y > 100 ? red : paper; });
  CHECK(result.at(120, 239)[3] == 255);
  CHECK(result.at(62, 239)[3] == 255);
  CHECK(result.at(20, 239)[3] == 0);
}

TEST_CASE("photos, skies and pages are not cut out", "[symbols]") {
  CHECK_FALSE(is_plain(photo));
  CHECK_FALSE(is_plain([](int, int y) { return Rgba{255 - y / 2, 255 - y / 3, 255}; }));
  CHECK_FALSE(is_plain([](int, int) { return paper; }));
  // 25 blots.
  const Paint page = [](int x, int y) {
    return x % 48 > 15 && x % 48 < 33 && y % 48 > 15 && y % 48 < 33 ? red : paper;
  };
  CHECK_FALSE(is_plain(page));
  CHECK(is_plain(page, CutWill::insisting));
  // A thin line from corner to corner.
  CHECK_FALSE(is_plain([](int x, int y) {
    return std::abs(x - y) < 3 && x > 20 && x < 220 ? red : paper;
  }));
}

TEST_CASE("nothing inside a drawing becomes transparent, all round it does",
          "[symbols]") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    INFO("seed " << seed);
    Random random(seed, 7);
    struct Disc {
      double x, y, radius;
      Rgba color;
    };
    // A cluster of discs of any colours but near white, each with freckles of white.
    std::vector<Disc> discs;
    for (int i = 0; i < 6; ++i)
      discs.push_back(
          {random.uniform(80, 160),
           random.uniform(80, 160),
           random.uniform(25, 60),
           {static_cast<int>(random.below(200)), static_cast<int>(random.below(200)),
            static_cast<int>(random.below(200))}});
    const auto depth = [&](double x, double y) {
      double most = -1000;
      for (const Disc& disc : discs)
        most = std::max(most, disc.radius - std::hypot(x - disc.x, y - disc.y));
      return most;
    };
    const auto result = cut_out(
        painted(240, 240,
                [&](int x, int y) {
                  const double deep = depth(x + 0.5, y + 0.5);
                  if (deep < 0 || (deep > 8 && noise_at(x / 3, y / 3, 5) == 5))
                    return paper;
                  Rgba color;
                  for (const Disc& disc : discs)
                    if (std::hypot(x + 0.5 - disc.x, y + 0.5 - disc.y) < disc.radius)
                      color = disc.color;
                  return color;
                }),
        CutWill::careful);
    REQUIRE(result);
    int holes = 0, crumbs = 0;
    for (int y = 0; y < 240; ++y)
      for (int x = 0; x < 240; ++x) {
        const double deep = depth(x + 0.5, y + 0.5);
        holes += deep > 3 && result->at(x, y)[3] < 255;
        // In narrow bays some paper may stay.
        crumbs +=
            deep < -3 && result->at(x, y)[3] > 0 && std::hypot(x - 120, y - 120) > 100;
      }
    CHECK(holes == 0);
    CHECK(crumbs == 0);
  }
}

TEST_CASE("auto rounds a photo and leaves what is transparent already", "[symbols]") {
  const Symbol rounded = loaded(picture_bytes("png", 300, 200, photo));
  CHECK(rounded.cutout == Cutout::rounded);
  CHECK(rounded.picture.width == 300);
  const Image image = render(rounded.picture, 1);
  CHECK(image.alpha(1, 1) == 0);
  CHECK(image.alpha(298, 198) == 0);
  CHECK(image.alpha(16, 1) == 255);
  CHECK(image.alpha(5, 5) == 255);
  const Symbol whole = loaded(picture_bytes("png", 300, 200, photo), Cutout::none);
  CHECK(whole.cutout == Cutout::none);
  CHECK(render(whole.picture, 1).alpha(0, 0) == 255);
  // The circle round it is smaller for it.
  CHECK(rounded.frame.radius < whole.frame.radius - 4);

  const auto half = [](int x, int y) {
    return Rgba{255, 255, 255, std::hypot(x - 50, y - 50) < 40 ? 255 : 0};
  };
  CHECK(loaded(picture_bytes("png", 100, 100, half)).cutout == Cutout::none);
  CHECK(loaded(picture_bytes("png", 100, 100, half), Cutout::background).cutout ==
        Cutout::none);
}

TEST_CASE("some few pixels that are not quite opaque do not keep a picture whole",
          "[symbols]") {
  struct Example {
    std::string about;
    std::function<int(int x, int y)> alpha;
  };
  const auto [about, alpha] = GENERATE(
      as<Example>{},
      Example{"one pixel", [](int x, int y) { return x == 70 && y == 70 ? 254 : 255; }},
      Example{"a row", [](int, int y) { return y == 30 ? 250 : 255; }},
      Example{"a row inside", [](int, int y) { return y == 110 ? 250 : 255; }},
      Example{"all", [](int, int) { return 250; }},
      Example{"a clear corner", [](int x, int y) { return x + y < 3 ? 0 : 255; }},
      Example{"a soft border",
              [](int x, int y) {
                return std::min({x, y, 239 - x, 239 - y}) == 0 ? 140 : 255;
              }},
      Example{"a clear edge", [](int x, int) { return x >= 238 ? 0 : 255; }});
  INFO(about);
  const auto with_alpha = [&, look = alpha](const Paint& paint) {
    return picture_bytes("png", 240, 240, [=](int x, int y) {
      Rgba color = paint(x, y);
      color.alpha = look(x, y);
      if (color.alpha == 0) color = {0, 0, 0, 0};  // as editors leave it
      return color;
    });
  };
  const Symbol disc = loaded(with_alpha(disc_on(paper, red)));
  CHECK(disc.cutout == Cutout::background);
  CHECK(disc.picture.width == Approx(161).margin(1));
  CHECK(disc.silhouette.area == Approx(std::numbers::pi).epsilon(0.02));
  const Rgba navy{20, 30, 90};
  CHECK(loaded(with_alpha(disc_on(navy, red)), Cutout::background).cutout ==
        Cutout::background);
  CHECK(loaded(with_alpha(photo)).cutout == Cutout::rounded);
  CHECK(loaded(with_alpha(photo), Cutout::none).cutout == Cutout::none);
}

TEST_CASE("what is cut out already stays as it is", "[symbols]") {
  struct Example {
    std::string about;
    int side;
    std::function<int(int x, int y)> alpha;
  };
  const auto [about, side, alpha] = GENERATE(
      as<Example>{},
      Example{"a shape", 240,
              [](int x, int y) { return std::hypot(x - 120, y - 120) < 90 ? 255 : 0; }},
      Example{"a shape that fades", 240,
              [](int x, int y) {
                const double far = std::hypot(x - 120, y - 120);
                return std::clamp(static_cast<int>(3 * (115 - far)), 0, 255);
              }},
      Example{"a veil", 240, [](int, int) { return 128; }},
      Example{"a hole", 240,
              [](int x, int y) { return std::hypot(x - 60, y - 60) < 8 ? 0 : 255; }},
      Example{"a picture of few pixels", 16,
              [](int x, int y) { return x == 0 || y == 0 ? 0 : 255; }});
  INFO(about);
  const std::string bytes =
      picture_bytes("png", side, side, [&, look = alpha](int x, int y) {
        Rgba color = disc_on(paper, red)(x, y);
        color.alpha = look(x, y);
        return color;
      });
  CHECK(loaded(bytes).cutout == Cutout::none);
  CHECK(loaded(bytes, Cutout::background).cutout == Cutout::none);
}

TEST_CASE("a circle is the middle of a picture, and its file stays", "[symbols]") {
  const std::string jpeg = picture_bytes("jpeg", 300, 200, photo);
  for (const Cutout cutout : {Cutout::circle, Cutout::rounded}) {
    const Symbol symbol = loaded(jpeg, cutout);
    CHECK(symbol.cutout == cutout);
    CHECK(pdf_of(symbol.picture).find(jpeg) != std::string::npos);
  }
  const Symbol symbol = loaded(jpeg, Cutout::circle);
  CHECK(symbol.picture.width == 200);
  CHECK(symbol.picture.height == 200);
  CHECK(symbol.silhouette.area == Approx(std::numbers::pi).epsilon(0.02));
  const Image image = render(symbol.picture, 1);
  CHECK(image.alpha(4, 4) == 0);
  CHECK(image.alpha(100, 3) == 255);
  const Image all = render(loaded(jpeg, Cutout::none).picture, 1);
  CHECK(image.at(100, 100) == all.at(150, 100));
}

TEST_CASE("who insists on a background that is not there is told", "[symbols]") {
  const std::string bytes = picture_bytes("png", 100, 100, photo);
  CHECK(complaint_of([&] { loaded(bytes, Cutout::background); }) ==
        "deck.yaml:3:5: error: cow has no plain background to cut off\n"
        "  hint: cutout: circle or rounded; auto does with each picture what it can\n");
}
