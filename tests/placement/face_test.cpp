#include "placement/face.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "placement/exact.hpp"
#include "placement/placement.hpp"
#include "placement/verify.hpp"
#include "support/decks.hpp"
#include "support/drawings.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

constexpr Color red{0.85, 0.1, 0.1}, brick{0.8, 0.15, 0.12}, blue{0.1, 0.2, 0.8};
constexpr Shape round_card;

Face rimmed(std::vector<Color> rim) {
  return {{}, rectangle_silhouette(1), std::move(rim)};
}

/// The least distance between the outlines of two symbols of `layout`.
double between(const CardLayout& layout, const std::vector<Face>& faces, std::size_t i,
               std::size_t j) {
  const auto outline = [&](const Placement& p) {
    return placed_outline(Body(faces[index(p.face)].silhouette),
                          {p.centre, p.angle, std::log(p.radius)});
  };
  return distance(outline(layout[i]), outline(layout[j]));
}

/// The mean, over the symbols, of the distance to the nearest neighbour.
double mean_gap(const CardLayout& layout, const std::vector<Face>& faces) {
  double sum = 0;
  for (std::size_t i = 0; i < layout.size(); ++i) {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t j = 0; j < layout.size(); ++j)
      if (j != i) least = std::min(least, between(layout, faces, i, j));
    sum += least / static_cast<double>(layout.size());
  }
  return sum;
}

}  // namespace

TEST_CASE("rims of one colour are alike, and those of different ones are not",
          "[placement]") {
  CHECK(likeness(rimmed({red}), rimmed({red})) == 1);
  CHECK(likeness(rimmed({red}), rimmed({brick})) == 1);
  CHECK(likeness(rimmed({red}), rimmed({blue})) == 0);
  CHECK(likeness(rimmed({black}), rimmed({white})) == 0);
}

TEST_CASE("rims of several colours are alike in part", "[placement]") {
  CHECK(likeness(rimmed({red, blue}), rimmed({red})) == 0.5);
  CHECK(likeness(rimmed({red, blue}), rimmed({brick, blue})) == 0.5);
  CHECK(likeness(rimmed({red, blue, black, white}), rimmed({blue, blue})) == 0.25);
}

TEST_CASE("of a rim that is unknown nothing is like it", "[placement]") {
  CHECK(likeness(rimmed({}), rimmed({red})) == 0);
  CHECK(likeness(rimmed({red}), rimmed({})) == 0);
}

TEST_CASE("symbols that look alike are further apart than others", "[placement]") {
  std::vector<Face> faces = awkward_faces(8);
  for (std::size_t i = 0; i < faces.size(); ++i) faces[i].rim = {i < 4 ? red : blue};
  double alike = std::numeric_limits<double>::infinity(), different = alike;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    ScatterSpec spec;
    spec.seed = seed;
    const CardLayout layout = place_deck(single_card(8), cast_of(single_card(8), faces),
                                         round_card, spec, 1)[0];
    for (std::size_t i = 0; i < 8; ++i)
      for (std::size_t j = 0; j < i; ++j) {
        double& least = (i < 4) == (j < 4) ? alike : different;
        least = std::min(least, between(layout, faces, i, j));
      }
  }
  CHECK(different >= 1.5);
  CHECK(different < 1.6);
  CHECK(alike > 2);
}

TEST_CASE("an airy card has wider gaps, and keeps its promises", "[placement]") {
  const std::vector<Face> faces = awkward_faces(8);
  ScatterSpec spec;
  const std::vector<CardLayout> full =
      place_deck(single_card(8), cast_of(single_card(8), faces), round_card, spec, 1);
  spec.fullness = Fullness::airy;
  const std::vector<CardLayout> airy =
      place_deck(single_card(8), cast_of(single_card(8), faces), round_card, spec, 1);
  CHECK(mean_gap(airy[0], faces) > mean_gap(full[0], faces) + 1);
  verify_layouts(single_card(8), cast_of(single_card(8), faces), awkward_names(8),
                 round_card, spec, airy);
}

TEST_CASE("each symbol keeps to its own largest angle as well", "[placement]") {
  std::vector<Face> faces = awkward_faces(7);
  faces[2].largest_angle = 0;
  faces[5].largest_angle = 0.3;
  double most_free = 0;
  for (const CardLayout& layout :
       place_deck(plane_deck(2), cast_of(plane_deck(2), faces), round_card, {}, 1))
    for (const Placement& p : layout) {
      if (index(p.face) == 2)
        CHECK(p.angle == 0);
      else if (index(p.face) == 5)
        CHECK(std::abs(p.angle) <= 0.3 + 1e-12);
      else
        most_free = std::max(most_free, std::abs(p.angle));
    }
  CHECK(most_free > 1);
}

TEST_CASE("a symbol with two faces keeps the fairness of one", "[placement]") {
  const Deck deck = plane_deck(3);
  Cast cast;
  for (std::uint16_t i = 0; i < deck.symbol_count; ++i)
    for (const double proportion : {1.0, 2.5})
      cast.faces.push_back({SymbolId{i}, rectangle_silhouette(proportion), {}});
  for (const Card& card : deck.cards) {
    std::vector<FaceId>& shown = cast.shown.emplace_back();
    for (const SymbolId symbol : card)
      shown.push_back(static_cast<FaceId>(2 * index(symbol) + cast.shown.size() % 2));
  }
  const std::vector<CardLayout> layouts = place_deck(deck, cast, round_card, {}, 1);
  verify_layouts(deck, cast, awkward_names(13), round_card, {}, layouts);
  for (std::size_t card = 0; card < layouts.size(); ++card)
    for (std::size_t i = 0; i < 4; ++i)
      CHECK(layouts[card][i].face == cast.shown[card][i]);
}
