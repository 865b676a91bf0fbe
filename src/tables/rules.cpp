#include "tables/rules.hpp"

#include <algorithm>
#include <cassert>
#include <functional>
#include <numeric>

namespace onematch {
namespace {

bool is_doublet(const Dice& dice) {
  return std::all_of(dice.begin(), dice.end(), [&](int die) { return die == dice[0]; });
}

/// Whether a doublet is thrown by the rules of backgammon.
bool doublet_is_backgammons(const Variant& variant, Phase phase) {
  return phase == Phase::bear && variant.bear == BearOff::backgammon &&
         variant.bg_doublet != BackgammonDoublet::extra;
}

Hand hand_of(const Variant& variant, Phase phase, const Dice& dice) {
  Hand hand{dice, 0};
  std::sort(hand.dice.begin(), hand.dice.end(), std::greater<>());
  if (!is_doublet(dice)) return hand;
  if (doublet_is_backgammons(variant, phase))
    hand.dice.insert(hand.dice.end(), dice.begin(), dice.end());
  else if (variant.doublet == Doublet::total)
    hand = {{}, std::accumulate(dice.begin(), dice.end(), 0)};
  else if (variant.doublet == Doublet::extra && variant.doublet_one_man)
    hand.dice.resize(1);
  return hand;
}

int& men_on(Position& position, int point) {
  return position.need.at(static_cast<std::size_t>(point - 1));
}

int highest_point(const Position& position) {
  int point = 6;
  while (position.need.at(static_cast<std::size_t>(point - 1)) == 0) --point;
  return point;
}

/// What a die does, if it does anything.
std::optional<Use> use_of(const Variant& variant, Position position, int die) {
  if (position.phase == Phase::done) return {};
  if (men_on(position, die) > 0) return Use{position.phase, die, 0};
  if (position.phase != Phase::bear || variant.bear == BearOff::exact) return {};
  const int highest = highest_point(position);
  if (highest < die) return Use{Phase::bear, highest, 0};
  if (variant.bear == BearOff::overthrow) return {};
  return Use{Phase::bear, highest, die};
}

/// The point with most to play; of equal ones the higher.
int tallest_point(const Position& position) {
  const auto tallest = std::max_element(position.need.rbegin(), position.need.rend());
  return static_cast<int>(position.need.rend() - tallest);
}

/// The first use in the hand, taken from it.
std::optional<Use> take_use(const Variant& variant, const Position& position,
                            Hand& hand) {
  for (std::size_t i = 0; i < hand.dice.size(); ++i) {
    const std::optional<Use> use = use_of(variant, position, hand.dice[i]);
    if (!use) continue;
    hand.dice.erase(hand.dice.begin() + static_cast<std::ptrdiff_t>(i));
    return use;
  }
  if (hand.men == 0 || position.phase == Phase::done) return {};
  --hand.men;
  return Use{position.phase, tallest_point(position), 0};
}

/// The phase after this one starts when nothing is left to play in it.
void advance(const Variant& variant, Position& position) {
  if (men_to_play(position) > 0) return;
  const std::vector<Phase> phases = phases_of(variant);
  const auto next = std::find(phases.begin(), phases.end(), position.phase) + 1;
  position = start_of(variant, next == phases.end() ? Phase::done : *next);
}

/// Uses all that can be used in the phases that `may_use_in` allows.
template <class Allowed>
Played use_all(const Variant& variant, const Position& before, const Hand& hand,
               const Allowed& may_use_in) {
  Played played{before, hand, {}};
  Position& position = played.position;
  while (may_use_in(position.phase) &&
         (variant.carry || position.phase == before.phase)) {
    const std::optional<Use> use = take_use(variant, position, played.left);
    if (!use) break;
    --men_on(position, use->point);
    if (use->moved > 0) ++men_on(position, use->point - use->moved);
    advance(variant, position);
    played.uses.push_back(*use);
  }
  return played;
}

/// Whether the other player, who is in `other`, may use a die of a thrower in `thrower`.
bool may_share(Share share, Phase thrower, Phase other) {
  switch (share) {
    case Share::none:
      return false;
    case Share::no_lift:
      return true;
    case Share::strict:
      return other == Phase::bear || thrower != Phase::bear;
    case Share::unstack_only:
      return other == Phase::unstack;
    case Share::literal_es:
      return other != Phase::unstack || thrower != Phase::unstack;
  }
  assert(false);
  return false;
}

/// How many uses one die of the throw stands for.
int uses_a_die(const Hand& hand, const Dice& dice) {
  const int uses = static_cast<int>(hand.dice.size()) + hand.men;
  return std::max(uses / static_cast<int>(dice.size()), 1);
}

/// The dice of which nobody played anything. A doublet that is worth more than its dice
/// is played as one: none of them is lost.
std::vector<int> lost_dice(const Hand& hand, const Hand& left, const Dice& dice) {
  if (hand.men > 0 || hand.dice.size() > dice.size()) return {};
  std::vector<int> lost = left.dice;
  lost.insert(lost.end(), dice.size() - hand.dice.size(), dice[0]);
  return lost;
}

}  // namespace

Played play_hand(const Variant& variant, const Position& player, const Hand& hand) {
  return use_all(variant, player, hand, [](Phase) { return true; });
}

Played play_own(const Variant& variant, const Position& thrower, const Dice& dice) {
  assert(dice.size() == static_cast<std::size_t>(variant.dice));
  return play_hand(variant, thrower, hand_of(variant, thrower.phase, dice));
}

Played play_share(const Variant& variant, const Played& own, const Position& other) {
  const bool handed_on = variant.share_unit == ShareUnit::die || own.uses.empty();
  return use_all(variant, other, own.left, [&](Phase phase) {
    return handed_on && may_share(variant.share, own.position.phase, phase);
  });
}

bool throws_again(const Variant& variant, const Position& before, const Played& own,
                  const Dice& dice) {
  if (!is_doublet(dice) || (variant.extra_requires_use && own.uses.empty())) return false;
  if (doublet_is_backgammons(variant, before.phase))
    return variant.bg_doublet == BackgammonDoublet::four_extra;
  return variant.doublet == Doublet::extra;
}

ThrowResult play_throw(const Variant& variant, const PositionPair& players,
                       const Dice& dice) {
  const auto& [thrower, other] = players;
  assert(thrower.phase != Phase::done && other.phase != Phase::done);
  ThrowResult result;
  result.thrower = play_own(variant, thrower, dice);
  const bool has_won = result.thrower.position.phase == Phase::done;
  result.other = has_won ? Played{other, result.thrower.left, {}}
                         : play_share(variant, result.thrower, other);
  if (has_won) result.winner = 0;
  if (result.other.position.phase == Phase::done) result.winner = 1;

  const Hand hand = hand_of(variant, thrower.phase, dice);
  const int worth = uses_a_die(hand, dice);
  result.by_other = (static_cast<int>(result.other.uses.size()) + worth - 1) / worth;
  result.lost = lost_dice(hand, result.other.left, dice);
  result.again = !result.winner && throws_again(variant, thrower, result.thrower, dice);
  return result;
}

}  // namespace onematch
