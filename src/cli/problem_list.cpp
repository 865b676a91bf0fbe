#include "cli/problem_list.hpp"

#include <map>
#include <vector>

#include "core/ascii.hpp"
#include "core/number.hpp"

namespace onematch {
namespace {

bool is_letter(char c) {
  return 'a' <= lower(c) && lower(c) <= 'z';
}

bool is_digit(char c) {
  return '0' <= c && c <= '9';
}

/// `text` without its digits and without what stands between quotes: "a row of  cells",
/// "no file ''". An apostrophe within a word is no quote.
std::string pattern_of(const std::string& text) {
  std::string pattern;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool in_word =
        i > 0 && i + 1 < text.size() && is_letter(text[i - 1]) && is_letter(text[i + 1]);
    if (text[i] == '\'' && !in_word) quoted = !quoted;
    if (!quoted && !is_digit(text[i])) pattern += text[i];
  }
  return pattern;
}

/// What problems of one kind share.
std::string kind_of(const Problem& problem) {
  return to_string(problem.severity) + '\0' + problem.where.file + '\0' +
         pattern_of(problem.message) + '\0' + pattern_of(problem.hint);
}

}  // namespace

std::string list_problems(const Problems& problems) {
  std::vector<std::string> kinds;
  std::map<std::string, std::size_t> of_kind, told;
  for (const Problem& problem : problems) {
    kinds.push_back(kind_of(problem));
    ++of_kind[kinds.back()];
  }
  std::string list;
  for (std::size_t i = 0; i < problems.size(); ++i) {
    const std::size_t nth = ++told[kinds[i]], all = of_kind[kinds[i]];
    if (nth <= most_alike) list += describe(problems[i]);
    if (nth == most_alike && all > most_alike)
      list += "  ... and " + with_thousands(all - most_alike) + " more like it\n";
  }
  return list;
}

}  // namespace onematch
