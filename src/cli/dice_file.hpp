// Throws that are given in a file.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "tables/rules.hpp"

namespace onematch {

/// What messages call the file `name`.
std::string dice_file_name(const std::string& name);

/// A line that is not blank.
struct DiceLine {
  Source where;
  Dice numbers;
  std::string problem;  ///< why it is no throw; empty if it is one
};

/// The lines of the file `name`, or of standard input if that is "-": so many dice on
/// each. Throws Error if it can't be read, or holds no such text at all.
std::vector<DiceLine> read_dice(const std::string& name, int dice,
                                std::istream& standard_input);

}  // namespace onematch
