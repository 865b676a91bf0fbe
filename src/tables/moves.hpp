// The rules as tables of numbers, for going through many positions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tables/rules.hpp"

namespace onematch {

/// A throw of several dice in any order, and its chance.
struct Chance {
  Dice dice;
  double chance = 0;
};

/// All throws of so many dice; the chances add up to 1.
std::vector<Chance> all_throws(int dice);

using PositionIndex = std::uint32_t;

/// What some throws do to the thrower, and through what they leave to the other player.
struct Step {
  PositionIndex to = 0;   ///< the thrower's next position
  std::size_t share = 0;  ///< index in Moves::shares
  bool again = false;     ///< the same player throws once more; not if he is done
  double chance = 0;
};

/// All positions that can come of some, and all steps between them.
///
/// Position 0 is that of a player who is done, and a position that comes of another has a
/// smaller index: the game runs down.
struct Moves {
  std::vector<Position> positions;
  std::vector<std::vector<Step>> steps;  ///< of each position; none of 0
  /// What the other player makes of what is left: his next position for each of his. With
  /// shares[0] he can use nothing.
  std::vector<std::vector<PositionIndex>> shares;
  /// Where the rules make no difference between points with equal piles, the ways to
  /// exchange such points: for each position the one that it becomes. A pair of positions
  /// is worth the same if both are rearranged alike. rearranged[0] leaves all in place.
  std::vector<std::vector<PositionIndex>> rearranged;
  /// For each position the way that makes it the least of all it can become.
  std::vector<std::size_t> sorted_by;

  PositionIndex index_of(const Position& position) const;
};

/// `roots` must be positions of `variant`. What comes of a rearrangement of them is in
/// it, too.
Moves moves_from(const Variant& variant, const PositionPair& roots);

}  // namespace onematch
