#include "tables/rules.hpp"

#include <algorithm>

#include "support/settings.hpp"
#include "tables/game.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// Both players after a throw, as text, and what the dice did.
struct After {
  std::string thrower, other;
  int by_other;
  std::vector<int> lost;
  bool again;

  friend bool operator==(const After&, const After&) = default;
  friend std::ostream& operator<<(std::ostream& out, const After& after) {
    out << after.thrower << " | " << after.other << ", by other " << after.by_other
        << ", lost";
    for (const int die : after.lost) out << " " << die;
    return out << (after.again ? ", again" : "");
  }
};

After after(const Variant& variant, const std::string& players, const Dice& dice) {
  const ThrowResult result = play_throw(variant, parse_positions(variant, players), dice);
  return {to_string(result.thrower.position), to_string(result.other.position),
          result.by_other, result.lost, result.again};
}

const std::string start15 = "unstack 1 1 1 2 2 2 | unstack 1 1 1 2 2 2";
const std::string start12 = "unstack 1 1 1 1 1 1 | unstack 1 1 1 1 1 1";
const std::string fresh15 = "unstack 1 1 1 2 2 2";
const std::string done = "done 0 0 0 0 0 0";

}  // namespace

TEST_CASE("two and six take the upper men of points two and six", "[tables]") {
  for (const char* name : {"willughby", "cotton", "dames", "dames-1699"})
    CHECK(after(variant_named(name), start15, {2, 6}) ==
          After{"unstack 1 0 1 2 2 1", fresh15, 0, {}, false});
}

TEST_CASE("double two lays down four, and double five ten", "[tables]") {
  const Variant variant = variant_named("willughby");
  CHECK(after(variant, start15, {2, 2}) ==
        After{"unstack 1 1 1 1 1 0", fresh15, 0, {}, false});
  // Nine are to be laid down, and the tenth is borne off.
  CHECK(after(variant, start15, {5, 5}) ==
        After{"bear 2 2 2 3 3 2", fresh15, 0, {}, false});
}

TEST_CASE("a two on a bare point is lost, or the opponent's", "[tables]") {
  const std::string players = "unstack 1 0 1 2 2 2 | unstack 1 1 1 2 2 2";
  CHECK(after(variant_named("willughby"), players, {6, 2}) ==
        After{"unstack 1 0 1 2 2 1", fresh15, 0, {2}, false});
  CHECK(after(variant_named("cotton"), players, {6, 2}) ==
        After{"unstack 1 0 1 2 2 1", "unstack 1 0 1 2 2 2", 1, {}, false});
  const std::string both = "unstack 1 0 1 2 2 2 | unstack 1 0 1 2 2 2";
  CHECK(after(variant_named("cotton"), both, {6, 2}) ==
        After{"unstack 1 0 1 2 2 1", "unstack 1 0 1 2 2 2", 0, {2}, false});
}

TEST_CASE("a die bears off a man of its own point only", "[tables]") {
  CHECK(after(variant_named("willughby"), "bear 0 0 1 0 1 0 | unstack 1 1 1 2 2 2",
              {6, 3}) == After{"bear 0 0 0 0 1 0", fresh15, 0, {6}, false});
}

TEST_CASE("who bears off his last man has won, and the rest is nobody's", "[tables]") {
  const Variant variant = variant_named("cotton");
  const PositionPair players =
      parse_positions(variant, "bear 0 0 1 0 0 0 | bear 0 0 0 0 1 0");
  const ThrowResult won = play_throw(variant, players, {5, 3});
  CHECK(won.winner == 0);
  CHECK(won.lost == std::vector<int>{5});
  const ThrowResult given = play_throw(variant, players, {5, 2});
  CHECK(given.winner == 1);
  CHECK(given.by_other == 1);
  CHECK(given.lost == std::vector<int>{2});
  CHECK_FALSE(play_throw(variant, players, {4, 2}).winner);
}

TEST_CASE("a throw goes on in the next phase, or waits for it", "[tables]") {
  const std::string players = "unstack 0 0 1 0 0 0 | unstack 1 1 1 2 2 2";
  // Whichever order the dice were thrown in.
  for (const Dice& dice : {Dice{3, 5}, Dice{5, 3}}) {
    CHECK(after(variant_named("willughby"), players, dice) ==
          After{"bear 2 2 2 3 2 3", fresh15, 0, {}, false});
    CHECK(after(variant_with("willughby", {"carry=false"}), players, dice) ==
          After{"bear 2 2 2 3 3 3", fresh15, 0, {5}, false});
    CHECK(after(variant_with("cotton", {"carry=false"}), players, dice) ==
          After{"bear 2 2 2 3 3 3", "unstack 1 1 1 2 1 2", 1, {}, false});
  }
}

