// Where a player's men stand.
#pragma once

#include <array>
#include <compare>
#include <string>
#include <string_view>
#include <vector>

#include "tables/variant.hpp"

namespace onematch {

/// What a player does with his men, in this order.
enum class Phase {
  unstack,  ///< lays them down from the piles
  restack,  ///< puts them back, where the variant has it
  bear,     ///< bears them off
  done      ///< has none left, and has won
};

/// One player's position: his phase, and the men on each point that he has still to
/// play in it, at least one unless he is done.
struct Position {
  Phase phase = Phase::unstack;
  PointCounts need{};

  friend auto operator<=>(const Position&, const Position&) = default;
};

/// The positions of two players, the one who is to throw first.
using PositionPair = std::array<Position, 2>;

/// The phases of the variant, without `done`.
std::vector<Phase> phases_of(const Variant& variant);

/// The position in which `phase` begins.
Position start_of(const Variant& variant, Phase phase);

/// The position in which a player begins the game.
Position start_position(const Variant& variant);

/// The men still to play in the position's phase.
int men_to_play(const Position& position);

/// "unstack", "restack", "bear" or "done".
std::string to_string(Phase phase);

/// What is done with a man in it: "lay down", "put back" or "bear off".
std::string task_of(Phase phase);

/// "bear 2 2 2 3 3 3".
std::string to_string(const Position& position);

/// What to_string() writes of two positions, with a bar between them. Throws Error if the
/// text is no such thing, or no position that the variant can come to before its end.
PositionPair parse_positions(const Variant& variant, std::string_view text);

}  // namespace onematch
