// Letting the symbols of a card push each other into place.
#pragma once

#include "placement/energy.hpp"

namespace onematch {

/// How many steps to take, and how long in mm: ever shorter, by the same factor each.
struct Steps {
  int count = 0;
  double first = 0, last = 0;
};

/// Goes downhill. Kingma and Ba, "Adam: a method for stochastic optimization", 2015.
void descend(Energy& energy, const CardTask& task, const Stage& stage, const Steps& steps,
             Poses& poses);

/// A start: centres from letting discs of the symbols' sizes push each other apart from
/// random places, the task's angles, give or take, and sizes at which nothing overlaps.
Poses random_start(const CardTask& task, Random& random);

}  // namespace onematch
