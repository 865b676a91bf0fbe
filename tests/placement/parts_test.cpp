// The engine's parts, each by itself.
#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

#include "core/elementary.hpp"
#include "core/random.hpp"
#include "deck/plane.hpp"
#include "placement/descent.hpp"
#include "placement/energy.hpp"
#include "placement/exact.hpp"
#include "placement/placement.hpp"
#include "placement/slots.hpp"
#include "placement/targets.hpp"
#include "support/decks.hpp"
#include "support/drawings.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// A task for one card with the first `bodies`.
CardTask task_of(const std::vector<Body>& bodies) {
  CardTask task;
  for (const Body& body : bodies) task.bodies.push_back(&body);
  task.targets.resize(bodies.size());
  task.angles.resize(bodies.size());
  task.gaps.resize(bodies.size() * bodies.size(), 1.5);
  task.edge = 3;
  task.least_size = 0.7;
  task.most_size = 1.3;
  task.largest_angles.resize(bodies.size(), std::numbers::pi);
  task.unit = 12;
  return task;
}

std::vector<Body> bodies_of(std::size_t count) {
  std::vector<Body> bodies;
  for (const Silhouette& silhouette : awkward_silhouettes(count))
    bodies.emplace_back(silhouette);
  return bodies;
}

}  // namespace

TEST_CASE("equal slots come near the best known discs in a circle", "[placement]") {
  struct Known {
    std::size_t count;
    double radius;
  };
  const Known known = GENERATE(
      as<Known>{}, Known{1, 1}, Known{2, 0.5}, Known{3, 0.464102}, Known{5, 0.370192},
      Known{7, 0.333333}, Known{8, 0.302593}, Known{12, 0.248163}, Known{19, 0.205605});
  const Slots slots = equal_slots({ShapeKind::circle, 2000, 2000, 0}, known.count, 0, 0);
  REQUIRE(slots.centres.size() == known.count);
  CHECK(slots.radius / 1000 <= known.radius + 1e-6);
  CHECK(slots.radius / 1000 >= 0.98 * known.radius);
}

TEST_CASE("slots keep clearance and edge in every shape", "[placement]") {
  const Shape shape =
      GENERATE(as<Shape>{}, Shape{}, Shape{ShapeKind::rectangle, 63, 88, 3},
               Shape{ShapeKind::hexagon, 90, 77.942286, 0});
  const std::size_t count = GENERATE(as<std::size_t>{}, 1, 4, 13, 40);
  const Slots slots = equal_slots(shape, count, 2, 5);
  REQUIRE(slots.centres.size() == count);
  CHECK(slots.radius > 1);
  for (std::size_t i = 0; i < count; ++i) {
    CHECK(depth_inside(shape, slots.centres[i]) >= slots.radius + 5 - 1e-9);
    for (std::size_t j = 0; j < i; ++j)
      CHECK(length(slots.centres[i] - slots.centres[j]) >= 2 * slots.radius + 2 - 1e-9);
  }
}

TEST_CASE("a card that is all edge has no slots", "[placement]") {
  CHECK(equal_slots({}, 3, 1, 42.4).radius == 0);
  CHECK(equal_slots({}, 3, 1, 50).radius == 0);
}

TEST_CASE("on each card every size rank occurs once, and no symbol has one twice",
          "[placement]") {
  const std::size_t order = GENERATE(as<std::size_t>{}, 2, 3, 5, 7, 11);
  const Deck deck = plane_deck(order);
  const auto ranks = size_ranks(deck, 1);
  std::map<SymbolId, std::set<std::size_t>> of_symbol;
  for (std::size_t card = 0; card < deck.cards.size(); ++card) {
    std::vector<std::size_t> sorted = ranks[card];
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 0; i < sorted.size(); ++i) CHECK(sorted[i] == i);
    for (std::size_t i = 0; i < sorted.size(); ++i)
      CHECK(of_symbol[deck.cards[card][i]].insert(ranks[card][i]).second);
  }
}

