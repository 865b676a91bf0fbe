// The bundled drawings keep the rules of their style.
#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <map>
#include <numbers>
#include <set>

#include "core/color.hpp"
#include "support/matches.hpp"
#include "support/scratch.hpp"
#include "symbols/find.hpp"
#include "symbols/load.hpp"
#include "test.hpp"

using namespace onematch;
namespace fs = std::filesystem;

namespace {

const fs::path library = fs::path(ONEMATCH_SOURCE_DIR) / "symbols";

const std::set<std::string> palette = {
    "#2b2d42", "#ffffff", "#fff3d6", "#e5383b", "#a4161a", "#f77f00",
    "#ffc61a", "#8ac926", "#2a9d4a", "#1b6b3a", "#12a5a0", "#4db8ff",
    "#1f66c1", "#14397d", "#7b4fb8", "#c6a5f0", "#ff8fb1", "#d6246e",
    "#e3b27a", "#96603a", "#5b3826", "#a9b2bd", "#5d6b7a"};

struct Drawing {
  std::string name;
  fs::path file;
  std::string text;
};

std::vector<Drawing> all_drawings() {
  std::vector<Drawing> drawings;
  for (const LibraryGroup& group : library_groups(library))
    for (const SymbolSource& source :
         find_symbols({{LibrarySymbols{group.name}, {}}}, library)) {
      const fs::path file = std::get<fs::path>(source.from);
      drawings.push_back({source.name, file, contents_of(file)});
    }
  REQUIRE_FALSE(drawings.empty());
  return drawings;
}

constexpr int side = 48;

/// A drawing in its symbol frame, `side` pixels across, turned clockwise.
std::vector<std::uint32_t> painted(const Symbol& symbol, double angle) {
  const SurfacePtr image(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side));
  const ContextPtr cr(cairo_create(image.get()));
  cairo_translate(cr.get(), side / 2.0, side / 2.0);
  cairo_rotate(cr.get(), angle);
  cairo_scale(cr.get(), side / 2.0 / symbol.frame.radius,
              side / 2.0 / symbol.frame.radius);
  cairo_translate(cr.get(), -symbol.frame.centre.x, -symbol.frame.centre.y);
  cairo_set_source_surface(cr.get(), symbol.picture.recording.get(), 0, 0);
  cairo_paint(cr.get());
  cairo_surface_flush(image.get());
  const auto* pixels =
      reinterpret_cast<const std::uint32_t*>(cairo_image_surface_get_data(image.get()));
  return {pixels, pixels + side * side};
}

/// The palette's colour that covers most of the drawing.
std::string main_color(const std::vector<std::uint32_t>& pixels) {
  std::map<std::string, int> count;
  for (const std::uint32_t pixel : pixels)
    if (pixel >> 24 == 0xff) {
      std::array<char, 8> hex;
      std::snprintf(hex.data(), hex.size(), "#%06x", pixel & 0xffffff);
      ++count[hex.data()];
    }
  return std::max_element(
             count.begin(), count.end(),
             [](const auto& a, const auto& b) { return a.second < b.second; })
      ->first;
}

/// How much of the ink of both is ink of both: 1 for the same silhouette.
double overlap(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b) {
  int either = 0, both = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const bool in_a = a[i] >> 24 > 127, in_b = b[i] >> 24 > 127;
    either += in_a || in_b ? 1 : 0;
    both += in_a && in_b ? 1 : 0;
  }
  return static_cast<double>(both) / either;
}

}  // namespace

TEST_CASE("there are six groups, animals and food each fill a deck of six a card",
          "[drawings]") {
  std::map<std::string, std::size_t> sizes;
  for (const LibraryGroup& group : library_groups(library))
    sizes[group.name] = group.symbols.size();
  CHECK(sizes == std::map<std::string, std::size_t>{{"animals", 31},
                                                    {"food", 31},
                                                    {"home", 13},
                                                    {"nature", 13},
                                                    {"toys", 13},
                                                    {"transport", 13}});
}

TEST_CASE("each drawing is small, plain and titled", "[drawings]") {
  for (const Drawing& drawing : all_drawings()) {
    INFO(drawing.file.string());
    CHECK(drawing.text.size() < 3000);
    CHECK_THAT(drawing.text, ContainsSubstring("viewBox=\"0 0 100 100\""));
    std::string title = matches_in(drawing.text, "<title>([^<]*)</title>").at(0);
    title[0] = static_cast<char>(std::tolower(title[0]));
    std::replace(title.begin(), title.end(), '-', ' ');
    CHECK(title == drawing.name);
    for (const std::string& element : matches_in(drawing.text, "<([a-z]+)"))
      CHECK(std::set<std::string>{"svg", "title", "path", "circle", "ellipse", "rect",
                                  "polygon", "g"}
                .count(element) == 1);
    CHECK(drawing.text.find("opacity") == std::string::npos);
  }
}

TEST_CASE("each drawing has four colours of the palette at most", "[drawings]") {
  for (const Drawing& drawing : all_drawings()) {
    INFO(drawing.file.string());
    std::set<std::string> colors;
    for (const std::string& color :
         matches_in(drawing.text, "(?:fill|stroke)=\"([^\"]*)\""))
      if (color != "none") colors.insert(color);
    CHECK_FALSE(colors.empty());
    CHECK(colors.size() <= 4);
    for (const std::string& color : colors) CHECK(palette.count(color) == 1);
  }
}

TEST_CASE("no two drawings are alike in silhouette and main colour", "[drawings]") {
  struct Look {
    std::string name, color;
    std::vector<std::vector<std::uint32_t>> turned;
  };
  constexpr int turns = 24;
  std::vector<Look> looks;
  for (const Drawing& drawing : all_drawings()) {
    const Symbol symbol = load_symbol({drawing.name, drawing.file, {}});
    Look look{drawing.name, {}, {}};
    for (int turn = 0; turn < turns; ++turn)
      look.turned.push_back(painted(symbol, 2 * std::numbers::pi * turn / turns));
    look.color = main_color(look.turned[0]);
    looks.push_back(std::move(look));
  }
  for (std::size_t i = 0; i < looks.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      if (looks[i].color != looks[j].color) continue;
      double most = 0;
      for (const auto& turned : looks[j].turned)
        most = std::max(most, overlap(looks[i].turned[0], turned));
      INFO(looks[i].name << " and " << looks[j].name);
      CHECK(most < 0.88);
    }
}
