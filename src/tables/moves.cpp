#include "tables/moves.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

namespace onematch {
namespace {

/// Every use of a man makes this less.
auto work_left(const Position& position) {
  int pips = 0;
  for (std::size_t p = 0; p < position.need.size(); ++p)
    pips += position.need[p] * static_cast<int>(p + 1);
  return std::make_tuple(-static_cast<int>(position.phase), men_to_play(position), pips,
                         position.need);
}

struct ByWork {
  bool operator()(const Position& a, const Position& b) const {
    return work_left(a) < work_left(b);
  }
};

using Positions = std::set<Position, ByWork>;

/// `position` and all that a player can come to from it, on his own throw or another's.
void add_reachable(const Variant& variant, const Position& position, Positions& found) {
  if (!found.insert(position).second || position.phase == Phase::done) return;
  // A throw is played a use at a time, and so are all its parts.
  for (int die = 1; die <= 6; ++die)
    add_reachable(variant, play_hand(variant, position, {{die}, 0}).position, found);
  if (variant.doublet == Doublet::total)
    add_reachable(variant, play_hand(variant, position, {{}, 1}).position, found);
}

/// The steps of a variant, and the shares as far as steps have asked for them.
class Tabulation {
 public:
  Tabulation(const Variant& variant, Moves& moves)
      : variant_(variant), moves_(moves), throws_(all_throws(variant.dice)) {
    moves_.shares.emplace_back(moves.positions.size());
    std::iota(moves_.shares[0].begin(), moves_.shares[0].end(), 0u);
  }

  std::vector<Step> steps_of(const Position& position) {
    std::map<std::tuple<PositionIndex, std::size_t, bool>, double> chances;
    for (const Chance& thrown : throws_) {
      const Played own = play_own(variant_, position, thrown.dice);
      const bool done = own.position.phase == Phase::done;
      const bool again = !done && throws_again(variant_, position, own, thrown.dice);
      const std::size_t share = done ? 0 : share_of(own);
      chances[{moves_.index_of(own.position), share, again}] += thrown.chance;
    }
    std::vector<Step> steps;
    for (const auto& [step, chance] : chances) {
      const auto& [to, share, again] = step;
      steps.push_back({to, share, again, chance});
    }
    return steps;
  }

 private:
  std::size_t share_of(const Played& own) {
    if (own.left.empty() || variant_.share == Share::none) return 0;
    const auto key = std::make_tuple(own.left, own.position.phase, own.uses.empty());
    const auto [place, is_new] = shares_.emplace(key, 0);
    if (is_new) place->second = make_share(own);
    return place->second;
  }

  std::size_t make_share(const Played& own) {
    std::vector<PositionIndex> next;
    bool is_any_used = false;
    for (const Position& other : moves_.positions) {
      next.push_back(moves_.index_of(play_share(variant_, own, other).position));
      is_any_used = is_any_used || moves_.positions[next.back()] != other;
    }
    if (!is_any_used) return 0;
    moves_.shares.push_back(std::move(next));
    return moves_.shares.size() - 1;
  }

  const Variant& variant_;
  Moves& moves_;
  std::vector<Chance> throws_;
  std::map<std::tuple<Hand, Phase, bool>, std::size_t> shares_;
};

void add_throws(Dice& dice, std::size_t count, std::vector<Chance>& throws) {
  if (dice.size() < count) {
    for (int die = dice.empty() ? 1 : dice.back(); die <= 6; ++die) {
      dice.push_back(die);
      add_throws(dice, count, throws);
      dice.pop_back();
    }
    return;
  }
  // Of the 6^n ways that dice can fall, so many show these numbers.
  Dice order = dice;
  int ways = 0;
  do ++ways;
  while (std::next_permutation(order.begin(), order.end()));
  double all = 1;
  for (std::size_t i = 0; i < count; ++i) all *= 6;
  throws.push_back({dice, ways / all});
}

/// Which point each point becomes.
using Arrangement = std::array<std::size_t, 6>;

Position rearrange(const Position& position, const Arrangement& arrangement) {
  Position result{position.phase, {}};
  for (std::size_t p = 0; p < arrangement.size(); ++p)
    result.need[arrangement[p]] = position.need[p];
  return result;
}

/// Whether points with equal piles are alike. Men that move make them differ; and so does
/// the choice between equal points, if the other player is to use what is left there.
bool points_are_alike(const Variant& variant) {
  return variant.bear == BearOff::exact &&
         (variant.doublet != Doublet::total || variant.share == Share::none);
}

/// All that leave the piles as they are, the one that leaves all points in place first.
std::vector<Arrangement> arrangements_of(const Variant& variant) {
  Arrangement arrangement{0, 1, 2, 3, 4, 5};
  if (!points_are_alike(variant)) return {arrangement};
  std::vector<Arrangement> found;
  const Position piles{Phase::bear, variant.piles};
  do
    if (rearrange(piles, arrangement) == piles) found.push_back(arrangement);
  while (std::next_permutation(arrangement.begin(), arrangement.end()));
  return found;
}

void add_rearranged(const std::vector<Arrangement>& arrangements, Moves& moves) {
  for (const Arrangement& arrangement : arrangements) {
    std::vector<PositionIndex>& becomes = moves.rearranged.emplace_back();
    for (const Position& position : moves.positions)
      becomes.push_back(moves.index_of(rearrange(position, arrangement)));
  }
  moves.sorted_by.assign(moves.positions.size(), 0);
  for (std::size_t i = 0; i < moves.positions.size(); ++i)
    for (std::size_t way = 1; way < arrangements.size(); ++way)
      if (moves.rearranged[way][i] < moves.rearranged[moves.sorted_by[i]][i])
        moves.sorted_by[i] = way;
}

}  // namespace

std::vector<Chance> all_throws(int dice) {
  assert(dice >= 1);
  std::vector<Chance> throws;
  Dice none;
  add_throws(none, static_cast<std::size_t>(dice), throws);
  return throws;
}

PositionIndex Moves::index_of(const Position& position) const {
  const auto place =
      std::lower_bound(positions.begin(), positions.end(), position, ByWork());
  assert(place != positions.end() && *place == position);
  return static_cast<PositionIndex>(place - positions.begin());
}

Moves moves_from(const Variant& variant, const PositionPair& roots) {
  Positions found;
  const std::vector<Arrangement> arrangements = arrangements_of(variant);
  for (const Position& root : roots)
    for (const Arrangement& arrangement : arrangements)
      add_reachable(variant, rearrange(root, arrangement), found);
  found.insert(start_of(variant, Phase::done));
  Moves moves;
  moves.positions.assign(found.begin(), found.end());
  Tabulation tabulation(variant, moves);
  moves.steps.emplace_back();
  for (std::size_t i = 1; i < moves.positions.size(); ++i)
    moves.steps.push_back(tabulation.steps_of(moves.positions[i]));
  add_rearranged(arrangements, moves);
  return moves;
}

}  // namespace onematch
