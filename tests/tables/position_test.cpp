#include "tables/position.hpp"

#include "core/error.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

std::string problem_with(const char* variant, const std::string& text) {
  try {
    parse_positions(variant_named(variant), text);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("fifteen men are unstacked from piles of two and three", "[tables]") {
  const Variant variant = variant_named("cotton");
  CHECK(men_of(variant) == 15);
  CHECK(to_string(start_position(variant)) == "unstack 1 1 1 2 2 2");
  CHECK(to_string(start_of(variant, Phase::bear)) == "bear 2 2 2 3 3 3");
  CHECK(phases_of(variant) == std::vector<Phase>{Phase::unstack, Phase::bear});
}

TEST_CASE("twelve men are unstacked from piles of two", "[tables]") {
  CHECK(to_string(start_position(variant_named("doblet"))) == "unstack 1 1 1 1 1 1");
  const Variant variant = variant_named("ofanfelling");
  CHECK(men_of(variant) == 12);
  CHECK(to_string(start_of(variant, Phase::restack)) == "restack 1 1 1 1 1 1");
  CHECK(phases_of(variant) ==
        std::vector<Phase>{Phase::unstack, Phase::restack, Phase::bear});
}

TEST_CASE("the lowest man is laid down already, or must be thrown", "[tables]") {
  Variant variant = variant_named("willughby");
  CHECK(men_to_play(start_position(variant)) == 9);
  variant.bottom_counts = true;
  CHECK(men_to_play(start_position(variant)) == 15);
}

TEST_CASE("a position is read as it is written", "[tables]") {
  const Variant cotton = variant_named("cotton");
  const std::string text = "unstack 1 0 1 2 2 0 | bear 2 2 0 3 3 1";
  const PositionPair players = parse_positions(cotton, text);
  CHECK(to_string(players[0]) + " | " + to_string(players[1]) == text);
  CHECK(parse_positions(cotton, " unstack 1 0  1 2 2 0|bear 2 2 0 3 3 1 ") == players);
}

TEST_CASE("where men move down, those above may have come below", "[tables]") {
  CHECK(problem_with("ofanfelling", "bear 12 0 0 0 0 0 | bear 0 0 4 2 1 1").empty());
  CHECK(problem_with("ofanfelling", "bear 0 0 0 0 0 3 | bear 1 0 0 0 0 0") ==
        "3 men to bear off on point 6 and above, where ofanfelling has at most 2");
  CHECK(problem_with("ofanfelling", "bear 1 0 0 0 4 1 | bear 1 0 0 0 0 0") ==
        "5 men to bear off on point 5 and above, where ofanfelling has at most 4");
  CHECK(problem_with("ofanfelling", "bear 13 0 0 0 0 0 | bear 1 0 0 0 0 0") ==
        "13 men to bear off in all, where ofanfelling has at most 12");
}

TEST_CASE("a position that can't be is refused", "[tables]") {
  const auto problem = [](const std::string& first) {
    return problem_with("cotton", first + " | bear 1 0 0 0 0 0");
  };
  CHECK(problem("bear 3 0 0 0 0 0") ==
        "3 men to bear off on point 1, where cotton has at most 2");
  CHECK(problem("unstack 0 0 0 0 0 3") ==
        "3 men to lay down on point 6, where cotton has at most 2");
  CHECK(problem("restack 1 1 1 1 1 1") == "cotton has no phase 'restack'");
  CHECK(problem("done 0 0 0 0 0 0") ==
        "a player who is done has won: there is nothing left to play");
  CHECK(problem("bear 0 0 0 0 0 0") ==
        "a player with no men left has won: there is nothing left to play");
  CHECK(problem("unstack 0 0 0 0 0 0") ==
        "no man is left to lay down: the next phase has begun");
  CHECK(problem("bear 1 1 1 1 1") == "too few numbers in the position 'bear 1 1 1 1 1'");
  CHECK(problem("bear 1 1 1 1 1 1 1") == "too much in the position 'bear 1 1 1 1 1 1 1'");
  CHECK(problem("bear 1 1 1 1 1 x") == "'x' is no number of men");
  CHECK(problem("bear 1 1 1 1 1 -1") == "'-1' is no number of men");
  CHECK(problem("bear 1 1 1 1 1 1 | bear 1 1 1 1 1 1") ==
        "a position is two players with a bar between them, not 'bear 1 1 1 1 1 1 | bear "
        "1 1 1 1 1 1 | bear 1 0 0 0 0 0'");
  CHECK(problem_with("cotton", "bear 1 1 1 1 1 1") ==
        "a position is two players with a bar between them, not 'bear 1 1 1 1 1 1'");
  CHECK(problem_with("cotton", "bear 1 1 1 1 1 1 | ") ==
        "a player's position is missing");
  CHECK(problem_with("ofanfelling", "restack 0 0 2 0 0 0 | bear 1 0 0 0 0 0") ==
        "2 men to put back on point 3, where ofanfelling has at most 1");
}
