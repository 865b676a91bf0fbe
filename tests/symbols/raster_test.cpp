#include <cmath>
#include <numbers>

#include "support/complaint.hpp"
#include "support/scratch.hpp"
#include "symbols/load.hpp"
#include "symbols/oracle.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

const Source here{"deck.yaml", 3, 5};

/// Whole, and printed `longest_mm` long.
Symbol load(const std::string& bytes, const std::string& name, double longest_mm = 60) {
  const ScratchFolder folder;
  make_file(folder / name, bytes);
  SymbolSource source{"cow", folder / name, here};
  source.cutout = Cutout::none;
  return load_symbol(source, {longest_mm});
}

std::string complaint(const std::string& bytes, const std::string& name) {
  return complaint_of([&] { load(bytes, name); });
}

/// A disc with a wide transparent margin, in the lower right.
Rgba disc(int x, int y) {
  const bool inside = std::hypot(x + 0.5 - 120, y + 0.5 - 90) < 40;
  return {200, 100, 50, inside ? 255 : 0};
}

Rgba noise(int x, int y) {
  const int v = (x * x * 31 + y * 57 + x * y) % 251;
  return {v, 255 - v, (v * 7) % 256};
}

}  // namespace

TEST_CASE("an opaque picture is a rectangle", "[symbols]") {
  const std::string type = GENERATE(as<std::string>{}, "png", "jpeg", "bmp", "tiff");
  const Symbol symbol = load(
      picture_bytes(type, 80, 60, [](int x, int y) { return four_blocks(x, y, 80, 60); }),
      "cow.dat");
  CHECK(symbol.name == "cow");
  CHECK(symbol.picture.width == 80);
  CHECK(symbol.picture.height == 60);
  CHECK(symbol.frame.centre == Vec2{40, 30});
  CHECK(symbol.frame.radius == Approx(50));
  CHECK(symbol.silhouette.area == Approx(4 * 0.8 * 0.6));
  const Image image = render(symbol.picture, 1);
  const auto near = [&](int x, int y, std::uint32_t color) {
    for (int shift = 0; shift < 32; shift += 8)
      if (std::abs(int(image.at(x, y) >> shift & 255) - int(color >> shift & 255)) > 6)
        return false;
    return true;
  };
  CHECK(near(10, 10, 0xffdc2828));
  CHECK(near(70, 10, 0xff1ec83c));
  CHECK(near(10, 50, 0xff283cdc));
  CHECK(near(70, 50, 0xfffaf01e));
}

TEST_CASE("transparent margins are cut off and the ink is traced", "[symbols]") {
  const Symbol symbol = load(picture_bytes("png", 200, 150, disc), "cow.png");
  CHECK(symbol.picture.width == 80);
  CHECK(symbol.picture.height == 80);
  CHECK(symbol.silhouette.area == Approx(std::numbers::pi).epsilon(0.04));
  CHECK(symbol.frame.centre.x == Approx(40).margin(0.5));
  CHECK(symbol.frame.radius == Approx(40).margin(1.6));

  const Symbol bare = load(
      picture_bytes("png", 80, 80, [](int x, int y) { return disc(x + 80, y + 50); }),
      "cow.png");
  CHECK(outline_distance(symbol.silhouette, bare.silhouette) < 1e-9);
}

TEST_CASE("the outline holds all pixels of a small picture", "[symbols]") {
  // A plus of 8 x 8 pixels.
  const auto plus = [](int x, int y) {
    return Rgba{0, 0, 0, (x > 1 && x < 6) || (y > 1 && y < 6) ? 255 : 0};
  };
  const Symbol symbol = load(picture_bytes("png", 8, 8, plus), "plus.png");
  REQUIRE(symbol.picture.width == 8);
  for (int y = 0; y < 8; ++y)
    for (int x = 0; x < 8; ++x) {
      if (plus(x, y).alpha == 0) continue;
      for (const Vec2 corner : {Vec2{0, 0}, Vec2{1, 0}, Vec2{0, 1}, Vec2{1, 1}}) {
        const Vec2 at = Vec2{double(x), double(y)} + corner - symbol.frame.centre;
        CHECK(distance_outside(symbol.silhouette.outline,
                               (1 / symbol.frame.radius) * at) < 0.01);
      }
    }
  // 48 pixels in a circle through the ends of the arms; the box would have 3.2.
  CHECK(symbol.silhouette.area == Approx(48 / 20.0).epsilon(0.06));
}

