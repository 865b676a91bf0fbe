#include "placement/verify.hpp"

#include "support/decks.hpp"
#include "support/drawings.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

const Deck pair_of_cards{3, {{SymbolId{0}, SymbolId{1}}, {SymbolId{0}, SymbolId{2}}}};
const std::vector<std::string> names{"fox", "bee", "owl"};
constexpr Shape card{ShapeKind::circle, 85, 85, 0};

/// Squares with sides of 2 in a frame of their own size: no matter, as verification
/// takes outlines as they come.
std::vector<Face> squares() {
  const Silhouette square{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}, 4};
  return std::vector<Face>(3, Face{{}, square, {}});
}

/// The first card's symbols 5 mm apart, the second's a little over 3 mm from the edge.
std::vector<CardLayout> good_layouts() {
  return {{{FaceId{0}, {-7.5, 0}, 5, 0}, {FaceId{1}, {7.5, 0}, 5, 0}},
          {{FaceId{0}, {-20, 0}, 5, 0}, {FaceId{2}, {34.1, 0}, 5, 0}}};
}

std::string complaint(const std::vector<CardLayout>& layouts,
                      const ScatterSpec& spec = {}) {
  try {
    verify_layouts(pair_of_cards, cast_of(pair_of_cards, squares()), names, card, spec,
                   layouts);
  } catch (const Error& error) {
    std::string all;
    for (const Problem& problem : error.problems()) {
      CHECK(problem.hint == "this is a bug in onematch; please report it");
      all += problem.message + "\n";
    }
    return all;
  }
  return "";
}

}  // namespace

TEST_CASE("good layouts are measured", "[placement]") {
  const Clearances least = verify_layouts(
      pair_of_cards, cast_of(pair_of_cards, squares()), names, card, {}, good_layouts());
  CHECK(least.clearance == Approx(5));
  // The corner at (39.1, 5).
  CHECK(least.edge == Approx(42.5 - std::sqrt(39.1 * 39.1 + 25)));
}

TEST_CASE("a symbol moved towards another is found", "[placement]") {
  std::vector<CardLayout> layouts = good_layouts();
  layouts[0][1].centre.x -= 4;
  CHECK(complaint(layouts) == "card 1: 'fox' and 'bee' are 1 mm apart, not 1.5 mm\n");
  layouts[0][1].centre.x -= 4;
  CHECK(complaint(layouts) == "card 1: 'fox' and 'bee' are 0 mm apart, not 1.5 mm\n");
}

TEST_CASE("a symbol inside another is found", "[placement]") {
  std::vector<CardLayout> layouts = good_layouts();
  layouts[1] = {{FaceId{0}, {1, 1}, 20, 0}, {FaceId{2}, {0, 0}, 2, 0}};
  ScatterSpec spec;
  spec.least_size = 0.1;
  spec.most_size = 2;
  const std::string meet = "card 2: 'fox' and 'owl' are 0 mm apart, not 1.5 mm\n";
  CHECK(complaint(layouts, spec) == meet);
  std::swap(layouts[1][0].radius, layouts[1][1].radius);
  CHECK(complaint(layouts, spec) == meet);
}

TEST_CASE("a cross of two symbols with all corners outside is found", "[placement]") {
  const Face bar{{}, {{{-1, -0.1}, {1, -0.1}, {1, 0.1}, {-1, 0.1}}, 0.4}, {}};
  const Deck deck{2, {{SymbolId{0}, SymbolId{1}}}};
  const std::vector<CardLayout> layouts{
      {{FaceId{0}, {0, 0}, 20, 0}, {FaceId{1}, {0, 0}, 20, 1.5707963}}};
  CHECK_THROWS_WITH(
      verify_layouts(deck, cast_of(deck, {bar, bar}), names, card, {}, layouts),
      "card 1: 'fox' and 'bee' are 0 mm apart, not 1.5 mm");
}

TEST_CASE("a symbol turned towards another is found", "[placement]") {
  std::vector<CardLayout> layouts = good_layouts();
  layouts[0][1].angle = 0.7853981634;
  layouts[0][1].centre.x -= 2;
  // The corner points at the other: 5 mm - 2 mm - 5 (root 2 - 1) mm.
  CHECK(complaint(layouts) == "card 1: 'fox' and 'bee' are 0.928 mm apart, not 1.5 mm\n");
}

TEST_CASE("a symbol over the edge is found", "[placement]") {
  std::vector<CardLayout> layouts = good_layouts();
  layouts[1][1].centre.x += 0.1;
  CHECK(complaint(layouts) == "card 2: 'owl' is 2.982 mm from the edge, not 3 mm\n");
  layouts[1][1].centre.x = 50;
  CHECK(complaint(layouts) == "card 2: 'owl' is -12.727 mm from the edge, not 3 mm\n");
}

TEST_CASE("edges of rectangles and hexagons are measured to their rounded corners",
          "[placement]") {
  const Deck deck{1, {{SymbolId{0}}}};
  const auto edge = [&](const Shape& shape, Vec2 at, double size) {
    ScatterSpec spec;
    spec.edge = 0_mm;
    return verify_layouts(deck, cast_of(deck, {squares()[0]}), names, shape, spec,
                          {{{FaceId{0}, at, size, 0}}})
        .edge;
  };
  constexpr Shape poker{ShapeKind::rectangle, 63, 88, 3};
  CHECK(edge(poker, {20, 0}, 5) == Approx(6.5));
  CHECK(edge(poker, {0, -30}, 5) == Approx(9));
  // The corner at (30.5, 43), in the rounding round (28.5, 41).
  CHECK(edge(poker, {25.5, 38}, 5) == Approx(3 - std::sqrt(8)));
  constexpr Shape hexagon{ShapeKind::hexagon, 80, 69.282032302755, 0};
  CHECK(edge(hexagon, {0, 20}, 5) == Approx(34.641016 - 25));
  // The slanted side's normal is at 30 degrees.
  CHECK(edge(hexagon, {20, 10}, 5) == Approx(34.641016 - (25 * 0.8660254 + 15 * 0.5)));
}

