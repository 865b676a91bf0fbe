// What the keys of `deck` make of a project.
#include <nlohmann/json.hpp>

#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// What `check --json` says of a deck of `count` words with these further lines.
nlohmann::json checked(std::size_t count, const std::string& more) {
  std::string text = "symbols:\n  - text: [";
  for (std::size_t i = 0; i < count; ++i)
    text += (i == 0 ? "" : ", ") + ("w" + std::to_string(i + 1));
  const Ran ran = run_program({"check", "--json", "-"}, text + "]\n" + more);
  INFO(ran.err);
  REQUIRE(ran.code == 0);
  return nlohmann::json::parse(ran.out)["decks"][0];
}

/// Thirteen symbols of two faces each.
std::string two_faces() {
  std::string text = "symbols:\n";
  for (std::size_t i = 1; i <= 13; ++i)
    text += "  - faces: [{text: w" + std::to_string(i) + "}, {text: v" +
            std::to_string(i) + "}]\n";
  return text;
}

}  // namespace

TEST_CASE("cards may differ in size", "[cli]") {
  const auto made = checked(30, "deck: {symbols_per_card: [5, 6], cards: 26}\n");
  CHECK(made["cards"] == 26);
  CHECK(made["symbols"] == 30);
  CHECK(made["symbols_per_card"] == nlohmann::json({5, 6}));
}

TEST_CASE("any two cards may share two symbols", "[cli]") {
  const auto made = checked(16, "deck: {matches: 2}\n");
  CHECK(made["matches"] == 2);
  CHECK(made["cards"] == 16);
  CHECK(made["symbols_per_card"] == nlohmann::json({6, 6}));
  const Ran ran = run_program({"check", "-"},
                              "symbols: [{text: [a, b, c, d]}]\ndeck: {matches: 2}\n");
  CHECK_THAT(ran.out, ContainsSubstring(
                          "each of the 6 pairs of cards shares exactly two symbols\n"));
}

TEST_CASE("decoys are allowed only where that is said, and named", "[cli]") {
  const auto made = checked(62, "deck: {symbols_per_card: 7, decoys: allow}\n");
  CHECK(made["decoys"] == 0);
  const auto most =
      checked(62, "deck: {symbols_per_card: 7, cards: 31, decoys: allow}\n");
  CHECK(most["cards"] == 31);
  CHECK(most["decoys"] == 31);
  CHECK(most["problems"][0]["severity"] == "notice");
  CHECK_THAT(most["problems"][0]["message"].get<std::string>(),
             StartsWith("decoys, on one card only, that never match: "));
}

TEST_CASE("faces are dealt out as evenly as can be, and that is counted", "[cli]") {
  const Ran ran = run_program({"check", "-"}, two_faces());
  REQUIRE(ran.code == 0);
  // Of a symbol's four cards two show each face: four pairs of six differ.
  CHECK_THAT(ran.out,
             ContainsSubstring("52 of the 78 matches show two different faces\n"));
}

TEST_CASE("in two piles no cards of different piles match by the same face", "[cli]") {
  const Ran ran = run_program({"check", "-"}, two_faces() + "deck: {piles: 2}\n");
  REQUIRE(ran.code == 0);
  // 7 x 6 pairs across the piles, all of different faces; within a pile none.
  CHECK_THAT(
      ran.out,
      ContainsSubstring(
          "42 of the 78 matches show two different faces\n"
          "  the first pile has 7 cards, the second 6, which begin a new sheet\n"));
}

TEST_CASE("the lines that plan prints make the decks that it says", "[cli]") {
  for (const std::size_t count : {10u, 16u, 25u, 40u}) {
    const Ran plan = run_program({"plan", "--json", "-s", std::to_string(count)});
    const auto decks = nlohmann::json::parse(plan.out)["decks"];
    REQUIRE(!decks.empty());
    for (const auto& deck : decks) {
      INFO(deck.dump());
      const auto made = checked(count, deck["yaml"].get<std::string>() + "\n");
      CHECK(made["cards"] == deck["cards"]);
      CHECK(made["symbols"] == deck["symbols_used"]);
      CHECK(made["symbols_per_card"] == deck["per_card"]);
      CHECK(made["decoys"] == deck["decoys"]);
    }
  }
}

TEST_CASE("what very many symbols come to is told before the work", "[cli]") {
  const auto told = [](std::size_t count, const std::string& more,
                       const std::vector<std::string>& options = {}) {
    std::string text = "symbols:\n  - text: [";
    for (std::size_t i = 0; i < count; ++i)
      text += (i == 0 ? "" : ", ") + ("w" + std::to_string(i + 1));
    // Wrong only as it is drawn, so that the test need not wait for the deck.
    text += "]\n    font: No Such Font\n" + more;
    std::vector<std::string> args{"check", "-"};
    args.insert(args.end(), options.begin(), options.end());
    return run_program(args, text);
  };
  CHECK_THAT(told(140, "").err,
             StartsWith("standard input:2:3: notice: 133 symbols make 133 cards of 12, "
                        "which takes a while\n"
                        "  hint: deck: {symbols_per_card: 8} takes the first 57 of them\n"
                        "standard input:3:11: error: the font"));
  CHECK_THAT(told(140, "", {"--json"}).out, ContainsSubstring("make 133 cards of 12"));
  // There is no deck of eight symbols a card with two matches.
  CHECK_THAT(told(140, "deck: {matches: 2}\n").err,
             StartsWith("standard input:2:3: notice: 79 symbols make 79 cards of 13, "
                        "which takes a while\n"
                        "standard input:3:11: error: the font"));
  for (const Ran& ran :
       {told(140, "", {"-q"}), told(132, ""), told(140, "deck: {symbols_per_card: 12}\n"),
        told(140, "deck: {cards: 20}\n")})
    CHECK(ran.err.find("takes a while") == std::string::npos);
}
