#include "project/csv.hpp"

#include <functional>
#include <map>

#include "test.hpp"

using namespace onematch;

namespace {

using Rows = std::vector<std::vector<std::string>>;

Rows rows_of(const CsvTable& table) {
  Rows rows;
  for (const CsvRow& row : table.rows) {
    rows.emplace_back();
    for (const CsvCell& cell : row) rows.back().push_back(cell.text);
  }
  return rows;
}

Rows parse(const std::string& text) {
  const CsvTable table = parse_csv(text);
  CHECK(table.complaints.empty());
  return rows_of(table);
}

/// "offset: message" of each complaint.
std::vector<std::string> complaints(const std::string& text) {
  std::vector<std::string> all;
  for (const Complaint& complaint : parse_csv(text).complaints)
    all.push_back(std::to_string(complaint.at) + ": " + complaint.message);
  return all;
}

/// What RFC 4180 lets a cell look like, at most `most` bytes: its text by its spelling.
std::map<std::string, std::string> spelt_cells(std::size_t most) {
  std::map<std::string, std::string> cells;
  const std::function<void(const std::string&)> plain = [&](const std::string& text) {
    if (text.size() > most) return;
    cells[text] = text;
    plain(text + "a");
  };
  const std::function<void(const std::string&, const std::string&)> quoted =
      [&](const std::string& spelt, const std::string& text) {
        if (spelt.size() + 1 > most) return;
        cells[spelt + "\""] = text;
        for (const char c : {'a', ',', '\n'}) quoted(spelt + c, text + c);
        quoted(spelt + "\"\"", text + "\"");
      };
  plain("");
  quoted("\"", "");
  return cells;
}

/// All tables that can be spelt with at most `most` bytes.
std::map<std::string, Rows> spelt_tables(std::size_t most) {
  const auto cells = spelt_cells(most);
  std::map<std::string, Rows> tables{{"", {}}};
  // What is spelt so far ends with a cell.
  const std::function<void(const std::string&, const Rows&)> grow =
      [&](const std::string& spelt, const Rows& rows) {
        const bool nothing_after_line_end = spelt.empty() || spelt.back() == '\n';
        if (!nothing_after_line_end || rows.back() != std::vector<std::string>{""})
          tables[spelt] = rows;
        if (spelt.size() >= most) return;
        tables[spelt + "\n"] = rows;
        for (const auto& [more, text] : cells) {
          if (spelt.size() + 1 + more.size() > most) continue;
          Rows wider = rows, longer = rows;
          wider.back().push_back(text);
          longer.push_back({text});
          grow(spelt + "," + more, wider);
          grow(spelt + "\n" + more, longer);
        }
      };
  for (const auto& [spelt, text] : cells) grow(spelt, {{text}});
  return tables;
}

/// Every text of at most `most` of these letters.
std::vector<std::string> all_texts(const std::string& letters, std::size_t most) {
  std::vector<std::string> texts{""};
  for (std::size_t i = 0; i < texts.size(); ++i)
    if (texts[i].size() < most)
      for (const char c : letters) texts.push_back(texts[i] + c);
  return texts;
}

}  // namespace

TEST_CASE("CSV is read as RFC 4180 has it", "[csv]") {
  CHECK(parse("aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n") ==
        Rows{{"aaa", "bbb", "ccc"}, {"zzz", "yyy", "xxx"}});
  CHECK(parse("aaa,bbb,ccc\nzzz,yyy,xxx") ==
        Rows{{"aaa", "bbb", "ccc"}, {"zzz", "yyy", "xxx"}});
  CHECK(parse("\"aaa\",\"b\r\nbb\",\"ccc\"\r\nzzz,yyy,xxx") ==
        Rows{{"aaa", "b\nbb", "ccc"}, {"zzz", "yyy", "xxx"}});
  CHECK(parse("\"aaa\",\"b\"\"bb\",\"ccc\"") == Rows{{"aaa", "b\"bb", "ccc"}});
  CHECK(parse("a, b ,\n") == Rows{{"a", " b ", ""}});
  CHECK(parse("").empty());
  CHECK(parse("\n\na") == Rows{{""}, {""}, {"a"}});
}

TEST_CASE("the separator of a CSV file is found", "[csv]") {
  CHECK(parse("a;b\n1,5;2") == Rows{{"a", "b"}, {"1,5", "2"}});
  CHECK(parse("a\tb\nc;d\te,f") == Rows{{"a", "b"}, {"c;d", "e,f"}});
  CHECK(parse("\"a;b;c\",d") == Rows{{"a;b;c", "d"}});
  CHECK(parse("sep=;\r\na,b;c") == Rows{{"a,b", "c"}});
  CHECK(parse("sep=|\na,b|c\n") == Rows{{"a,b", "c"}});
  CHECK(parse("sep=;").empty());
  CHECK(parse("one\ntwo") == Rows{{"one"}, {"two"}});
  CHECK(parse_csv("a;b").separator == ';');
}

TEST_CASE("cells know where they are", "[csv]") {
  const CsvTable table = parse_csv("sep=,\na,\"b\n\"\n,c");
  REQUIRE(table.rows.size() == 2);
  CHECK(table.rows[0][0].at == 6);
  CHECK(table.rows[0][1].at == 8);
  CHECK(table.rows[1][0].at == 13);
  CHECK(table.rows[1][1].at == 14);
}

TEST_CASE("quotes that are wrong are told where they are", "[csv]") {
  using Texts = std::vector<std::string>;
  CHECK(complaints("a,5\" pipe \"x\"\nb,\"c\"d") ==
        Texts{"3: a quote stands in a cell that has none round it",
              "19: something follows the quote that closes a cell"});
  CHECK(complaints("a\n\"b\"\",c\n") ==
        Texts{"2: the quote that opens this cell is never closed"});
}

TEST_CASE("every short text is read as the grammar of RFC 4180 says", "[csv]") {
  constexpr std::size_t most = 5;
  const auto tables = spelt_tables(most);
  std::size_t right = 0;
  for (const std::string& text : all_texts("a,\"\n", most)) {
    const CsvTable table = parse_csv(text);
    const auto wanted = tables.find(text);
    if (table.complaints.empty() == (wanted != tables.end()) &&
        (wanted == tables.end() || rows_of(table) == wanted->second)) {
      ++right;
      continue;
    }
    INFO(text);
    CHECK(rows_of(table) == (wanted == tables.end() ? Rows{} : wanted->second));
    CHECK(table.complaints.empty() == (wanted != tables.end()));
  }
  CHECK(right == 1 + 4 + 16 + 64 + 256 + 1024);
}
