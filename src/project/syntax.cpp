#include "project/syntax.hpp"

#include <yaml-cpp/exceptions.h>

#include <algorithm>
#include <array>
#include <optional>

#include "project/utf8.hpp"

namespace onematch {
namespace {

constexpr std::size_t npos = std::string_view::npos;

struct Wording {
  std::string_view library;  ///< how the library's message begins
  std::string_view message;
  std::string_view hint;
};

constexpr std::string_view no_key_here = "a key cannot stand here";
constexpr std::string_view same_column =
    "keys of one group start in the same column, and each ends with ':'";

const std::array wordings{
    Wording{YAML::ErrorMsg::MAP_KEY, no_key_here, same_column},
    Wording{YAML::ErrorMsg::END_OF_MAP, "this does not belong to the lines above",
            same_column},
    Wording{YAML::ErrorMsg::END_OF_SEQ, "this does not belong to the list above",
            "the '-' of one list start in the same column"},
    Wording{YAML::ErrorMsg::BLOCK_ENTRY, "a list cannot start here",
            "start each '-' on a line of its own, or write [cow, fox]"},
    Wording{YAML::ErrorMsg::TAB_IN_INDENTATION, "a tab cannot stand here",
            "indent with spaces"},
    Wording{YAML::ErrorMsg::CHAR_IN_BLOCK, "only a line end can follow '|' or '>' here",
            "put a text that starts with '|' or '>' in quotes"},
    Wording{YAML::ErrorMsg::ZERO_INDENT_IN_BLOCK, "an indentation of 0 is not possible",
            "put a text that starts with '|' or '>' in quotes"},
    Wording{YAML::ErrorMsg::MULTIPLE_ANCHORS, "two names for one value",
            "put a value that starts with '&' in quotes"},
};

/// The text at `at` can't begin a value unless it is in quotes.
Complaint explain_mark(std::string_view text, std::size_t at) {
  const std::string mark(first_characters(text.substr(at), 1));
  std::string word(rest_of_line(text, at));
  word.erase(std::min(word.find_first_of(" ,]}"), word.size()));
  if (mark != "*" || word == mark)
    return {at, "a value cannot start with '" + mark + "'", "put it in quotes"};
  if (word.find_first_of("./?") != npos)  // a glob, not an alias
    return {at, "a value cannot start with '*'", "put it in quotes: '" + word + "'"};
  return {at, "no value above is named '&" + word.substr(1) + "'",
          "if '" + word + "' is the value itself, put it in quotes"};
}

}  // namespace

Complaint explain_open_flow(std::string_view text, std::size_t at, std::size_t open) {
  const std::string close(1, text[open] == '[' ? ']' : '}');
  const std::size_t comment = value_taken_as_comment(text, open);
  if (comment != npos) {
    std::string word(rest_of_line(text, comment));
    word.erase(std::min(word.find_first_of(" ,]}"), word.size()));
    return {comment, "'#' starts a comment, which hides the closing '" + close + "'",
            "put the colour in quotes: '" + word + "'"};
  }
  if (at >= text.size())
    return {open, std::string("'") + text[open] + "' is never closed",
            "close it with '" + close + "'"};
  return {at, "a ',' or the closing '" + close + "' is missing before this",
          "put a value with ': ' or quotes in it in quotes as a whole"};
}

namespace {

/// Something follows a text in quotes which had been closed.
Complaint explain_after_quote(std::string_view text, std::size_t at, std::size_t open,
                              std::size_t close) {
  const std::string quote(1, text[open]);
  const bool one_line = text.substr(open, close - open).find('\n') == npos;
  if (!one_line)
    return {open, "the quote that opens here is closed only some lines further down",
            "close it with " + quote + " where the text ends"};
  return {at, "a text in quotes ends before this",
          quote == "'" ? "an apostrophe in single quotes is written twice: 'it''s'"
                       : "write a double quote in double quotes as \\\""};
}

Complaint explain_colon(std::string_view text, std::size_t at) {
  const std::size_t start = LineIndex(text).line_start(at);
  const std::size_t colon = text.find(": ", start);
  const std::size_t first = std::min(text.find_first_not_of(' ', start), at);
  if (colon >= at) return {first, std::string(no_key_here), std::string(same_column)};
  const std::string value(rest_of_line(text, colon + 2));
  if (value.find_first_of("'#]}") != npos)
    return {at, "a second ': ' on one line", "put a value with ': ' in it in quotes"};
  return {at, "a second ': ' on one line", "put the value in quotes: '" + value + "'"};
}

/// What is wrong with the text in quotes that ends or should end before `at`.
std::optional<Complaint> explain_quotes(const std::string& said, std::string_view text,
                                        std::size_t at, const ParseState& state) {
  namespace msg = YAML::ErrorMsg;
  if (said == msg::EOF_IN_SCALAR || said == msg::DOC_IN_SCALAR) {
    const std::size_t open = unclosed_quote(text, state.last);
    return Complaint{open == npos ? at : open, "a quote is opened here and never closed",
                     "close it where the text ends"};
  }
  const std::size_t backslash = text.rfind('\\', at);
  if (said.starts_with(msg::INVALID_ESCAPE))
    return Complaint{
        backslash,
        "'\\" + said.substr(said.size() - 1) + "' means nothing in double quotes",
        "use single quotes, or write the backslash twice"};
  if (said == msg::INVALID_HEX || said.starts_with(msg::INVALID_UNICODE))
    return Complaint{backslash, "a bad character code in double quotes",
                     "write codes as \\x41 or \\u20AC, or use single quotes"};
  if (!state.last_is_quoted || !said.starts_with("end of ")) return {};
  const std::size_t close = closing_quote(text, state.last);
  if (close == npos || text.find_first_not_of(" \t\r\n", close + 1) != at) return {};
  return explain_after_quote(text, at, state.last, close);
}

}  // namespace

Complaint explain(const YAML::Exception& error, std::string_view text,
                  const ParseState& state) {
  const std::size_t at =
      std::min(static_cast<std::size_t>(std::max(error.mark.pos, 0)), text.size());
  const std::string& said = error.msg;
  const bool in_flow = !state.flows.empty();
  namespace msg = YAML::ErrorMsg;

  const std::size_t tab = tab_in_indentation(text, at);
  if (tab != npos && !in_flow)
    return {tab, "a tab in the indentation", "indent with spaces"};
  if (auto complaint = explain_quotes(said, text, at, state)) return *complaint;
  if (in_flow && (said == msg::END_OF_SEQ_FLOW || said == msg::END_OF_MAP_FLOW))
    return explain_open_flow(text, at, state.flows.back());
  if (said == msg::FLOW_END)
    return {at,
            std::string("nothing was opened that this '") + text[at] + "' could close",
            "put a value with brackets in it in quotes"};
  if (said == msg::MAP_VALUE) return explain_colon(text, at);
  if (said == msg::UNKNOWN_TOKEN || said == msg::UNKNOWN_ANCHOR)
    return explain_mark(text, at);
  if (said == msg::ANCHOR_NOT_FOUND || said == msg::ALIAS_NOT_FOUND ||
      said == msg::CHAR_IN_ANCHOR || said == msg::CHAR_IN_ALIAS)
    return explain_mark(text, text.find_last_of("&*", at));
  for (const Wording& wording : wordings)
    if (said.starts_with(wording.library))
      return {at, std::string(wording.message), std::string(wording.hint)};
  return {at, "this is not YAML: " + said,
          "put a value with special characters in quotes"};
}

}  // namespace onematch
