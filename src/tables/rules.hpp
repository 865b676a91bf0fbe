// The rules: what comes of a throw.
#pragma once

#include <optional>
#include <vector>

#include "tables/position.hpp"

namespace onematch {

/// The numbers of a throw, each from 1 to 6.
using Dice = std::vector<int>;

/// What there is to play of a throw.
struct Hand {
  std::vector<int> dice;  ///< each a use of its number, the highest first
  int men = 0;            ///< further uses, on any points

  bool empty() const { return dice.empty() && men == 0; }
  friend auto operator<=>(const Hand&, const Hand&) = default;
};

/// One man played.
struct Use {
  Phase phase = Phase::unstack;  ///< it was played in
  int point = 1;                 ///< where the man stood, 1 to 6
  int moved = 0;                 ///< how many points down, or 0

  friend bool operator==(const Use&, const Use&) = default;
};

/// A player after a throw.
struct Played {
  Position position;
  Hand left;              ///< what he could not use
  std::vector<Use> uses;  ///< in order
};

/// A player uses all that he can of `hand`, in an order that uses most. Men of his choice
/// he takes where he has most to play, of equal points from the higher one.
Played play_hand(const Variant& variant, const Position& player, const Hand& hand);

/// The thrower's part of a throw.
Played play_own(const Variant& variant, const Position& thrower, const Dice& dice);

/// The other player's part: the same with what `own` leaves, as far as the variant lets
/// him.
Played play_share(const Variant& variant, const Played& own, const Position& other);

/// Whether the thrower has another throw, if nobody has won.
bool throws_again(const Variant& variant, const Position& before, const Played& own,
                  const Dice& dice);

/// Both players after a throw.
struct ThrowResult {
  Played thrower, other;
  int by_other = 0;           ///< dice that the other player used
  std::vector<int> lost;      ///< dice that nobody used
  bool again = false;         ///< the thrower throws again
  std::optional<int> winner;  ///< 0: the thrower, 1: the other player
};

/// Plays a throw of `variant.dice` dice. The thrower uses what he can, and wins if he
/// finishes; then the other player does, if the variant lets him. Neither may be done.
ThrowResult play_throw(const Variant& variant, const PositionPair& players,
                       const Dice& dice);

}  // namespace onematch