TEST_CASE("what a doublet has over is borne off, lost, or the opponent's", "[tables]") {
  CHECK(after(variant_with("willughby", {"carry=false"}), start15, {5, 5}) ==
        After{"bear 2 2 2 3 3 3", fresh15, 0, {}, false});
  CHECK(after(variant_with("cotton", {"carry=false"}), start15, {5, 5}) ==
        After{"bear 2 2 2 3 3 3", "unstack 1 1 1 2 2 1", 1, {}, false});
}

TEST_CASE("a doublet takes where most men stand, and of equal points the higher",
          "[tables]") {
  CHECK(after(variant_named("willughby"), "bear 2 0 2 3 1 0 | unstack 1 1 1 2 2 2",
              {1, 1}) == After{"bear 2 0 2 1 1 0", fresh15, 0, {}, false});
}

TEST_CASE("the opponent uses what he can, or to lay down only", "[tables]") {
  const std::string bears = "unstack 1 0 0 0 0 0 | bear 0 1 0 0 0 1";
  CHECK(after(variant_named("cotton"), bears, {6, 2}) ==
        After{"unstack 1 0 0 0 0 0", done, 2, {}, false});
  CHECK(after(variant_with("cotton", {"share=unstack_only"}), bears, {6, 2}) ==
        After{"unstack 1 0 0 0 0 0", "bear 0 1 0 0 0 1", 0, {6, 2}, false});
  const std::string lays = "bear 1 0 0 0 0 0 | unstack 0 0 0 0 0 1";
  CHECK(after(variant_named("cotton"), lays, {6, 2}) ==
        After{"bear 1 0 0 0 0 0", "bear 2 1 2 3 3 3", 2, {}, false});
  CHECK(after(variant_with("cotton", {"share=unstack_only"}), lays, {6, 2}) ==
        After{"bear 1 0 0 0 0 0", "bear 2 2 2 3 3 3", 1, {2}, false});
}

TEST_CASE("single dice are handed on, or only a throw of no use", "[tables]") {
  const std::string players = "bear 1 0 0 0 0 0 | bear 0 0 1 1 1 0";
  const Variant whole = variant_with("doblet", {"share_unit=whole"});
  CHECK(after(variant_named("doblet"), players, {1, 2, 3}).by_other == 0);  // won
  const std::string two = "bear 2 0 0 0 0 0 | bear 0 0 1 1 1 0";
  CHECK(after(variant_named("doblet"), two, {1, 4, 3}) ==
        After{"bear 1 0 0 0 0 0", "bear 0 0 0 0 1 0", 2, {}, false});
  CHECK(after(whole, two, {1, 4, 3}) ==
        After{"bear 1 0 0 0 0 0", "bear 0 0 1 1 1 0", 0, {4, 3}, false});
  CHECK(after(whole, two, {2, 4, 3}) ==
        After{"bear 2 0 0 0 0 0", "bear 0 0 0 0 1 0", 2, {2}, false});
}

TEST_CASE("three dice alike are worth no more than others", "[tables]") {
  CHECK(after(variant_named("doblet"), start12, {4, 4, 4}) ==
        After{"unstack 1 1 1 0 1 1", "unstack 1 1 1 0 1 1", 1, {4}, false});
}

TEST_CASE("who lays down uses nothing of one who bears off, or lays down with it",
          "[tables]") {
  const std::string players = "bear 0 0 1 0 1 0 | unstack 0 1 0 0 0 1";
  CHECK(after(variant_named("dames"), players, {6, 3}) ==
        After{"bear 0 0 0 0 1 0", "unstack 0 1 0 0 0 1", 0, {6}, false});
  CHECK(after(variant_named("dames-1699"), players, {6, 3}) ==
        After{"bear 0 0 0 0 1 0", "unstack 0 1 0 0 0 0", 1, {}, false});
  // Its phase counts that the thrower is in after his own use.
  const std::string last = "unstack 0 0 1 0 0 0 | unstack 0 1 0 0 0 0";
  CHECK(after(variant_with("dames", {"carry=false"}), last, {3, 2}) ==
        After{"bear 2 2 2 3 3 3", "unstack 0 1 0 0 0 0", 0, {2}, false});
  // Both lay down, or both bear off: then the dice are shared.
  CHECK(after(variant_named("dames"), "unstack 1 0 0 0 0 0 | unstack 0 1 0 0 0 1",
              {6, 3}) ==
        After{"unstack 1 0 0 0 0 0", "unstack 0 1 0 0 0 0", 1, {3}, false});
  CHECK(after(variant_named("dames"), "bear 1 0 0 0 0 0 | bear 0 1 0 0 0 1", {6, 3}) ==
        After{"bear 1 0 0 0 0 0", "bear 0 1 0 0 0 0", 1, {3}, false});
}

