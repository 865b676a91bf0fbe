// The include table of src/README.md and other rules of the house, held to the code.
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
const fs::path test_folder = fs::path(ONEMATCH_SOURCE_DIR) / "tests";

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

/// The source files below `folder` that end so.
std::vector<fs::path> files_in(const fs::path& folder, const std::string& extension) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.path().extension() == extension) files.push_back(entry.path());
  REQUIRE_FALSE(files.empty());
  return files;
}

/// The first group of each match.
std::vector<std::string> matches(const std::string& text, const std::regex& pattern) {
  std::vector<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it)
    found.push_back((*it)[1]);
  return found;
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
  REQUIRE(table.size() == 13);
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
      {"pango/", {"symbols", "render"}},
      {"librsvg/", {"symbols"}},
      {"gdk-pixbuf/", {"symbols"}},
      {"jpeglib", {"symbols"}},
      {"lcms2", {"symbols"}},
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

TEST_CASE("no type of a header has the name of another", "[architecture]") {
  // Two of one name in one namespace are one to the linker, which says nothing.
  const std::regex type(R"(\n(?:struct|class|enum class) (\w+)[^;\n]*\{)");
  std::map<std::string, std::string> header_of;
  for (const fs::path& folder : {source_folder, test_folder})
    for (const fs::path& header : files_in(folder, ".hpp"))
      for (const std::string& name : matches(read(header), type)) {
        const auto [first, is_new] = header_of.emplace(name, header.string());
        INFO(name << " is in " << first->second << " and in " << header.string());
        CHECK(is_new);
      }
  CHECK(header_of.count("Bitmap") == 1);
  CHECK(header_of.count("SymbolId") == 1);
  CHECK(header_of.count("ScratchFolder") == 1);
}

TEST_CASE("each test has a name by which ctest can run it", "[architecture]") {
  // Catch2's script for CMake takes ';' for the end of a name and brackets for a list;
  // a leading '-' is an option. Such a test would run no more, and none would tell.
  const std::regex test("TEST_CASE\\(\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");
  std::set<std::string> names;
  for (const fs::path& file : files_in(test_folder, ".cpp"))
    for (const std::string& name : matches(read(file), test)) {
      INFO(name << " in " << file.string());
      CHECK(name.find_first_of(";[]\\") == std::string::npos);
      CHECK_FALSE(name.starts_with("-"));
      CHECK(names.insert(name).second);
    }
  CHECK(names.count("each test has a name by which ctest can run it") == 1);
}
