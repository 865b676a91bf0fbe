#include "geometry/bitmap.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "geometry/polygon.hpp"

namespace onematch {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Replaces the n values f(0), f(step), ... by min over j of f(j) + (i - j)^2: the
/// lower envelope of parabolas.
class ParabolaEnvelope {
 public:
  explicit ParabolaEnvelope(std::size_t n) : heights_(n), apexes_(n), ends_(n) {}

  void apply(double* f, std::size_t n, std::size_t step) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < n; ++i) {
      const double height = f[i * step];
      if (height == infinity) continue;
      double from = -infinity;
      const double x = static_cast<double>(i);
      for (; count > 0; --count) {
        const double apex = apexes_[count - 1];
        from =
            ((height + x * x) - (heights_[count - 1] + apex * apex)) / (2 * (x - apex));
        if (from > ends_[count - 1]) break;
      }
      if (count == 0) from = -infinity;
      heights_[count] = height;
      apexes_[count] = x;
      ends_[count++] = from;
    }
    if (count == 0) return;
    for (std::size_t i = 0, k = 0; i < n; ++i) {
      const double x = static_cast<double>(i);
      while (k + 1 < count && ends_[k + 1] < x) ++k;
      const double off = x - apexes_[k];
      f[i * step] = heights_[k] + off * off;
    }
  }

 private:
  std::vector<double> heights_, apexes_;
  std::vector<double> ends_;  ///< where each parabola of the envelope takes over
};

struct Pixel {
  int x = 0, y = 0;
};

/// Calls visit(x, y) for each pixel joined to `start` over pixels that `open` allows,
/// by steps in the first `directions` of: right, down, left, up and the diagonals.
template <class Open, class Visit>
void flood(Pixel start, std::size_t directions, Open open, Visit visit) {
  constexpr std::array<Pixel, 8> steps{
      {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};
  std::vector<Pixel> reached{start};
  visit(start.x, start.y);
  while (!reached.empty()) {
    const Pixel p = reached.back();
    reached.pop_back();
    for (std::size_t i = 0; i < directions; ++i) {
      const Pixel q{p.x + steps[i].x, p.y + steps[i].y};
      if (!open(q.x, q.y)) continue;
      visit(q.x, q.y);
      reached.push_back(q);
    }
  }
}

}  // namespace

std::vector<double> distances(const Bitmap& bitmap, bool of) {
  const std::size_t w = static_cast<std::size_t>(bitmap.width);
  const std::size_t h = static_cast<std::size_t>(bitmap.height);
  std::vector<double> field(w * h);
  for (std::size_t i = 0; i < field.size(); ++i)
    field[i] = (bitmap.pixels[i] != 0) == of ? 0 : infinity;
  ParabolaEnvelope envelope(std::max(w, h));
  for (std::size_t x = 0; x < w; ++x) envelope.apply(&field[x], h, w);
  for (std::size_t y = 0; y < h; ++y) envelope.apply(&field[y * w], w, 1);
  for (double& f : field) f = std::sqrt(f);
  return field;
}

void fill_holes(Bitmap& bitmap) {
  Bitmap outside(bitmap.width + 2, bitmap.height + 2);
  flood(
      {0, 0}, 4,
      [&](int x, int y) {
        return outside.holds(x, y) && !outside.at(x, y) && !bitmap.at(x - 1, y - 1);
      },
      [&](int x, int y) { outside.set(x, y); });
  for (int y = 0; y < bitmap.height; ++y)
    for (int x = 0; x < bitmap.width; ++x)
      if (!outside.at(x + 1, y + 1)) bitmap.set(x, y);
}

void close_bays(Bitmap& bitmap, double radius) {
  Bitmap reachable(bitmap.width, bitmap.height);
  const std::vector<double> to_ink = distances(bitmap);
  for (std::size_t i = 0; i < to_ink.size(); ++i)
    reachable.pixels[i] = to_ink[i] > radius ? 1 : 0;
  const std::vector<double> to_reachable = distances(reachable);
  // The pixel more keeps the rim of round ink as it is, where the discs that pixels
  // allow leave slivers.
  for (std::size_t i = 0; i < to_reachable.size(); ++i)
    if (to_reachable[i] > radius + 1) bitmap.pixels[i] = 1;
}