TEST_CASE("half-transparent colours are kept", "[symbols]") {
  const Symbol symbol = load(picture_bytes("png", 20, 20,
                                           [](int x, int) {
                                             return Rgba{200, 100, 0, x < 10 ? 128 : 255};
                                           }),
                             "cow.png");
  const Image image = render(symbol.picture, 1);
  CHECK(image.at(5, 5) == 0x80643200);
  CHECK(image.at(15, 5) == 0xffc86400);
}

TEST_CASE("photos of all eight orientations stand upright", "[symbols]") {
  // How the upright pixel (x, y) of an 80 x 60 picture is stored, by the words of the
  // standard: what the stored first row and first column are on the upright picture.
  struct Way {
    int orientation;
    bool sideways;
    std::function<Vec2(double, double)> upright_of;  // of a stored pixel
  };
  const std::vector<Way> ways{{1, false,
                               [](double x, double y) {
                                 return Vec2{x, y};
                               }},
                              {2, false,
                               [](double x, double y) {
                                 return Vec2{79 - x, y};
                               }},
                              {3, false,
                               [](double x, double y) {
                                 return Vec2{79 - x, 59 - y};
                               }},
                              {4, false,
                               [](double x, double y) {
                                 return Vec2{x, 59 - y};
                               }},
                              {5, true,
                               [](double x, double y) {
                                 return Vec2{y, x};
                               }},
                              {6, true,
                               [](double x, double y) {
                                 return Vec2{79 - y, x};
                               }},
                              {7, true,
                               [](double x, double y) {
                                 return Vec2{79 - y, 59 - x};
                               }},
                              {8, true, [](double x, double y) {
                                 return Vec2{y, 59 - x};
                               }}};
  const Image upright = render(80, 60, [](cairo_t* cr) {
    for (int y = 0; y < 60; ++y)
      for (int x = 0; x < 80; ++x) {
        const Rgba color = four_blocks(x, y, 80, 60);
        cairo_set_source_rgb(cr, color.red / 255.0, color.green / 255.0,
                             color.blue / 255.0);
        cairo_rectangle(cr, x, y, 1, 1);
        cairo_fill(cr);
      }
  });
  for (const Way& way : ways) {
    INFO("orientation " << way.orientation);
    const std::string stored = picture_bytes(
        "jpeg", way.sideways ? 60 : 80, way.sideways ? 80 : 60, [&](int x, int y) {
          const Vec2 at = way.upright_of(x, y);
          return four_blocks(static_cast<int>(at.x), static_cast<int>(at.y), 80, 60);
        });
    const std::string file = with_orientation(stored, way.orientation);
    const Symbol symbol = load(file, "photo.jpg");
    REQUIRE(symbol.picture.width == 80);
    REQUIRE(symbol.picture.height == 60);
    CHECK(mean_difference(render(symbol.picture, 1), upright) < 4);
    CHECK(pdf_of(symbol.picture).find(file) != std::string::npos);
  }
}

TEST_CASE("a JPEG goes into the PDF as it is if it has up to 600 dpi", "[symbols]") {
  const std::string jpeg = picture_bytes("jpeg", 160, 90, noise);
  const Symbol symbol = load(jpeg, "photo.jpg");
  CHECK(pdf_of(symbol.picture).find(jpeg) != std::string::npos);

  const std::string wide = picture_bytes("jpeg", 600, 10, noise);
  const auto is_kept = [&](double longest_mm) {
    const Symbol kept = load(wide, "photo.jpg", longest_mm);
    return pdf_of(kept.picture).find(wide) != std::string::npos;
  };
  CHECK(is_kept(25.41));
  CHECK_FALSE(is_kept(25.39));
}

