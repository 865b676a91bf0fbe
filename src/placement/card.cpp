#include "placement/card.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/elementary.hpp"
#include "placement/descent.hpp"
#include "placement/exact.hpp"

namespace onematch {
namespace {

struct Tuning {
  int starts = 8;
  int finals = 4;
  int stage_steps = 25;
};

constexpr double margin = 0.04;  // mm beyond the clearance, for what samples miss

/// The radius of the largest empty disc, looked for on a grid.
double largest_void(const CardTask& task, const Poses& poses) {
  const double pitch = task.unit / 6;
  double largest = 0;
  const int columns = static_cast<int>(task.shape.width / 2 / pitch);
  const int rows = static_cast<int>(task.shape.height / 2 / pitch);
  std::vector<SinCos> turns;
  std::vector<double> radii;
  for (const Pose& pose : poses) {
    turns.push_back(sin_cos(pose.angle));
    radii.push_back(exponential(pose.log_radius));
  }
  for (int row = -rows; row <= rows; ++row)
    for (int column = -columns; column <= columns; ++column) {
      const Vec2 p{column * pitch, row * pitch};
      double room = depth_inside(task.shape, p);
      for (std::size_t i = 0; i < poses.size() && room > largest; ++i) {
        const Vec2 arm = p - poses[i].centre;
        const double circle = length(arm) - radii[i];
        if (circle >= room) continue;
        const Vec2 q = 1 / radii[i] *
                       Vec2{turns[i].cos * arm.x + turns[i].sin * arm.y,
                            turns[i].cos * arm.y - turns[i].sin * arm.x};
        room = std::min(room, radii[i] * task.bodies[i]->field.at(q).distance);
      }
      largest = std::max(largest, room);
    }
  return largest;
}

double mean_log_radius(const Poses& poses) {
  double sum = 0;
  for (const Pose& pose : poses) sum += pose.log_radius;
  return sum / static_cast<double>(poses.size());
}

double mean_radius(const Poses& poses) {
  double sum = 0;
  for (const Pose& pose : poses) sum += exponential(pose.log_radius);
  return sum / static_cast<double>(poses.size());
}

struct Candidate {
  Poses poses;
  double quality = -std::numeric_limits<double>::infinity();
};

bool better(const Candidate& a, const Candidate& b) {
  return a.quality > b.quality;
}

void press(Energy& energy, const CardTask& task, const Tuning& tuning, Poses& poses) {
  const double asked = task.clearance + margin;
  double step = 0.5;
  for (const double pressure : {2.0, 0.93, 0.43, 0.2}) {
    descend(energy, task, {asked, pressure, coarse_samples}, tuning.stage_steps, step,
            0.6 * step, poses);
    step *= 0.6;
  }
}

void finish(Energy& energy, const CardTask& task, Candidate& candidate) {
  for (Pose& pose : candidate.poses) pose.log_radius -= 0.015;
  descend(energy, task, {task.clearance + 2, 0, coarse_samples}, 25, 0.1, 0.05,
          candidate.poses);
  descend(energy, task, {task.clearance + margin, 0, fine_samples}, 12, 0.05, 0.02,
          candidate.poses);
  if (!settle(task, candidate.poses)) {
    candidate.quality = -std::numeric_limits<double>::infinity();
    return;
  }
  candidate.quality =
      mean_log_radius(candidate.poses) -
      0.3 * largest_void(task, candidate.poses) / mean_radius(candidate.poses);
}

}  // namespace

Poses lay_out(const CardTask& task, Random& random) {
  const Tuning tuning;
  Energy energy(task);
  std::vector<Candidate> candidates(static_cast<std::size_t>(tuning.starts));
  for (Candidate& candidate : candidates) {
    candidate.poses = random_start(task, random);
    press(energy, task, tuning, candidate.poses);
    candidate.quality = mean_log_radius(candidate.poses);
  }
  std::stable_sort(candidates.begin(), candidates.end(), better);
  candidates.resize(static_cast<std::size_t>(tuning.finals));
  for (Candidate& candidate : candidates) finish(energy, task, candidate);
  const auto best = std::min_element(candidates.begin(), candidates.end(), better);
  if (std::isinf(best->quality)) return {};
  return best->poses;
}

}  // namespace onematch
