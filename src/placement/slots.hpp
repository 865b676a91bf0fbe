// Equal discs in a card: the scale of what fits, and the layout of last resort.
#pragma once

#include <vector>

#include "geometry/shape.hpp"

namespace onematch {

/// Centres of equal discs of `radius`, in mm.
struct Slots {
  std::vector<Vec2> centres;
  double radius = 0;  ///< 0 or less: there is no room
};

/// `count` discs as large as they can easily be made, `clearance` from each other and
/// `edge` from the outline of `shape`. Within about 1 % of the best known for up to
/// 20 discs in a circle.
Slots equal_slots(const Shape& shape, std::size_t count, double clearance, double edge);

}  // namespace onematch
