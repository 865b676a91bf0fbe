#include "cli/odds_command.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "core/number.hpp"
#include "tables/outlook.hpp"
#include "tables/simulation.hpp"

namespace onematch {
namespace {

using Json = nlohmann::ordered_json;

/// One line of a table.
struct Figure {
  std::string label, value, unit;
  std::string error;  ///< empty if there is none
};

/// Two decimals, zeros too.
std::string fixed(double value) {
  std::array<char, 400> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                 std::chars_format::fixed, 2);
  return {digits.data(), end.ptr};
}

using Margin = std::optional<double>;

Figure chance(const char* label, double value, Margin error = {}) {
  return {label, fixed(100 * value), " %", error ? fixed(100 * *error) : ""};
}

Figure number(const char* label, double value, Margin error = {}) {
  return {label, fixed(value), "", error ? fixed(*error) : ""};
}

Figure whole(const char* label, int value, Margin error = {}) {
  return {label, std::to_string(value), "", error ? fixed(*error) : ""};
}

std::vector<Figure> figures_of(const Odds& odds, const StandardErrors& errors) {
  return {
      chance("first player wins", odds.first_win, errors.first_win),
      chance("won on the other player's throw", odds.win_on_opponents_throw,
             errors.win_on_opponents_throw),
      number("turns in a game, both players', on average", odds.mean_turns,
             errors.mean_turns),
      number("  standard deviation", odds.sd_turns, errors.sd_turns),
      whole("  half of all games take at most", odds.median_turns, errors.median_turns),
      whole("  the shortest twentieth at most", odds.q05_turns, errors.q05_turns),
      whole("  all but the longest twentieth at most", odds.q95_turns, errors.q95_turns),
      number("throws in a game, on average", odds.mean_throws, errors.mean_throws),
      number("turns of one player alone, on average", odds.solo_mean_turns,
             errors.solo_mean_turns)};
}

/// Labels stand left, values right; errors if there are any.
std::string as_table(const std::vector<Figure>& figures) {
  std::size_t label = 0, value = 0, error = 0;
  for (const Figure& figure : figures) {
    label = std::max(label, figure.label.size());
    value = std::max(value, figure.value.size());
    error = std::max(error, figure.error.size());
  }
  const auto space = [](std::size_t width, const std::string& text) {
    return std::string(width - text.size(), ' ');
  };
  std::string text;
  for (const Figure& figure : figures) {
    text += figure.label + space(label, figure.label) + "  " +
            space(value, figure.value) + figure.value;
    if (!figure.error.empty()) text += " ± " + space(error, figure.error) + figure.error;
    text += figure.unit + "\n";
  }
  return text;
}

Json json_of(double value) {
  return value;
}

Json json_of(Margin error) {
  return error ? Json(*error) : Json();
}

template <class Figures>
Json as_json(const Figures& figures) {
  return {{"first_win", json_of(figures.first_win)},
          {"mean_turns", json_of(figures.mean_turns)},
          {"median_turns", json_of(figures.median_turns)},
          {"q05_turns", json_of(figures.q05_turns)},
          {"q95_turns", json_of(figures.q95_turns)},
          {"sd_turns", json_of(figures.sd_turns)},
          {"mean_throws", json_of(figures.mean_throws)},
          {"win_on_opponents_throw", json_of(figures.win_on_opponents_throw)},
          {"solo_mean_turns", json_of(figures.solo_mean_turns)}};
}

}  // namespace

int run_odds(const OddsArgs& args, const Streams& streams) {
  if (args.position) {
    const Outlook odds = outlook_of(args.variant, *args.position);
    if (args.json)
      streams.out << Json{{"thrower_win", odds.first_win},
                          {"mean_throws", odds.mean_throws}}
                         .dump(2)
                  << "\n";
    else
      streams.out << as_table(
          {chance("the player to throw wins", odds.first_win),
           number("throws to the end, on average", odds.mean_throws)});
    return 0;
  }
  const Odds odds = odds_of(args.variant);
  if (args.json)
    streams.out << as_json(odds).dump(2) << "\n";
  else
    streams.out << args.variant.title << "\n" << as_table(figures_of(odds, {}));
  return 0;
}

int run_simulate(const SimulateArgs& args, const Streams& streams) {
  const Position start = start_position(args.variant);
  const Simulation simulation =
      simulate(args.variant, {start, start}, args.games, args.seed, args.threads);
  if (args.json) {
    Json json = as_json(simulation.estimates);
    json["games"] = simulation.games;
    json["standard_errors"] = as_json(simulation.errors);
    streams.out << json.dump(2) << "\n";
  } else {
    streams.out << args.variant.title << ": " << count_of(simulation.games, "game")
                << " played\n"
                << as_table(figures_of(simulation.estimates, simulation.errors));
  }
  return 0;
}

}  // namespace onematch
