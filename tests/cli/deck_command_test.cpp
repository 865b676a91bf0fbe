#include <algorithm>
#include <nlohmann/json.hpp>

#include "support/program.hpp"
#include "test.hpp"

using namespace onematch;

TEST_CASE("the deck of eight a card is printed a card a line", "[cli]") {
  const Ran ran = run_program({"deck", "--per-card", "8"});
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  const std::vector<std::string> lines = lines_of(ran.out);
  REQUIRE(lines.size() == 57);
  CHECK(lines[7] == "1 9 17 25 33 41 49 51");
  CHECK(lines[56] == "50 51 52 53 54 55 56 57");
}

TEST_CASE("the series numbering is printed on demand", "[cli]") {
  const Ran ran = run_program({"deck", "-k", "3", "--numbering", "series"});
  CHECK(ran.out == "1 2 3\n1 4 5\n1 6 7\n2 4 6\n2 5 7\n3 4 7\n3 5 6\n");
}

TEST_CASE("the option --cards keeps so many", "[cli]") {
  CHECK(lines_of(run_program({"deck", "-k", "8", "--cards", "55"}).out).size() == 55);
  CHECK(lines_of(run_program({"deck", "-k", "8", "--cards", "1"}).out).size() == 1);
}

TEST_CASE("the option --json prints the deck as one document", "[cli]") {
  const auto json = nlohmann::json::parse(run_program({"deck", "-k", "5", "--json"}).out);
  CHECK(json["symbols_per_card"] == 5);
  CHECK(json["order"] == 4);
  CHECK(json["symbols"] == 21);
  CHECK(json["cards"].size() == 21);
  CHECK(json["cards"][0] == nlohmann::json({1, 5, 9, 13, 17}));
}

TEST_CASE("a deck without a plane is printed, too, without an order", "[cli]") {
  CHECK(lines_of(run_program({"deck", "--per-card", "7"}).out).size() == 24);
  const auto json =
      nlohmann::json::parse(run_program({"deck", "-s", "49", "-k", "7-8", "--json"}).out);
  CHECK(json["symbols_per_card"] == nlohmann::json({7, 8}));
  CHECK(json["symbols"] == 49);
  CHECK(json["cards"].size() == 29);
  CHECK(json.count("order") == 0);
}

TEST_CASE("the symbols that there are choose the deck", "[cli]") {
  CHECK(lines_of(run_program({"deck", "--symbols", "40"}).out).size() == 31);
  CHECK(lines_of(run_program({"deck", "-s", "57", "-c", "20"}).out).size() == 20);
}

TEST_CASE("a deck that isn't names the nearest that are", "[cli]") {
  const Ran ran = run_program({"deck", "-k", "131"});
  CHECK(ran.code == 1);
  CHECK(ran.out.empty());
  CHECK(ran.err ==
        "error: no deck with 131 symbols a card is known\n"
        "  hint: 16,513 cards of 129 symbols: deck: {symbols_per_card: 129}\n");
  CHECK(run_program({"deck", "-k", "8", "--cards", "58"}).err ==
        "error: no deck of 58 cards with 8 symbols a card is known\n"
        "  hint: 57 cards of 8 symbols: deck: {symbols_per_card: 8}\n"
        "        58 cards of 9 symbols: deck: {symbols_per_card: 9, cards: 58}\n");
}

TEST_CASE("a deck's cards are lines and its symbols points", "[cli]") {
  const Ran ran = run_program({"deck", "-k", "3", "--equations"});
  CHECK(ran.code == 0);
  CHECK_THAT(ran.out, StartsWith("Points have coordinates in GF(2)"));
  CHECK_THAT(ran.out, ContainsSubstring("Each card is a line:\n1  y = 0"));
  CHECK_THAT(ran.out, ContainsSubstring("7  the line at infinity"));
  CHECK_THAT(ran.out, ContainsSubstring("Each symbol is a point:\n1  (0, 0)\n"));
}

TEST_CASE("a deck that is no plane's has no equations", "[cli]") {
  const Ran ran = run_program({"deck", "-k", "7", "--equations"});
  CHECK(ran.code == 1);
  CHECK_THAT(ran.err, ContainsSubstring("has no equations\n  hint: "));
  CHECK(run_program({"deck", "-k", "4", "--equations", "--json"}).code == 2);
  CHECK(run_program({"deck", "-k", "4", "--equations", "--numbering", "series"}).code ==
        2);
}
