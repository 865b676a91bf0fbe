#include "cli/dice_file.hpp"

#include <istream>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/number.hpp"
#include "core/read_file.hpp"

namespace onematch {
namespace {

/// Longer than any game.
constexpr std::size_t most_bytes = 10'000'000;

std::string text_of(const std::string& name, std::istream& standard_input) {
  if (name == "-") {
    std::string text(most_bytes + 1, '\0');
    standard_input.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(standard_input.gcount()));
    return text;
  }
  try {
    return read_file(name, most_bytes);
  } catch (const std::system_error& error) {
    throw Error("it cannot be read: " + error.code().message(), {name});
  }
}

DiceLine parse_line(const std::string& line, std::size_t dice, const Source& where) {
  DiceLine parsed{where, {}, ""};
  std::istringstream words(line);
  for (std::string word; words >> word;) {
    const std::optional<long long> number = parse_integer(word);
    if (!number || *number < 1 || *number > 6) {
      parsed.problem = "a die shows 1 to 6, not '" + word + "'";
      return parsed;
    }
    parsed.numbers.push_back(static_cast<int>(*number));
  }
  if (!parsed.numbers.empty() && parsed.numbers.size() != dice)
    parsed.problem = "a throw is " + std::to_string(dice) + " dice, not " +
                     std::to_string(parsed.numbers.size());
  return parsed;
}

}  // namespace

std::string dice_file_name(const std::string& name) {
  return name == "-" ? "standard input" : name;
}

std::vector<DiceLine> read_dice(const std::string& name, int dice,
                                std::istream& standard_input) {
  const std::string shown_name = dice_file_name(name);
  std::string text = text_of(name, standard_input);
  if (text.size() > most_bytes)
    throw Error("it has more than 10 MB, and so more throws than any game", {shown_name});
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
    throw Error("the file is in UTF-16", {shown_name}, "save it as UTF-8");
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
  std::vector<DiceLine> lines;
  std::istringstream rest(text);
  int number = 0;
  for (std::string line; std::getline(rest, line);) {
    const Source where{shown_name, ++number, 0};
    DiceLine parsed = parse_line(line, static_cast<std::size_t>(dice), where);
    if (!parsed.numbers.empty() || !parsed.problem.empty())
      lines.push_back(std::move(parsed));
  }
  return lines;
}

}  // namespace onematch
