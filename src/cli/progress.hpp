// A bar on the terminal for work that takes long.
#pragma once

#include <chrono>
#include <cstddef>
#include <ostream>
#include <string>

namespace onematch {

/// One step of the work. Nothing is shown unless the stream is a terminal and the step
/// has run for as long as `patience`; the bar is wiped away at the end.
class ProgressBar {
 public:
  ProgressBar(std::ostream& err, bool terminal, std::string label, std::size_t total,
              std::chrono::milliseconds patience = std::chrono::milliseconds(500));
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  /// `done` of the total are done. From one thread at a time.
  void update(std::size_t done);

 private:
  std::ostream& err_;
  bool terminal_;
  std::string label_;
  std::size_t total_;
  std::chrono::steady_clock::time_point next_;
  bool shown_ = false;
};

}  // namespace onematch
