#include <algorithm>

#include "support/project.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

// A bit of everything that a file may hold.
const std::string good =
    "# Farm\n"
    "title: \"Fàrm \\u20AC\"\n"
    "author: 'Ann''s'\n"
    "deck: {symbols_per_card: 3, cards: 7}\n"
    "symbols:\n"
    "- pics/\n"
    "- '*.svg'\n"
    "- {text: [Moo, &b \"🐮\", Null], color: '#f00'}\n"
    "- text: |\n"
    "    la\n"
    "    vache\n"
    "- library: [fox,\n"
    "    *b]\n"
    "card:\n"
    "  shape: rectangle  # as cards are\n"
    "  size: [63 mm, 88 mm]\n"
    "  border: {width: 1 mm}\n"
    "scatter: {rotation: 30°}\n"
    "sheet:\n"
    "  marks: [crop, center]\n";

/// Whether it loads, or all that is said of it has a place in the file.
bool loads_or_says_where(const std::string& yaml) {
  const int lines = 1 + static_cast<int>(std::count(yaml.begin(), yaml.end(), '\n'));
  try {
    test::load(yaml);
    return true;
  } catch (const Error& error) {
    return std::all_of(
        error.problems().begin(), error.problems().end(), [&](const Problem& problem) {
          return problem.where.file == "deck.yaml" && problem.where.line >= 1 &&
                 problem.where.line <= lines && problem.where.column >= 1 &&
                 problem.message.find("this is not YAML") == std::string::npos;
        });
  }
}

/// Those of `files` for which that does not hold.
std::vector<std::string> without_place(std::vector<std::string> files) {
  std::erase_if(files, loads_or_says_where);
  return files;
}

}  // namespace

TEST_CASE("a file of everything loads", "[project]") {
  CHECK(test::load_errors(good).empty());
}

TEST_CASE("every beginning of a file loads or is wrong at a place", "[project]") {
  std::vector<std::string> files;
  for (std::size_t size = 0; size < good.size(); ++size)
    files.push_back(good.substr(0, size));
  CHECK(without_place(files) == std::vector<std::string>{});
}

TEST_CASE("a file with a character lost loads or is wrong at a place", "[project]") {
  std::vector<std::string> files(good.size(), good);
  for (std::size_t i = 0; i < files.size(); ++i) files[i].erase(i, 1);
  CHECK(without_place(files) == std::vector<std::string>{});
}

TEST_CASE("a file with a character too many loads or is wrong at a place", "[project]") {
  const std::string extra = GENERATE(
      as<std::string>{}, "\"", "'", "[", "]", "{", "}", ":", "#", "-", "&", "*", "!", "%",
      "|", ",", "?", "\t", "\n", " ", "\\", "\xff", "---\n", ": ", "- ", "&b ", "<<: ");
  std::vector<std::string> files(good.size() + 1, good);
  for (std::size_t i = 0; i < files.size(); ++i) files[i].insert(i, extra);
  CHECK(without_place(files) == std::vector<std::string>{});
}

TEST_CASE("a good file is good at any end and with no end of line", "[project]") {
  CHECK(test::load_errors(good + "\n\n# end").empty());
  CHECK(test::load_errors(good.substr(0, good.size() - 1)).empty());
}
