// The room that pages have at their edges, for words.
#pragma once

#include <vector>

#include "geometry/shape.hpp"
#include "sheet/page.hpp"
#include "sheet/spec.hpp"

namespace onematch {

inline constexpr Length strip_height = Length::mm(3);

/// A strip along an edge of the paper: where its text begins, which way it runs.
struct Strip {
  Rect box;
  /// Of the text: along the left side it runs upwards, on the right down.
  double angle = 0;

  Length length() const { return angle == 0 ? box.size.width : box.size.height; }

  /// The place that is `along` the text and `down` from its top.
  Point at(Length along, Length down) const {
    const Point far{box.corner.x + box.size.width, box.corner.y + box.size.height};
    if (angle < 0) return {box.corner.x + down, far.y - along};
    if (angle > 0) return {far.x - down, box.corner.y + along};
    return {box.corner.x + along, box.corner.y + down};
  }
};

/// What is free of cards, bleed and marks along the margin of the page: at the foot, the
/// head, the left and the right, in each the longest part.
std::vector<Strip> free_strips(const Page& page, const Shape& shape,
                               const SheetSpec& sheet);

}  // namespace onematch
