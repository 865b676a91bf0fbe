#include "cli/play_command.hpp"

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "cli/board.hpp"
#include "cli/dice_file.hpp"
#include "core/number.hpp"

namespace onematch {
namespace {

using Json = nlohmann::ordered_json;

Json as_json(const Position& position) {
  return {{"phase", to_string(position.phase)}, {"need", position.need}};
}

std::string throw_json(std::size_t thrower, const Dice& dice, const ThrowResult& result,
                       const Game& game) {
  const Json json{{"thrower", thrower},
                  {"dice", dice},
                  {"a", as_json(game.players[0])},
                  {"b", as_json(game.players[1])},
                  {"lost", result.lost},
                  {"by_opponent", result.by_other},
                  {"again", result.again},
                  {"winner", game.winner ? Json(*game.winner) : Json()}};
  return json.dump() + "\n";
}

/// Both throw a die, until one has the higher: he begins.
std::string throw_for_beginning(Random& random, Game& game) {
  std::string text;
  while (true) {
    const Dice dice = random_throw(random, 2);
    text += "A throws " + std::to_string(dice[0]) + ", B " + std::to_string(dice[1]);
    if (dice[0] != dice[1]) {
      game.thrower = dice[0] > dice[1] ? 0 : 1;
      return text + ": " + player_name(game.thrower) + " begins\n";
    }
    text += ": again\n";
  }
}

void play_to_end(const PlayArgs& args, Game& game, const std::function<Dice()>& next,
                 std::ostream& out) {
  bool is_first = true;
  while (!game.winner) {
    const Dice dice = next();
    const std::size_t thrower = game.thrower;
    const ThrowResult result = play(args.variant, game, dice);
    if (args.json)
      out << throw_json(thrower, dice, result, game);
    else
      out << (is_first ? "" : "\n") << throw_text(thrower, dice, result, game);
    is_first = false;
  }
}

/// Throws Error for the first line of `file` that is no throw, unless the game is over by
/// then: nothing is to be printed of a game that can't go on.
void check_lines(const Variant& variant, DiceFile file) {
  Game game = new_game(variant);
  while (!game.winner) {
    const std::optional<DiceLine> line = file.next();
    if (!line) return;
    play(variant, game, thrown_on(*line, variant.dice));
  }
}

/// Says how many lines come after the game.
void tell_left_over(DiceFile file, std::ostream& err) {
  const std::optional<DiceLine> first = file.next();
  if (!first) return;
  std::size_t count = 1;
  while (file.next()) ++count;
  err << describe({"the game is over: " + count_of(count, "line") + " left over",
                   first->where, "", Severity::notice});
}

void play_given(const PlayArgs& args, const Streams& streams) {
  DiceFile file(*args.dice_file, streams.in);
  check_lines(args.variant, file);
  std::size_t thrown = 0;
  const auto next = [&] {
    const std::optional<DiceLine> line = file.next();
    if (!line)
      throw Error("the game is not over after " + count_of(thrown, "throw"),
                  {dice_file_name(*args.dice_file)});
    ++thrown;
    return thrown_on(*line, args.variant.dice);
  };
  Game game = new_game(args.variant);
  play_to_end(args, game, next, streams.out);
  if (!args.quiet) tell_left_over(file, streams.err);
}

void play_random(const PlayArgs& args, const Streams& streams) {
  Random random(args.seed);
  Game game = new_game(args.variant);
  const std::string beginning = throw_for_beginning(random, game);
  if (!args.json) streams.out << beginning << "\n";
  play_to_end(
      args, game, [&] { return random_throw(random, args.variant.dice); }, streams.out);
}

}  // namespace

int run_play(const PlayArgs& args, const Streams& streams) {
  if (args.dice_file)
    play_given(args, streams);
  else
    play_random(args, streams);
  return 0;
}

}  // namespace onematch
