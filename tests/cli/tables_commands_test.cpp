#include <cmath>
#include <nlohmann/json.hpp>

#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

using Json = nlohmann::json;

std::vector<Json> documents_in(const std::string& text) {
  std::vector<Json> documents;
  for (const std::string& line : lines_of(text)) documents.push_back(Json::parse(line));
  return documents;
}

std::string refusal(const std::vector<std::string>& args) {
  const Ran ran = run_program(args);
  CHECK(ran.code == 2);
  CHECK(ran.out.empty());
  return ran.err;
}

const std::vector<std::string> figures{
    "first_win", "mean_turns",  "median_turns",           "q05_turns",      "q95_turns",
    "sd_turns",  "mean_throws", "win_on_opponents_throw", "solo_mean_turns"};

}  // namespace

TEST_CASE("the odds of a game are a table", "[cli]") {
  const Ran ran = run_program({"odds", "willughby"});
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  CHECK(ran.out ==
        "Doublets, after Willughby (about 1665)\n"
        "first player wins                           53.19 %\n"
        "won on the other player's throw              0.00 %\n"
        "turns in a game, both players', on average  19.01\n"
        "  standard deviation                         6.61\n"
        "  half of all games take at most               19\n"
        "  the shortest twentieth at most                9\n"
        "  all but the longest twentieth at most        31\n"
        "throws in a game, on average                19.01\n"
        "turns of one player alone, on average       12.31\n");
}

TEST_CASE("the odds are one JSON document on demand", "[cli]") {
  const Json json = Json::parse(run_program({"odds", "doblet", "--json"}).out);
  CHECK(json.size() == figures.size());
  for (const std::string& figure : figures) CHECK(json.count(figure) == 1);
  CHECK(std::abs(json["first_win"].get<double>() - 0.5202955776) < 1e-9);
  CHECK(std::abs(json["mean_turns"].get<double>() - 16.5594033447) < 1e-9);
  CHECK(json["median_turns"] == 16);
  CHECK(json["q05_turns"] == 11);
  CHECK(json["q95_turns"] == 23);
}

TEST_CASE("options of the rules change the odds", "[cli]") {
  const auto first_win = [](std::vector<std::string> args) {
    args.insert(args.begin(), {"odds", "willughby", "--json"});
    return Json::parse(run_program(args).out)["first_win"].get<double>();
  };
  CHECK(first_win({"--set", "bottom_counts=true"}) < first_win({}));
  CHECK(first_win({"--set", "carry=false", "--set", "men=12"}) != first_win({}));
  // Without effect: nobody throws again.
  CHECK(first_win({"--set", "doublet_one_man=true"}) == first_win({}));
}

TEST_CASE("the odds of a position are those of the player to throw", "[cli]") {
  const std::string position = "bear 0 0 1 0 0 0 | bear 0 0 0 0 1 0";
  const Json json =
      Json::parse(run_program({"odds", "cotton", "--position", position, "--json"}).out);
  CHECK(json.size() == 2);
  CHECK(std::abs(json["thrower_win"].get<double>() - 7.0 / 12) < 1e-9);
  CHECK(std::abs(json["mean_throws"].get<double>() - 1.5) < 1e-9);
  CHECK(run_program({"odds", "cotton", "--position", position}).out ==
        "the player to throw wins       58.33 %\n"
        "throws to the end, on average   1.50\n");
}

TEST_CASE("a game is shown throw by throw", "[cli]") {
  const Ran ran = run_program({"play", "ofanfelling", "--dice", "-"}, "6 3\n5 5\n1 2\n");
  CHECK(ran.code == 1);
  CHECK(ran.out ==
        "A throws 6 3\n"
        "  A lays down 6 3\n"
        "          1  2  3  4  5  6\n"
        "    A     1  1  .  1  1  .   to lay down\n"
        "    B     1  1  1  1  1  1   to lay down\n"
        "\n"
        "B throws 5 5\n"
        "  B lays down 5\n"
        "  nobody can use 5\n"
        "          1  2  3  4  5  6\n"
        "    A     1  1  .  1  1  .   to lay down\n"
        "    B     1  1  1  1  .  1   to lay down\n"
        "  B throws again\n"
        "\n"
        "B throws 1 2\n"
        "  B lays down 2 1\n"
        "          1  2  3  4  5  6\n"
        "    A     1  1  .  1  1  .   to lay down\n"
        "    B     .  .  1  1  .  1   to lay down\n");
  CHECK(ran.err == "standard input: error: the game is not over after 3 throws\n");
}

