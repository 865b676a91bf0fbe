// The blanks within a text: they belong to it, so that nothing can be put there.
#include "symbols/text_blanks.hpp"

#include <cmath>

#include "placement/placement.hpp"
#include "support/decks.hpp"
#include "support/drawings.hpp"
#include "support/picture_files.hpp"
#include "symbols/load.hpp"
#include "symbols/outline.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

Symbol load(const std::string& words, Style style = Style::color,
            SymbolCache* cache = nullptr) {
  SymbolSource source{words, TextSymbol{words, "DejaVu Sans Bold", black, ""}, {}};
  source.style = style;
  return load_symbol(source, {}, cache);
}

/// Whether the outline holds a point of the picture.
bool holds(const Symbol& symbol, Vec2 p) {
  return contains(symbol.silhouette.outline,
                  (1 / symbol.frame.radius) * (p - symbol.frame.centre));
}

/// Stretches without ink between columns with ink, wider than between two letters, in
/// the rows from `top` to `bottom` of a picture.
std::vector<Box> seen_blanks(const Picture& picture, double top, double bottom) {
  constexpr double least = 24;
  const Image image = render(picture, 1);
  std::vector<Box> blanks;
  double end_of_ink = -1;
  for (int x = 0; x < image.width; ++x)
    for (int y = static_cast<int>(top); y < static_cast<int>(bottom); ++y)
      if (image.alpha(x, y) > 127) {
        if (end_of_ink >= 0 && x - end_of_ink > least)
          blanks.push_back({end_of_ink, top, x - end_of_ink, bottom - top});
        end_of_ink = x + 1;
      }
  return blanks;
}

std::vector<Box> seen_blanks(const Picture& picture) {
  return seen_blanks(picture, 0, picture.height);
}

Vec2 turned(Vec2 p, double angle) {
  const double c = std::cos(angle), s = std::sin(angle);
  return {c * p.x - s * p.y, s * p.x + c * p.y};
}

/// Whether the outline holds points all over `box`, but for its rim.
bool holds_all(const Symbol& symbol, const Box& box) {
  for (const double along : {0.1, 0.3, 0.5, 0.7, 0.9})
    for (const double down : {0.1, 0.3, 0.5, 0.7, 0.9})
      if (!holds(symbol, {box.x + along * box.width, box.y + down * box.height}))
        return false;
  return true;
}

}  // namespace

TEST_CASE("a blank within a text is in its outline, as high as its neighbours",
          "[symbols]") {
  struct Example {
    std::string words;
    std::size_t blanks;
  };
  const auto [words, blanks] = GENERATE(
      as<Example>{}, Example{"6\u00A0:\u00A02", 2}, Example{"1 001", 1},
      Example{"100\u00A0−\u00A01", 2}, Example{"1\u00A0+\u00A01", 2}, Example{"d   o", 1},
      Example{"3\t4", 1}, Example{"اب\u00A0اب", 1}, Example{"٣\u00A0×\u00A0٤", 2},
      Example{"עוד\u00A0עוד", 1}, Example{"  1 2  ", 1});
  INFO(words);
  const Symbol symbol = load(words);
  const std::vector<Box> seen = seen_blanks(symbol.picture);
  REQUIRE(seen.size() == blanks);
  CHECK(symbol.picture.blanks.size() == blanks);
  for (const Box& blank : seen)
    CHECK(holds(symbol, {blank.x + blank.width / 2, symbol.picture.height / 2}));
}

TEST_CASE("a blank is as high as the higher of its neighbours", "[symbols]") {
  for (const char* words : {"d — o", "1\u00A0—\u00A01"}) {
    INFO(words);
    const Symbol symbol = load(words);
    CHECK(holds_all(symbol, seen_blanks(symbol.picture).front()));
  }
  // The dash and the o are low.
  const Symbol symbol = load("d — o");
  const Box low = seen_blanks(symbol.picture).back();
  CHECK(holds(symbol, {low.x + low.width / 2, symbol.picture.height - 8}));
  CHECK_FALSE(holds(symbol, {low.x + low.width / 2, 8}));
}

