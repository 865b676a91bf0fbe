#include "tables/simulation.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/parallel.hpp"
#include "tables/game.hpp"

namespace onematch {
namespace {

/// How often each number came up.
class Histogram {
 public:
  void add(std::size_t number) {
    if (number >= counts_.size()) counts_.resize(number + 1);
    ++counts_[number];
    ++size_;
  }

  void add(const Histogram& other) {
    if (counts_.size() < other.counts_.size()) counts_.resize(other.counts_.size());
    for (std::size_t i = 0; i < other.counts_.size(); ++i) counts_[i] += other.counts_[i];
    size_ += other.size_;
  }

  double mean() const {
    double sum = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i)
      sum += static_cast<double>(i) * static_cast<double>(counts_[i]);
    return sum / size();
  }

  /// Mean power of the distance from the mean.
  double moment(int power) const {
    const double middle = mean();
    double sum = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      double term = static_cast<double>(counts_[i]);
      for (int k = 0; k < power; ++k) term *= static_cast<double>(i) - middle;
      sum += term;
    }
    return sum / size();
  }

  double sd() const { return std::sqrt(moment(2)); }

  std::optional<double> error_of_mean() const {
    if (moment(2) == 0) return {};
    return sd() / std::sqrt(size());
  }

  std::optional<double> error_of_sd() const {
    const double variance = moment(2);
    if (variance == 0) return {};
    return std::sqrt((moment(4) - variance * variance) / (4 * variance * size()));
  }

  /// The least number that `part` of all don't exceed.
  int quantile(double part) const {
    double sum = 0;
    std::size_t number = 0;
    for (; number + 1 < counts_.size(); ++number) {
      sum += static_cast<double>(counts_[number]);
      if (sum >= part * size()) break;
    }
    return static_cast<int>(number);
  }

  /// Half the distance of the quantiles that are an error of `part` away.
  std::optional<double> error_of_quantile(double part) const {
    const double error = std::sqrt(part * (1 - part) / size());
    if (part - error <= 0 || part + error >= 1) return {};
    return (quantile(part + error) - quantile(part - error)) / 2.0;
  }

 private:
  double size() const { return static_cast<double>(size_); }

  std::vector<long long> counts_;
  long long size_ = 0;
};

/// What came of some games.
struct Tally {
  Histogram turns, throws, solo_turns;
  long long first_wins = 0, wins_on_opponents_throw = 0;

  void add(const Tally& other) {
    turns.add(other.turns);
    throws.add(other.throws);
    solo_turns.add(other.solo_turns);
    first_wins += other.first_wins;
    wins_on_opponents_throw += other.wins_on_opponents_throw;
  }
};

void play_game(const Variant& variant, const PositionPair& players, Random& random,
               Tally& tally) {
  Game game{players, 0, {}};
  std::size_t turns = 0, throws = 0;
  bool is_new_turn = true;
  while (!game.winner) {
    const ThrowResult result = play(variant, game, random_throw(random, variant.dice));
    ++throws;
    if (is_new_turn) ++turns;
    is_new_turn = !result.again;
    if (result.winner == 1) ++tally.wins_on_opponents_throw;
  }
  if (game.winner == 0u) ++tally.first_wins;
  tally.turns.add(turns);
  tally.throws.add(throws);
}

void play_alone(const Variant& variant, const Position& player, Random& random,
                Tally& tally) {
  Position position = player;
  std::size_t turns = 0;
  while (position.phase != Phase::done) {
    ++turns;
    bool again = true;
    while (again && position.phase != Phase::done) {
      const Dice dice = random_throw(random, variant.dice);
      const Played own = play_own(variant, position, dice);
      again = throws_again(variant, position, own, dice);
      position = own.position;
    }
  }
  tally.solo_turns.add(turns);
}

/// If all or none of the games are counted, nothing tells how rare others are.
std::optional<double> error_of_share(double share, long long games) {
  if (share == 0 || share == 1) return {};
  return std::sqrt(share * (1 - share) / static_cast<double>(games));
}

Simulation summary_of(const Tally& tally, long long games) {
  Simulation result;
  result.games = games;
  const auto share = [&](long long count) {
    return static_cast<double>(count) / static_cast<double>(games);
  };
  Odds& value = result.estimates;
  value.first_win = share(tally.first_wins);
  value.win_on_opponents_throw = share(tally.wins_on_opponents_throw);
  value.mean_turns = tally.turns.mean();
  value.sd_turns = tally.turns.sd();
  value.median_turns = tally.turns.quantile(0.5);
  value.q05_turns = tally.turns.quantile(0.05);
  value.q95_turns = tally.turns.quantile(0.95);
  value.mean_throws = tally.throws.mean();
  value.solo_mean_turns = tally.solo_turns.mean();

  StandardErrors& error = result.errors;
  error.first_win = error_of_share(value.first_win, games);
  error.win_on_opponents_throw = error_of_share(value.win_on_opponents_throw, games);
  error.mean_turns = tally.turns.error_of_mean();
  error.sd_turns = tally.turns.error_of_sd();
  error.median_turns = tally.turns.error_of_quantile(0.5);
  error.q05_turns = tally.turns.error_of_quantile(0.05);
  error.q95_turns = tally.turns.error_of_quantile(0.95);
  error.mean_throws = tally.throws.error_of_mean();
  error.solo_mean_turns = tally.solo_turns.error_of_mean();
  return result;
}

}  // namespace

Simulation simulate(const Variant& variant, const PositionPair& players, long long games,
                    std::uint64_t seed, int threads) {
  assert(games >= 1);
  constexpr long long batches = 256;
  std::vector<Tally> tallies(batches);
  parallel_for(batches, threads, [&](std::size_t batch) {
    for (long long game = static_cast<long long>(batch); game < games; game += batches) {
      Random random(seed, static_cast<std::uint64_t>(game));
      play_game(variant, players, random, tallies[batch]);
      play_alone(variant, players[0], random, tallies[batch]);
    }
  });
  Tally all;
  for (const Tally& tally : tallies) all.add(tally);
  return summary_of(all, games);
}

}  // namespace onematch
