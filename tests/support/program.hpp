// The program run in process.
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "cli/run.hpp"

namespace onematch {

struct Ran {
  int code = 0;
  std::string out, err;
};

inline Ran run_program(const std::vector<std::string>& args,
                       const std::string& input = "", bool terminal = false) {
  std::istringstream in(input);
  std::ostringstream out, err;
  Ran ran;
  ran.code = run(args, {in, out, err, terminal});
  ran.out = out.str();
  ran.err = err.str();
  return ran;
}

/// The lines of what it printed.
inline std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace onematch
