#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <iostream>

#include "cli/run.hpp"
#include "cli/system.hpp"
#include "symbols/quiet.hpp"

int main(int argc, char** argv) {
  // A reader that has gone away, or a limit on file sizes, is then seen where it matters:
  // no file is left half written.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  // An SVG may hold a text for each language: the same file must give the same PDF.
  setenv("LANGUAGE", "en", 1);
  setenv("LC_ALL", "en_US.UTF-8", 1);
  // Symbols are drawn on several threads: librsvg's own would only wait for each other.
  setenv("RAYON_NUM_THREADS", "1", 0);
  onematch::keep_freed_memory();
  onematch::silence_libraries();
  std::ios::sync_with_stdio(false);
  return onematch::run({argv + 1, argv + argc},
                       {std::cin, std::cout, std::cerr, isatty(STDERR_FILENO) == 1});
}