TEST_CASE("a large photo is scaled down and stays a JPEG, upright", "[symbols]") {
  const int orientation = GENERATE(as<int>{}, 1, 6);
  const std::string jpeg = with_orientation(
      picture_bytes("jpeg", 2400, 1200,
                    [](int x, int y) { return four_blocks(x, y, 2400, 1200); }),
      orientation);
  const Symbol symbol = load(jpeg, "photo.jpg", 50.8);
  CHECK(symbol.picture.width == (orientation == 1 ? 900 : 450));
  CHECK(symbol.picture.height == (orientation == 1 ? 450 : 900));
  CHECK(symbol.picture.pixels_per_unit.value() == Approx(2400.0 / 900));
  const std::string pdf = pdf_of(symbol.picture);
  CHECK(pdf.find(jpeg) == std::string::npos);
  CHECK(pdf.find("\xff\xd8\xff") != std::string::npos);
  CHECK(pdf.find("/DCTDecode") != std::string::npos);
  // Upright, the stored top left of orientation 6 is at the top right.
  const Image image = render(symbol.picture, 0.1);
  const int x = orientation == 1 ? 5 : image.width - 5;
  CHECK((image.at(x, 5) >> 16 & 255) > 200);
  CHECK((image.at(x, 5) & 255) < 60);
}

TEST_CASE("a large picture with alpha is scaled down and traced", "[symbols]") {
  const Symbol symbol = load(picture_bytes("png", 2000, 2000,
                                           [](int x, int y) {
                                             const bool in =
                                                 std::hypot(x - 1000, y - 1000) < 500;
                                             return Rgba{9, 9, 9, in ? 255 : 0};
                                           }),
                             "cow.png", 25.4);
  CHECK(symbol.picture.width == Approx(450).margin(3));
  CHECK(symbol.silhouette.area == Approx(std::numbers::pi).epsilon(0.02));
}

TEST_CASE("a picture with too many pixels is refused before it is decoded", "[symbols]") {
  // The header of a bitmap of 20000 x 5001 pixels, and not one of them.
  std::string bmp = picture_bytes("bmp", 1, 1, noise);
  bmp[18] = '\x20', bmp[19] = '\x4e';
  bmp[22] = '\x89', bmp[23] = '\x13';
  CHECK(complaint(bmp, "photo.bmp") ==
        "deck.yaml:3:5: error: photo.bmp has 20,000 x 5,001 pixels, more than 100 "
        "million\n"
        "  hint: scale it down; 1600 pixels on the longer side are plenty\n");

  // More than an int can count: 40000 x 60000.
  bmp[18] = '\x40', bmp[19] = '\x9c';
  bmp[22] = '\x60', bmp[23] = '\xea';
  CHECK_THAT(complaint(bmp, "photo.bmp"),
             ContainsSubstring("photo.bmp has 40,000 x 60,000 pixels, more than 100 "));
}

TEST_CASE("a GIF whose first frame is smaller than its canvas is whole", "[symbols]") {
  // A canvas of 100 x 100, and a frame of 20 x 20 at (40, 40).
  const std::string gif(
      "\x47\x49\x46\x38\x39\x61\x64\x00\x64\x00\xf0\x00\x00\xff\x00\x00\x00\x00"
      "\x00\x21\xf9\x04\x00\x00\x00\x00\x00\x2c\x28\x00\x28\x00\x14\x00\x14\x00"
      "\x00\x02\x11\x84\x8f\xa9\xcb\xed\x0f\xa3\x9c\xb4\xda\x8b\xb3\xde\xbc\xfb"
      "\xaf\x15\x00\x3b",
      58);
  const Symbol symbol = load(gif, "cow.gif");
  CHECK(symbol.picture.width == 20);
  CHECK(symbol.picture.height == 20);
  CHECK_THAT(complaint(gif.substr(0, gif.size() - 1), "cow.gif"),
             ContainsSubstring("cow.gif is damaged: "));
}

TEST_CASE("a picture that is cut off is refused, wherever it ends", "[symbols]") {
  const std::string type = GENERATE(as<std::string>{}, "png", "jpeg", "bmp");
  const std::string whole = picture_bytes(type, 60, 40, noise);
  load(whole, "cow.dat");
  for (const double share : {0.05, 0.2, 0.5, 0.9, 0.99}) {
    const auto size = static_cast<std::size_t>(share * double(whole.size()));
    INFO(type << ", " << size << " of " << whole.size());
    CHECK_THAT(complaint(whole.substr(0, size), "cow.dat"),
               ContainsSubstring("deck.yaml:3:5: error: cow.dat is damaged: "));
  }
  CHECK(complaint(whole.substr(0, whole.size() - 1), "cow.dat") ==
        "deck.yaml:3:5: error: cow.dat is damaged: its end is missing\n");
}