TEST_CASE("the letter of the Spanish text shares nothing while both lay down",
          "[tables]") {
  const Variant variant = variant_with("dames", {"share=literal_es"});
  CHECK(after(variant, "unstack 1 0 0 0 0 0 | unstack 0 1 0 0 0 1", {6, 3}).by_other ==
        0);
  CHECK(after(variant, "bear 1 0 0 0 0 0 | unstack 0 1 0 0 0 1", {6, 3}).by_other == 1);
  CHECK(after(variant, "unstack 1 0 0 0 0 0 | bear 0 1 0 0 0 1", {6, 3}).by_other == 1);
}

TEST_CASE("a doublet of dames is thrown again, used or not", "[tables]") {
  const Variant only_used = variant_with("dames", {"extra_requires_use=true"});
  CHECK(after(variant_named("dames"), "bear 2 0 0 0 0 0 | bear 0 2 0 0 0 1", {2, 2}) ==
        After{"bear 2 0 0 0 0 0", "bear 0 0 0 0 0 1", 2, {}, true});
  CHECK_FALSE(after(only_used, "bear 2 0 0 0 0 0 | bear 0 2 0 0 0 1", {2, 2}).again);
  CHECK(after(only_used, "bear 1 1 0 0 0 0 | bear 0 1 0 0 0 1", {2, 2}) ==
        After{"bear 1 0 0 0 0 0", "bear 0 0 0 0 0 1", 1, {}, true});
  // Nobody throws after a win.
  CHECK(after(variant_named("dames"), "bear 0 2 0 0 0 0 | bear 1 0 0 0 0 0", {2, 2}) ==
        After{done, "bear 1 0 0 0 0 0", 0, {}, false});
}

TEST_CASE("a doublet that is thrown again is two men or one", "[tables]") {
  const std::string players = "bear 3 0 0 0 0 0 | bear 1 0 0 0 0 0";
  CHECK(after(variant_named("ofanfelling"), players, {1, 1}) ==
        After{"bear 1 0 0 0 0 0", "bear 1 0 0 0 0 0", 0, {}, true});
  CHECK(after(variant_with("ofanfelling", {"doublet_one_man=true"}), players, {1, 1}) ==
        After{"bear 2 0 0 0 0 0", "bear 1 0 0 0 0 0", 0, {1}, true});
}

TEST_CASE("in ofanfelling men are put back before they are borne off", "[tables]") {
  const Variant variant = variant_named("ofanfelling");
  CHECK(after(variant, "unstack 0 0 0 0 0 1 | unstack 1 1 1 1 1 1", {6, 2}) ==
        After{"restack 1 0 1 1 1 1", "unstack 1 1 1 1 1 1", 0, {}, false});
  CHECK(after(variant, "restack 0 0 0 0 0 1 | unstack 1 1 1 1 1 1", {6, 2}) ==
        After{"bear 2 1 2 2 2 2", "unstack 1 1 1 1 1 1", 0, {}, false});
}

TEST_CASE("men are borne off exactly, from above, or as in backgammon", "[tables]") {
  const std::string players = "bear 0 1 0 2 0 0 | unstack 1 1 1 1 1 1";
  const auto bears = [&](const char* bear, const Dice& dice) {
    return after(variant_with("ofanfelling", {std::string("bear=") + bear}), players,
                 dice)
        .thrower;
  };
  CHECK(bears("exact", {6, 3}) == "bear 0 1 0 2 0 0");
  CHECK(bears("overthrow", {6, 3}) == "bear 0 1 0 1 0 0");
  CHECK(bears("backgammon", {6, 3}) == "bear 1 1 0 0 0 0");
  CHECK(bears("exact", {4, 2}) == "bear 0 0 0 1 0 0");
  CHECK(bears("overthrow", {4, 2}) == "bear 0 0 0 1 0 0");
  CHECK(bears("backgammon", {4, 2}) == "bear 0 0 0 1 0 0");
}

TEST_CASE("the higher die is played first as in backgammon", "[tables]") {
  // The five moves six down to one, and then the one is there to be taken.
  CHECK(after(variant_named("ofanfelling"), "bear 0 0 0 0 0 1 | bear 1 0 0 0 0 0",
              {1, 5}) == After{done, "bear 1 0 0 0 0 0", 0, {}, false});
}

