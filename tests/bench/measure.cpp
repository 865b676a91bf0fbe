#include "bench/measure.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

#include "core/random.hpp"

namespace onematch::bench {
namespace {

/// Radii of n equal discs in a disc of radius 1, best known (proven to 14, and for 19).
constexpr std::array<double, 32> disc_radii{
    0,        1,        0.5,      0.464102, 0.414214, 0.370192, 0.333333, 0.333333,
    0.302593, 0.276769, 0.262259, 0.254855, 0.248163, 0.236068, 0.231031, 0.221173,
    0.216665, 0.208680, 0.205605, 0.205605, 0.195224, 0.190392, 0.183833, 0.180336,
    0.176939, 0.173828, 0.171580, 0.169308, 0.166253, 0.162904, 0.161349, 0.158945};

double mean(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) /
         static_cast<double>(values.size());
}

double variation(const std::vector<double>& values) {
  const double m = mean(values);
  double squares = 0;
  for (const double v : values) squares += (v - m) * (v - m);
  return std::sqrt(squares / static_cast<double>(values.size())) / m;
}

std::vector<Polygon> outlines(const CardLayout& layout, const std::vector<Face>& faces) {
  std::vector<Polygon> placed;
  for (const Placement& p : layout) {
    const double c = p.radius * std::cos(p.angle), s = p.radius * std::sin(p.angle);
    placed.emplace_back();
    for (const Vec2 v : faces[index(p.face)].silhouette.outline)
      placed.back().push_back(p.centre + Vec2{c * v.x - s * v.y, s * v.x + c * v.y});
  }
  return placed;
}

/// The room round `p` in the card, told as 0 if it is below `least`.
double room_at(Vec2 p, const std::vector<Polygon>& placed, const CardLayout& layout,
               const Shape& shape, double least) {
  double room = depth_inside(shape, p);
  for (std::size_t i = 0; i < placed.size() && room > least; ++i) {
    if (length(p - layout[i].centre) - layout[i].radius >= room) continue;
    if (contains(placed[i], p)) return 0;
    for (std::size_t k = 0; k < placed[i].size(); ++k)
      room = std::min(room, distance_to_segment(p, placed[i][k],
                                                placed[i][(k + 1) % placed[i].size()]));
  }
  return room > least ? room : 0;
}

double largest_void(const CardLayout& layout, const std::vector<Face>& faces,
                    const Shape& shape) {
  const std::vector<Polygon> placed = outlines(layout, faces);
  Vec2 best_at;
  double best = 0;
  const auto look = [&](Vec2 p) {
    const double room = room_at(p, placed, layout, shape, best);
    if (room > best) {
      best = room;
      best_at = p;
    }
  };
  for (double y = -shape.height / 2; y < shape.height / 2; y += 1)
    for (double x = -shape.width / 2; x < shape.width / 2; x += 1) look({x, y});
  for (double step = 0.5; step > 0.02; step /= 2)
    for (int round = 0; round < 2; ++round) {
      const Vec2 at = best_at;
      for (const double x : {-step, 0.0, step})
        for (const double y : {-step, 0.0, step}) look({at.x + x, at.y + y});
    }
  return best;
}

/// The least mean distance between the points of `a` and `b`, each with one of the other:
/// the Hungarian method (Kuhn, 1955; in the form with potentials).
double matched_distance(const std::vector<Vec2>& a, const std::vector<Vec2>& b) {
  const std::size_t n = a.size();
  constexpr double infinity = std::numeric_limits<double>::infinity();
  std::vector<double> u(n + 1), v(n + 1);
  std::vector<std::size_t> match(n + 1), way(n + 1);
  for (std::size_t i = 1; i <= n; ++i) {
    match[0] = i;
    std::size_t j0 = 0;
    std::vector<double> least(n + 1, infinity);
    std::vector<char> used(n + 1);
    do {
      used[j0] = 1;
      const std::size_t i0 = match[j0];
      double delta = infinity;
      std::size_t j1 = 0;
      for (std::size_t j = 1; j <= n; ++j) {
        if (used[j]) continue;
        const double cost = length(a[i0 - 1] - b[j - 1]) - u[i0] - v[j];
        if (cost < least[j]) {
          least[j] = cost;
          way[j] = j0;
        }
        if (least[j] < delta) {
          delta = least[j];
          j1 = j;
        }
      }
      for (std::size_t j = 0; j <= n; ++j) {
        if (used[j]) {
          u[match[j]] += delta;
          v[j] -= delta;
        } else {
          least[j] -= delta;
        }
      }
      j0 = j1;
    } while (match[j0] != 0);
    for (; j0 != 0; j0 = way[j0]) match[j0] = match[way[j0]];
  }
  double sum = 0;
  for (std::size_t j = 1; j <= n; ++j) sum += length(a[match[j] - 1] - b[j - 1]);
  return sum / static_cast<double>(n);
}

/// How alike two layouts look: their centres' distance after the best turn or mirroring.
double layout_distance(const CardLayout& a, const CardLayout& b) {
  std::vector<Vec2> at, to;
  for (const Placement& p : a) at.push_back(p.centre);
  double best = std::numeric_limits<double>::infinity();
  for (const double mirror : {1.0, -1.0})
    for (int i = 0; i < 60; ++i) {
      const double angle = i * std::numbers::pi / 30;
      const double c = std::cos(angle), s = std::sin(angle);
      to.clear();
      for (const Placement& p : b)
        to.push_back({c * p.centre.x - s * mirror * p.centre.y,
                      s * p.centre.x + c * mirror * p.centre.y});
      best = std::min(best, matched_distance(at, to));
    }
  return best;
}

struct SymbolRecord {
  std::vector<double> sizes;
  Vec2 angle_sum;
  int inmost = 0;  ///< how often it is the one nearest to the centre
};

}  // namespace

