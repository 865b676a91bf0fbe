#include "placement/placement.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

#include "placement/verify.hpp"
#include "support/decks.hpp"
#include "support/digest.hpp"
#include "support/distances.hpp"
#include "support/drawings.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

constexpr Shape round_card{ShapeKind::circle, 85, 85, 0};
constexpr Shape poker{ShapeKind::rectangle, 63, 88, 3};
constexpr Shape strip{ShapeKind::rectangle, 160, 40, 0};
constexpr Shape hexagon{ShapeKind::hexagon, 90, 90 * 0.86602540378443865, 4};

/// Lays the deck out and has it checked; the shortest names do.
std::vector<CardLayout> checked(const Deck& deck, const std::vector<Face>& faces,
                                const Shape& shape, const ScatterSpec& spec) {
  std::vector<CardLayout> layouts =
      place_deck(deck, cast_of(deck, faces), shape, spec, 2);
  verify_layouts(deck, cast_of(deck, faces),
                 std::vector<std::string>(deck.symbol_count, "it"), shape, spec, layouts);
  return layouts;
}

std::vector<double> sizes(const CardLayout& layout, const std::vector<Face>& faces) {
  std::vector<double> visual;
  for (const Placement& p : layout)
    visual.push_back(p.radius * visual_size(faces[index(p.face)].silhouette));
  return visual;
}

bool sizes_in_range(const CardLayout& layout, const std::vector<Face>& faces,
                    const ScatterSpec& spec) {
  const std::vector<double> all = sizes(layout, faces);
  double mean = 0;
  for (const double size : all) mean += size / static_cast<double>(all.size());
  return std::all_of(all.begin(), all.end(), [&](double size) {
    return size >= mean * spec.least_size * (1 - 1e-6) &&
           size <= mean * spec.most_size * (1 + 1e-6);
  });
}

bool all_equal(const std::vector<double>& values) {
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  return *most - *least < 1e-9;
}

}  // namespace

TEST_CASE("one symbol fills the card up to the edge", "[placement]") {
  const std::vector<Face> disc = awkward_faces(1);
  const auto layouts = checked(single_card(1), disc, round_card, {});
  REQUIRE(layouts[0].size() == 1);
  CHECK(layouts[0][0].radius == Approx(39.5).epsilon(0.01));
  CHECK(length(layouts[0][0].centre) < 0.4);
}

TEST_CASE("any number of awkward symbols keeps all distances", "[placement]") {
  const std::size_t count = GENERATE(as<std::size_t>{}, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12,
                                     14, 17, 20, 25, 31, 40);
  const std::vector<Face> faces = awkward_faces(count);
  ScatterSpec spec;
  spec.clearance = 1_mm;
  INFO(count << " symbols");
  const auto layouts = checked(single_card(count), faces, round_card, spec);
  CHECK(sizes_in_range(layouts[0], faces, spec));
  // All of one size is what the layout of last resort looks like.
  if (count > 1) CHECK(!all_equal(sizes(layouts[0], faces)));
}

TEST_CASE("cards of every shape keep all distances and sizes", "[placement]") {
  const Shape shape = GENERATE(as<Shape>{}, round_card, poker, strip, hexagon);
  const Deck deck = plane_deck(3);
  const std::vector<Face> faces = awkward_faces(deck.symbol_count);
  ScatterSpec spec;
  spec.clearance = 2_mm;
  spec.edge = 4_mm;
  for (const CardLayout& layout : checked(deck, faces, shape, spec)) {
    CHECK(sizes_in_range(layout, faces, spec));
    CHECK(!all_equal(sizes(layout, faces)));
  }
}

TEST_CASE("decks of one awkward symbol over and over keep all distances", "[placement]") {
  const std::size_t which = GENERATE(as<std::size_t>{}, 0, 1, 2, 3, 4, 6, 7, 8, 9);
  const std::vector<Face> faces(7, awkward_faces(10)[which]);
  INFO(awkward_names(10)[which]);
  for (const CardLayout& layout : checked(plane_deck(2), faces, round_card, {}))
    CHECK(!all_equal(sizes(layout, faces)));
}

