// Where a card is empty.
#pragma once

#include "placement/card.hpp"

namespace onematch {

/// The radius in mm of the largest disc on the card that touches no symbol, found on a
/// grid and then nearby, by distance fields: to a few hundredths of the task's unit.
double largest_void(const CardTask& task, const Poses& poses);

}  // namespace onematch
