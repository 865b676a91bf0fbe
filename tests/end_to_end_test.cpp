// The finished PDF, drawn by Poppler and measured pixel by pixel: nothing of ours but the
// colours of the symbols is known here.
#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <sstream>

#include "support/command.hpp"
#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

constexpr int dpi = 508;  // 20 pixels a millimetre
constexpr double pixels_per_mm = dpi / 25.4;

struct Rgb {
  int red, green, blue;
};

/// Thirteen shapes that try a tracer and a packer, each in a colour of its own: as ink
/// mixes with the white of the card, its colour's direction away from white stays.
struct Kind {
  const char* drawing;
  Rgb away;  ///< from white
};
constexpr std::array<Kind, 13> kinds{{
    {"<circle cx='50' cy='50' r='40'/>", {255, 0, 0}},
    {"<path d='M2 48h96v4h-96z'/>", {0, 255, 0}},                             // a needle
    {"<path d='M10 10h20v60h60v20h-80z'/>", {0, 0, 255}},                     // an L
    {"<path d='M50 5A45 45 0 1 0 95 50 30 30 0 1 1 50 5'/>", {255, 255, 0}},  // crescent
    {"<path d='M50 5a45 45 0 1 0 1 0m0 20a25 25 0 1 1-1 0'/>", {255, 0, 255}},  // ring
    {"<circle cx='15' cy='15' r='9'/><circle cx='80' cy='30' r='9'/>"
     "<circle cx='40' cy='85' r='9'/>",
     {0, 255, 255}},  // loose dots
    {"<path d='M50 2l12 36 36 12-36 12-12 36-12-36-36-12 36-12z'/>", {255, 120, 0}},
    {"<path d='M10 10h80v80h-80z'/>", {255, 0, 120}},
    {"<path d='M5 5h90v12h-90zM5 83h90v12h-90z'/>", {0, 255, 120}},  // two bars
    {"<path d='M10 5l80 45-80 45z'/>", {120, 255, 0}},
    {"<path d='M5 95V40a45 40 0 0 1 90 0v55h-12V40a33 28 0 0 0-66 0v55z'/>",
     {120, 0, 255}},  // an arch
    {"<path d='M40 5h20v35h35v20h-35v35h-20v-35h-35v-20h35z'/>", {0, 120, 255}},
    {"<ellipse cx='50' cy='50' rx='45' ry='20'/>", {255, 120, 120}},
}};

std::string svg(const Kind& kind) {
  std::ostringstream text;
  text << "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'><g fill='rgb("
       << 255 - kind.away.red << ',' << 255 - kind.away.green << ','
       << 255 - kind.away.blue << ")'>" << kind.drawing << "</g></svg>";
  return text.str();
}

/// Which symbol a pixel is of; nothing unless ink covers at least half of it.
std::optional<std::size_t> kind_of(Rgb pixel) {
  const std::array<double, 3> away{255.0 - pixel.red, 255.0 - pixel.green,
                                   255.0 - pixel.blue};
  const double length = std::hypot(away[0], away[1], away[2]);
  if (length == 0) return {};
  std::size_t best = 0;
  double nearest = -1;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const Rgb k = kinds[i].away;
    const double along = (away[0] * k.red + away[1] * k.green + away[2] * k.blue) /
                         std::hypot(k.red, k.green, k.blue) / length;
    if (along > nearest) {
      nearest = along;
      best = i;
    }
  }
  const Rgb k = kinds[best].away;
  if (length < std::hypot(k.red, k.green, k.blue) / 2) return {};
  return best;
}

struct Pixel {
  int x, y;
};

/// The pixels of each symbol on one card that have a neighbour which is not theirs.
using Borders = std::map<std::size_t, std::vector<Pixel>>;

struct Page {
  int width = 0, height = 0;
  std::string bytes;

  Rgb at(int x, int y) const {
    const auto* p = reinterpret_cast<const unsigned char*>(bytes.data()) +
                    3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                         static_cast<std::size_t>(x));
    return {p[0], p[1], p[2]};
  }
};

