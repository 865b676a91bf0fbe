#include "placement/exact.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/elementary.hpp"

namespace onematch {
namespace {

constexpr double hair = 1e-3;  // mm kept beyond what is asked, for others' rounding

/// The symbols of a card with their outlines in place.
class Exact {
 public:
  Exact(const CardTask& task, Poses& poses) : task_(task), poses_(poses) {
    for (std::size_t i = 0; i < poses.size(); ++i) {
      outlines_.push_back(placed_outline(*task.bodies[i], poses[i]));
      radii_.push_back(exponential(poses[i].log_radius));
    }
  }

  bool shrink_offenders();
  bool keep_in_range();
  void grow(double most);

 private:
  double largest_size_in_range() const;
  double size(std::size_t i) const { return radii_[i] * task_.bodies[i]->visual_size; }
  double mean_size() const {
    double sum = 0;
    for (std::size_t i = 0; i < poses_.size(); ++i) sum += size(i);
    return sum / static_cast<double>(poses_.size());
  }

  void resize(std::size_t i, double factor) {
    radii_[i] *= factor;
    poses_[i].log_radius = logarithm(radii_[i]);
    outlines_[i] = placed_outline(*task_.bodies[i], poses_[i]);
  }

  /// What is left between two symbols beyond the gap wished for, told up to `enough`.
  double room_between(std::size_t i, std::size_t j, double enough) const {
    const double gap = task_.gap(i, j) + hair;
    const double circles =
        length(poses_[i].centre - poses_[j].centre) - radii_[i] - radii_[j];
    if (circles >= gap + enough) return enough;
    return distance(outlines_[i], outlines_[j], gap + enough) - gap;
  }

  double room_at_edge(std::size_t i) const {
    double least = std::numeric_limits<double>::infinity();
    for (const Vec2 p : outlines_[i])
      least = std::min(least, depth_inside(task_.shape, p));
    return least - task_.edge - hair;
  }

  const CardTask& task_;
  Poses& poses_;
  std::vector<Polygon> outlines_;
  std::vector<double> radii_;
};

bool Exact::shrink_offenders() {
  constexpr int most_rounds = 80;
  const std::size_t n = poses_.size();
  std::vector<char> moved(n, 1);
  for (int round = 0; round < most_rounds; ++round) {
    std::vector<double> needs(n);
    for (std::size_t i = 0; i < n; ++i) {
      if (moved[i]) needs[i] = std::max(needs[i], -room_at_edge(i));
      for (std::size_t j = 0; j < i; ++j) {
        if (!moved[i] && !moved[j]) continue;
        const double need = -room_between(i, j, 0);
        needs[i] = std::max(needs[i], need / 2);
        needs[j] = std::max(needs[j], need / 2);
      }
    }
    bool any = false;
    for (std::size_t i = 0; i < n; ++i) {
      moved[i] = needs[i] > 0;
      if (!moved[i]) continue;
      any = true;
      resize(i, 1 - std::clamp(1.05 * needs[i] / radii_[i], 2e-4, 0.03));
    }
    if (!any) return true;
  }
  return false;
}

/// The largest size at which the range holds once all larger ones are cut down to it.
double Exact::largest_size_in_range() const {
  constexpr double rounding = 1e-7;
  double smallest = size(0), largest = size(0);
  for (std::size_t i = 1; i < poses_.size(); ++i) {
    smallest = std::min(smallest, size(i));
    largest = std::max(largest, size(i));
  }
  const auto in_range = [&](double cap) {
    double mean = 0;
    for (std::size_t i = 0; i < poses_.size(); ++i)
      mean += std::min(size(i), cap) / static_cast<double>(poses_.size());
    return cap <= task_.most_size * mean * (1 + rounding) &&
           smallest >= task_.least_size * mean * (1 - rounding);
  };
  if (in_range(largest)) return largest;
  double low = smallest, high = largest;
  for (int step = 0; step < 40; ++step) {
    const double middle = (low + high) / 2;
    (in_range(middle) ? low : high) = middle;
  }
  return low;
}

/// Cuts large symbols down to the range of sizes. False if one is so small that this
/// would spoil the card, or if it makes symbols meet time and again: a hollow one can
/// close in on what lies inside it.
bool Exact::keep_in_range() {
  constexpr int most_rounds = 12;
  constexpr double too_small = 0.9;
  for (std::size_t i = 0; i < poses_.size(); ++i)
    if (size(i) < too_small * task_.least_size * mean_size()) return false;
  for (int round = 0; round < most_rounds; ++round) {
    const double cap = largest_size_in_range();
    bool cut = false;
    for (std::size_t i = 0; i < poses_.size(); ++i) {
      if (size(i) <= cap * (1 + 1e-9)) continue;
      resize(i, cap / size(i));
      cut = true;
    }
    if (!cut) return true;
    if (!shrink_offenders()) return false;
  }
  return false;
}

/// Lets each symbol grow by up to `most` of its size, as far as others and the range
/// of sizes let it.
void Exact::grow(double most) {
  std::vector<std::size_t> order(poses_.size());
  std::iota(order.begin(), order.end(), 0u);
  const auto fullness = [&](std::size_t i) {
    return poses_[i].log_radius + task_.bodies[i]->log_visual_size - task_.targets[i];
  };
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return fullness(a) != fullness(b) ? fullness(a) < fullness(b) : a < b;
  });
  double mean = mean_size();
  for (const std::size_t i : order) {
    // No point of the outline moves further than the radius grows.
    double room = std::min(room_at_edge(i), most * radii_[i]);
    room = std::min(room, (task_.most_size * mean / size(i) - 1) * radii_[i]);
    for (std::size_t j = 0; j < poses_.size() && room > 0; ++j)
      if (j != i) room = std::min(room, room_between(i, j, room));
    if (room < 1e-3 * radii_[i]) continue;
    const double before = size(i);
    resize(i, 1 + room / radii_[i]);
    mean += (size(i) - before) / static_cast<double>(poses_.size());
  }
}

}  // namespace

Polygon placed_outline(const Body& body, const Pose& pose) {
  const SinCos turn = sin_cos(pose.angle);
  const double radius = exponential(pose.log_radius);
  const double c = radius * turn.cos, s = radius * turn.sin;
  Polygon placed;
  placed.reserve(body.outline.size());
  for (const Vec2 p : body.outline)
    placed.push_back(
        {pose.centre.x + c * p.x - s * p.y, pose.centre.y + s * p.x + c * p.y});
  return placed;
}

bool settle(const CardTask& task, Poses& poses) {
  Exact card(task, poses);
  if (!card.shrink_offenders()) return false;
  card.grow(0.03);
  card.grow(0.03);
  return card.keep_in_range();
}

}  // namespace onematch
