#include "placement/card.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/elementary.hpp"
#include "placement/descent.hpp"
#include "placement/exact.hpp"

namespace onematch {
namespace {

// Found by measuring: see README.md beside this file.

// Starts are tried for a short while: this many, divided by the card's symbols.
constexpr std::size_t starts_share = 400, few_starts = 12, many_starts = 100;
constexpr std::size_t hopefuls = 4;   // are pressed together in earnest,
constexpr std::size_t finalists = 3;  // are settled exactly; the best of them is taken.
constexpr int most_rounds = 6;        // of all this, before giving up on a card

constexpr std::size_t rough_samples = 20;
constexpr double margin = 0.04;      // mm beyond the clearance, for what samples miss
constexpr double relief = 0.015;     // by which sizes give way, in ratio, to part symbols
constexpr double void_weight = 0.3;  // of the largest void, against the mean size

/// The radius of the largest empty disc, looked for on a grid.
double largest_void(const CardTask& task, const Poses& poses) {
  const double pitch = task.unit / 5;
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

double mean_radius(const Poses& poses) {
  double sum = 0;
  for (const Pose& pose : poses) sum += exponential(pose.log_radius);
  return sum / static_cast<double>(poses.size());
}

double mean_log_radius(const Poses& poses) {
  double sum = 0;
  for (const Pose& pose : poses) sum += pose.log_radius;
  return sum / static_cast<double>(poses.size());
}

struct Candidate {
  Poses poses;
  double loss = 0;  ///< compares those at the same stage; infinite: not to be used
};

void keep_best(std::vector<Candidate>& candidates, std::size_t count) {
  std::stable_sort(
      candidates.begin(), candidates.end(),
      [](const Candidate& a, const Candidate& b) { return a.loss < b.loss; });
  candidates.resize(count);
}

/// A random start and its first few steps, far and with few samples: enough to tell
/// whether it is worth more. Pressure falls from stage to stage, and with it the overlap
/// that it causes: at first so little that no thin part is driven through another.
Candidate sketch(Energy& energy, const CardTask& task, Random& random) {
  Candidate candidate{random_start(task, random)};
  Stage stage{task.clearance + margin, 2, rough_samples};
  descend(energy, task, stage, {12, 2, 0.8}, candidate.poses);
  stage.pressure = 1;
  descend(energy, task, stage, {12, 0.8, 0.3}, candidate.poses);
  Poses gradient(candidate.poses.size());
  candidate.loss = energy.at(candidate.poses, stage, gradient);
  return candidate;
}

void press(Energy& energy, const CardTask& task, Candidate& candidate) {
  Stage stage{task.clearance + margin, 1, coarse_samples};
  descend(energy, task, stage, {30, 0.4, 0.21}, candidate.poses);
  stage.pressure = 0.45;
  descend(energy, task, stage, {30, 0.21, 0.11}, candidate.poses);
  stage.pressure = 0.2;
  descend(energy, task, stage, {30, 0.11, 0.06}, candidate.poses);
  Poses gradient(candidate.poses.size());
  candidate.loss = energy.at(candidate.poses, stage, gradient);
}

/// Parts what still overlaps, and lets the outlines decide the rest.
void finish(Energy& energy, const CardTask& task, Candidate& candidate) {
  for (Pose& pose : candidate.poses) pose.log_radius -= relief;
  const Stage stage{task.clearance + margin, 0, fine_samples};
  descend(energy, task, stage, {12, 0.05, 0.02}, candidate.poses);
  if (settle(task, candidate.poses))
    candidate.loss =
        void_weight * largest_void(task, candidate.poses) / mean_radius(candidate.poses) -
        mean_log_radius(candidate.poses);
  else
    candidate.loss = std::numeric_limits<double>::infinity();
}

}  // namespace

Poses lay_out(const CardTask& task, Random& random) {
  Energy energy(task);
  const std::size_t starts =
      std::clamp(starts_share / task.bodies.size(), few_starts, many_starts);
  for (int round = 0; round < most_rounds; ++round) {
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < starts; ++i)
      candidates.push_back(sketch(energy, task, random));
    keep_best(candidates, hopefuls);
    for (Candidate& candidate : candidates) press(energy, task, candidate);
    keep_best(candidates, finalists);
    for (Candidate& candidate : candidates) finish(energy, task, candidate);
    keep_best(candidates, 1);
    if (!std::isinf(candidates.front().loss)) return candidates.front().poses;
  }
  return {};
}

}  // namespace onematch
