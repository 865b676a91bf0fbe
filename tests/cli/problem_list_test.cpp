#include "cli/problem_list.hpp"

#include <nlohmann/json.hpp>

#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

Problem row(int line, const std::string& message, const std::string& hint = "") {
  return {message, {"words.csv", line, 1}, hint};
}

std::size_t lines_with(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++count;
  return count;
}

/// What describe() prints of all.
std::string in_full(const Problems& problems) {
  return describe(Error(problems));
}

}  // namespace

TEST_CASE("few problems are all listed", "[problems]") {
  CHECK(list_problems({}).empty());
  Problems problems;
  for (int i = 1; i <= int(most_alike); ++i) problems.push_back(row(i, "a bad row", "h"));
  CHECK(list_problems(problems) == in_full(problems));
}

TEST_CASE("of many that are alike the first are listed and the others counted",
          "[problems]") {
  Problems problems;
  for (int i = 1; i <= 5000; ++i)
    problems.push_back(row(
        i, "no file 'cow " + std::to_string(i) + ".png' in row " + std::to_string(i)));
  const Problems first(problems.begin(), problems.begin() + int(most_alike));
  CHECK(list_problems(problems) == in_full(first) + "  ... and 4,980 more like it\n");
  problems.resize(most_alike + 1);
  CHECK(list_problems(problems) == in_full(first) + "  ... and 1 more like it\n");
}

TEST_CASE("problems of other kinds, files and weights are not drowned", "[problems]") {
  Problems problems;
  for (int i = 1; i <= 100; ++i) {
    problems.push_back(row(i, "a row of 3 cells"));
    Problem warning = row(i, "a row of 3 cells");
    warning.severity = Severity::warning;
    problems.push_back(warning);
    problems.push_back({"a row of 3 cells", {"other.csv", i, 1}, ""});
    problems.push_back(row(i, "a row of 3 cells", "leave it out"));
  }
  problems.push_back(row(101, "the quote isn't closed"));
  const std::string list = list_problems(problems);
  CHECK(lines_with(list, ": a row of 3 cells\n") == 4 * most_alike);
  CHECK(lines_with(list, "  ... and 80 more like it\n") == 4);
  CHECK(list.ends_with("words.csv:101:1: error: the quote isn't closed\n"));
}

TEST_CASE("what is printed and what is counted is all there is", "[problems]") {
  for (int count = 1; count <= 60; ++count) {
    Problems problems;
    for (int i = 0; i < count; ++i)
      problems.push_back(row(i + 1, i % 3 == 0 ? "a row of 2 cells" : "unknown 'a'"));
    const std::string list = list_problems(problems);
    std::size_t sum = lines_with(list, ": error: ");
    const std::string start = "  ... and ";
    for (std::size_t at = 0; (at = list.find(start, at)) != std::string::npos; ++at)
      sum += std::stoul(list.substr(at + start.size()));
    CHECK(sum == problems.size());
  }
}

TEST_CASE("a table with thousands of bad rows is told in short, and in full to scripts",
          "[problems]") {
  const ScratchFolder folder;
  std::string csv = "name,text\n";
  for (int i = 0; i < 5000; ++i) csv += "a,b,c\n";
  make_file(folder / "words.csv", csv);
  make_file(folder / "deck.yaml", "symbols: {table: words.csv}\n");
  const Ran ran = run_program({"check", "--json", (folder / "deck.yaml").string()});
  CHECK(ran.code == 1);
  CHECK(lines_with(ran.err, "error: a row of 3 cells in a table of 2\n") == most_alike);
  CHECK(lines_with(ran.err, "  ... and 4,980 more like it\n") == 1);
  const auto json = nlohmann::json::parse(ran.out);
  CHECK(json["decks"][0]["problems"].size() == 5000);
}

TEST_CASE("a table of a hundred thousand bad rows is told in short", "[problems]") {
  const ScratchFolder folder;
  std::string csv = "name,text\n";
  for (int i = 0; i < 100000; ++i) csv += i % 2 == 0 ? "a\n" : "a\"b\n";
  make_file(folder / "words.csv", csv);
  make_file(folder / "deck.yaml", "symbols: {table: words.csv}\n");
  const Ran ran = run_program({"check", (folder / "deck.yaml").string()});
  CHECK(ran.code == 1);
  CHECK(lines_with(ran.err, "  ... and 49,980 more like it\n") == 2);
}
