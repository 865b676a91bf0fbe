#include "project/csv.hpp"

#include <algorithm>
#include <utility>

namespace onematch {
namespace {

constexpr const char* quote_hint =
    "put the whole cell in quotes, and write each quote in it twice";

class Parser {
 public:
  Parser(std::string_view text, std::size_t from, char separator)
      : text_(text), at_(from) {
    table_.separator = separator;
  }

  bool at_end() const { return at_ == text_.size(); }

  void read_row() {
    CsvRow& row = table_.rows.emplace_back();
    row.push_back(read_cell());
    while (!at_end() && text_[at_] == table_.separator) {
      ++at_;
      row.push_back(read_cell());
    }
    at_ += line_end();
  }

  CsvTable take() { return std::move(table_); }

 private:
  /// The size of the line end here: 0 if there is none.
  std::size_t line_end() const {
    const std::string_view rest = text_.substr(at_);
    return rest.starts_with("\r\n") ? 2 : rest.starts_with('\n') ? 1 : 0;
  }

  bool ends_cell() const {
    return at_end() || text_[at_] == table_.separator || line_end() > 0;
  }

  void complain(std::size_t at, const std::string& message, const std::string& hint) {
    table_.complaints.push_back({at, message, hint});
  }

  CsvCell read_cell() {
    return !at_end() && text_[at_] == '"' ? read_quoted() : read_plain();
  }

  CsvCell read_plain() {
    CsvCell cell{"", at_};
    bool complained = false;
    for (; !ends_cell(); ++at_) {
      if (text_[at_] == '"' && !complained) {
        complain(at_, "a quote stands in a cell that has none round it", quote_hint);
        complained = true;
      }
      cell.text += text_[at_];
    }
    return cell;
  }

  CsvCell read_quoted() {
    CsvCell cell{"", at_};
    for (++at_; !at_end(); ++at_) {
      const bool quote = text_[at_] == '"';
      if (quote && !text_.substr(at_).starts_with("\"\"")) break;
      if (quote || text_.substr(at_).starts_with("\r\n")) ++at_;
      cell.text += text_[at_];
    }
    if (at_end()) {
      complain(cell.at, "the quote that opens this cell is never closed", quote_hint);
      return cell;
    }
    ++at_;
    if (!ends_cell())
      complain(at_, "something follows the quote that closes a cell", quote_hint);
    while (!ends_cell()) ++at_;
    return cell;
  }

  std::string_view text_;
  std::size_t at_;
  CsvTable table_;
};

/// How many cells the first row has with that separator.
std::size_t cells_with(std::string_view text, char separator) {
  Parser parser(text, 0, separator);
  parser.read_row();
  return parser.take().rows[0].size();
}

char separator_of(std::string_view text) {
  char best = ',';
  for (const char other : {';', '\t'})
    if (cells_with(text, other) > cells_with(text, best)) best = other;
  return best;
}

}  // namespace

CsvTable parse_csv(std::string_view text) {
  const std::string_view first = rest_of_line(text, 0);
  const bool says_separator = first.size() == 5 && first.starts_with("sep=");
  const char separator = says_separator ? first[4] : separator_of(text);
  std::size_t from = 0;
  if (says_separator) from = std::min(text.find('\n'), text.size() - 1) + 1;
  Parser parser(text, from, separator);
  while (!parser.at_end()) parser.read_row();
  return parser.take();
}

}  // namespace onematch
