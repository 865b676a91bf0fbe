#include "tables/odds.hpp"

#include <algorithm>
#include <cmath>

#include "tables/oracle.hpp"
#include "tables/simulation.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

double first_win(const char* variant, const std::string& players) {
  const Variant rules = variant_named(variant);
  return odds_of(rules, parse_positions(rules, players)).first_win;
}

double wins(const Course& course) {
  double sum = 0;
  for (const TurnChances& turn : course) sum += turn.thrower_wins + turn.other_wins;
  return sum;
}

/// A game of so few men that the oracle can go through it.
Variant small(const Variant& known) {
  Variant variant = known;
  variant.piles = {0, 2, 0, 0, 2, 0};
  return variant;
}

std::string text_of(const Variant& variant) {
  std::string text = variant.name;
  for (const std::string& setting : settings_of(variant)) text += " " + setting;
  return text;
}

void check_against_oracle(const Variant& variant) {
  INFO(text_of(variant));
  const Position start = start_position(variant);
  const Odds odds = odds_of(variant, {start, start});
  const PairValue value = oracle_value(variant, {start, start});
  CHECK(std::abs(odds.first_win - value.first_win) < 1e-10);
  CHECK(std::abs(odds.mean_turns - value.turns) < 1e-9);
  CHECK(std::abs(odds.mean_throws - value.throws) < 1e-9);
  CHECK(std::abs(odds.win_on_opponents_throw - value.win_on_opponents_throw) < 1e-10);
  CHECK(std::abs(odds.solo_mean_turns - oracle_solo_turns(variant, start)) < 1e-9);
}

/// Each figure within four standard errors.
void check_against_games(const Variant& variant, const PositionPair& players,
                         long long games) {
  INFO(text_of(variant));
  const Odds odds = odds_of(variant, players);
  const Simulation simulation = simulate(variant, players, games, 2, 2);
  const Odds& seen = simulation.estimates;
  const StandardErrors& errors = simulation.errors;
  const auto check = [](const char* figure, double exact, double estimate,
                        const std::optional<double>& standard_error) {
    const double error = standard_error.value_or(0);
    INFO(figure << " " << exact << ", seen " << estimate << " +- " << error);
    CHECK(std::abs(exact - estimate) <= 4 * error);
  };
  check("first win", odds.first_win, seen.first_win, errors.first_win);
  check("turns", odds.mean_turns, seen.mean_turns, errors.mean_turns);
  check("sd", odds.sd_turns, seen.sd_turns, errors.sd_turns);
  check("throws", odds.mean_throws, seen.mean_throws, errors.mean_throws);
  check("other's throw", odds.win_on_opponents_throw, seen.win_on_opponents_throw,
        errors.win_on_opponents_throw);
  check("solo", odds.solo_mean_turns, seen.solo_mean_turns, errors.solo_mean_turns);
  CHECK(std::abs(odds.median_turns - seen.median_turns) <= 1);
  CHECK(std::abs(odds.q05_turns - seen.q05_turns) <= 1);
  CHECK(std::abs(odds.q95_turns - seen.q95_turns) <= 1);
}

PositionPair start_pair(const Variant& variant) {
  return {start_position(variant), start_position(variant)};
}

}  // namespace

TEST_CASE("the last men of both are worked out with a pencil", "[tables]") {
  const std::string same = "bear 0 0 1 0 0 0 | bear 0 0 1 0 0 0";
  const std::string different = "bear 0 0 1 0 0 0 | bear 0 0 0 0 1 0";
  const auto is = [](double value, double expected) {
    return std::abs(value - expected) < 1e-9;
  };
  CHECK(is(first_win("doblet", same), 1 / (2 - 91.0 / 216)));
  CHECK(is(first_win("doblet", different), 155.0 / 280));
  // 16 of 36 throws win, doublets and those with the right number. Of the others 8 win
  // for the other player of Cotton's game, if he is on another point.
  CHECK(is(first_win("willughby", same), 9.0 / 14));
  CHECK(is(first_win("willughby", different), 9.0 / 14));
  CHECK(is(first_win("cotton", same), 9.0 / 14));
  CHECK(is(first_win("cotton", different), 7.0 / 12));
  // 11 of 36 throws win. Of the others 5 are doublets; or, on different points, 9 win for
  // the other player and 4 are doublets.
  CHECK(is(first_win("dames", same), 31.0 / 51));
  CHECK(is(first_win("dames", different), 23.0 / 44));
}

TEST_CASE("the odds of a game of few men are those of an oracle", "[tables]") {
  for (const Variant& known : known_variants()) check_against_oracle(small(known));
  using Settings = std::vector<const char*>;
  const std::vector<std::pair<const char*, Settings>> choices{
      {"cotton",
       {"carry=false", "share=unstack_only", "share_unit=whole", "bottom_counts=true",
        "bear=overthrow"}},
      {"dames",
       {"carry=false", "share=literal_es", "share=unstack_only",
        "extra_requires_use=true", "doublet_one_man=true"}},
      {"ofanfelling",
       {"carry=false", "share=strict", "doublet=total", "bear=exact",
        "bg_doublet=four_extra"}}};
  for (const auto& [name, settings] : choices)
    for (const char* setting : settings) {
      Variant variant = small(variant_named(name));
      set_option(variant, setting);
      check_against_oracle(variant);
    }
}

