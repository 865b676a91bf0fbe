#include "cli/dice_file.hpp"

#include <algorithm>
#include <istream>
#include <sstream>
#include <string_view>
#include <system_error>

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

}  // namespace

std::string dice_file_name(const std::string& name) {
  return name == "-" ? "standard input" : name;
}

DiceFile::DiceFile(const std::string& name, std::istream& standard_input)
    : shown_name_(dice_file_name(name)), text_(text_of(name, standard_input)) {
  if (text_.size() > most_bytes)
    throw Error("it has more than 10 MB, and so more throws than any game",
                {shown_name_});
  if (text_.starts_with("\xFF\xFE") || text_.starts_with("\xFE\xFF"))
    throw Error("the file is in UTF-16", {shown_name_}, "save it as UTF-8");
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text_.starts_with(byte_order_mark)) at_ = byte_order_mark.size();
}

std::optional<DiceLine> DiceFile::next() {
  while (at_ < text_.size()) {
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    const std::string_view line = std::string_view(text_).substr(at_, end - at_);
    at_ = end + 1;
    ++number_;
    if (line.find_first_not_of(" \t\r\v\f") != line.npos)
      return DiceLine{{shown_name_, number_, 0}, std::string(line)};
  }
  return {};
}

Dice thrown_on(const DiceLine& line, int dice) {
  Dice thrown;
  std::istringstream words(line.text);
  for (std::string word; words >> word;) {
    const std::optional<long long> number = parse_integer(word);
    if (!number || *number < 1 || *number > 6)
      throw Error("a die shows 1 to 6, not '" + word + "'", line.where);
    thrown.push_back(static_cast<int>(*number));
  }
  if (thrown.size() != static_cast<std::size_t>(dice))
    throw Error("a throw is " + std::to_string(dice) + " dice, not " +
                    std::to_string(thrown.size()),
                line.where);
  return thrown;
}

}  // namespace onematch
