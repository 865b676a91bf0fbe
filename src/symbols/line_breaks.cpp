#include "symbols/line_breaks.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace onematch {
namespace {

constexpr double never = std::numeric_limits<double>::infinity();

/// Half the height of the `line`th of so many lines, as far as it reaches from the
/// middle.
double reach(std::size_t line, std::size_t lines, const LineMeasure& measure) {
  const double from_middle =
      std::abs(static_cast<double>(line) - (static_cast<double>(lines) - 1) / 2);
  return from_middle * measure.pitch + measure.height / 2;
}

/// The widths of the first 0, 1, 2 ... words, each with a blank after it.
std::vector<double> sums(const std::vector<WordBox>& words, const LineMeasure& measure) {
  std::vector<double> sums{0};
  for (const WordBox& word : words)
    sums.push_back(sums.back() + word.width + measure.space);
  return sums;
}

struct Break {
  double radius = never;
  std::vector<std::size_t> after;
};

/// The best way to have exactly `lines` lines: for each line in turn, and each number of
/// words in the lines so far, the least radius and where the last of them began.
Break best_break(const std::vector<WordBox>& words, const LineMeasure& measure,
                 std::size_t lines) {
  const std::size_t count = words.size();
  const std::vector<double> sum = sums(words, measure);
  std::vector<double> best(count + 1, never);
  best[0] = 0;
  std::vector<std::vector<std::size_t>> begins;
  for (std::size_t line = 0; line < lines; ++line) {
    std::vector<double> next(count + 1, never);
    std::vector<std::size_t>& begin = begins.emplace_back(count + 1, 0);
    const double high = reach(line, lines, measure);
    for (std::size_t end = 1; end <= count; ++end) {
      if (end < count && !words[end - 1].may_end_line) continue;
      for (std::size_t from = 0; from < end; ++from) {
        const double width = sum[end] - sum[from] - measure.space;
        const double radius = std::max(best[from], std::hypot(width / 2, high));
        if (radius >= next[end]) continue;
        next[end] = radius;
        begin[end] = from;
      }
    }
    best = std::move(next);
  }
  Break result{best[count], {}};
  if (result.radius == never) return result;
  for (std::size_t line = lines, end = count; line-- > 1;) {
    end = begins[line][end];
    result.after.push_back(end - 1);
  }
  std::reverse(result.after.begin(), result.after.end());
  return result;
}

}  // namespace

double radius_of(const std::vector<WordBox>& words, const LineMeasure& measure,
                 const std::vector<std::size_t>& breaks) {
  const std::vector<double> sum = sums(words, measure);
  double radius = 0;
  std::size_t from = 0;
  for (std::size_t line = 0; line <= breaks.size(); ++line) {
    const std::size_t end = line < breaks.size() ? breaks[line] + 1 : words.size();
    const double width = sum[end] - sum[from] - measure.space;
    radius =
        std::max(radius, std::hypot(width / 2, reach(line, breaks.size() + 1, measure)));
    from = end;
  }
  return radius;
}

std::vector<std::size_t> break_lines(const std::vector<WordBox>& words,
                                     const LineMeasure& measure) {
  constexpr double worth_it = 0.9;
  Break best{worth_it * radius_of(words, measure, {}), {}};
  // More lines are no use once they alone are as high as the best circle.
  for (std::size_t lines = 2;
       lines <= words.size() && reach(0, lines, measure) < best.radius; ++lines)
    if (Break other = best_break(words, measure, lines); other.radius < best.radius)
      best = std::move(other);
  return best.after;
}

}  // namespace onematch