TEST_CASE("a picture whose middle is wrong is refused", "[symbols]") {
  std::string png = picture_bytes("png", 60, 40, noise);
  png[png.size() / 2] = static_cast<char>(png[png.size() / 2] ^ 0x55);
  CHECK_THAT(complaint(png, "cow.png"), ContainsSubstring("cow.png is damaged: "));
}

TEST_CASE("a JPEG whose middle is wrong is refused", "[symbols]") {
  const std::string whole = picture_bytes("jpeg", 60, 40, noise);
  const std::string told =
      "deck.yaml:3:5: error: cow.jpg is damaged: a part of its pixels is not there\n";
  std::string ended = whole;
  ended.replace(whole.size() / 2, 2, "\xff\xd9");
  CHECK(complaint(ended, "cow.jpg") == told);
  // The few bytes too many of some cameras are no damage.
  CHECK(complaint(whole.substr(0, whole.size() - 2) + std::string(3, '\0') + "\xff\xd9",
                  "cow.jpg")
            .empty());
}

TEST_CASE("what is no picture is told", "[symbols]") {
  CHECK(complaint("Dear diary", "notes.png") ==
        "deck.yaml:3:5: error: notes.png is not a picture\n");
  CHECK(complaint("", "cow.png") == "deck.yaml:3:5: error: cow.png is an empty file\n");
  CHECK(complaint(picture_bytes("png", 9, 9,
                                [](int, int) {
                                  return Rgba{9, 9, 9, 0};
                                }),
                  "cow.png") ==
        "deck.yaml:3:5: error: cow.png draws nothing\n"
        "  hint: every pixel of it is transparent\n");
}

TEST_CASE("a kind of picture without a loader is told by its name", "[symbols]") {
  const auto mark_of = [](const std::string& mark) {
    return std::string("\0\0\0\x18", 4) + mark + std::string(64, '\0');
  };
  const auto answer = [](const std::string& kind, const std::string& package) {
    return "deck.yaml:3:5: error: photo is a " + kind +
           " picture, for which gdk-pixbuf has no loader here\n  hint: install one "
           "(Debian: " +
           package + ") or convert the picture to JPEG or PNG\n";
  };
  const auto is_told = [](const std::string& told, const std::string& expected) {
    // With the loader, these few bytes are a damaged picture.
    return told == expected || told.find("photo is damaged: ") != told.npos;
  };
  CHECK(is_told(complaint(mark_of("ftypheic"), "photo"),
                answer("HEIC", "heif-gdk-pixbuf")));
  CHECK(is_told(complaint(mark_of("ftypavif"), "photo"),
                answer("AVIF", "libavif-gdk-pixbuf")));
  CHECK(is_told(complaint("RIFF\x40...WEBPVP8 " + std::string(64, '\0'), "photo"),
                answer("WebP", "webp-pixbuf-loader")));
}

TEST_CASE("a background keeps its margins", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "b.png", picture_bytes("png", 200, 150, disc));
  const Picture picture =
      load_picture(folder / "b.png", here, {Length::mm(60), Length::mm(60)});
  CHECK(picture.width == 200);
  CHECK(picture.height == 150);
  const Image image = render(picture, 1);
  CHECK(image.alpha(120, 90) == 255);
  CHECK(image.alpha(20, 20) == 0);
}

TEST_CASE("a circle keeps the middle of a picture, and nothing beyond it", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "strip.png", picture_bytes("png", 3000, 60, [](int x, int) {
              return x < 1500 ? Rgba{200, 0, 0} : Rgba{0, 0, 200};
            }));
  SymbolSource source{"strip", folder / "strip.png", here};
  source.cutout = Cutout::circle;
  const Symbol symbol = load_symbol(source);
  CHECK(symbol.picture.width == 60);
  CHECK(symbol.picture.height == 60);
  CHECK(symbol.silhouette.area == Approx(3.1416).epsilon(0.05));
}

TEST_CASE("a picture longer than can be drawn is refused by name", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "strip.png",
            picture_bytes("png", 40'000, 1, [](int, int) { return Rgba{}; }));
  const std::string message = "strip.png is 40,000 pixels long, more than 32,000";
  CHECK_THROWS_WITH(load_symbol({"strip", folder / "strip.png", here}), message);
  CHECK_THROWS_WITH(
      load_picture(folder / "strip.png", here, {Length::mm(60), Length::mm(60)}),
      message);
}