TEST_CASE("a doublet as in backgammon is played twice or four times", "[tables]") {
  const std::string bears = "bear 5 0 0 0 0 0 | bear 1 0 0 0 0 0";
  const std::string rest = "bear 1 0 0 0 0 0";
  CHECK(after(variant_named("ofanfelling"), bears, {1, 1}) ==
        After{"bear 3 0 0 0 0 0", rest, 0, {}, true});
  CHECK(after(variant_with("ofanfelling", {"bg_doublet=four"}), bears, {1, 1}) ==
        After{rest, rest, 0, {}, false});
  CHECK(after(variant_with("ofanfelling", {"bg_doublet=four_extra"}), bears, {1, 1}) ==
        After{rest, rest, 0, {}, true});
  // Not before the men are borne off, nor when they are borne off otherwise.
  CHECK(after(variant_with("ofanfelling", {"bg_doublet=four"}), start12, {1, 1}) ==
        After{"unstack 0 1 1 1 1 1", "unstack 1 1 1 1 1 1", 0, {1}, true});
  CHECK(after(variant_with("ofanfelling", {"bear=exact", "bg_doublet=four"}),
              "bear 2 0 0 0 0 1 | bear 1 0 0 0 0 0",
              {1, 1}) == After{"bear 0 0 0 0 0 1", rest, 0, {}, true});
}

TEST_CASE("uses are told in order, with the points that men stood on", "[tables]") {
  const Variant variant = variant_named("ofanfelling");
  const ThrowResult result = play_throw(
      variant, parse_positions(variant, "restack 0 0 0 0 1 0 | unstack 1 1 1 1 1 1"),
      {5, 3});
  CHECK(result.thrower.uses ==
        std::vector<Use>{{Phase::restack, 5, 0}, {Phase::bear, 3, 0}});
  const ThrowResult moved = play_throw(
      variant, parse_positions(variant, "bear 0 0 0 0 0 2 | unstack 1 1 1 1 1 1"),
      {5, 3});
  CHECK(moved.thrower.uses == std::vector<Use>{{Phase::bear, 6, 5}, {Phase::bear, 6, 3}});
}

namespace {

/// Every option by itself in every game.
std::vector<Variant> varied() {
  std::vector<Variant> all = known_variants();
  for (const Variant& known : known_variants())
    for (const std::string& setting : every_setting()) {
      all.push_back(known);
      set_option(all.back(), setting);
    }
  return all;
}

/// Men taken off a player's position by his uses, and those that merely moved.
void check_uses(const Variant& variant, const Position& before, const Played& played) {
  Position at = before;
  for (const Use& use : played.uses) {
    REQUIRE(use.phase == at.phase);
    int& from = at.need.at(static_cast<std::size_t>(use.point - 1));
    REQUIRE(from > 0);
    --from;
    if (use.moved > 0) ++at.need.at(static_cast<std::size_t>(use.point - use.moved - 1));
    if (men_to_play(at) > 0) continue;
    const std::vector<Phase> phases = phases_of(variant);
    const auto next = std::find(phases.begin(), phases.end(), at.phase) + 1;
    at = start_of(variant, next == phases.end() ? Phase::done : *next);
  }
  CHECK(at == played.position);
}

}  // namespace

TEST_CASE("in every game no man is lost, and no die but what is said", "[tables]") {
  std::uint64_t seed = 0;
  for (const Variant& variant : varied()) {
    INFO(variant.name << " " << ++seed);
    Random random(seed);
    Game game = new_game(variant);
    int throws = 0;
    while (!game.winner) {
      REQUIRE(++throws < 10000);
      const PositionPair before = game.players;
      const std::size_t thrower = game.thrower;
      const Dice dice = random_throw(random, variant.dice);
      const ThrowResult result = play(variant, game, dice);
      check_uses(variant, before[thrower], result.thrower);
      check_uses(variant, before[1 - thrower], result.other);
      const auto uses = result.thrower.uses.size() + result.other.uses.size();
      const bool is_doublet = std::count(dice.begin(), dice.end(), dice[0]) ==
                              static_cast<std::ptrdiff_t>(dice.size());
      if (!is_doublet) CHECK(uses + result.lost.size() == dice.size());
      for (const int die : result.lost)
        CHECK(std::count(dice.begin(), dice.end(), die) > 0);
      if (result.winner) CHECK_FALSE(result.again);
      if (variant.share == Share::none) CHECK(result.other.uses.empty());
    }
    CHECK(game.players[*game.winner].phase == Phase::done);
    CHECK(game.players[1 - *game.winner].phase != Phase::done);
  }
}
