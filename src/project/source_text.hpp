// The raw text of a project file: what can be said of it before and beside YAML.
// Places in it are byte offsets, which become lines and columns at the end.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace onematch {

/// Something wrong at a byte offset of a text.
struct Complaint {
  std::size_t at = 0;
  std::string message;
  std::string hint;
};

/// A larger file is not a project file.
inline constexpr std::size_t max_file_size = 1'000'000;

/// What makes `bytes` unreadable as text, if anything: too large, UTF-16, invalid
/// UTF-8, a control character. A byte order mark is fine.
std::optional<Complaint> check_encoding(std::string_view bytes);

/// `bytes` without byte order mark, and a lone carriage return made a line feed.
std::string plain_text(std::string_view bytes);

/// Lines and columns of a text in UTF-8.
class LineIndex {
 public:
  /// `text` must outlive the index.
  explicit LineIndex(std::string_view text);

  /// Both count from 1; a column is a character, whatever its bytes.
  int line(std::size_t at) const;
  int column(std::size_t at) const;

  /// The offset at which the line holding `at` begins.
  std::size_t line_start(std::size_t at) const;

 private:
  std::size_t characters_before(std::size_t at) const;

  std::string_view text_;
  std::vector<std::size_t> starts_;  ///< of lines
  std::vector<std::size_t> blocks_;  ///< characters before each block of a fixed size
};

/// The rest of the line from `at` on, without its line end.
std::string_view rest_of_line(std::string_view text, std::size_t at);

/// Whether `word` stands at `at` as a value of its own.
bool has_word(std::string_view text, std::size_t at, std::string_view word);

/// The offset of the quote that closes the one at `open`, or npos.
std::size_t closing_quote(std::string_view text, std::size_t open);

/// The offset of the first quote from `from` on that opens a value and is never closed,
/// or npos. Quotes inside words and comments open nothing.
std::size_t unclosed_quote(std::string_view text, std::size_t from);

/// The offset of a tab in the indentation of the line holding `at`, or npos.
std::size_t tab_in_indentation(std::string_view text, std::size_t at);

/// The word of a comment that follows `from` on its line and was probably meant as a
/// value, as in "color: #fff": its offset, or npos. A '#' with a space after it, or in
/// quotes, is none.
std::size_t value_taken_as_comment(std::string_view text, std::size_t from);

}  // namespace onematch
