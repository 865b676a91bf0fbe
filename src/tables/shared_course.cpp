#include "tables/course.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <numeric>
#include <utility>

namespace onematch {
namespace {

/// A thrower's position that is less likely than this in one turn is left out, and the
/// course ends when all games that still go on are less likely than the other.
constexpr double least_row = 1e-16;
constexpr double least_rest = 1e-13;

/// The chance of each pair of positions, a row for each of the thrower's and a column for
/// each of the other player's. Rows that are not in use are 0.
struct PairChances {
  explicit PairChances(std::size_t size) : cells(size * size), is_used(size, false) {}

  std::vector<double> cells;
  std::vector<bool> is_used;

  double* row(std::size_t i) { return cells.data() + i * is_used.size(); }
};

/// The steps from a position, by what becomes of the row.
struct RowSteps {
  std::vector<std::vector<Step>>
      away;                    ///< the row goes elsewhere: lists of one share each
  std::vector<Step> in_place;  ///< the same player throws from there once more
};

RowSteps by_share(const std::vector<Step>& steps, std::size_t position) {
  RowSteps result;
  std::map<std::size_t, std::vector<Step>> away;
  for (const Step& step : steps)
    if (step.again && step.to == position)
      result.in_place.push_back(step);
    else
      away[step.share].push_back(step);
  for (auto& [share, list] : away) result.away.push_back(std::move(list));
  return result;
}

/// Carries chances from turn to turn. The rows are those of sorted positions only.
class Carrier {
 public:
  Carrier(const Moves& moves, PositionIndex first, PositionIndex second)
      : moves_(moves),
        size_(moves.positions.size()),
        now_(size_),
        next_(size_),
        handed_(size_) {
    for (std::size_t s = 0; s < size_; ++s) steps_.push_back(by_share(moves.steps[s], s));
    add_pair(first, second, 1);
  }

  TurnChances play_turn() {
    TurnChances turn;
    // A row that is thrown again is a lower one, and comes later.
    for (std::size_t s = size_; s-- > 1;) {
      if (!now_.is_used[s]) continue;
      double* row = now_.row(s);
      if (std::accumulate(row, row + size_, 0.0) >= least_row) play_row(s, turn);
      std::fill(row, row + size_, 0.0);
      now_.is_used[s] = false;
    }
    double* won = next_.row(0);
    turn.thrower_wins = std::accumulate(won, won + size_, 0.0);
    std::fill(won, won + size_, 0.0);
    for (std::size_t s = 1; s < size_; ++s)
      turn.other_wins += std::exchange(next_.row(s)[0], 0.0);
    return turn;
  }

  /// Makes the other player the thrower. Returns the chance that the game goes on.
  double pass_dice() {
    constexpr std::size_t block = 16;  // of columns: rows would be far apart in memory
    double rest = 0;
    for (std::size_t start = 0; start < size_; start += block)
      for (std::size_t s = 1; s < size_; ++s) {
        if (!next_.is_used[s]) continue;
        for (std::size_t t = start; t < std::min(start + block, size_); ++t) {
          const double chance = std::exchange(next_.row(s)[t], 0.0);
          if (chance == 0) continue;
          rest += chance;
          add_pair(t, s, chance);
        }
      }
    next_.is_used.assign(size_, false);
    return rest;
  }

 private:
  void add_pair(std::size_t thrower, std::size_t other, double chance) {
    const std::vector<PositionIndex>& sorted =
        moves_.rearranged[moves_.sorted_by[thrower]];
    now_.row(sorted[thrower])[sorted[other]] += chance;
    now_.is_used[sorted[thrower]] = true;
  }

  void play_row(std::size_t s, TurnChances& turn) {
    double* row = now_.row(s);
    if (!steps_[s].in_place.empty()) settle(row, steps_[s].in_place);
    turn.other_wins += std::exchange(row[0], 0.0);
    turn.throws = std::accumulate(row, row + size_, turn.throws);
    for (const std::vector<Step>& steps : steps_[s].away) {
      const double* handed = hand_on(row, steps.front().share);
      for (const Step& step : steps) carry(handed, step);
    }
  }

  /// The row after the other player has used his share.
  const double* hand_on(const double* row, std::size_t share) {
    if (share == 0) return row;
    const PositionIndex* other = moves_.shares[share].data();
    std::fill(handed_.begin(), handed_.end(), 0.0);
    for (std::size_t t = 0; t < size_; ++t) handed_[other[t]] += row[t];
    return handed_.data();
  }

  /// Adds the throws that follow others from the same row.
  void settle(double* row, const std::vector<Step>& steps) const {
    for (std::size_t t = size_; t-- > 1;) {
      if (row[t] == 0) continue;
      double stays = 0;
      for (const Step& step : steps)
        if (moves_.shares[step.share][t] == t) stays += step.chance;
      row[t] /= 1 - stays;
      for (const Step& step : steps) {
        const PositionIndex to = moves_.shares[step.share][t];
        if (to != t) row[to] += step.chance * row[t];
      }
    }
  }

  void carry(const double* from, const Step& step) {
    const std::size_t way = moves_.sorted_by[step.to];
    const PositionIndex* sorted = moves_.rearranged[way].data();
    PairChances& pairs = step.again ? now_ : next_;
    pairs.is_used[sorted[step.to]] = true;
    double* to = pairs.row(sorted[step.to]);
    if (way == 0)
      for (std::size_t t = 0; t < size_; ++t) to[t] += step.chance * from[t];
    else
      for (std::size_t t = 0; t < size_; ++t) to[sorted[t]] += step.chance * from[t];
  }

  const Moves& moves_;
  std::size_t size_;
  PairChances now_, next_;
  std::vector<RowSteps> steps_;  ///< of each position
  std::vector<double> handed_;   ///< scratch
};

}  // namespace

Course shared_course(const Moves& moves, PositionIndex first, PositionIndex second) {
  assert(first > 0 && second > 0);
  Carrier carrier(moves, first, second);
  Course turns;
  do turns.push_back(carrier.play_turn());
  while (carrier.pass_dice() >= least_rest);
  return turns;
}

}  // namespace onematch
