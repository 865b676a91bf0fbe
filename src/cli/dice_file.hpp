// Throws that are given in a file.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>

#include "core/error.hpp"
#include "tables/rules.hpp"

namespace onematch {

/// What messages call the file `name`.
std::string dice_file_name(const std::string& name);

/// A line that is not blank.
struct DiceLine {
  Source where;
  std::string text;
};

/// The lines of a file of throws, one after another. A copy goes on where this one is.
class DiceFile {
 public:
  /// The file `name`, or standard input if that is "-". Throws Error if it can't be read,
  /// or holds no such text at all.
  DiceFile(const std::string& name, std::istream& standard_input);

  /// The next line that is not blank.
  std::optional<DiceLine> next();

 private:
  std::string shown_name_;
  std::string text_;
  std::size_t at_ = 0;  ///< where the next line begins in it
  int number_ = 0;      ///< of the last line
};

/// The throw of so many dice that stands there. Throws Error at the line if it is none.
Dice thrown_on(const DiceLine& line, int dice);

}  // namespace onematch