TEST_CASE("given throws are played, and each is a JSON document on a line", "[cli]") {
  const ScratchFolder folder;
  // A and B lay down as Cotton has it: what one can't use the other may.
  make_file(folder / "dice", "6 3\r\n\n6 6\n 3 1 \n");
  const Ran ran =
      run_program({"play", "cotton", "--json", "--dice", (folder / "dice").string()});
  CHECK(ran.code == 1);
  const std::vector<Json> throws = documents_in(ran.out);
  REQUIRE(throws.size() == 3);
  CHECK(throws[0] == Json::parse(R"({
      "thrower": 0, "dice": [6, 3],
      "a": {"phase": "unstack", "need": [1, 1, 0, 2, 2, 1]},
      "b": {"phase": "unstack", "need": [1, 1, 1, 2, 2, 2]},
      "lost": [], "by_opponent": 0, "again": false, "winner": null})"));
  CHECK(throws[1] == Json::parse(R"({
      "thrower": 1, "dice": [6, 6],
      "a": {"phase": "unstack", "need": [1, 1, 0, 2, 2, 1]},
      "b": {"phase": "bear", "need": [2, 2, 2, 2, 2, 2]},
      "lost": [], "by_opponent": 0, "again": false, "winner": null})"));
  CHECK(throws[2] == Json::parse(R"({
      "thrower": 0, "dice": [3, 1],
      "a": {"phase": "unstack", "need": [0, 1, 0, 2, 2, 1]},
      "b": {"phase": "bear", "need": [2, 2, 1, 2, 2, 2]},
      "lost": [], "by_opponent": 1, "again": false, "winner": null})"));
  CHECK(ran.err ==
        (folder / "dice").string() + ": error: the game is not over after 3 throws\n");
}

TEST_CASE("a random game comes to its end, and its throws make it again", "[cli]") {
  for (const char* variant :
       {"willughby", "cotton", "doblet", "dames", "dames-1699", "ofanfelling"}) {
    INFO(variant);
    const Ran ran = run_program({"play", variant, "--seed", "3", "--json"});
    CHECK(ran.code == 0);
    CHECK(ran.out == run_program({"play", variant, "--seed", "3", "--json"}).out);
    CHECK(ran.out != run_program({"play", variant, "--seed", "4", "--json"}).out);
    const std::vector<Json> throws = documents_in(ran.out);
    std::string dice;
    for (const Json& thrown : throws) {
      for (const Json& die : thrown["dice"]) dice += std::to_string(die.get<int>()) + " ";
      dice += "\n";
    }
    const int first = throws[0]["thrower"].get<int>();
    const Ran again = run_program({"play", variant, "--json", "--dice", "-"}, dice);
    CHECK(again.code == 0);
    CHECK(again.err.empty());
    const std::vector<Json> same = documents_in(again.out);
    REQUIRE(same.size() == throws.size());
    for (std::size_t i = 0; i < same.size(); ++i) {
      CHECK(same[i]["thrower"] == (throws[i]["thrower"].get<int>() + first) % 2);
      CHECK(same[i]["a"] == throws[i][first == 0 ? "a" : "b"]);
      CHECK(same[i]["lost"] == throws[i]["lost"]);
    }
    const Json& last = throws.back();
    CHECK(last[last["winner"] == 0 ? "a" : "b"] ==
          Json::parse(R"({"phase": "done", "need": [0, 0, 0, 0, 0, 0]})"));
    CHECK_THAT(
        run_program({"play", variant, "--seed", "3"}).out,
        Catch::Matchers::EndsWith(last["winner"] == 0 ? "\nA wins\n" : "\nB wins\n"));
  }
}