TEST_CASE("a symbol swapped for another is found", "[placement]") {
  std::vector<CardLayout> layouts = good_layouts();
  layouts[0][1].face = FaceId{2};
  CHECK(complaint(layouts) ==
        "card 1: 'bee' is missing\ncard 1: 'owl' does not belong on it\n");
}

TEST_CASE("a face that there is not is found", "[placement]") {
  std::vector<CardLayout> layouts = good_layouts();
  layouts[1][1].face = FaceId{60000};
  CHECK(complaint(layouts) == "card 2: there is no face 60001\n");
  Cast cast = cast_of(pair_of_cards, squares());
  cast.faces[2].symbol = SymbolId{3};
  CHECK_THROWS_WITH(verify_layouts(pair_of_cards, cast, names, card, {}, good_layouts()),
                    "card 2: there is no symbol 4");
}

TEST_CASE("a card that is to show another symbol's face is found", "[placement]") {
  Cast cast = cast_of(pair_of_cards, squares());
  cast.shown[1][0] = FaceId{1};
  CHECK_THROWS_WITH(verify_layouts(pair_of_cards, cast, names, card, {}, good_layouts()),
                    "card 2 is to show other symbols than it has");
  cast.shown[1].pop_back();
  CHECK_THROWS_WITH(verify_layouts(pair_of_cards, cast, names, card, {}, good_layouts()),
                    "card 2 is to show other symbols than it has");
  cast.shown.pop_back();
  CHECK_THROWS_WITH(verify_layouts(pair_of_cards, cast, names, card, {}, good_layouts()),
                    "the deck has 2 cards, but faces for 1");
}

TEST_CASE("a missing and a double symbol are found", "[placement]") {
  std::vector<CardLayout> layouts = good_layouts();
  layouts[0].pop_back();
  CHECK(complaint(layouts) == "card 1: 'bee' is missing\n");
  layouts = good_layouts();
  layouts[1].push_back({FaceId{0}, {0, 20}, 5, 0});
  CHECK(complaint(layouts) == "card 2: 'fox' does not belong on it\n");
}

TEST_CASE("a missing card is found", "[placement]") {
  std::vector<CardLayout> layouts = good_layouts();
  layouts.pop_back();
  CHECK(complaint(layouts) == "the deck has 2 cards, but 1 were laid out\n");
}

TEST_CASE("all that is wrong is said at once", "[placement]") {
  std::vector<CardLayout> layouts = good_layouts();
  layouts[0][1].centre.x -= 4;
  layouts[1][1].centre.x += 0.1;
  CHECK(complaint(layouts) ==
        "card 1: 'fox' and 'bee' are 1 mm apart, not 1.5 mm\n"
        "card 2: 'owl' is 2.982 mm from the edge, not 3 mm\n");
}

TEST_CASE("a symbol out of the range of sizes is found", "[placement]") {
  std::vector<CardLayout> layouts = good_layouts();
  layouts[0][1].radius = 3;
  // 5 and 3 about a mean of 4.
  CHECK(complaint(layouts).empty());
  ScatterSpec spec;
  spec.least_size = 0.8;
  spec.most_size = 1.2;
  CHECK(complaint(layouts, spec) ==
        "card 1: 'fox' is 1.25 times as large as the mean, more than 1.2\n"
        "card 1: 'bee' is 0.75 times as large as the mean, less than 0.8\n");
}

TEST_CASE("a thin symbol may be longer than a full one", "[placement]") {
  std::vector<Face> faces = squares();
  // A bar of a quarter of the square's area, for the same radius.
  faces[1].silhouette = {{{-1, -0.25}, {1, -0.25}, {1, 0.25}, {-1, 0.25}}, 1};
  ScatterSpec spec;
  spec.least_size = spec.most_size = 1;
  std::vector<CardLayout> layouts = good_layouts();
  const auto complaint_of = [&] {
    try {
      verify_layouts(pair_of_cards, cast_of(pair_of_cards, faces), names, card, spec,
                     layouts);
    } catch (const Error& error) {
      return error.problems().front().message;
    }
    return std::string();
  };
  layouts[0][0].radius = 5 / std::sqrt(2.0);
  CHECK(complaint_of().empty());
  layouts[0][0].radius = 5;
  CHECK_THAT(complaint_of(), ContainsSubstring("card 1: 'fox' is 1.17"));
}

TEST_CASE("a symbol turned too far is found", "[placement]") {
  std::vector<CardLayout> layouts = good_layouts();
  layouts[1][1].angle = -0.5;
  layouts[1][1].centre.x -= 3;
  CHECK(complaint(layouts).empty());
  ScatterSpec spec;
  spec.largest_angle = 0.4;
  CHECK(complaint(layouts, spec) ==
        "card 2: 'owl' is turned by -28.6 degrees, more than 22.9\n");
  std::vector<Face> faces = squares();
  faces[2].largest_angle = 0;
  CHECK_THROWS_WITH(verify_layouts(pair_of_cards, cast_of(pair_of_cards, faces), names,
                                   card, {}, layouts),
                    "card 2: 'owl' is turned by -28.6 degrees, more than 0");
}
