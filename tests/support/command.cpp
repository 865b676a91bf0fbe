#include "support/command.hpp"

#include <sys/wait.h>

#include <array>
#include <cstdio>

#include "test.hpp"

namespace onematch {

CommandResult run_command(const std::string& line) {
  INFO(line);
  FILE* pipe = popen(line.c_str(), "r");
  REQUIRE(pipe != nullptr);
  CommandResult result;
  std::array<char, 4096> part{};
  while (const std::size_t size = std::fread(part.data(), 1, part.size(), pipe))
    result.output.append(part.data(), size);
  const int status = pclose(pipe);
  REQUIRE(WIFEXITED(status));
  result.status = WEXITSTATUS(status);
  if (result.status == 127) FAIL("a tool that this test needs is not installed");
  return result;
}

std::string output_of(const std::string& line) {
  const CommandResult result = run_command(line);
  INFO(line << "\n" << result.output);
  REQUIRE(result.status == 0);
  return result.output;
}

}  // namespace onematch
