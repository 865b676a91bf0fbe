#include "geometry/bitmap.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstddef>

namespace onematch {
namespace {

constexpr std::uint64_t all = ~std::uint64_t{0};

/// The bits below `bit`, which is 0 to 63.
std::uint64_t below(int bit) {
  return (std::uint64_t{1} << bit) - 1;
}

/// The first bit from `at` on that is `value`, or `width`.
int find_bit(const std::uint64_t* row, int at, int width, bool value) {
  if (at >= width) return width;
  const std::uint64_t flip = value ? 0 : all;
  const int words = (width + 63) / 64;
  int i = at / 64;
  std::uint64_t word = (row[i] ^ flip) & ~below(at % 64);
  while (word == 0) {
    if (++i == words) return width;
    word = row[i] ^ flip;
  }
  return std::min(i * 64 + std::countr_zero(word), width);
}

}  // namespace

Bitmap::Bitmap(int width, int height)
    : width_(width),
      height_(height),
      stride_(static_cast<std::size_t>((width + 63) / 64)),
      words_(stride_ * static_cast<std::size_t>(height)) {
  assert(width > 0 && height > 0);
}

void Bitmap::set_run(int y, int from, int to) {
  from = std::max(from, 0);
  to = std::min(to, width_);
  if (y < 0 || y >= height_ || from >= to) return;
  std::uint64_t* words = row(y);
  const int first = from / 64, last = (to - 1) / 64;
  const std::uint64_t head = ~below(from % 64), tail = all >> (63 - (to - 1) % 64);
  if (first == last) {
    words[first] |= head & tail;
    return;
  }
  words[first] |= head;
  for (int i = first + 1; i < last; ++i) words[i] = all;
  words[last] |= tail;
}

Bitmap& Bitmap::operator|=(const Bitmap& other) {
  assert(width_ == other.width_ && height_ == other.height_);
  for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
  return *this;
}

Bitmap& Bitmap::operator&=(const Bitmap& other) {
  assert(width_ == other.width_ && height_ == other.height_);
  for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
  return *this;
}

std::vector<Run> runs_of(const Bitmap& bitmap) {
  std::vector<Run> runs;
  runs.reserve(4 * static_cast<std::size_t>(bitmap.height()));
  const int width = bitmap.width();
  for (int y = 0; y < bitmap.height(); ++y)
    for (int from = 0, to = 0;
         (from = find_bit(bitmap.row(y), to, width, true)) < width;) {
      to = find_bit(bitmap.row(y), from, width, false);
      runs.push_back({y, from, to});
    }
  return runs;
}

Bitmap inverted(const Bitmap& bitmap) {
  Bitmap result(bitmap.width(), bitmap.height());
  const std::size_t n = bitmap.words_per_row();
  const std::uint64_t tail = all >> (63 - (bitmap.width() - 1) % 64);
  for (int y = 0; y < bitmap.height(); ++y) {
    for (std::size_t i = 0; i < n; ++i) result.row(y)[i] = ~bitmap.row(y)[i];
    result.row(y)[n - 1] &= tail;
  }
  return result;
}

Bitmap dilated(const Bitmap& bitmap, double radius) {
  const int reach = static_cast<int>(radius);
  std::vector<int> half_widths;
  for (int dy = 0; dy <= reach; ++dy)
    half_widths.push_back(static_cast<int>(std::sqrt(radius * radius - dy * dy)));
  // A run below a longer one adds nothing to the rows above it, and the other way round.
  const auto is_covered = [&bitmap](const Run& run, int y) {
    return y >= 0 && y < bitmap.height() &&
           find_bit(bitmap.row(y), run.from, run.to, false) == run.to;
  };
  Bitmap result(bitmap.width(), bitmap.height());
  for (const Run& run : runs_of(bitmap)) {
    const int up = is_covered(run, run.y - 1) ? 0 : reach;
    const int down = is_covered(run, run.y + 1) ? 0 : reach;
    for (int dy = -up; dy <= down; ++dy) {
      const int half = half_widths[static_cast<std::size_t>(std::abs(dy))];
      result.set_run(run.y + dy, run.from - half, run.to + half);
    }
  }
  return result;
}

Bitmap outside_of(const Bitmap& bitmap) {
  const std::vector<Run> runs = runs_of(inverted(bitmap));
  std::vector<std::size_t> first;  // run of each row, and the end
  for (std::size_t i = 0; i < runs.size(); ++i)
    while (first.size() <= static_cast<std::size_t>(runs[i].y)) first.push_back(i);
  first.resize(static_cast<std::size_t>(bitmap.height()) + 1, runs.size());

  Bitmap outside(bitmap.width(), bitmap.height());
  std::vector<char> seen(runs.size());
  std::vector<std::size_t> reached;
  const auto reach = [&](std::size_t i) {
    if (seen[i]) return;
    seen[i] = 1;
    reached.push_back(i);
  };
  for (std::size_t i = 0; i < runs.size(); ++i)
    if (runs[i].y == 0 || runs[i].y == bitmap.height() - 1 || runs[i].from == 0 ||
        runs[i].to == bitmap.width())
      reach(i);
  while (!reached.empty()) {
    const Run run = runs[reached.back()];
    reached.pop_back();
    outside.set_run(run.y, run.from, run.to);
    for (const int y : {run.y - 1, run.y + 1}) {
      if (y < 0 || y >= bitmap.height()) continue;
      const std::size_t row = static_cast<std::size_t>(y);
      for (std::size_t i = first[row]; i < first[row + 1]; ++i)
        if (runs[i].from < run.to && run.from < runs[i].to) reach(i);
    }
  }
  return outside;
}

int depth_of(Bitmap bitmap) {
  const std::size_t n = bitmap.words_per_row();
  const std::vector<std::uint64_t> blank(n);
  const auto row = [&](const Bitmap& from, int y) {
    return y < 0 || y >= from.height() ? blank.data() : from.row(y);
  };
  for (int depth = 0;; ++depth) {
    std::uint64_t any = 0;
    Bitmap left(bitmap.width(), bitmap.height());
    // Off come twice the pixels with one of four neighbours free, then those with one of
    // eight: together an octagon, near enough to a disc.
    const bool square = depth % 3 == 2;
    for (int y = 0; y < bitmap.height(); ++y) {
      const std::uint64_t *above = row(bitmap, y - 1), *own = row(bitmap, y),
                          *under = row(bitmap, y + 1);
      const auto column = [&](std::size_t i) { return above[i] & own[i] & under[i]; };
      for (std::size_t i = 0; i < n; ++i) {
        any |= own[i];
        const auto side = [&](std::size_t j) { return square ? column(j) : own[j]; };
        const std::uint64_t here = side(i), before = i > 0 ? side(i - 1) : 0,
                            after = i + 1 < n ? side(i + 1) : 0;
        left.row(y)[i] =
            column(i) & (here << 1 | before >> 63) & (here >> 1 | after << 63);
      }
    }
    if (any == 0) return depth;
    bitmap = std::move(left);
  }
}

}  // namespace onematch
