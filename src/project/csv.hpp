// Tables as CSV: RFC 4180, and what spreadsheets make of it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "project/source_text.hpp"

namespace onematch {

struct CsvCell {
  std::string text;    ///< without its quotes; line breaks in it are line feeds
  std::size_t at = 0;  ///< offset of its first byte
};

using CsvRow = std::vector<CsvCell>;

struct CsvTable {
  std::vector<CsvRow> rows;  ///< those of empty lines too; each has at least one cell
  std::vector<Complaint> complaints;  ///< about quotes
  char separator = ',';
};

/// The rows of `text`, which is plain_text(). The separator is the one of comma,
/// semicolon and tab that makes the most cells of the first row; or else what a first
/// line such as "sep=;" says, which is no row.
CsvTable parse_csv(std::string_view text);

}  // namespace onematch