TEST_CASE("the outline of a text follows its ink where there is no blank", "[symbols]") {
  const Symbol word = load("do");
  CHECK(word.picture.blanks.empty());
  CHECK_FALSE(holds(word, {5, 5}));
  CHECK_FALSE(holds(word, {word.picture.width - 20, 5}));
  CHECK(load("مرحبا").picture.blanks.empty());
  // A joiner is no blank.
  CHECK(load("a\u200Db").picture.blanks.empty());
}

TEST_CASE("each line of a text has blanks of its own", "[symbols]") {
  const Symbol symbol = load("1 2\n1\u00A0—\u00A01\u00A0—\u00A01");
  const double height = symbol.picture.height;
  CHECK(symbol.picture.blanks.size() == 5);
  const std::vector<Box> upper = seen_blanks(symbol.picture, 0, 0.4 * height);
  const std::vector<Box> lower = seen_blanks(symbol.picture, 0.6 * height, height);
  REQUIRE(upper.size() == 1);
  REQUIRE(lower.size() == 4);
  CHECK(holds_all(symbol, upper[0]));
  for (const Box& blank : lower) CHECK(holds_all(symbol, blank));
  CHECK_FALSE(holds(symbol, {lower[0].x, 0.2 * height}));

  // Those at the ends of lines are none.
  CHECK(load("1 \n 1").picture.blanks.empty());
}

TEST_CASE("blanks stay when a text gets lines, an outline or a place in the cache",
          "[symbols]") {
  SymbolCache cache;
  load("6\u00A0:\u00A02", Style::color, &cache);
  cache.begin_deck();
  std::vector<Symbol> symbols;
  symbols.push_back(load("6\u00A0:\u00A02", Style::outline));
  symbols.push_back(outlined(load("6\u00A0:\u00A02"), white));
  symbols.push_back(outlined(load("6\u00A0:\u00A02", Style::color, &cache), white));
  for (const Symbol& symbol : symbols) {
    const std::vector<Box> seen = seen_blanks(symbol.picture);
    REQUIRE(seen.size() == 2);
    for (const Box& blank : seen) CHECK(holds_all(symbol, blank));
  }
}

TEST_CASE("nothing is put into the blanks of a deck of sums", "[symbols]") {
  std::vector<Symbol> symbols;
  std::vector<Face> faces;
  for (const char* words :
       {"3 × 4", "12 : 3", "100 − 1", "7 + 8", "10 %", "6 : 2", "1 001"}) {
    symbols.push_back(load(words));
    faces.push_back({static_cast<SymbolId>(faces.size()), symbols.back().silhouette, {}});
  }
  const Deck deck = plane_deck(2);
  const std::vector<CardLayout> layouts =
      place_deck(deck, cast_of(deck, faces), {ShapeKind::circle, 85, 85, 0}, {}, 2);
  std::size_t looked_at = 0;
  for (const CardLayout& layout : layouts)
    for (const Placement& owner : layout)
      for (const Box& blank : symbols[index(owner.face)].picture.blanks)
        for (const Placement& other : layout) {
          if (&other == &owner) continue;
          const Circle& frame = symbols[index(owner.face)].frame;
          const Vec2 middle{blank.x + blank.width / 2, blank.y + blank.height / 2};
          const Vec2 on_card = owner.centre + turned((owner.radius / frame.radius) *
                                                         (middle - frame.centre),
                                                     owner.angle);
          const Vec2 in_other =
              (1 / other.radius) * turned(on_card - other.centre, -other.angle);
          CHECK_FALSE(contains(faces[index(other.face)].silhouette.outline, in_other));
          ++looked_at;
        }
  CHECK(looked_at > 40);
}
