#include "tables/outlook.hpp"

#include <cmath>

#include "tables/odds.hpp"
#include "tables/oracle.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

void check_same(const Variant& variant, const PositionPair& players) {
  const Outlook outlook = outlook_of(variant, players);
  const Odds odds = odds_of(variant, players);
  CHECK(std::abs(outlook.first_win - odds.first_win) < 1e-10);
  CHECK(std::abs(outlook.mean_throws - odds.mean_throws) < 1e-9);
  CHECK(std::abs(outlook.win_on_opponents_throw - odds.win_on_opponents_throw) < 1e-10);
}

}  // namespace

TEST_CASE("outlooks of small games are those of an oracle and of the odds", "[tables]") {
  const std::vector<const char*> settings{
      "carry=true",    "carry=false",        "share=strict",   "share=literal_es",
      "share=no_lift", "share_unit=whole",   "bear=overthrow", "bear=backgammon",
      "doublet=extra", "bottom_counts=true", "ndice=3",        "extra_requires_use=true"};
  for (const Variant& known : known_variants())
    for (const char* setting : settings) {
      INFO(known.name << " " << setting);
      Variant variant = known;
      set_option(variant, setting);
      variant.piles = {0, 2, 0, 0, 2, 0};
      const PositionPair start{start_position(variant), start_position(variant)};
      check_same(variant, start);
      const PairValue value = oracle_value(variant, start);
      CHECK(std::abs(outlook_of(variant, start).first_win - value.first_win) < 1e-10);
    }
}

TEST_CASE("outlooks from uneven positions are those of the odds", "[tables]") {
  for (const char* name : {"cotton", "dames", "dames-1699", "doblet"}) {
    INFO(name);
    const Variant variant = variant_named(name);
    check_same(variant,
               parse_positions(variant, "bear 1 1 0 1 1 2 | unstack 0 0 1 0 0 1"));
    check_same(variant, parse_positions(variant, "bear 0 0 1 0 0 0 | bear 0 2 0 0 1 0"));
  }
}

TEST_CASE("the outlook of a whole game is that of its odds", "[tables]") {
  const Variant variant = variant_named("doblet");
  check_same(variant, {start_position(variant), start_position(variant)});
}

TEST_CASE("the outlooks of all games are those of their odds", "[tables][.slow]") {
  for (const Variant& variant : known_variants()) {
    INFO(variant.name);
    check_same(variant, {start_position(variant), start_position(variant)});
  }
}
