// The layout of one card.
#pragma once

#include <vector>

#include "core/random.hpp"
#include "geometry/shape.hpp"
#include "placement/body.hpp"

namespace onematch {

/// How a symbol lies: centre and logarithm of the radius in mm, angle in radians.
struct Pose {
  Vec2 centre;
  double angle = 0;
  double log_radius = 0;
};
using Poses = std::vector<Pose>;

/// What is asked of one card. Everything in mm, card frame.
struct CardTask {
  std::vector<const Body*> bodies;
  std::vector<double> targets;  ///< logarithms of the visual sizes wished for; only
                                ///< their differences matter
  std::vector<double> angles;   ///< to start from
  std::size_t inmost = 0;       ///< the symbol to start nearest to the centre
  std::vector<double> largest_angles;
  std::vector<double> gaps;  ///< wished for between any two, n by n: see gap()
  Shape shape;
  double edge = 0;
  double least_size = 0;  ///< of the mean visual size
  double most_size = 0;
  double unit = 0;  ///< the radius of equal discs that would fit: the scale of it all

  double gap(std::size_t i, std::size_t j) const { return gaps[i * bodies.size() + j]; }
};

/// The poses of the best of several layouts. Empty if none kept all distances and sizes
/// (which nothing but a most peculiar set of symbols brings about).
Poses lay_out(const CardTask& task, Random& random);

}  // namespace onematch
