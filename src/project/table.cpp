#include "project/table.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

#include "core/ascii.hpp"
#include "core/missing_path.hpp"
#include "core/number.hpp"
#include "core/spelling.hpp"
#include "core/words.hpp"
#include "deck/faces.hpp"
#include "project/csv.hpp"
#include "project/text_file.hpp"
#include "symbols/stored_path.hpp"

namespace onematch {
namespace fs = std::filesystem;
namespace {

using Look = std::function<TextSymbol(std::string, std::size_t)>;

constexpr const char* headers_hint =
    "the headers there are: name, picture, text, emoji, face1, face2 and so on";

const std::string header_examples =
    std::string(headers_hint) +
    "; for a word in two languages: face1,face2; for a word and a picture: text,picture";

constexpr const char* bars_hint =
    "write 'sep=|' in a line of its own above them, or separate them by commas, "
    "semicolons or tabs";

constexpr const char* encoding_hint =
    "in Excel choose 'CSV UTF-8', in LibreOffice the character set Unicode (UTF-8)";

struct Column {
  enum class Kind { name, picture, text, emoji, face };
  Kind kind;
  std::size_t index;     ///< of its cells
  long long number = 0;  ///< of a face
};

std::string trimmed(const std::string& text) {
  return std::string(onematch::trimmed(text, " \t\n\r"));
}

/// The column that `header` is over.
std::optional<Column> column_of(const std::string& header, std::size_t index) {
  const std::string name = lower(trimmed(header));
  if (name == "name") return Column{Column::Kind::name, index};
  if (name == "picture") return Column{Column::Kind::picture, index};
  if (name == "text") return Column{Column::Kind::text, index};
  if (name == "emoji") return Column{Column::Kind::emoji, index};
  if (!name.starts_with("face")) return {};
  const auto number = parse_integer(name.substr(4));
  if (!number || *number < 1) return {};
  return Column{Column::Kind::face, index, *number};
}

/// How many of its cells there are up to the last that is not blank.
std::size_t filled_width(const CsvRow& row) {
  std::size_t width = row.size();
  while (width > 0 && trimmed(row[width - 1].text).empty()) --width;
  return width;
}

bool is_blank(const CsvRow& row) {
  return filled_width(row) == 0;
}

/// Drops the columns at the end that are blank in every row: spreadsheets write as many
/// as anybody has ever typed into.
void drop_blank_end(std::vector<CsvRow>& rows) {
  std::size_t width = 0;
  for (const CsvRow& row : rows) width = std::max(width, filled_width(row));
  for (CsvRow& row : rows) row.resize(std::min(row.size(), width));
}

/// Whether bars stand where separators should.
bool is_separated_by_bars(const std::vector<CsvRow>& rows) {
  return rows[0].size() == 1 &&
         std::all_of(rows.begin(), rows.end(), [](const CsvRow& row) {
           return row[0].text.find('|') != std::string::npos;
         });
}

/// The file with its rows, and what has been found wrong so far.
class TableFile {
 public:
  TableFile(std::string text, std::string name, const fs::path& path)
      : text_(std::move(text)),
        lines_(text_),
        name_(std::move(name)),
        folder_(path.parent_path()),
        table_(parse_csv(text_)) {
    for (const Complaint& complaint : table_.complaints) {
      fail(complaint.at, complaint.message, complaint.hint);
      broken_.insert(start_of_row(complaint.at));
    }
  }

  const Problems& problems() const { return problems_; }

  std::vector<SymbolSpec> read(const Look& look) {
    std::vector<CsvRow>& rows = table_.rows;
    std::erase_if(rows, is_blank);
    if (rows.empty()) {
      fail(0, "the table is empty", headers_hint);
      return {};
    }
    drop_blank_end(rows);
    if (is_separated_by_bars(rows)) {
      fail(rows[0][0].at, "the columns seem to be separated by '|'", bars_hint);
      return {};
    }
    const std::size_t before = problems_.size();
    const std::size_t first = read_header(rows[0]);
    std::vector<SymbolSpec> specs;
    // Without the header's names nothing can be said of the rows.
    if (problems_.size() > before || (first == 1 && is_broken(rows[0]))) return specs;
    if (first == rows.size()) fail(0, "the table has no row below its header");
    for (std::size_t i = first; i < rows.size(); ++i)
      if (!is_broken(rows[i])) read_row(rows[i], look, specs);
    return specs;
  }

 private:
  Source place(std::size_t at) const {
    return {name_, lines_.line(at), lines_.column(at)};
  }

  void fail(std::size_t at, const std::string& message, const std::string& hint = "") {
    problems_.push_back({message, place(at), hint});
  }

  /// Where the row begins that has the byte `at`.
  std::size_t start_of_row(std::size_t at) const {
    const auto next = std::upper_bound(
        table_.rows.begin(), table_.rows.end(), at,
        [](std::size_t place, const CsvRow& row) { return place < row[0].at; });
    return (*std::prev(next))[0].at;
  }

  /// Whether its cells are not what was meant: its quotes have been complained of.
  bool is_broken(const CsvRow& row) const { return broken_.contains(row[0].at); }

  bool has(Column::Kind kind, long long number) const {
    return std::any_of(columns_.begin(), columns_.end(), [&](const Column& column) {
      return column.kind == kind && column.number == number;
    });
  }

