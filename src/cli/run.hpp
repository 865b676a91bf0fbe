// The whole program but for the process round it.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace onematch {

struct Streams {
  std::istream& in;
  std::ostream& out;  ///< results
  std::ostream& err;  ///< problems and progress
  bool err_is_terminal = false;
};

/// Runs the command line `args` (without the program's name). Returns the exit code: 0
/// done, 1 something could not be made, 2 the command line was wrong.
int run(const std::vector<std::string>& args, const Streams& streams);

}  // namespace onematch
