#include "tables/game.hpp"

#include <cassert>

namespace onematch {

Game new_game(const Variant& variant) {
  return {{start_position(variant), start_position(variant)}, 0, {}};
}

ThrowResult play(const Variant& variant, Game& game, const Dice& dice) {
  assert(!game.winner);
  Position& thrower = game.players.at(game.thrower);
  Position& other = game.players.at(1 - game.thrower);
  ThrowResult result = play_throw(variant, {thrower, other}, dice);
  thrower = result.thrower.position;
  other = result.other.position;
  if (result.winner) game.winner = *result.winner == 0 ? game.thrower : 1 - game.thrower;
  if (!result.again) game.thrower = 1 - game.thrower;
  return result;
}

Dice random_throw(Random& random, int dice) {
  Dice numbers;
  for (int i = 0; i < dice; ++i) numbers.push_back(static_cast<int>(random.below(6)) + 1);
  return numbers;
}

}  // namespace onematch