TEST_CASE("no ink comes nearer than asked, pixel by pixel", "[placement]") {
  // From the drawings themselves, not their outlines: each pixel of the card is looked
  // up in the masks, and distances are those between pixels.
  constexpr int per_mm = 10;
  constexpr int side = 85 * per_mm;
  const std::vector<DrawnSymbol> drawings = awkward_drawings();
  Deck deck{10, {}};
  for (std::size_t first : {0u, 3u, 5u}) {
    Card& card = deck.cards.emplace_back();
    for (std::size_t i = 0; i < 6; ++i)
      card.push_back(static_cast<SymbolId>((first + i) % 10));
  }
  const ScatterSpec spec;
  const auto layouts = checked(deck, awkward_faces(10), round_card, spec);

  double least = 1e9, least_edge = 1e9;
  for (const CardLayout& layout : layouts) {
    std::vector<Bitmap> pictures;
    for (const Placement& p : layout) {
      const DrawnSymbol& drawing = drawings[index(p.face)];
      Bitmap& picture = pictures.emplace_back(side, side);
      const double cos = std::cos(p.angle), sin = std::sin(p.angle);
      for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
          const Vec2 at{(x + 0.5) / per_mm - 42.5, (y + 0.5) / per_mm - 42.5};
          const Vec2 arm = 1 / p.radius * (at - p.centre);
          const Circle& frame = drawing.trace.frame;
          const double u = frame.centre.x + frame.radius * (cos * arm.x + sin * arm.y);
          const double v = frame.centre.y + frame.radius * (cos * arm.y - sin * arm.x);
          if (u < 0 || v < 0 || u >= drawing.mask.width || v >= drawing.mask.height)
            continue;
          if (drawing.mask.at(static_cast<int>(u), static_cast<int>(v)) < 26) continue;
          picture.set(x, y);
          least_edge = std::min(least_edge, 42.5 - length(at));
        }
    }
    for (std::size_t i = 0; i < pictures.size(); ++i) {
      const std::vector<double> away = distances(pictures[i]);
      for (std::size_t j = 0; j < i; ++j)
        for (std::size_t k = 0; k < away.size(); ++k)
          if (pictures[j].at(static_cast<int>(k % side), static_cast<int>(k / side)))
            least = std::min(least, away[k] / per_mm);
    }
  }
  CHECK(least >= 1.5);
  CHECK(least_edge >= 3);
  // And not much more than asked, or this test would prove nothing.
  CHECK(least < 1.9);
  CHECK(least_edge < 3.4);
}

TEST_CASE("the layout does not depend on the number of threads", "[placement]") {
  const Deck deck = plane_deck(3);
  const std::vector<Face> faces = awkward_faces(deck.symbol_count);
  const auto one = place_deck(deck, cast_of(deck, faces), round_card, {}, 1);
  const auto four = place_deck(deck, cast_of(deck, faces), round_card, {}, 4);
  REQUIRE(one.size() == four.size());
  for (std::size_t card = 0; card < one.size(); ++card)
    for (std::size_t i = 0; i < one[card].size(); ++i) {
      CHECK(one[card][i].face == four[card][i].face);
      CHECK(one[card][i].centre == four[card][i].centre);
      CHECK(one[card][i].radius == four[card][i].radius);
      CHECK(one[card][i].angle == four[card][i].angle);
    }
}

TEST_CASE("the seed decides the layout", "[placement]") {
  const Deck deck = single_card(5);
  const std::vector<Face> faces = awkward_faces(5);
  ScatterSpec spec;
  const auto first = place_deck(deck, cast_of(deck, faces), round_card, spec, 1);
  CHECK(digest(first) ==
        digest(place_deck(deck, cast_of(deck, faces), round_card, spec, 1)));
  spec.seed = 2;
  CHECK(digest(first) !=
        digest(place_deck(deck, cast_of(deck, faces), round_card, spec, 1)));
}

TEST_CASE("layouts are the same on every machine and at every optimisation",
          "[placement]") {
  const Deck deck = plane_deck(2);
  const auto layouts =
      place_deck(deck, cast_of(deck, awkward_faces(7)), round_card, {}, 2);
  CHECK(digest(layouts) == 0x95b19b8d0a62a7bau);
}

TEST_CASE("symbols turn no further than allowed", "[placement]") {
  const double degrees = GENERATE(as<double>{}, 0, 30, 90);
  const Deck deck = plane_deck(3);
  ScatterSpec spec;
  spec.largest_angle = degrees * std::numbers::pi / 180;
  double furthest = 0;
  for (const CardLayout& layout :
       checked(deck, awkward_faces(deck.symbol_count), round_card, spec))
    for (const Placement& p : layout) furthest = std::max(furthest, std::abs(p.angle));
  CHECK(furthest <= spec.largest_angle);
  CHECK(furthest >= 0.9 * spec.largest_angle);
}

TEST_CASE("free symbols point in all directions", "[placement]") {
  const Deck deck = plane_deck(5);
  const std::vector<Face> faces = awkward_faces(deck.symbol_count);
  const auto layouts = place_deck(deck, cast_of(deck, faces), round_card, {}, 2);
  std::vector<Vec2> sums(deck.symbol_count);
  for (const CardLayout& layout : layouts)
    for (const Placement& p : layout) {
      CHECK(std::abs(p.angle) <= std::numbers::pi);
      sums[index(p.face)] =
          sums[index(p.face)] + Vec2{std::cos(p.angle), std::sin(p.angle)};
    }
  double mean = 0;
  for (const Vec2 sum : sums) mean += length(sum) / 6 / static_cast<double>(sums.size());
  // By mere chance it would be 0.36 with six cards a symbol.
  CHECK(mean < 0.3);
}

