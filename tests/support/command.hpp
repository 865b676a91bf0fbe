// Running the tools that read back what the program writes.
#pragma once

#include <string>

namespace onematch {

struct CommandResult {
  int status = 0;      ///< the exit code
  std::string output;  ///< what it printed on standard output
};

/// Runs a line of shell. Fails the test if a tool in it is not installed.
CommandResult run_command(const std::string& line);

/// What the line prints. Fails the test unless it exits with 0.
std::string output_of(const std::string& line);

}  // namespace onematch
