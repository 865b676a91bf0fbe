// The include table of src/README.md, held to the code.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "test.hpp"

namespace fs = std::filesystem;

namespace {

const fs::path source_folder = fs::path(ONEMATCH_SOURCE_DIR) / "src";

std::string read(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  REQUIRE(in);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

/// room -> what it may include: rooms, or single headers written "room/header".
std::map<std::string, std::set<std::string>> include_table() {
  const std::string text = read(source_folder / "README.md");
  const std::regex row(R"(\| (?:`onematch_\w+`)? *\| `(\w+)` \|[^|]*\| ([^|]*) \|)");
  std::map<std::string, std::set<std::string>> table;
  for (std::sregex_iterator it(text.begin(), text.end(), row), end; it != end; ++it) {
    std::set<std::string>& allowed = table[(*it)[1]];
    std::istringstream words((*it)[2]);
    for (std::string word; std::getline(words, word, ',');) {
      word.erase(0, word.find_first_not_of(' '));
      allowed.insert(word);
    }
  }
  return table;
}

struct Include {
  fs::path from;
  std::string room;    ///< of the file that includes
  std::string header;  ///< "room/name.hpp", or a system header
  bool own;            ///< in quotes
};

std::vector<Include> all_includes() {
  const std::regex line(R"re(#include (["<])([^">]+)[">])re");
  std::vector<Include> includes;
  for (const auto& entry : fs::recursive_directory_iterator(source_folder)) {
    const fs::path extension = entry.path().extension();
    if (extension != ".cpp" && extension != ".hpp") continue;
    const std::string text = read(entry.path());
    const std::string room = entry.path().parent_path().filename().string();
    for (std::sregex_iterator it(text.begin(), text.end(), line), end; it != end; ++it)
      includes.push_back({entry.path(), room, (*it)[2], (*it)[1] == "\""});
  }
  return includes;
}

bool is_allowed(const std::set<std::string>& allowed, const Include& include) {
  const std::string room = include.header.substr(0, include.header.find('/'));
  return room == include.room || allowed.count("all") > 0 || allowed.count(room) > 0 ||
         (include.header.ends_with(".hpp") &&
          allowed.count(include.header.substr(0, include.header.size() - 4)) > 0);
}

}  // namespace

TEST_CASE("rooms include only what the table allows", "[architecture]") {
  const auto table = include_table();
  REQUIRE(table.size() == 10);
  std::set<std::string> seen;
  for (const Include& include : all_includes()) {
    if (!include.own || include.room == "src") continue;
    INFO(include.from.string() << " includes " << include.header);
    REQUIRE(table.count(include.room) == 1);
    CHECK(is_allowed(table.at(include.room), include));
    seen.insert(include.room);
  }
  CHECK(seen.size() == table.size());
}

TEST_CASE("third parties stay in their rooms", "[architecture]") {
  const std::map<std::string, std::set<std::string>> rooms_of = {
      {"yaml-cpp/", {"project"}},
      {"cairo", {"symbols", "render"}},
      {"pango/", {"symbols"}},
      {"librsvg/", {"symbols"}},
      {"gdk-pixbuf/", {"symbols"}},
      {"qpdf/", {"render"}},
      {"CLI/", {"cli"}},
      {"nlohmann/", {"cli"}}};
  std::set<std::string> seen;
  for (const Include& include : all_includes()) {
    if (include.own) continue;
    for (const auto& [library, rooms] : rooms_of) {
      if (!include.header.starts_with(library)) continue;
      INFO(include.from.string() << " includes " << include.header);
      CHECK(rooms.count(include.room) == 1);
      seen.insert(library);
    }
  }
  // A library that no file includes should not be a dependency.
  CHECK(seen.size() == rooms_of.size());
}

TEST_CASE("files stay short enough to be read at a sitting", "[architecture]") {
  for (const auto& entry : fs::recursive_directory_iterator(source_folder)) {
    const fs::path extension = entry.path().extension();
    if (extension != ".cpp" && extension != ".hpp") continue;
    const std::string text = read(entry.path());
    const auto lines = std::count(text.begin(), text.end(), '\n');
    INFO(entry.path().string() << " has " << lines << " lines");
    CHECK(lines <= (extension == ".hpp" ? 120 : 320));
  }
}
