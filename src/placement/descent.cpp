#include "placement/descent.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/elementary.hpp"

namespace onematch {
namespace {

/// The sum of the last slopes and of their squares, for one coordinate.
struct Momentum {
  double mean = 0, square = 0;

  double step(double slope, double mean_share, double square_share) {
    constexpr double keep_mean = 0.8, keep_square = 0.95;
    mean = keep_mean * mean + (1 - keep_mean) * slope;
    square = keep_square * square + (1 - keep_square) * slope * slope;
    return mean / mean_share / (std::sqrt(square / square_share) + 1e-9);
  }
};

/// The nearest angle that is allowed.
double allowed(double angle, double largest) {
  return largest >= std::numbers::pi ? angle : std::clamp(angle, -largest, largest);
}

}  // namespace

void descend(Energy& energy, const CardTask& task, const Stage& stage, const Steps& steps,
             Poses& poses) {
  std::vector<std::array<Momentum, 4>> momenta(poses.size());
  Poses gradient(poses.size());
  const double fade = exponential(logarithm(steps.last / steps.first) / steps.count);
  double length = steps.first;
  double mean_share = 1, square_share = 1;
  for (int n = 0; n < steps.count; ++n, length *= fade) {
    energy.at(poses, stage, gradient);
    mean_share *= 0.8;
    square_share *= 0.95;
    const double m = 1 - mean_share, s = 1 - square_share;
    for (std::size_t i = 0; i < poses.size(); ++i) {
      Pose& pose = poses[i];
      const Pose& slope = gradient[i];
      // Angles and sizes are measured in mm, at the distance of one unit from the
      // centre, so that one length of step suits all.
      pose.centre.x -= length * momenta[i][0].step(slope.centre.x, m, s);
      pose.centre.y -= length * momenta[i][1].step(slope.centre.y, m, s);
      pose.angle -=
          length / task.unit * momenta[i][2].step(slope.angle / task.unit, m, s);
      pose.angle = allowed(pose.angle, task.largest_angles[i]);
      if (stage.pressure > 0)
        pose.log_radius -=
            length / task.unit * momenta[i][3].step(slope.log_radius / task.unit, m, s);
    }
  }
}

namespace {

struct Disc {
  Vec2 centre;
  double radius = 0;
};

/// Moves discs apart and into the card, `rounds` times.
void push_apart(std::vector<Disc>& discs, const CardTask& task, int rounds) {
  constexpr double share = 0.4;
  std::vector<Vec2> moves(discs.size());
  for (int round = 0; round < rounds; ++round) {
    std::fill(moves.begin(), moves.end(), Vec2{});
    for (std::size_t i = 0; i < discs.size(); ++i) {
      const Disc& a = discs[i];
      const double out = a.radius + task.edge - depth_inside(task.shape, a.centre);
      if (out > 0)
        moves[i] = moves[i] + share * out * depth_at(task.shape, a.centre).inward;
      for (std::size_t j = 0; j < i; ++j) {
        const Vec2 off = a.centre - discs[j].centre;
        const double wish = a.radius + discs[j].radius + task.gap(i, j);
        if (dot(off, off) >= wish * wish) continue;
        const double far = length(off), missing = wish - far;
        const Vec2 way = far > 0 ? 1 / far * off : Vec2{1, 0};
        moves[i] = moves[i] + share * missing * way;
        moves[j] = moves[j] - share * missing * way;
      }
    }
    for (std::size_t i = 0; i < discs.size(); ++i)
      discs[i].centre = discs[i].centre + moves[i];
  }
}

/// Exchanges the places of `wanted` and of the disc that is nearest to the centre.
void bring_inmost(std::vector<Disc>& discs, std::size_t wanted) {
  const auto inmost = std::min_element(
      discs.begin(), discs.end(),
      [](const Disc& a, const Disc& b) { return length(a.centre) < length(b.centre); });
  std::swap(inmost->centre, discs[wanted].centre);
}

/// By how much all discs, grown round their centres, can be multiplied at most.
double room_for(const std::vector<Disc>& discs, const CardTask& task) {
  double scale = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < discs.size(); ++i) {
    scale = std::min(
        scale, (depth_inside(task.shape, discs[i].centre) - task.edge) / discs[i].radius);
    for (std::size_t j = 0; j < i; ++j)
      scale =
          std::min(scale, (length(discs[i].centre - discs[j].centre) - task.gap(i, j)) /
                              (discs[i].radius + discs[j].radius));
  }
  return scale;
}

}  // namespace

Poses random_start(const CardTask& task, Random& random) {
  const std::size_t n = task.bodies.size();
  std::vector<Disc> discs(n);
  double mean = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const Body& body = *task.bodies[i];
    discs[i].radius =
        exponential(task.targets[i] - body.log_visual_size) * body.hull_radius;
    mean += discs[i].radius / static_cast<double>(n);
  }
  for (Disc& disc : discs) {
    disc.radius *= task.unit / mean;
    disc.centre = {random.uniform(-0.5, 0.5) * task.shape.width,
                   random.uniform(-0.5, 0.5) * task.shape.height};
  }
  push_apart(discs, task, 60);
  bring_inmost(discs, task.inmost);
  push_apart(discs, task, 20);

  // Now the circles round the symbols, at the same proportions.
  Poses poses(n);
  for (std::size_t i = 0; i < n; ++i) discs[i].radius /= task.bodies[i]->hull_radius;
  const double scale = 0.95 * std::max(room_for(discs, task), 0.05);
  for (std::size_t i = 0; i < n; ++i) {
    const double largest = task.largest_angles[i], jitter = 0.12 * largest;
    poses[i] = {discs[i].centre,
                allowed(task.angles[i] + random.uniform(-jitter, jitter), largest),
                logarithm(scale * discs[i].radius)};
  }
  return poses;
}

}  // namespace onematch