  /// The number of the first row that is a symbol: a single column needs no header.
  std::size_t read_header(const CsvRow& row) {
    width_ = row.size();
    const auto known = [](const CsvCell& cell) {
      return column_of(cell.text, 0).has_value();
    };
    if (std::none_of(row.begin(), row.end(), known)) {
      columns_ = {{Column::Kind::text, 0}};
      if (width_ > 1) fail(row[0].at, "the first row is no header", header_examples);
      return 0;
    }
    const std::size_t before = problems_.size();
    for (std::size_t i = 0; i < width_; ++i) add_column(row[i], i);
    // As they are numbered, whatever their order in the file.
    std::stable_sort(
        columns_.begin(), columns_.end(),
        [](const Column& a, const Column& b) { return a.number < b.number; });
    const auto names = static_cast<std::size_t>(has(Column::Kind::name, 0));
    if (columns_.size() == names && problems_.size() == before)
      fail(row[0].at, "the table says of no symbol what it shows", headers_hint);
    if (columns_.size() - names > most_faces)
      fail(row[0].at, "a symbol can have " + std::to_string(most_faces) +
                          " faces at most, not " +
                          std::to_string(columns_.size() - names));
    return 1;
  }

  bool is_blank_column(std::size_t index) const {
    return std::all_of(table_.rows.begin(), table_.rows.end(), [&](const CsvRow& row) {
      return index >= row.size() || trimmed(row[index].text).empty();
    });
  }

  void add_column(const CsvCell& header, std::size_t index) {
    const std::optional<Column> column = column_of(header.text, index);
    const std::string name = trimmed(header.text);
    if (name.empty() && is_blank_column(index)) return;
    if (!column) {
      const std::string near =
          did_you_mean(name, {"name", "picture", "text", "emoji", "face1", "face2"});
      fail(header.at,
           name.empty() ? "a column has no header" : "unknown header '" + name + "'",
           near.empty() ? header_examples : near);
    } else if (has(column->kind, column->number)) {
      fail(header.at, "two columns have the header '" + name + "'");
    } else {
      columns_.push_back(*column);
    }
  }

  void read_row(const CsvRow& row, const Look& look, std::vector<SymbolSpec>& specs) {
    if (row.size() != width_)
      return fail(
          row[0].at,
          "a row of " + count_of(row.size(), "cell") + " in a table of " +
              std::to_string(width_),
          row.size() < width_ ? "" : "put a cell that holds a separator in quotes");
    FacedSymbol symbol;
    std::optional<Source> named_at;
    for (const Column& column : columns_) {
      const CsvCell& cell = row[column.index];
      const std::string text = trimmed(cell.text);
      if (column.kind == Column::Kind::name) {
        symbol.name = text;
        named_at = place(cell.at);
        if (text.empty()) fail(cell.at, "the name of this symbol is empty");
      } else if (!text.empty()) {
        symbol.faces.push_back(face(column.kind, text, look(text, specs.size()), cell));
      }
    }
    if (symbol.faces.empty())
      return fail(row[0].at, "the row says nothing but the symbol's name");
    const Source where = symbol.faces[0].where;
    specs.push_back({std::move(symbol), where});
    specs.back().named_at = named_at;
  }

  SymbolSpec face(Column::Kind kind, const std::string& text, TextSymbol look,
                  const CsvCell& cell) const {
    look.written_in = WrittenIn::table;
    const PathSymbols picture{as_stored(text, folder_), folder_.string(), "",
                              WrittenIn::table};
    const Source where = place(cell.at);
    if (kind == Column::Kind::picture) return {picture, where};
    if (kind == Column::Kind::text) return {std::move(look), where};
    if (kind == Column::Kind::emoji) {
      EmojiSymbol emoji{text, "", {}};
      emoji.written_in = WrittenIn::table;
      return {std::move(emoji), where};
    }
    return {CellSymbol{picture, std::move(look)}, where};
  }

  std::string text_;
  LineIndex lines_;
  std::string name_;
  fs::path folder_;
  CsvTable table_;
  std::set<std::size_t> broken_;  ///< where the rows begin that have faulty quotes
  std::vector<Column> columns_;
  std::size_t width_ = 0;
  Problems problems_;
};

/// Whether a spreadsheet was saved in its own format, which is a ZIP archive.
bool is_workbook(const std::string& bytes) {
  return bytes.starts_with("PK\x03\x04");
}

/// What check_encoding() says, and how to put it right where tables are made.
std::optional<Complaint> check_table(const std::string& bytes) {
  std::optional<Complaint> complaint = check_encoding(bytes);
  if (complaint && complaint->hint.find("UTF-8") != std::string::npos)
    complaint->hint = encoding_hint;
  return complaint;
}

}  // namespace

std::vector<SymbolSpec> read_table(const Value& table, Report& report, const Look& look) {
  const auto name = table.path();
  const auto fail = [&](const std::string& message, const std::string& hint = "") {
    report.add_of_table(*table.node().origin, {{message, table.where(), hint}});
  };
  if (!name) return {};
  const fs::path path = table.node().origin->folder / *name;
  std::error_code unknown;
  if (!fs::exists(path, unknown)) {
    fail("no file '" + *name + "'", hint_for_missing(*name, table.node().origin->folder));
    return {};
  }
  // Its problems are said after those of all files with keys.
  constexpr int last = 1000;
  const Origin origin{path.string(), path.parent_path(), last, true, {}};
  try {
    const std::string bytes = read_text_file(path);
    if (is_workbook(bytes)) {
      fail("'" + *name + "' is a workbook", "save it as CSV UTF-8");
      return {};
    }
    const std::string text = plain_text(bytes);
    if (const auto complaint = check_table(bytes)) {
      const LineIndex lines(text);
      const Source where{origin.name, lines.line(complaint->at),
                         lines.column(complaint->at)};
      report.add_of_table(origin, {{complaint->message, where, complaint->hint}});
      return {};
    }
    TableFile file(text, origin.name, path);
    std::vector<SymbolSpec> specs = file.read(look);
    report.add_of_table(origin, file.problems());
    return specs;
  } catch (const Error& error) {
    fail(error.what());
    return {};
  }
}

}  // namespace onematch
