#include "tables/oracle.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace onematch {
namespace {

/// A die to be played, or 0 for a man of the player's choice.
using Dice = std::vector<int>;

struct Turned {
  Position at;
  Dice left;
  std::size_t used = 0;
};

struct Rules {
  const Variant& v;

  bool is_equal(const Dice& dice) const {
    return std::count(dice.begin(), dice.end(), dice[0]) ==
           static_cast<std::ptrdiff_t>(dice.size());
  }

  bool as_in_backgammon(Phase phase) const {
    return phase == Phase::bear && v.bear == BearOff::backgammon &&
           v.bg_doublet != BackgammonDoublet::extra;
  }

  Dice to_play(Phase phase, Dice dice) const {
    std::sort(dice.rbegin(), dice.rend());
    if (!is_equal(dice)) return dice;
    const std::size_t count = dice.size(), number = static_cast<std::size_t>(dice[0]);
    if (as_in_backgammon(phase)) return Dice(2 * count, dice[0]);
    if (v.doublet == Doublet::total) return Dice(count * number, 0);
    if (v.doublet == Doublet::extra && v.doublet_one_man) return {dice[0]};
    return dice;
  }

  bool again(Phase phase, const Dice& dice, std::size_t used) const {
    if (!is_equal(dice)) return false;
    if (v.extra_requires_use && used == 0) return false;
    if (as_in_backgammon(phase)) return v.bg_doublet == BackgammonDoublet::four_extra;
    return v.doublet == Doublet::extra;
  }

  /// A man is played, if it can be.
  bool step(Position& at, int die) const {
    if (at.phase == Phase::done) return false;
    PointCounts& men = at.need;
    std::size_t from = 0;
    if (die == 0) {
      for (std::size_t p = 1; p < 6; ++p)
        if (men[p] >= men[from]) from = p;
    } else {
      const auto point = static_cast<std::size_t>(die);
      from = point - 1;
      if (men[from] == 0) {
        std::size_t top = 5;
        while (men[top] == 0) --top;
        const bool is_above = top >= point;
        const bool goes =
            at.phase == Phase::bear && (v.bear == BearOff::backgammon ||
                                        (v.bear == BearOff::overthrow && !is_above));
        if (!goes) return false;
        from = top;
        if (is_above) ++men[top - point];
      }
    }
    --men[from];
    if (std::count(men.begin(), men.end(), 0) == 6) begin_next(at);
    return true;
  }

  void begin_next(Position& at) const {
    if (at.phase == Phase::bear) {
      at.phase = Phase::done;
    } else if (at.phase == Phase::unstack && v.restack) {
      at.phase = Phase::restack;
      for (std::size_t p = 0; p < 6; ++p)
        at.need[p] = v.piles[p] > 0 ? v.piles[p] - 1 : 0;
    } else {
      at = {Phase::bear, v.piles};
    }
  }

  /// In each order of the dice, where men do not move; the one that uses most.
  template <class Allowed>
  Turned best(const Position& from, const Dice& dice, const Allowed& allowed) const {
    Turned result{from, dice, 0};
    for (std::size_t i = 0; i < dice.size(); ++i) {
      if (i > 0 && dice[i] == dice[i - 1]) continue;
      if (!allowed(from.phase)) break;
      Turned next = result;
      next.at = from;
      if (!step(next.at, dice[i])) continue;
      Dice rest = dice;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      if (v.carry || next.at.phase == from.phase)
        next = best(next.at, rest, allowed);
      else
        next.left = rest, next.used = 0;
      ++next.used;
      if (next.used > result.used) result = next;
      if (v.bear == BearOff::backgammon) break;  // the higher die comes first
    }
    return result;
  }

  bool shares(Phase thrower, Phase other) const {
    const bool lays = other == Phase::unstack;
    if (v.share == Share::no_lift) return true;
    if (v.share == Share::strict)
      return !(other != Phase::bear && thrower == Phase::bear);
    if (v.share == Share::unstack_only) return lays;
    if (v.share == Share::literal_es) return !(lays && thrower == Phase::unstack);
    return false;
  }
};

/// Each of the ways that so many dice can fall.
std::vector<Dice> falls_of(int count) {
  std::vector<Dice> all{{}};
  for (int die = 0; die < count; ++die) {
    std::vector<Dice> longer;
    for (const Dice& dice : all)
      for (int number = 1; number <= 6; ++number) {
        longer.push_back(dice);
        longer.back().push_back(number);
      }
    all = longer;
  }
  return all;
}

/// x = constant + same * x + other * y, where y is the same for the players exchanged.
struct Equation {
  double constant = 0, same = 0, other = 0;
};

double solve(const Equation& x, const Equation& y) {
  // From the second equation y = (b + B x) / (1 - D).
  const double y_fixed = y.constant / (1 - y.same), y_slope = y.other / (1 - y.same);
  return (x.constant + x.other * y_fixed) / (1 - x.same - x.other * y_slope);
}

class Evaluation {
 public:
  explicit Evaluation(const Variant& variant)
      : rules_{variant}, falls_(falls_of(variant.dice)) {}