TEST_CASE("each symbol is large on some cards and small on others", "[placement]") {
  const Deck deck = plane_deck(5);
  const std::vector<Face> faces = awkward_faces(deck.symbol_count);
  ScatterSpec spec;
  spec.least_size = 0.6;
  spec.most_size = 1.4;
  std::vector<double> least(deck.symbol_count, 10), most(deck.symbol_count);
  for (const CardLayout& layout : checked(deck, faces, round_card, spec)) {
    const std::vector<double> all = sizes(layout, faces);
    double mean = 0;
    for (const double size : all) mean += size / static_cast<double>(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
      const std::size_t symbol = index(layout[i].face);
      least[symbol] = std::min(least[symbol], all[i] / mean);
      most[symbol] = std::max(most[symbol], all[i] / mean);
    }
  }
  for (std::size_t symbol = 0; symbol < deck.symbol_count; ++symbol)
    CHECK(most[symbol] / least[symbol] > 1.3);
}

TEST_CASE("nearly every symbol is in the middle of some card", "[placement]") {
  const Deck deck = plane_deck(7);
  const std::vector<Face> faces = awkward_faces(deck.symbol_count);
  std::set<FaceId> inmost;
  for (const CardLayout& layout :
       place_deck(deck, cast_of(deck, faces), round_card, {}, 2))
    inmost.insert(std::min_element(layout.begin(), layout.end(),
                                   [](const Placement& a, const Placement& b) {
                                     return length(a.centre) < length(b.centre);
                                   })
                      ->face);
  // By mere chance a third of the 57 would be in the middle of none.
  CHECK(inmost.size() >= 50);
}

TEST_CASE("sizes can be asked to be all equal", "[placement]") {
  const Deck deck = plane_deck(3);
  const std::vector<Face> faces = awkward_faces(deck.symbol_count);
  ScatterSpec spec;
  spec.least_size = spec.most_size = 1;
  double mean = 0;
  for (const CardLayout& layout : checked(deck, faces, round_card, spec)) {
    CHECK(sizes_in_range(layout, faces, spec));
    mean += sizes(layout, faces)[0] / 13;
  }
  // Well above what slots would give: 16.5 mm, less what the roundest symbol needs.
  CHECK(mean > 13);
}

TEST_CASE("cards may hold different numbers of symbols, or none", "[placement]") {
  const Deck deck{6,
                  {{SymbolId{0}, SymbolId{1}, SymbolId{2}, SymbolId{3}},
                   {},
                   {SymbolId{0}},
                   {SymbolId{3}, SymbolId{4}, SymbolId{5}}}};
  const auto layouts = checked(deck, awkward_faces(6), round_card, {});
  CHECK(layouts[0].size() == 4);
  CHECK(layouts[1].empty());
  CHECK(layouts[2].size() == 1);
  CHECK(layouts[3][0].face == FaceId{3});
}

TEST_CASE("progress counts every card once", "[placement]") {
  std::vector<std::size_t> calls;
  place_deck(plane_deck(2), cast_of(plane_deck(2), awkward_faces(7)), round_card, {}, 2,
             [&calls](std::size_t done) { calls.push_back(done); });
  CHECK(calls == std::vector<std::size_t>{1, 2, 3, 4, 5, 6, 7});
}

TEST_CASE("a card without room for its symbols is refused", "[placement]") {
  struct Case {
    Shape shape;
    std::size_t symbols;
    Length clearance, edge;
    std::string message, hint;
  };
  const Case c =
      GENERATE(as<Case>{},
               Case{round_card, 8, 40_mm, 3_mm,
                    "a card of 85 mm has no room for 8 symbols, 40 mm from "
                    "each other and 3 mm from "
                    "its edge",
                    "try a clearance of at most 31.4 mm, or at most 5 symbols a card"},
               Case{poker, 12, 60_mm, 3_mm,
                    "a card of 63 x 88 mm has no room for 12 symbols, 60 mm "
                    "from each other and 3 mm "
                    "from its edge",
                    "try a clearance of at most 24.6 mm, or at most 3 symbols a card"},
               Case{round_card, 2, 100_mm, 3_mm,
                    "a card of 85 mm has no room for 2 symbols, 100 mm from "
                    "each other and 3 mm from "
                    "its edge",
                    "try a clearance of at most 74.9 mm, or a larger card"},
               Case{hexagon, 3, 1_mm, 38_mm,
                    "a card of 90 mm has no room for 3 symbols, 1 mm from "
                    "each other and 38 mm from "
                    "its edge",
                    "try an edge of at most 36.4 mm, or a larger card"},
               Case{round_card, 3, 1_mm, 42_mm,
                    "a card of 85 mm has no room for 3 symbols, 1 mm from "
                    "each other and 42 mm from "
                    "its edge",
                    "try an edge of at most 39.7 mm, or a larger card"});
  ScatterSpec spec;
  spec.clearance = c.clearance;
  spec.edge = c.edge;
  spec.where = {"deck.yaml", 9, 3};
  try {
    place_deck(single_card(c.symbols),
               cast_of(single_card(c.symbols), awkward_faces(c.symbols)), c.shape, spec,
               1);
    FAIL("not refused");
  } catch (const Error& error) {
    CHECK(error.what() == c.message);
    CHECK(error.problems().at(0).hint == c.hint);
    CHECK(error.problems().at(0).where == spec.where);
  }
}
