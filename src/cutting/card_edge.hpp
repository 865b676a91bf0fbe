// The edge of a card on the sheet, as straight lines and arcs.
#pragma once

#include <string>
#include <vector>

#include "geometry/shape.hpp"
#include "geometry/vec2.hpp"
#include "sheet/page.hpp"

namespace onematch {

/// A closed path, clockwise on paper, in the sheet frame in millimetres.
struct CardEdge {
  struct Corner {
    Vec2 at;
    bool rounds = false;  ///< an arc leads on from here, or else a straight line
  };
  std::vector<Corner> corners;
  double radius = 0;  ///< of the arcs
  double turn = 0;    ///< of each arc, radians
};

/// The edge of the card of shape `shape` at face.centre, turned by face.angle. A circle
/// is four quarters: the middle of a half circle hangs on the last digit of its ends.
CardEdge card_edge(const Shape& shape, const CardFace& face);

/// Millimetres as they are written in cut files: to a ten-thousandth.
std::string in_mm(double length);

}  // namespace onematch
