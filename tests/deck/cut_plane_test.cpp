#include "deck/cut_plane.hpp"

#include <algorithm>
#include <set>

#include "deck/uses.hpp"
#include "deck/verify.hpp"
#include "support/blueprints.hpp"
#include "support/decks.hpp"
#include "test.hpp"

using namespace onematch;

TEST_CASE("no card has three points of a conic", "[deck]") {
  for (int order = 2; order <= 32; ++order) {
    if (!whole_deck_exists(order + 1)) continue;
    INFO("order " << order);
    const std::vector<int> points = conic(order);
    CHECK(points.size() == static_cast<std::size_t>(order + 2 - order % 2));
    CHECK(std::set<int>(points.begin(), points.end()).size() == points.size());
    std::size_t most = 0;
    for (const Card& card : whole_deck(order + 1).cards)
      most = std::max<std::size_t>(
          most, static_cast<std::size_t>(
                    std::count_if(card.begin(), card.end(), [&](SymbolId s) {
                      return std::count(points.begin(), points.end(),
                                        static_cast<int>(index(s))) > 0;
                    })));
    CHECK(most == 2);
  }
}

TEST_CASE("every cut plane is the deck that its figures say", "[deck]") {
  // Orders up to 16; all symbols and all sizes of card.
  const std::vector<Blueprint> planes = cut_planes({{2, 17}, 273, false});
  REQUIRE_FALSE(planes.empty());
  for (const Blueprint& blueprint : planes) check_figures(blueprint);
}

TEST_CASE("a plane without one point has the cards that don't have it", "[deck]") {
  const Deck deck = cut_plane(2, {0}, Tangents::dropped);
  REQUIRE(deck.cards.size() == 4);
  CHECK(deck.symbol_count == 6);
  const Deck tangent = cut_plane(2, {0}, Tangents::one_kept);
  REQUIRE(tangent.cards.size() == 5);
  CHECK(tangent.cards[0].size() == 2);
}

TEST_CASE("order 7 gives up cards for symbols as the formula says", "[deck]") {
  const auto [left_out, cards, with_tangents] = GENERATE(table<std::size_t, std::size_t,
                                                               std::size_t>(
      {{1, 49, 50}, {2, 42, 44}, {3, 36, 39}, {4, 31, 35}, {5, 27, 32}, {8, 21, 29}}));
  std::vector<int> points = conic(7);
  points.resize(left_out);
  CHECK(cut_plane(7, points, Tangents::dropped).cards.size() == cards);
  CHECK(cut_plane(7, points, Tangents::one_kept).cards.size() == with_tangents);
}
