#include <nlohmann/json.hpp>

#include "support/program.hpp"
#include "test.hpp"

using namespace onematch;

TEST_CASE("plan lists the decks for so many symbols, a deck a line", "[cli]") {
  const Ran ran = run_program({"plan", "--symbols", "40"});
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  CHECK(
      ran.out ==
      "cards  a card  symbols  left over  decoys  uses  made of                      in "
      "the project file\n"
      "   31       6       31          9       0     6  plane of order 5             "
      "deck: {symbols_per_card: 6}\n"
      "   22       7       40          0       0   3-6  deck of 22 found by search   "
      "deck: {symbols_per_card: 7, cards: 22}\n"
      "    9       8       36          4       0     2  deck of pairs                "
      "deck: {symbols_per_card: 8, cards: 9}\n"
      "   31     6-7       40          0       9   1-6  plane of order 5 and decoys  "
      "deck: {symbols_per_card: [6, 7], cards: 31, decoys: allow}\n"
      "Decoys are on one card only: they never match.\n");
}

TEST_CASE("plan without options is the table of whole decks", "[cli]") {
  const std::string table = run_program({"plan"}).out;
  CHECK(
      table.starts_with("cards  a card  symbols  uses  made of            in the "
                        "project file\n"
                        "    3       2        3     2  plane of order 1   deck: "
                        "{symbols_per_card: 2}\n"));
  CHECK(
      table.ends_with("  273      17      273    17  plane of order 16  deck: "
                      "{symbols_per_card: 17}\n"));
}

TEST_CASE("the plan is one JSON document on demand", "[cli]") {
  const Ran ran = run_program({"plan", "-s", "50", "--json"});
  CHECK(ran.code == 0);
  const auto json = nlohmann::json::parse(ran.out);
  REQUIRE(json["decks"].size() >= 4);
  CHECK(json["decks"][1] ==
        nlohmann::json({{"cards", 29},
                        {"per_card", {7, 8}},
                        {"symbols_used", 49},
                        {"left_over", 1},
                        {"decoys", 0},
                        {"uses", {4, 5}},
                        {"made_of", "plane of order 7 without 8 points of a conic"},
                        {"yaml", "deck: {symbols_per_card: [7, 8], cards: 29}"}}));
  const auto any = nlohmann::json::parse(run_program({"plan", "-k", "8", "--json"}).out);
  CHECK(any["decks"][0]["cards"] == 57);
  CHECK(any["decks"][0]["left_over"].is_null());
}

TEST_CASE("a plan for what can't be names the nearest that can", "[cli]") {
  const Ran ran = run_program({"plan", "--symbols", "57", "--cards", "60"});
  CHECK(ran.code == 1);
  CHECK(ran.out.empty());
  CHECK(
      ran.err ==
      "error: no deck of 60 cards can be made of 57 symbols\n"
      "  hint: 57 cards of 8 symbols: deck: {symbols_per_card: 8}\n"
      "        60 cards of 9 symbols, with 15 more symbols: deck: {symbols_per_card: 9, "
      "cards: 60}\n");
}
