#include "tables/odds.hpp"

#include <cassert>
#include <cmath>

namespace onematch {
namespace {

struct Moments {
  double mean = 0, sd = 0;
};

double ends(const TurnChances& turn) {
  return turn.thrower_wins + turn.other_wins;
}

Moments moments_of_turns(const Course& course) {
  double all = 0, mean = 0, spread = 0;
  for (std::size_t i = 0; i < course.size(); ++i) {
    all += ends(course[i]);
    mean += ends(course[i]) * static_cast<double>(i + 1);
  }
  mean /= all;
  for (std::size_t i = 0; i < course.size(); ++i) {
    const double off = static_cast<double>(i + 1) - mean;
    spread += ends(course[i]) * off * off;
  }
  return {mean, std::sqrt(spread / all)};
}

/// The fewest turns within which a part of all games ends.
int quantile(const Course& course, double part) {
  // A part that is met exactly is not missed by rounding.
  constexpr double slack = 1e-10;
  double ended = 0;
  int turns = 0;
  for (const TurnChances& turn : course) {
    ++turns;
    ended += ends(turn);
    if (ended >= part - slack) break;
  }
  return turns;
}

}  // namespace

Odds summary_of(const Course& course, const Course& solo) {
  assert(!course.empty() && !solo.empty());
  Odds odds;
  for (std::size_t i = 0; i < course.size(); ++i) {
    odds.first_win += i % 2 == 0 ? course[i].thrower_wins : course[i].other_wins;
    odds.win_on_opponents_throw += course[i].other_wins;
    odds.mean_throws += course[i].throws;
  }
  const Moments moments = moments_of_turns(course);
  odds.mean_turns = moments.mean;
  odds.sd_turns = moments.sd;
  odds.median_turns = quantile(course, 0.5);
  odds.q05_turns = quantile(course, 0.05);
  odds.q95_turns = quantile(course, 0.95);
  odds.solo_mean_turns = moments_of_turns(solo).mean;
  return odds;
}

Odds odds_of(const Variant& variant) {
  return odds_of(variant, {start_position(variant), start_position(variant)});
}

Odds odds_of(const Variant& variant, const PositionPair& players) {
  const Moves moves = moves_from(variant, players);
  const PositionIndex first = moves.index_of(players[0]);
  const PositionIndex second = moves.index_of(players[1]);
  const Course solo = solo_course(moves, first);
  // Nobody uses another's dice: then the players' courses are independent.
  if (moves.shares.size() == 1)
    return summary_of(separate_course(solo, solo_course(moves, second)), solo);
  return summary_of(shared_course(moves, first, second), solo);
}

}  // namespace onematch