Figures measure(const std::vector<CardLayout>& layouts, const std::vector<Face>& faces,
                const Shape& shape, double clearance, double edge) {
  std::vector<double> sizes, fills, voids, spreads, spread_radii, diameters;
  std::vector<SymbolRecord> records(faces.size());
  Figures figures;
  figures.range_low = 1;
  for (const CardLayout& layout : layouts) {
    const double room = shape.width / 2 - edge + clearance / 2;
    const double unit = disc_radii.at(layout.size()) * room - clearance / 2;
    std::vector<double> radii, visual;
    double covered = 0;
    for (const Placement& p : layout) {
      const Silhouette& silhouette = faces[index(p.face)].silhouette;
      radii.push_back(p.radius);
      visual.push_back(p.radius * visual_size(silhouette));
      covered += p.radius * p.radius * silhouette.area;
      SymbolRecord& record = records[index(p.face)];
      record.sizes.push_back(visual.back());
      record.angle_sum = record.angle_sum + Vec2{std::cos(p.angle), std::sin(p.angle)};
    }
    const auto inmost = std::min_element(layout.begin(), layout.end(),
                                         [](const Placement& a, const Placement& b) {
                                           return length(a.centre) < length(b.centre);
                                         });
    ++records[index(inmost->face)].inmost;
    const auto [low, high] = std::minmax_element(visual.begin(), visual.end());
    figures.range_low = std::min(figures.range_low, *low / mean(visual));
    figures.range_high = std::max(figures.range_high, *high / mean(visual));
    if (layout.size() > 1 && *high - *low < 1e-9 * *high) ++figures.fallbacks;
    sizes.push_back(mean(radii) / unit);
    diameters.push_back(2 * mean(radii) / shape.width);
    fills.push_back(covered / (std::numbers::pi * shape.width * shape.width / 4));
    voids.push_back(largest_void(layout, faces, shape) / mean(radii));
    spreads.push_back(variation(visual));
    spread_radii.push_back(variation(radii));
  }
  std::vector<double> of_symbol, resultants;
  for (const SymbolRecord& record : records) {
    if (record.sizes.size() < 2) continue;
    of_symbol.push_back(variation(record.sizes));
    resultants.push_back(length(record.angle_sum) /
                         static_cast<double>(record.sizes.size()));
  }
  std::vector<double> distances;
  Random random(1);
  for (int i = 0; i < 120; ++i) {
    const std::uint32_t n = static_cast<std::uint32_t>(layouts.size());
    const std::uint32_t a = random.below(n), b = random.below(n);
    if (a != b) distances.push_back(layout_distance(layouts[a], layouts[b]));
  }
  std::sort(sizes.begin(), sizes.end());
  figures.size_mean = mean(sizes);
  figures.size_p10 = sizes[sizes.size() / 10];
  figures.size_worst = sizes.front();
  figures.diameter = mean(diameters);
  figures.fill = mean(fills);
  figures.void_mean = mean(voids);
  figures.void_worst = *std::max_element(voids.begin(), voids.end());
  figures.spread_on_card = mean(spreads);
  figures.spread_radii = mean(spread_radii);
  figures.spread_of_symbol = mean(of_symbol);
  figures.resultant = mean(resultants);
  std::size_t shown = 0, never = 0;
  for (const SymbolRecord& record : records) {
    shown += !record.sizes.empty();
    never += !record.sizes.empty() && record.inmost == 0;
  }
  figures.never_inmost = static_cast<double>(never) / static_cast<double>(shown);
  figures.layout_distance = mean(distances);
  return figures;
}

}  // namespace onematch::bench
