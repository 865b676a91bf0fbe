#include "geometry/mend.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <utility>

namespace onematch {

void close_bays(Bitmap& bitmap, double radius) {
  const Bitmap centres = outside_of(dilated(bitmap, radius));
  // The pixel more keeps the rim of round ink as it is, where the discs that pixels
  // allow leave slivers.
  bitmap |= inverted(dilated(centres, radius + 1));
}

namespace {

using Part = std::vector<Run>;

/// Runs with the same root hang together.
class Union {
 public:
  explicit Union(std::size_t n) : parents_(n) {
    std::iota(parents_.begin(), parents_.end(), std::size_t{0});
  }
  std::size_t root(std::size_t i) {
    while (parents_[i] != i) i = parents_[i] = parents_[parents_[i]];
    return i;
  }
  /// The lesser root stays one.
  void join(std::size_t i, std::size_t j) {
    const std::size_t a = root(i), b = root(j);
    parents_[std::max(a, b)] = std::min(a, b);
  }

 private:
  std::vector<std::size_t> parents_;
};

/// The loose parts, in the order of their first pixels.
std::vector<Part> parts_of(const Bitmap& bitmap) {
  const std::vector<Run> runs = runs_of(bitmap);
  Union together(runs.size());
  for (std::size_t i = 0, j = 0; i < runs.size(); ++i) {
    // j: the first run that may touch this one, in the row above.
    const auto is_before = [&](const Run& other) {
      return other.y < runs[i].y - 1 ||
             (other.y == runs[i].y - 1 && other.to < runs[i].from);
    };
    while (is_before(runs[j])) ++j;
    for (std::size_t k = j; runs[k].y < runs[i].y && runs[k].from <= runs[i].to; ++k)
      together.join(i, k);
  }
  std::vector<Part> parts;
  std::vector<std::size_t> part_of(runs.size());
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const std::size_t root = together.root(i);
    if (root == i) {
      part_of[i] = parts.size();
      parts.emplace_back();
    }
    parts[part_of[root]].push_back(runs[i]);
  }
  return parts;
}

/// The way from a loose part to what is joined already.
struct Bridge {
  Pixel from, to;
  int squared_length = std::numeric_limits<int>::max();
};

/// The columns in which two runs come nearest to each other.
std::pair<int, int> nearest_columns(const Run& a, const Run& b) {
  if (a.to <= b.from) return {a.to - 1, b.from};
  if (b.to <= a.from) return {a.from, b.to - 1};
  const int middle = (std::max(a.from, b.from) + std::min(a.to, b.to)) / 2;
  return {middle, middle};
}

/// `best`, or a shorter one between the two parts.
Bridge shortest_bridge(const Part& from, const Part& to, Bridge best) {
  auto first = to.begin();
  for (const Run& p : from) {
    const auto is_far = [&](const Run& q) {
      return (q.y - p.y) * (q.y - p.y) >= best.squared_length;
    };
    while (first != to.end() && first->y < p.y && is_far(*first)) ++first;
    for (auto q = first; q != to.end() && (q->y < p.y || !is_far(*q)); ++q) {
      const auto [x, u] = nearest_columns(p, *q);
      const int squared = (u - x) * (u - x) + (q->y - p.y) * (q->y - p.y);
      if (squared < best.squared_length) best = {{x, p.y}, {u, q->y}, squared};
    }
  }
  return best;
}

/// A disc set at every pixel of a line.
void draw_bar(Bitmap& bitmap, const Bridge& bridge, double half_width) {
  const int dx = bridge.to.x - bridge.from.x, dy = bridge.to.y - bridge.from.y;
  const int steps = std::max({std::abs(dx), std::abs(dy), 1});
  const int reach = static_cast<int>(half_width);
  for (int i = 0; i <= steps; ++i) {
    const int x = bridge.from.x + (2 * dx * i + steps) / (2 * steps);
    const int y = bridge.from.y + (2 * dy * i + steps) / (2 * steps);
    for (int v = -reach; v <= reach; ++v) {
      const int half = static_cast<int>(std::sqrt(half_width * half_width - v * v));
      bitmap.set_run(y + v, x - half, x + half + 1);
    }
  }
}

}  // namespace

void join_parts(Bitmap& bitmap, double half_width, double gap) {
  // Prim's tree over the parts.
  std::vector<Part> loose = parts_of(dilated(bitmap, gap / 2));
  if (loose.size() < 2) return;
  Part joined = std::move(loose.front());
  loose.erase(loose.begin());
  std::vector<Bridge> bridges(loose.size());
  while (!loose.empty()) {
    for (std::size_t i = 0; i < loose.size(); ++i)
      bridges[i] = shortest_bridge(loose[i], joined, bridges[i]);
    const auto next = std::min_element(bridges.begin(), bridges.end(),
                                       [](const Bridge& a, const Bridge& b) {
                                         return a.squared_length < b.squared_length;
                                       });
    draw_bar(bitmap, *next, half_width);
    const auto part = loose.begin() + (next - bridges.begin());
    joined = std::move(*part);
    loose.erase(part);
    bridges.erase(next);
  }
}

}  // namespace onematch
