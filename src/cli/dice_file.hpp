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

/// The throws of the file `name`, or of standard input if that is "-": so many dice on
/// each line that is not blank. Throws Error, with the line, for any other text, or with
/// the system's reason if it can't be read.
std::vector<Located<Dice>> read_dice(const std::string& name, int dice,
                                     std::istream& standard_input);

}  // namespace onematch