Page draw(const std::string& pdf, int number) {
  std::istringstream ppm(output_of("pdftoppm -singlefile -f " + std::to_string(number) +
                                   " -r " + std::to_string(dpi) + " '" + pdf + "'"));
  std::string magic;
  int brightest = 0;
  Page page;
  ppm >> magic >> page.width >> page.height >> brightest;
  REQUIRE(magic == "P6");
  ppm.get();
  page.bytes.resize(3 * static_cast<std::size_t>(page.width) *
                    static_cast<std::size_t>(page.height));
  ppm.read(page.bytes.data(), static_cast<std::streamsize>(page.bytes.size()));
  REQUIRE(ppm);
  return page;
}

Borders borders_in(const Page& page, int left, int top, int side) {
  Borders borders;
  for (int y = top; y < top + side; ++y)
    for (int x = left; x < left + side; ++x) {
      const auto kind = kind_of(page.at(x, y));
      if (!kind) continue;
      if (kind_of(page.at(x + 1, y)) != kind || kind_of(page.at(x - 1, y)) != kind ||
          kind_of(page.at(x, y + 1)) != kind || kind_of(page.at(x, y - 1)) != kind)
        borders[*kind].push_back({x, y});
    }
  return borders;
}

/// In mm, between the centres of the nearest two pixels.
double distance(const std::vector<Pixel>& a, const std::vector<Pixel>& b) {
  double least = std::numeric_limits<double>::infinity();
  for (const Pixel p : a)
    for (const Pixel q : b) {
      const double dx = p.x - q.x, dy = p.y - q.y;
      least = std::min(least, dx * dx + dy * dy);
    }
  return std::sqrt(least) / pixels_per_mm;
}

}  // namespace

TEST_CASE("ink in the finished PDF keeps clear of other ink and of the edge",
          "[end to end]") {
  constexpr double size = 60, clearance = 1.5, edge = 3;
  constexpr double tolerance = 0.05;  // mm: a pixel
  const ScratchFolder folder;
  for (std::size_t i = 0; i < kinds.size(); ++i)
    make_file(folder / (std::string(1, static_cast<char>('a' + i)) + ".svg"),
              svg(kinds[i]));
  make_file(folder / "deck.yaml",
            "symbols: .\n"
            "card: {size: 60 mm}\n"
            "scatter: {clearance: 1.5 mm, edge: 3 mm}\n"
            "sheet:\n"
            "  marks: none\n"
            "  footer: false\n"
            "  slots: {first: [13, 25.5], pitch: [62, 62], columns: 3, rows: 4}\n");
  REQUIRE(run_program({"build", "-q", folder.path().string()}).code == 0);

  // 13 cards of four, 3 x 4 on a sheet.
  const Page page = draw((folder / "deck.pdf").string(), 1);
  CHECK(std::abs(page.width - 210 * pixels_per_mm) <= 1);
  std::size_t pairs = 0;
  for (int card = 0; card < 12; ++card) {
    INFO("card " << card + 1);
    const double x = (210 - 3 * size - 2 * 2) / 2 + (card % 3) * (size + 2);
    const double y = (297 - 4 * size - 3 * 2) / 2 + (card / 3) * (size + 2.0);
    const Borders borders = borders_in(page, static_cast<int>(x * pixels_per_mm),
                                       static_cast<int>(y * pixels_per_mm),
                                       static_cast<int>(size * pixels_per_mm));
    REQUIRE(borders.size() == 4);
    for (auto a = borders.begin(); a != borders.end(); ++a) {
      for (auto b = std::next(a); b != borders.end(); ++b, ++pairs) {
        INFO("symbols " << a->first << " and " << b->first);
        CHECK(distance(a->second, b->second) > clearance - tolerance);
      }
      double least = size;
      for (const Pixel p : a->second)
        least = std::min(
            least, size / 2 - std::hypot((p.x + 0.5) / pixels_per_mm - x - size / 2,
                                         (p.y + 0.5) / pixels_per_mm - y - size / 2));
      INFO("symbol " << a->first);
      CHECK(least > edge - tolerance);
      // The scatter fills the card: no symbol lies lost in the middle of nothing.
      CHECK(least < size / 4);
    }
  }
  CHECK(pairs == 12 * 6);
}
