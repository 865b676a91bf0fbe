#include "placement/card.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/elementary.hpp"
#include "placement/descent.hpp"
#include "placement/exact.hpp"
#include "placement/voids.hpp"

namespace onematch {
namespace {

// Found by measuring: see README.md beside this file.

// Starts are tried for a short while: this many, divided by the card's symbols.
constexpr std::size_t starts_share = 800, few_starts = 12, many_starts = 100;
constexpr std::size_t hopefuls = 12;   // are pressed together,
constexpr std::size_t contenders = 3;  // in earnest,
constexpr std::size_t finalists = 2;   // are settled exactly; the better is taken.
constexpr int most_rounds = 6;         // of all this, before giving up on a card
constexpr int tidy_rounds = 3;         // before putting up with a large void

constexpr std::size_t rough_samples = 20;
constexpr double margin = 0.04;      // mm beyond the clearance, for what samples miss
constexpr double relief = 0.006;     // by which sizes give way, in ratio, to part symbols
constexpr double void_weight = 0.3;  // of the largest void, against the mean size,
constexpr double gap_weight = 2;     // and of what it has beyond a fair one's radius:
constexpr double fair_void = 0.46;   // somewhat less than half the mean symbol's
constexpr double unusable = std::numeric_limits<double>::infinity();

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
  double loss = 0;          ///< compares those at the same stage
  double largest_void = 0;  ///< of the mean radius; set at the end
};

void keep_best(std::vector<Candidate>& candidates, std::size_t count) {
  std::stable_sort(
      candidates.begin(), candidates.end(),
      [](const Candidate& a, const Candidate& b) { return a.loss < b.loss; });
  candidates.resize(count);
}

/// Lets the candidate go downhill, and sees how far it came.
void improve(Energy& energy, const CardTask& task, const Stage& stage, const Steps& steps,
             Candidate& candidate) {
  descend(energy, task, stage, steps, candidate.poses);
  Poses gradient(candidate.poses.size());
  candidate.loss = energy.at(candidate.poses, stage, gradient);
}

/// The most hopeful of many random starts, after a few steps with few samples: enough to
/// tell whether one is worth more. Pressure falls from stage to stage, and with
/// it the overlap that it causes: at first so little that no thin part is driven through
/// another.
std::vector<Candidate> hopeful_starts(Energy& energy, const CardTask& task,
                                      Random& random) {
  const std::size_t count =
      std::clamp(starts_share / task.bodies.size(), few_starts, many_starts);
  std::vector<Candidate> candidates(count);
  for (Candidate& candidate : candidates) {
    candidate.poses = random_start(task, random);
    improve(energy, task, {margin, 2, rough_samples, false}, {12, 2, 0.8}, candidate);
  }
  keep_best(candidates, std::max(count * 2 / 5, std::min(count, hopefuls)));
  for (Candidate& candidate : candidates)
    improve(energy, task, {margin, 1, rough_samples, false}, {12, 0.8, 0.3}, candidate);
  keep_best(candidates, hopefuls);
  return candidates;
}

/// Presses the hopeful ones together, and the best of those in earnest.
std::vector<Candidate> finalists_of(Energy& energy, const CardTask& task,
                                    std::vector<Candidate> candidates) {
  for (Candidate& candidate : candidates)
    improve(energy, task, {margin, 1, coarse_samples, false}, {30, 0.4, 0.21}, candidate);
  keep_best(candidates, contenders);
  for (Candidate& candidate : candidates) {
    improve(energy, task, {margin, 0.45, coarse_samples}, {30, 0.21, 0.11}, candidate);
    improve(energy, task, {margin, 0.2, coarse_samples}, {30, 0.11, 0.06}, candidate);
  }
  keep_best(candidates, finalists);
  return candidates;
}

/// Parts what still overlaps, and lets the outlines decide the rest. Thin symbols that
/// lie across each other come out of that very small but apart: then all grow anew.
bool part(Energy& energy, const CardTask& task, Candidate& candidate) {
  constexpr int most_tries = 3;
  for (int left = most_tries; left > 0; --left) {
    for (Pose& pose : candidate.poses) pose.log_radius -= relief;
    descend(energy, task, {margin, 0, fine_samples}, {20, 0.06, 0.015}, candidate.poses);
    if (settle(task, candidate.poses)) return true;
    if (left == 1) break;
    improve(energy, task, {margin, 0.5, coarse_samples}, {20, 0.3, 0.11}, candidate);
    improve(energy, task, {margin, 0.2, coarse_samples}, {20, 0.11, 0.06}, candidate);
  }
  return false;
}

void finish(Energy& energy, const CardTask& task, Candidate& candidate) {
  if (!part(energy, task, candidate)) {
    candidate.loss = unusable;
    return;
  }
  candidate.largest_void =
      largest_void(task, candidate.poses) / mean_radius(candidate.poses);
  candidate.loss = void_weight * candidate.largest_void -
                   mean_log_radius(candidate.poses) +
                   gap_weight * std::max(candidate.largest_void - fair_void, 0.0);
}

}  // namespace

Poses lay_out(const CardTask& task, Random& random) {
  Energy energy(task);
  Candidate best{{}, unusable};
  for (int round = 0; round < most_rounds; ++round) {
    std::vector<Candidate> candidates =
        finalists_of(energy, task, hopeful_starts(energy, task, random));
    for (Candidate& candidate : candidates) finish(energy, task, candidate);
    keep_best(candidates, 1);
    if (candidates.front().loss < best.loss) best = std::move(candidates.front());
    if (best.loss < unusable &&
        (best.largest_void <= fair_void || round + 1 >= tidy_rounds))
      break;
  }
  return best.poses;
}

}  // namespace onematch
