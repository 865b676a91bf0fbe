#include "tables/outlook.hpp"

#include <cstddef>
#include <vector>

#include "tables/odds.hpp"

namespace onematch {
namespace {

/// What a pair of positions is worth, as sums of the thrower's steps: what the pairs that
/// come later are worth, and the chances that none comes.
struct Sums {
  Outlook later;
  double again = 0;   ///< that the same player throws once more from the same positions
  double passed = 0;  ///< that the other player throws from them
};

/// What pairs of positions are worth, each worked out when it is first asked for. The
/// game runs down: no pair comes of what comes of it, but for itself with either player
/// to throw.
class Appraisal {
 public:
  explicit Appraisal(const Moves& moves) : moves_(moves), size_(moves.positions.size()) {
    std::size_t rows = 0;
    for (std::size_t i = 0; i < size_; ++i)
      row_of_.push_back(moves.sorted_by[i] == 0 ? rows++ : 0);
    worth_.resize(rows * size_);
    // Most of so many pairs come up anyway, and in their order they lie close in memory.
    if (rows == size_)
      for (std::size_t a = 1; a < size_; ++a)
        for (std::size_t b = 1; b <= a; ++b) settle(a, b);
  }

  const Outlook& of(std::size_t thrower, std::size_t other) {
    const Outlook& known = place_of(thrower, other);
    if (known.mean_throws == 0) settle(thrower, other);
    return known;
  }

 private:
  /// Pairs that are rearranged alike have one place. The next thrower is the one whose
  /// number changes least: he is the column.
  Outlook& place_of(std::size_t thrower, std::size_t other) {
    const std::vector<PositionIndex>& sorted = moves_.rearranged[moves_.sorted_by[other]];
    return worth_[row_of_[sorted[other]] * size_ + sorted[thrower]];
  }

  Sums sums_of(std::size_t thrower, std::size_t other) {
    Sums sums;
    Outlook& later = sums.later;
    later.mean_throws = 1;
    for (const Step& step : moves_.steps[thrower]) {
      if (step.to == 0) {
        later.first_win += step.chance;
        continue;
      }
      const std::size_t next = moves_.shares[step.share][other];
      if (next == 0) {
        later.win_on_opponents_throw += step.chance;
      } else if (step.to == thrower && next == other) {
        (step.again ? sums.again : sums.passed) += step.chance;
      } else {
        const Outlook& worth = step.again ? of(step.to, next) : of(next, step.to);
        later.first_win +=
            step.chance * (step.again ? worth.first_win : 1 - worth.first_win);
        later.mean_throws += step.chance * worth.mean_throws;
        later.win_on_opponents_throw += step.chance * worth.win_on_opponents_throw;
      }
    }
    // The other player's loss is the thrower's win.
    later.first_win += sums.passed;
    return sums;
  }

  void settle(std::size_t a, std::size_t b) {
    const Sums first = sums_of(a, b), second = sums_of(b, a);
    place_of(a, b) = solved(first, second);
    place_of(b, a) = solved(second, first);
  }

  /// x = later + again x + passed y, and y likewise; for wins with -y in the place of y.
  static Outlook solved(const Sums& mine, const Sums& other) {
    const double all = (1 - mine.again) * (1 - other.again) - mine.passed * other.passed;
    const auto solve = [&](double Outlook::*figure, double sign) {
      return (mine.later.*figure * (1 - other.again) +
              sign * mine.passed * (other.later.*figure)) /
             all;
    };
    return {solve(&Outlook::first_win, -1), solve(&Outlook::mean_throws, 1),
            solve(&Outlook::win_on_opponents_throw, 1)};
  }

  const Moves& moves_;
  std::size_t size_;
  std::vector<std::size_t> row_of_;  ///< of each sorted position of the other player
  std::vector<Outlook> worth_;       ///< all 0 until it is known
};

}  // namespace

Outlook outlook_of(const Variant& variant) {
  return outlook_of(variant, {start_position(variant), start_position(variant)});
}

Outlook outlook_of(const Variant& variant, const PositionPair& players) {
  const Moves moves = moves_from(variant, players);
  const PositionIndex first = moves.index_of(players[0]);
  const PositionIndex second = moves.index_of(players[1]);
  if (moves.shares.size() > 1) return Appraisal(moves).of(first, second);
  // Nobody uses another's dice: then the players' courses are independent.
  const Course solo = solo_course(moves, first);
  const Odds odds = summary_of(separate_course(solo, solo_course(moves, second)), solo);
  return {odds.first_win, odds.mean_throws, odds.win_on_opponents_throw};
}

}  // namespace onematch
