#include "tables/moves.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "test.hpp"

using namespace onematch;

namespace {

Moves moves_of(const Variant& variant) {
  return moves_from(variant, {start_position(variant), start_position(variant)});
}

/// A game of few men, to be gone through whole.
Variant small(const char* name) {
  Variant variant = variant_named(name);
  variant.piles = {0, 2, 0, 2, 0, 1};
  return variant;
}

}  // namespace

TEST_CASE("throws have the chances of fair dice", "[tables]") {
  CHECK(all_throws(2).size() == 21);
  CHECK(all_throws(3).size() == 56);
  double sum = 0;
  for (const Chance& thrown : all_throws(3)) {
    const std::set<int> different(thrown.dice.begin(), thrown.dice.end());
    const double ways = different.size() == 1 ? 1 : different.size() == 2 ? 3 : 6;
    CHECK(thrown.chance == ways / 216);
    sum += thrown.chance;
  }
  CHECK(std::abs(sum - 1) < 1e-14);
}

TEST_CASE("no position is left out and none is there twice", "[tables]") {
  // Each count of each phase by itself: 2^3 * 3^3 - 1 to lay down, 3^3 * 4^3 to bear off
  // with the last one, in which nothing is left.
  const Variant variant = variant_named("cotton");
  std::set<Position> expected{start_of(variant, Phase::done)};
  for (const Phase phase : phases_of(variant)) {
    const PointCounts most = start_of(variant, phase).need;
    Position at{phase, {}};
    while (true) {
      std::size_t p = 0;
      while (p < 6 && at.need[p] == most[p]) at.need[p++] = 0;
      if (p == 6) break;
      ++at.need[p];
      expected.insert(at);
    }
  }
  CHECK(expected.size() == 1943);
  const Moves moves = moves_of(variant);
  CHECK(moves.positions.size() == expected.size());
  CHECK(std::set<Position>(moves.positions.begin(), moves.positions.end()) == expected);
  for (std::size_t i = 0; i < moves.positions.size(); ++i)
    CHECK(moves.index_of(moves.positions[i]) == i);
}

TEST_CASE("the tables say what the rules say, and every game runs down", "[tables]") {
  for (const Variant& known : known_variants()) {
    const Variant variant = small(known.name.c_str());
    INFO(variant.name);
    const Moves moves = moves_of(variant);
    CHECK(moves.positions[0].phase == Phase::done);
    CHECK(moves.steps[0].empty());
    bool runs_down = true, is_same = true;
    for (std::size_t i = 1; i < moves.positions.size(); ++i)
      for (std::size_t j = 1; j < moves.positions.size(); ++j) {
        std::map<std::tuple<std::size_t, std::size_t, bool>, double> by_rules, by_table;
        for (const Chance& thrown : all_throws(variant.dice)) {
          const ThrowResult result =
              play_throw(variant, {moves.positions[i], moves.positions[j]}, thrown.dice);
          const std::size_t to = moves.index_of(result.thrower.position);
          const std::size_t other = moves.index_of(result.other.position);
          runs_down = runs_down && to <= i && other <= j;
          by_rules[{to, other, result.again}] += thrown.chance;
        }
        for (const Step& step : moves.steps[i]) {
          const std::size_t other = moves.shares[step.share][j];
          by_table[{step.to, other, step.again && other != 0}] += step.chance;
        }
        is_same = is_same && by_rules.size() == by_table.size();
        for (const auto& [step, chance] : by_rules)
          is_same = is_same && std::abs(by_table[step] - chance) < 1e-14;
      }
    CHECK(runs_down);
    CHECK(is_same);
  }
}

TEST_CASE("points with equal piles are exchanged in every way, where it is no matter",
          "[tables]") {
  CHECK(moves_of(variant_named("dames")).rearranged.size() == 36);
  CHECK(moves_of(variant_named("doblet")).rearranged.size() == 720);
  CHECK(moves_of(variant_named("cotton")).rearranged.size() == 1);
  CHECK(moves_of(variant_named("ofanfelling")).rearranged.size() == 1);
  const Moves moves = moves_of(variant_named("dames"));
  bool keeps_men = true;
  for (std::size_t i = 0; i < moves.positions.size(); ++i) {
    CHECK(moves.rearranged[0][i] == i);
    const PointCounts& need =
        moves.positions[moves.rearranged[moves.sorted_by[i]][i]].need;
    for (const std::vector<PositionIndex>& way : moves.rearranged) {
      const PointCounts& other = moves.positions[way[i]].need;
      keeps_men = keeps_men &&
                  std::is_permutation(need.begin(), need.begin() + 3, other.begin()) &&
                  std::is_permutation(need.begin() + 3, need.end(), other.begin() + 3);
    }
  }
  CHECK(keeps_men);
}