  const PairValue& value(const PositionPair& pair) {
    const auto known = values_.find(pair);
    if (known != values_.end()) return known->second;
    const PositionPair exchanged{pair[1], pair[0]};
    const std::array<Equation, 4> x = equations(pair), y = equations(exchanged);
    values_[exchanged] = {solve(y[0], x[0]), solve(y[1], x[1]), solve(y[2], x[2]),
                          solve(y[3], x[3])};
    return values_[pair] = {solve(x[0], y[0]), solve(x[1], y[1]), solve(x[2], y[2]),
                            solve(x[3], y[3])};
  }

 private:
  /// Of the chance to win, the throws, the turns, the chance of a win on another's throw.
  std::array<Equation, 4> equations(const PositionPair& pair) {
    std::array<Equation, 4> sums{};
    const double chance = 1.0 / static_cast<double>(falls_.size());
    for (const Dice& dice : falls_) add(pair, dice, chance, sums);
    sums[1].constant += 1;
    return sums;
  }

  void add(const PositionPair& pair, const Dice& dice, double chance,
           std::array<Equation, 4>& sums) {
    const Phase before = pair[0].phase;
    const Turned own =
        rules_.best(pair[0], rules_.to_play(before, dice), [](Phase) { return true; });
    Turned other{pair[1], own.left, 0};
    const bool handed_on = own.used == 0 || rules_.v.share_unit == ShareUnit::die;
    if (own.at.phase != Phase::done && handed_on)
      other = rules_.best(pair[1], own.left, [&](Phase phase) {
        return rules_.shares(own.at.phase, phase);
      });
    const bool wins = own.at.phase == Phase::done, loses = other.at.phase == Phase::done;
    const PositionPair next{own.at, other.at}, passed{other.at, own.at};
    if (wins || loses) {
      sums[0].constant += wins ? chance : 0;
      sums[2].constant += chance;
      sums[3].constant += loses ? chance : 0;
    } else if (rules_.again(before, dice, own.used)) {
      go_on(chance, next == pair, 1, next, sums, true);
    } else {
      sums[0].constant += chance;
      sums[2].constant += chance;
      go_on(chance, next == pair, -1, passed, sums, false);
    }
  }

  void go_on(double chance, bool is_unchanged, double sign, const PositionPair& next,
             std::array<Equation, 4>& sums, bool again) {
    const std::array<double, 4> factors{sign, 1, 1, 1};
    if (is_unchanged) {
      for (std::size_t i = 0; i < 4; ++i)
        (again ? sums[i].same : sums[i].other) += chance * factors[i];
      return;
    }
    const PairValue& then = value(next);
    const std::array<double, 4> values{then.first_win, then.throws, then.turns,
                                       then.win_on_opponents_throw};
    for (std::size_t i = 0; i < 4; ++i)
      sums[i].constant += chance * factors[i] * values[i];
  }

  Rules rules_;
  std::vector<Dice> falls_;
  std::map<PositionPair, PairValue> values_;
};

class SoloEvaluation {
 public:
  explicit SoloEvaluation(const Variant& variant)
      : rules_{variant}, falls_(falls_of(variant.dice)) {}

  double turns(const Position& at) {
    if (at.phase == Phase::done) return 0;
    const auto known = turns_.find(at);
    if (known != turns_.end()) return known->second;
    double sum = 0, unchanged = 0;
    const double chance = 1.0 / static_cast<double>(falls_.size());
    for (const Dice& dice : falls_) {
      const Turned own =
          rules_.best(at, rules_.to_play(at.phase, dice), [](Phase) { return true; });
      const bool done = own.at.phase == Phase::done;
      const bool again = !done && rules_.again(at.phase, dice, own.used);
      if (!again) sum += chance;
      if (own.at == at)
        unchanged += chance;
      else
        sum += chance * turns(own.at);
    }
    return turns_[at] = sum / (1 - unchanged);
  }

 private:
  Rules rules_;
  std::vector<Dice> falls_;
  std::map<Position, double> turns_;
};

}  // namespace

PairValue oracle_value(const Variant& variant, const PositionPair& players) {
  return Evaluation(variant).value(players);
}

double oracle_solo_turns(const Variant& variant, const Position& player) {
  return SoloEvaluation(variant).turns(player);
}

}  // namespace onematch
