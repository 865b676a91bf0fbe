// A game, throw by throw.
#pragma once

#include <optional>

#include "core/random.hpp"
#include "tables/rules.hpp"

namespace onematch {

/// A game under way.
struct Game {
  PositionPair players;
  std::size_t thrower = 0;            ///< who throws next, 0 or 1
  std::optional<std::size_t> winner;  ///< nobody throws any more
};

/// Both players at the start, the first to throw.
Game new_game(const Variant& variant);

/// Plays a throw of a game that nobody has won. In the result, `thrower` is the player
/// who was to throw, and so is winner 0.
ThrowResult play(const Variant& variant, Game& game, const Dice& dice);

/// A throw of so many fair dice.
Dice random_throw(Random& random, int dice);

}  // namespace onematch
