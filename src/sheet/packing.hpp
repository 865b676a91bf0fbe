// How to lay as many equal cards as possible into a rectangle.
#pragma once

#include <functional>
#include <vector>

#include "geometry/shape.hpp"

namespace onematch {

/// Cards that lie alike; in mm, from the middle of the box round them all.
struct Packing {
  std::vector<Vec2> centres;  ///< row by row from the top, from the left in each
  bool turned = false;        ///< every card by a quarter turn
};

/// As many cards of this shape as any arrangement below puts into `room` (width and
/// height in mm), at least `gap` mm from each other: rows and columns; and for circles
/// and hexagons rows, or columns, that are staggered. Among those with equally many,
/// cards that are not turned and rows and columns come first.
///
/// Staggered rows have n cards each, every other row moved as far sideways as there is
/// room, up to half a pitch; or n and n - 1 in turn, spread over the whole width. The
/// wider the pitch, the nearer the rows: circles need not touch their neighbours in a
/// row.
///
/// `is_free`, if any, says whether a card may lie there, seen from the middle of the
/// room: then the others are left out, and don't count.
Packing best_packing(const Shape& shape, Vec2 room, double gap,
                     const std::function<bool(Vec2 centre, bool turned)>& is_free = {});

/// The box round a card, as it lies.
Vec2 extent(const Shape& shape, bool turned);

/// Whether two cards of this shape, neither turned or both, are at least `gap` mm apart
/// if one lies at `offset` from the other.
bool is_clear(const Shape& shape, bool turned, Vec2 offset, double gap);

}  // namespace onematch
