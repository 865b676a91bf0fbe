#include "cli/board.hpp"

namespace onematch {
namespace {

/// "6 3".
std::string numbers_text(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers)
    text += (text.empty() ? "" : " ") + std::to_string(number);
  return text;
}

std::string verb_of(Phase phase) {
  if (phase == Phase::unstack) return "lays down";
  return phase == Phase::restack ? "puts back" : "bears off";
}

/// "lays down 6 3, bears off 1, moves 5 to 2".
std::string uses_text(const std::vector<Use>& uses) {
  std::string text, last;
  for (const Use& use : uses) {
    const std::string verb = use.moved > 0 ? "moves" : verb_of(use.phase);
    const bool goes_on = verb == last && use.moved == 0;
    if (!goes_on) text.append(text.empty() ? "" : ", ").append(verb);
    text.append(" ").append(std::to_string(use.point));
    if (use.moved > 0) text.append(" to ").append(std::to_string(use.point - use.moved));
    last = verb;
  }
  return text;
}

std::string position_text(const Position& position) {
  if (position.phase == Phase::done) return "  -  -  -  -  -  -   done\n";
  std::string text;
  for (const int men : position.need)
    text += men == 0 ? "  ." : (men < 10 ? "  " : " ") + std::to_string(men);
  return text + "   to " + task_of(position.phase) + "\n";
}

}  // namespace

std::string player_name(std::size_t player) {
  return player == 0 ? "A" : "B";
}

std::string throw_text(std::size_t thrower, const Dice& dice, const ThrowResult& result,
                       const Game& game) {
  const std::string name = player_name(thrower);
  std::string text = name + " throws " + numbers_text(dice) + "\n";
  if (!result.thrower.uses.empty())
    text += "  " + name + " " + uses_text(result.thrower.uses) + "\n";
  if (!result.other.uses.empty())
    text += "  " + player_name(1 - thrower) + " " + uses_text(result.other.uses) + "\n";
  if (!result.lost.empty() && !game.winner)
    text += "  nobody can use " + numbers_text(result.lost) + "\n";
  text += "          1  2  3  4  5  6\n";
  for (const std::size_t player : {0u, 1u})
    text += "    " + player_name(player) + "   " + position_text(game.players[player]);
  if (result.again) text += "  " + name + " throws again\n";
  if (game.winner) text += player_name(*game.winner) + " wins\n";
  return text;
}

}  // namespace onematch
