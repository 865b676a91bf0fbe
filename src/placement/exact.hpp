// The last tenths of a millimetre, by the outlines themselves.
#pragma once

#include "placement/card.hpp"

namespace onematch {

/// The outline of `body` where `pose` puts it, in the card frame.
Polygon placed_outline(const Body& body, const Pose& pose);

/// Shrinks symbols that come too near to each other or to the edge, or are too large
/// for the range of sizes, until none does; then lets each grow into what room is left,
/// smallest first. False if that takes too long or leaves sizes out of range.
bool settle(const CardTask& task, Poses& poses);

}  // namespace onematch