namespace {

/// The pixels at the rim of each loose part, biggest part first.
std::vector<std::vector<Pixel>> rims_of_parts(const Bitmap& bitmap) {
  std::vector<std::pair<std::size_t, std::vector<Pixel>>> parts;
  Bitmap seen(bitmap.width, bitmap.height);
  for (int y = 0; y < bitmap.height; ++y)
    for (int x = 0; x < bitmap.width; ++x) {
      if (!bitmap.at(x, y) || seen.at(x, y)) continue;
      auto& [size, rim] = parts.emplace_back();
      flood(
          {x, y}, 8, [&](int u, int v) { return bitmap.at(u, v) && !seen.at(u, v); },
          [&, &part_size = size, &part_rim = rim](int u, int v) {
            seen.set(u, v);
            ++part_size;
            if (!bitmap.at(u - 1, v) || !bitmap.at(u + 1, v) || !bitmap.at(u, v - 1) ||
                !bitmap.at(u, v + 1))
              part_rim.push_back({u, v});
          });
    }
  std::stable_sort(parts.begin(), parts.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<std::vector<Pixel>> rims;
  rims.reserve(parts.size());
  for (auto& part : parts) rims.push_back(std::move(part.second));
  return rims;
}

/// The way from a loose part to what is joined already.
struct Bridge {
  Pixel from, to;
  int squared_length = std::numeric_limits<int>::max();
};

Bridge shortest_bridge(const std::vector<Pixel>& from, const std::vector<Pixel>& to) {
  Bridge best;
  for (const Pixel p : from)
    for (const Pixel q : to) {
      const int squared = (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y);
      if (squared < best.squared_length) best = {p, q, squared};
    }
  return best;
}

void draw_bar(Bitmap& bitmap, const Bridge& bridge, double half_width) {
  const Vec2 a{static_cast<double>(bridge.from.x), static_cast<double>(bridge.from.y)};
  const Vec2 b{static_cast<double>(bridge.to.x), static_cast<double>(bridge.to.y)};
  const int reach = static_cast<int>(half_width) + 1;
  const auto [left, right] = std::minmax(bridge.from.x, bridge.to.x);
  const auto [top, bottom] = std::minmax(bridge.from.y, bridge.to.y);
  for (int y = top - reach; y <= bottom + reach; ++y)
    for (int x = left - reach; x <= right + reach; ++x)
      if (bitmap.holds(x, y) &&
          distance_to_segment({static_cast<double>(x), static_cast<double>(y)}, a, b) <=
              half_width)
        bitmap.set(x, y);
}

}  // namespace

void join_parts(Bitmap& bitmap, double half_width) {
  // Prim's tree over the parts, started from the biggest.
  std::vector<std::vector<Pixel>> loose = rims_of_parts(bitmap);
  if (loose.size() < 2) return;
  std::vector<Pixel> joined = std::move(loose.front());
  loose.erase(loose.begin());
  std::vector<Bridge> bridges(loose.size());
  while (!loose.empty()) {
    for (std::size_t i = 0; i < loose.size(); ++i) {
      const Bridge bridge = shortest_bridge(loose[i], joined);
      if (bridge.squared_length < bridges[i].squared_length) bridges[i] = bridge;
    }
    const auto next = std::min_element(bridges.begin(), bridges.end(),
                                       [](const Bridge& a, const Bridge& b) {
                                         return a.squared_length < b.squared_length;
                                       });
    const std::ptrdiff_t at = next - bridges.begin();
    draw_bar(bitmap, *next, half_width);
    joined = std::move(loose[static_cast<std::size_t>(at)]);
    loose.erase(loose.begin() + at);
    bridges.erase(next);
  }
}

}  // namespace onematch