TEST_CASE("many options together have the odds of an oracle", "[tables][.slow]") {
  // Every eleventh: each option comes with each value of any other.
  for (int choice = 0; choice < 3 * 4 * 2 * 2 * 3 * 2 * 2 * 3; choice += 11) {
    Variant variant = small(known_variants()[0]);
    int rest = choice;
    const auto next = [&rest](int count) {
      const int value = rest % count;
      rest /= count;
      return value;
    };
    variant.doublet = static_cast<Doublet>(next(3));
    variant.share = static_cast<Share>(next(4) + 1);
    variant.share_unit = static_cast<ShareUnit>(next(2));
    variant.carry = next(2) == 1;
    variant.bear = static_cast<BearOff>(next(3));
    variant.extra_requires_use = next(2) == 1;
    variant.doublet_one_man = next(2) == 1;
    variant.bg_doublet = static_cast<BackgammonDoublet>(next(3));
    variant.restack = choice % 5 == 0;
    variant.dice = choice % 7 == 0 ? 3 : 2;
    check_against_oracle(variant);
  }
}

TEST_CASE("the turns' chances sum to one, and each turn is thrown", "[tables]") {
  for (const char* name : {"willughby", "doblet", "ofanfelling"}) {
    INFO(name);
    const Variant variant = variant_named(name);
    const Moves moves = moves_from(variant, start_pair(variant));
    const PositionIndex start = moves.index_of(start_position(variant));
    CHECK(std::abs(wins(solo_course(moves, start)) - 1) < 1e-10);
    const Course course =
        variant.share == Share::none
            ? separate_course(solo_course(moves, start), solo_course(moves, start))
            : shared_course(moves, start, start);
    CHECK(std::abs(wins(course) - 1) < 1e-10);
    double going_on = 1;
    for (const TurnChances& turn : course) {
      if (variant.doublet == Doublet::extra)
        CHECK(turn.throws >= going_on - 1e-10);
      else
        CHECK(std::abs(turn.throws - going_on) < 1e-10);
      going_on -= turn.thrower_wins + turn.other_wins;
    }
  }
}

TEST_CASE("players who share nothing fare as each does alone", "[tables]") {
  // Two ways to the same figures that have nothing in common.
  Variant variant = variant_named("ofanfelling");
  variant.piles = {2, 2, 0, 2, 0, 2};
  const Moves moves = moves_from(variant, start_pair(variant));
  const PositionIndex start = moves.index_of(start_position(variant));
  const Course solo = solo_course(moves, start);
  const Course separate = separate_course(solo, solo);
  const Course shared = shared_course(moves, start, start);
  REQUIRE(std::min(separate.size(), shared.size()) > 10);
  for (std::size_t i = 0; i < std::min(separate.size(), shared.size()); ++i) {
    CHECK(std::abs(separate[i].thrower_wins - shared[i].thrower_wins) < 1e-11);
    CHECK(std::abs(separate[i].throws - shared[i].throws) < 1e-11);
    CHECK(shared[i].other_wins == 0);
  }
}

TEST_CASE("quantiles are the fewest turns within which so many games end", "[tables]") {
  const Course course{{0.05, 0, 1}, {0.45, 0, 0.95}, {0.25, 0.2, 0.5}, {0, 0.05, 0.05}};
  const Odds odds = summary_of(course, {{1, 0, 1}});
  CHECK(odds.q05_turns == 1);
  CHECK(odds.median_turns == 2);
  CHECK(odds.q95_turns == 3);
  CHECK(odds.first_win == Approx(0.05 + 0.25 + 0.05));
  CHECK(odds.win_on_opponents_throw == Approx(0.25));
  CHECK(odds.mean_turns == Approx(2.5));
  CHECK(odds.sd_turns ==
        Approx(std::sqrt(0.05 * 2.25 + 0.45 * 0.25 + 0.45 * 0.25 + 0.05 * 2.25)));
  CHECK(odds.mean_throws == Approx(2.5));
  CHECK(odds.solo_mean_turns == 1);
}

TEST_CASE("the odds are those of many games", "[tables]") {
  for (const char* name : {"willughby", "doblet", "ofanfelling"}) {
    const Variant variant = variant_named(name);
    check_against_games(variant, start_pair(variant), 10'000);
  }
  for (const char* name : {"cotton", "dames", "dames-1699"}) {
    const Variant variant = variant_named(name);
    check_against_games(
        variant, parse_positions(variant, "bear 1 1 0 1 1 2 | bear 2 0 1 0 1 1"), 10'000);
  }
}

TEST_CASE("the odds are those of a million games", "[tables][.slow]") {
  for (const Variant& variant : known_variants())
    check_against_games(variant, start_pair(variant), 1'000'000);
}

TEST_CASE("simulated games are the same with any number of threads", "[tables]") {
  const Variant variant = variant_named("dames");
  const Simulation one = simulate(variant, start_pair(variant), 500, 7, 1);
  const Simulation three = simulate(variant, start_pair(variant), 500, 7, 3);
  CHECK(one.estimates.first_win == three.estimates.first_win);
  CHECK(one.estimates.mean_turns == three.estimates.mean_turns);
  CHECK(one.estimates.sd_turns == three.estimates.sd_turns);
  CHECK(one.errors.solo_mean_turns == three.errors.solo_mean_turns);
  const Simulation other = simulate(variant, start_pair(variant), 500, 8, 1);
  CHECK(one.estimates.mean_turns != other.estimates.mean_turns);
}

TEST_CASE("a single simulated game tells no error", "[tables]") {
  const Variant variant = variant_named("doblet");
  const Simulation one = simulate(variant, start_pair(variant), 1, 1, 4);
  CHECK(one.games == 1);
  CHECK(one.estimates.mean_turns == one.estimates.median_turns);
  CHECK_FALSE(one.errors.mean_turns);
  CHECK_FALSE(one.errors.first_win);
  CHECK_FALSE(one.errors.median_turns);
}
