// A tables game in words.
#pragma once

#include <string>

#include "tables/game.hpp"

namespace onematch {

/// "A" or "B".
std::string player_name(std::size_t player);

/// What a throw did, then both players' men still to play on each point, in lines.
/// `thrower` threw `dice`; `game` is as it is after that.
std::string throw_text(std::size_t thrower, const Dice& dice, const ThrowResult& result,
                       const Game& game);

}  // namespace onematch