TEST_CASE("throws after the game are left over, with a notice", "[cli]") {
  std::string dice;
  for (int i = 0; i < 6; ++i) dice += "6 6\n";
  const Ran ran = run_program({"play", "willughby", "--json", "--dice", "-"}, dice);
  // A lays down nine and bears off three, then twelve: the third throw of his.
  CHECK(ran.code == 0);
  REQUIRE(documents_in(ran.out).size() == 3);
  CHECK(documents_in(ran.out)[2]["winner"] == 0);
  CHECK(ran.err == "standard input:4: notice: the game is over: 3 lines left over\n");
}

TEST_CASE("what comes after the game need not be throws", "[cli]") {
  const Ran ran = run_program({"play", "willughby", "--json", "--dice", "-"},
                              "6 6\n6 6\n6 6\nwell played\n\n7 7 7\n");
  CHECK(ran.code == 0);
  REQUIRE(documents_in(ran.out).size() == 3);
  CHECK(documents_in(ran.out)[2]["winner"] == 0);
  CHECK(ran.err == "standard input:4: notice: the game is over: 2 lines left over\n");
}

TEST_CASE("many lines that are no throws are only counted after the game", "[cli]") {
  std::string dice = "6 6\n6 6\n6 6\n";
  for (int i = 0; i < 3'000'000; ++i) dice += "x\n";
  const Ran ran = run_program({"play", "willughby", "--json", "--dice", "-"}, dice);
  CHECK(ran.code == 0);
  CHECK(ran.err ==
        "standard input:4: notice: the game is over: 3,000,000 lines left over\n");
}

TEST_CASE("throws are read from whatever an editor makes of them", "[cli]") {
  const auto played = [](const std::string& dice) {
    const Ran ran = run_program({"play", "willughby", "--dice", "-"}, dice);
    CHECK(ran.err.empty());
    return ran.out;
  };
  const std::string plain = played("6 6\n5 6\n6 6\n");
  CHECK(played("\xEF\xBB\xBF"
               "6 6\r\n5 6\r\n6 6\r\n\r\n") == plain);
  CHECK(played("\t6  6 \n5\t6\n6 6") == plain);
  for (const std::string mark : {"\xFF\xFE", "\xFE\xFF"}) {
    const Ran ran = run_program({"play", "willughby", "--dice", "-"}, mark + "6");
    CHECK(ran.code == 1);
    CHECK(ran.err ==
          "standard input: error: the file is in UTF-16\n  hint: save it as UTF-8\n");
  }
}

TEST_CASE("throws that can't be are told with file and line", "[cli]") {
  const auto problem = [](const char* variant, const std::string& dice) {
    const Ran ran = run_program({"play", variant, "--dice", "-"}, dice);
    CHECK(ran.code == 1);
    CHECK(ran.out.empty());
    return ran.err;
  };
  CHECK(problem("cotton", "6 3\n\n7 1\n") ==
        "standard input:3: error: a die shows 1 to 6, not '7'\n");
  CHECK(problem("cotton", "6 x\n") ==
        "standard input:1: error: a die shows 1 to 6, not 'x'\n");
  CHECK(problem("cotton", "6 3 1\n") ==
        "standard input:1: error: a throw is 2 dice, not 3\n");
  CHECK(problem("doblet", "6 3 1\n6 3\n") ==
        "standard input:2: error: a throw is 3 dice, not 2\n");
  CHECK(problem("cotton", "") ==
        "standard input: error: the game is not over after 0 throws\n");
  const ScratchFolder folder;
  const std::string missing = (folder / "dice").string();
  const Ran ran = run_program({"play", "cotton", "--dice", missing});
  CHECK(ran.code == 1);
  CHECK(ran.err == missing + ": error: it cannot be read: No such file or directory\n");
}