TEST_CASE("a symbol on all cards has the ranks in turn", "[placement]") {
  // Ten cards of three, all with symbol 0.
  Deck deck{21, {}};
  for (std::uint16_t i = 0; i < 10; ++i)
    deck.cards.push_back({SymbolId{0}, static_cast<SymbolId>(1 + 2 * i),
                          static_cast<SymbolId>(2 + 2 * i)});
  std::vector<int> counts(3);
  for (const auto& card : size_ranks(deck, 4)) ++counts[card[0]];
  for (const int count : counts) CHECK((count == 3 || count == 4));
}

TEST_CASE("a seed gives the same size ranks in every version", "[placement]") {
  CHECK(size_ranks(whole_deck(3), 1) ==
        std::vector<std::vector<std::size_t>>{
            {2, 0, 1}, {0, 1, 2}, {1, 0, 2}, {1, 2, 0}, {0, 2, 1}, {1, 2, 0}, {0, 1, 2}});
}

TEST_CASE("size ranks depend on the seed", "[placement]") {
  CHECK(size_ranks(plane_deck(3), 1) == size_ranks(plane_deck(3), 1));
  CHECK(size_ranks(plane_deck(3), 1) != size_ranks(plane_deck(3), 2));
}

TEST_CASE("the places of a symbol are spread evenly", "[placement]") {
  const Deck deck = plane_deck(5);
  const auto places = spread_places(deck, 1);
  std::map<SymbolId, std::set<int>> sixths;
  for (std::size_t card = 0; card < deck.cards.size(); ++card)
    for (std::size_t i = 0; i < deck.cards[card].size(); ++i)
      sixths[deck.cards[card][i]].insert(static_cast<int>(places[card][i] * 6));
  for (const auto& [symbol, parts] : sixths)
    CHECK(parts == std::set<int>{0, 1, 2, 3, 4, 5});
}

TEST_CASE("the distance field follows the outline", "[placement]") {
  Random random(8);
  for (const Silhouette& silhouette : awkward_silhouettes(10)) {
    const DistanceField field(silhouette.outline);
    for (int run = 0; run < 200; ++run) {
      const Vec2 p{random.uniform(-1.38, 1.38), random.uniform(-1.38, 1.38)};
      double least = 1e9;
      for (std::size_t i = 0; i < silhouette.outline.size(); ++i)
        least = std::min(
            least,
            distance_to_segment(p, silhouette.outline[i],
                                silhouette.outline[(i + 1) % silhouette.outline.size()]));
      if (contains(silhouette.outline, p)) least = -least;
      CHECK(field.at(p).distance == Approx(least).margin(0.04));
    }
  }
}

TEST_CASE("beyond its grid the distance field goes on growing", "[placement]") {
  const DistanceField field(rectangle_silhouette(1).outline);
  CHECK(field.at({3, 0}).distance == Approx(3 - std::sqrt(0.5)).margin(0.01));
  CHECK(field.at({3, 0}).slope.x == Approx(1));
  CHECK(field.at({0, -5}).slope.y == Approx(-1));
}

TEST_CASE("samples lie on the outline and cover it", "[placement]") {
  for (const Silhouette& silhouette : awkward_silhouettes(10)) {
    const Body body(silhouette);
    REQUIRE(body.samples.size() == fine_samples);
    for (const Vec2 p : body.samples) CHECK(std::abs(body.field.at(p).distance) < 0.05);
    for (const Vec2 v : silhouette.outline) {
      double least = 1e9;
      for (std::size_t i = 0; i < coarse_samples; ++i)
        least = std::min(least, length(v - body.samples[i]));
      CHECK(least < 0.3);
    }
  }
}

TEST_CASE("visual size is 1 for a disc and less for what is thin", "[placement]") {
  const std::vector<Silhouette> silhouettes = awkward_silhouettes(4);
  CHECK(visual_size(silhouettes[0]) == Approx(1).epsilon(0.01));
  CHECK(visual_size(rectangle_silhouette(1)) ==
        Approx(std::pow(2 / std::numbers::pi, 0.25)));
  CHECK(visual_size(silhouettes[3]) < 0.6);
}

