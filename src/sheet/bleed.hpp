// How far the backgrounds of cards may reach.
#pragma once

#include <optional>
#include <vector>

#include "geometry/shape.hpp"
#include "sheet/page.hpp"

namespace onematch {

inline Vec2 in_mm(Point p) {
  return {p.x.to_mm(), p.y.to_mm()};
}

/// Gives each face its room: a box that holds the card and its bleed, cut off at the
/// paper's edges, halfway to each other card, and at the fold, if there is one.
void share_room(std::vector<CardFace>& faces, const Shape& shape, Size paper,
                const std::optional<Segment>& fold);

/// The smallest box round the card of that face.
Rect trim_box(const CardFace& face, const Shape& shape);

/// The box round the card and its bleed, as far as it is in that round its room.
Rect bleed_box(const CardFace& face, const Shape& shape);

Rect box_round(const Rect& a, const Rect& b);

}  // namespace onematch