TEST_CASE("simulated games are counted, the same with any number of threads", "[cli]") {
  const std::vector<std::string> args{"simulate", "dames", "--games", "300",
                                      "--seed",   "5",     "--json",  "-j"};
  const auto with_threads = [&](const char* threads) {
    std::vector<std::string> all = args;
    all.emplace_back(threads);
    return run_program(all).out;
  };
  CHECK(with_threads("1") == with_threads("3"));
  const Json json = Json::parse(with_threads("2"));
  CHECK(json.size() == figures.size() + 2);
  CHECK(json["games"] == 300);
  for (const std::string& figure : figures) {
    CHECK(json.count(figure) == 1);
    CHECK(json["standard_errors"].count(figure) == 1);
  }
  CHECK(std::abs(json["mean_turns"].get<double>() - 28.65) <
        4 * json["standard_errors"]["mean_turns"].get<double>());
  const Ran ran = run_program({"simulate", "dames", "--games", "1", "--seed", "1"});
  CHECK(ran.code == 0);
  CHECK_THAT(ran.out, StartsWith("Dames rabattues: 1 game played\nfirst player wins  "));
}

TEST_CASE("a simulation has error margins where they mean something", "[cli]") {
  CHECK(run_program({"simulate", "dames", "--games", "1"}).out.find("±") ==
        std::string::npos);
  const Json one =
      Json::parse(run_program({"simulate", "dames", "--games", "1", "--json"}).out);
  for (const std::string& figure : figures)
    CHECK(one["standard_errors"][figure].is_null());
  // Nobody ever wins this game on the other's throw; a twentieth of ten is no game.
  const std::vector<std::string> lines =
      lines_of(run_program({"simulate", "willughby", "--games", "10"}).out);
  REQUIRE(lines.size() == figures.size() + 1);
  for (const std::size_t line : {2, 6, 7})
    CHECK(lines[line].find("±") == std::string::npos);
  for (const std::size_t line : {3, 4, 5, 8, 9})
    CHECK(lines[line].find("±") != std::string::npos);
}

TEST_CASE("a wrong variant, option or position is a wrong command line", "[cli]") {
  CHECK(refusal({"odds", "coton"}) ==
        "error: no variant named 'coton'\n  hint: did you mean 'cotton'?\n");
  CHECK(refusal({"play", "family"}) ==
        "error: no variant named 'family'\n  hint: choose willughby, cotton, doblet, "
        "dames, dames-1699 or ofanfelling\n");
  CHECK(refusal({"simulate", "cotton", "--games", "9", "--set", "cary=true"}) ==
        "error: no option named 'cary'\n  hint: did you mean 'carry'?\n");
  CHECK(refusal({"odds", "cotton", "--set", "carry=no"}) ==
        "error: carry is false or true, not 'no'\n");
  CHECK(
      refusal({"odds", "cotton", "--position", "bear 3 0 0 0 0 0 | bear 1 0 0 0 0 0"}) ==
      "error: 3 men to bear off on point 1, where cotton has at most 2\n");
  CHECK(refusal({"odds", "cotton", "--position", ""}) ==
        "error: a position is two players with a bar between them, not ''\n"
        "  hint: a player is a phase and the men still to play on points 1 to 6, such as "
        "'unstack 1 1 1 2 2 2'\n");
  const std::string hint = "\n  hint: 'onematch COMMAND --help' tells what it takes\n";
  CHECK(refusal({"odds"}) == "error: VARIANT is required" + hint);
  CHECK(refusal({"simulate", "cotton"}) == "error: --games is required" + hint);
  CHECK(refusal({"simulate", "cotton", "--games", "0"}) ==
        "error: --games: must be a whole number from 1 to 1,000,000,000, not '0'" + hint);
  CHECK_THAT(refusal({"play", "cotton", "--seed", "-1"}),
             StartsWith("error: --seed: must be a whole number from 0 to "));
}
