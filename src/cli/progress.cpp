#include "cli/progress.hpp"

#include <utility>

namespace onematch {
namespace {

constexpr std::size_t bar_width = 30;
constexpr auto pace = std::chrono::milliseconds(50);

}  // namespace

ProgressBar::ProgressBar(std::ostream& err, bool terminal, std::string label,
                         std::size_t total, std::chrono::milliseconds patience)
    : err_(err),
      terminal_(terminal),
      label_(std::move(label)),
      total_(total),
      next_(std::chrono::steady_clock::now() + patience) {}

ProgressBar::~ProgressBar() {
  if (shown_) err_ << "\r\x1b[K" << std::flush;
}

void ProgressBar::update(std::size_t done) {
  if (!terminal_ || total_ == 0) return;
  const auto now = std::chrono::steady_clock::now();
  if (now < next_) return;
  next_ = now + pace;
  shown_ = true;
  const std::size_t filled = bar_width * done / total_;
  err_ << "\r\x1b[K" << label_ << " [" << std::string(filled, '#')
       << std::string(bar_width - filled, ' ') << "] " << done << " of " << total_
       << std::flush;
}

}  // namespace onematch
