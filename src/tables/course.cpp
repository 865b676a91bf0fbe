#include "tables/course.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace onematch {
namespace {

/// The course ends when all games that still go on are less likely than this.
constexpr double least_rest = 1e-13;

/// The chances of a player's positions at the start of a turn become those at its end.
TurnChances play_turn(const Moves& moves, std::vector<double>& positions) {
  TurnChances turn;
  std::vector<double> after(positions.size());
  // A position that is thrown from again is a lower one, and comes later.
  for (std::size_t i = positions.size(); i-- > 1;) {
    double stays = 0;
    for (const Step& step : moves.steps[i])
      if (step.again && step.to == i) stays += step.chance;
    const double throws = positions[i] / (1 - stays);
    turn.throws += throws;
    for (const Step& step : moves.steps[i])
      if (!step.again)
        after[step.to] += throws * step.chance;
      else if (step.to != i)
        positions[step.to] += throws * step.chance;
  }
  turn.thrower_wins = after[0];
  after[0] = 0;
  positions = std::move(after);
  return turn;
}

/// The chance to be done before each turn, counted from 0; the last one is after all.
std::vector<double> done_before(const Course& course) {
  std::vector<double> done{0};
  for (const TurnChances& turn : course) done.push_back(done.back() + turn.thrower_wins);
  return done;
}

}  // namespace

Course solo_course(const Moves& moves, PositionIndex player) {
  assert(player > 0);
  std::vector<double> positions(moves.positions.size());
  positions[player] = 1;
  Course course;
  do course.push_back(play_turn(moves, positions));
  while (std::accumulate(positions.begin(), positions.end(), 0.0) >= least_rest);
  return course;
}

Course separate_course(const Course& first, const Course& second) {
  const std::vector<double> first_done = done_before(first);
  const std::vector<double> second_done = done_before(second);
  Course course;
  for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i) {
    const double second_goes_on = 1 - second_done[i];
    const double first_goes_on = 1 - first_done[i + 1];
    course.push_back(
        {first[i].thrower_wins * second_goes_on, 0, first[i].throws * second_goes_on});
    course.push_back(
        {second[i].thrower_wins * first_goes_on, 0, second[i].throws * first_goes_on});
  }
  return course;
}

}  // namespace onematch