TEST_CASE("the slopes of the energy are its derivatives", "[placement]") {
  const std::vector<Body> bodies = bodies_of(6);
  const CardTask task = task_of(bodies);
  Energy energy(task);
  Random random(12);
  const Stage stage{0, 0.7, 36};
  int compared = 0;
  for (int run = 0; run < 20; ++run) {
    Poses poses(6), gradient(6), unused(6);
    for (Pose& pose : poses)
      pose = {{random.uniform(-33, 33), random.uniform(-33, 33)},
              random.uniform(-3, 3),
              random.uniform(2.2, 2.7)};
    energy.at(poses, stage, gradient);
    constexpr double step = 1e-6;
    const auto check = [&](double& coordinate, double slope, double scale) {
      const double before = coordinate;
      coordinate = before + step;
      const double up = energy.at(poses, stage, unused);
      coordinate = before - step;
      const double down = energy.at(poses, stage, unused);
      coordinate = before;
      CHECK((up - down) / (2 * step) == Approx(slope).epsilon(0.01).margin(0.02 * scale));
      ++compared;
    };
    for (std::size_t i = 0; i < poses.size(); ++i) {
      check(poses[i].centre.x, gradient[i].centre.x, 1);
      check(poses[i].centre.y, gradient[i].centre.y, 1);
      check(poses[i].angle, gradient[i].angle, 12);
      // The range of sizes is held against the mean, whose own slope is left out.
      check(poses[i].log_radius, gradient[i].log_radius, 500);
    }
  }
  CHECK(compared == 480);
}

TEST_CASE("a random start overlaps nowhere", "[placement]") {
  const std::vector<Body> bodies = bodies_of(8);
  const CardTask task = task_of(bodies);
  Random random(3);
  for (int run = 0; run < 50; ++run) {
    const Poses poses = random_start(task, random);
    for (std::size_t i = 0; i < 8; ++i) {
      const double radius = exponential(poses[i].log_radius);
      CHECK(length(poses[i].centre) + radius <= 42.5 - 3);
      for (std::size_t j = 0; j < i; ++j)
        CHECK(length(poses[i].centre - poses[j].centre) >=
              radius + exponential(poses[j].log_radius) + 1.5);
    }
  }
}

TEST_CASE("a random start has the symbol meant for it in the middle", "[placement]") {
  const std::vector<Body> bodies = bodies_of(8);
  CardTask task = task_of(bodies);
  Random random(5);
  int hits = 0;
  for (int run = 0; run < 80; ++run) {
    task.inmost = static_cast<std::size_t>(run) % 8;
    const Poses poses = random_start(task, random);
    const auto inmost = std::min_element(
        poses.begin(), poses.end(),
        [](const Pose& a, const Pose& b) { return length(a.centre) < length(b.centre); });
    hits += inmost - poses.begin() == static_cast<std::ptrdiff_t>(task.inmost);
  }
  // By mere chance it would be 10.
  CHECK(hits > 60);
}

TEST_CASE("settling parts symbols that overlap and fills what room is left",
          "[placement]") {
  const std::vector<Body> bodies = bodies_of(2);
  const CardTask task = task_of(bodies);
  // A disc and a square, a little too near; then much too small.
  for (const double radius : {15.0, 14.0}) {
    Poses poses{{{-15, 0}, 0, logarithm(radius)}, {{13, 0}, 0, logarithm(radius)}};
    REQUIRE(settle(task, poses));
    const double between = distance(placed_outline(bodies[0], poses[0]),
                                    placed_outline(bodies[1], poses[1]));
    CHECK(between >= 1.5);
    CHECK(between < 3.3);
  }
}

TEST_CASE("settling gives up where a size would fall out of range", "[placement]") {
  const std::vector<Body> bodies = bodies_of(2);
  const CardTask task = task_of(bodies);
  Poses poses{{{0, 0}, 0, logarithm(30)}, {{34, 0}, 0, logarithm(5)}};
  CHECK(!settle(task, poses));
}
