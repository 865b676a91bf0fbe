#include "tables/position.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <sstream>

#include "core/error.hpp"
#include "core/number.hpp"
#include "core/spelling.hpp"
#include "core/words.hpp"

namespace onematch {
namespace {

constexpr const char* position_form =
    "a player is a phase and the men still to play on points 1 to 6, such as "
    "'unstack 1 1 1 2 2 2'";

Phase parse_phase(const Variant& variant, const std::string& word) {
  std::vector<std::string> names;
  for (const Phase phase : phases_of(variant)) {
    if (to_string(phase) == word) return phase;
    names.push_back(to_string(phase));
  }
  if (word == to_string(Phase::done))
    throw Error("a player who is done has won: there is nothing left to play");
  throw Error(variant.name + " has no phase '" + word + "'", {},
              did_you_mean(word, names));
}

/// "3 men to lay down".
std::string men_text(int men, Phase phase) {
  return std::to_string(men) + (men == 1 ? " man to " : " men to ") + task_of(phase);
}

void check_begun(const Position& position) {
  if (men_to_play(position) > 0) return;
  if (position.phase == Phase::bear)
    throw Error("a player with no men left has won: there is nothing left to play");
  throw Error("no man is left to " + task_of(position.phase) +
              ": the next phase has begun");
}

std::string place_text(std::size_t point, bool and_above) {
  if (point == 0 && and_above) return " in all";
  return " on point " + std::to_string(point + 1) + (and_above ? " and above" : "");
}

void check_points(const Variant& variant, const Position& position) {
  const bool men_move =
      position.phase == Phase::bear && variant.bear == BearOff::backgammon;
  const PointCounts start = start_of(variant, position.phase).need;
  int men = 0, most = 0;
  for (std::size_t p = start.size(); p-- > 0;) {
    // Where men move down, those that are on a point or above it were there before.
    men = position.need[p] + (men_move ? men : 0);
    most = start[p] + (men_move ? most : 0);
    if (men > most)
      throw Error(men_text(men, position.phase) + place_text(p, men_move) + ", where " +
                  variant.name + " has " +
                  (most == 0 ? "none" : "at most " + std::to_string(most)));
  }
}

Position parse_position(const Variant& variant, const std::string& text) {
  std::istringstream words(text);
  std::string word;
  if (!(words >> word)) throw Error("a player's position is missing", {}, position_form);
  Position position{parse_phase(variant, word), {}};
  for (int& men : position.need) {
    if (!(words >> word))
      throw Error("too few numbers in the position '" + text + "'", {}, position_form);
    const std::optional<long long> value = parse_integer(word);
    if (!value || *value < 0 || *value > 99)
      throw Error("'" + word + "' is no number of men", {}, position_form);
    men = static_cast<int>(*value);
  }
  if (words >> word)
    throw Error("too much in the position '" + text + "'", {}, position_form);
  check_begun(position);
  check_points(variant, position);
  return position;
}

}  // namespace

std::vector<Phase> phases_of(const Variant& variant) {
  if (variant.restack) return {Phase::unstack, Phase::restack, Phase::bear};
  return {Phase::unstack, Phase::bear};
}

Position start_of(const Variant& variant, Phase phase) {
  Position position{phase, variant.piles};
  if (phase == Phase::done) position.need = {};
  const bool bottom_stays =
      phase == Phase::restack || (phase == Phase::unstack && !variant.bottom_counts);
  if (bottom_stays)
    for (int& men : position.need) men = std::max(men - 1, 0);
  return position;
}

Position start_position(const Variant& variant) {
  return start_of(variant, Phase::unstack);
}

int men_to_play(const Position& position) {
  return std::accumulate(position.need.begin(), position.need.end(), 0);
}

std::string to_string(Phase phase) {
  switch (phase) {
    case Phase::unstack:
      return "unstack";
    case Phase::restack:
      return "restack";
    case Phase::bear:
      return "bear";
    case Phase::done:
      return "done";
  }
  assert(false);
  return "";
}

std::string task_of(Phase phase) {
  switch (phase) {
    case Phase::unstack:
      return "lay down";
    case Phase::restack:
      return "put back";
    case Phase::bear:
    case Phase::done:
      return "bear off";
  }
  assert(false);
  return "";
}

std::string to_string(const Position& position) {
  std::string text = to_string(position.phase);
  for (const int men : position.need) text += " " + std::to_string(men);
  return text;
}

PositionPair parse_positions(const Variant& variant, std::string_view text) {
  const std::size_t bar = text.find('|');
  if (bar == std::string_view::npos || text.find('|', bar + 1) != std::string_view::npos)
    throw Error("a position is two players with a bar between them, not '" +
                    std::string(text) + "'",
                {}, position_form);
  const auto player = [&](std::string_view words) {
    return parse_position(variant, std::string(trimmed(words, " ")));
  };
  return {player(text.substr(0, bar)), player(text.substr(bar + 1))};
}

}  // namespace onematch
