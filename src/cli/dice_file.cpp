#include "cli/dice_file.hpp"

#include <istream>
#include <sstream>
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

Dice parse_throw(const std::string& line, std::size_t dice, const Source& where) {
  Dice numbers;
  std::istringstream words(line);
  for (std::string word; words >> word;) {
    const std::optional<long long> number = parse_integer(word);
    if (!number || *number < 1 || *number > 6)
      throw Error("a die shows 1 to 6, not '" + word + "'", where);
    numbers.push_back(static_cast<int>(*number));
  }
  if (!numbers.empty() && numbers.size() != dice)
    throw Error("a throw is " + std::to_string(dice) + " dice, not " +
                    std::to_string(numbers.size()),
                where);
  return numbers;
}

}  // namespace

std::string dice_file_name(const std::string& name) {
  return name == "-" ? "standard input" : name;
}

std::vector<Located<Dice>> read_dice(const std::string& name, int dice,
                                     std::istream& standard_input) {
  const std::string shown_name = dice_file_name(name);
  const std::string text = text_of(name, standard_input);
  if (text.size() > most_bytes)
    throw Error("it has more than 10 MB, and so more throws than any game", {shown_name});
  std::vector<Located<Dice>> throws;
  std::istringstream lines(text);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    const Source where{shown_name, ++number, 0};
    const Dice numbers = parse_throw(line, static_cast<std::size_t>(dice), where);
    if (!numbers.empty()) throws.push_back({numbers, where});
  }
  return throws;
}

}  // namespace onematch
