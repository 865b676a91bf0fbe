// Plain geometry for the checks of pages, which share nothing with what they check.
#pragma once

#include <algorithm>
#include <cmath>

#include "geometry/polygon.hpp"
#include "geometry/shape.hpp"
#include "sheet/page.hpp"

namespace onematch::check {

inline constexpr double hair = 1e-6;   ///< mm, for sums of rounded numbers
inline constexpr double loose = 2e-3;  ///< mm, where arcs are taken for straight lines

bool same(double a, double b);
Vec2 mm(Point p);

/// A box as its four edges, in mm.
struct PaperBox {
  double left, top, right, bottom;

  PaperBox grown(double by) const {
    return {left - by, top - by, right + by, bottom + by};
  }
  PaperBox with(const PaperBox& other) const {
    return {std::min(left, other.left), std::min(top, other.top),
            std::max(right, other.right), std::max(bottom, other.bottom)};
  }
  PaperBox inside(const PaperBox& other) const {
    return {std::max(left, other.left), std::max(top, other.top),
            std::min(right, other.right), std::min(bottom, other.bottom)};
  }
  bool is(const PaperBox& other) const {
    return same(left, other.left) && same(top, other.top) && same(right, other.right) &&
           same(bottom, other.bottom);
  }
  bool holds(const PaperBox& other) const {
    return left <= other.left + hair && top <= other.top + hair &&
           right >= other.right - hair && bottom >= other.bottom - hair;
  }
  bool meets(const PaperBox& other) const {
    return left < other.right - hair && other.left < right - hair &&
           top < other.bottom - hair && other.top < bottom - hair;
  }
};

PaperBox box_of(const Rect& rect);
PaperBox box_of(const Segment& mark);
PaperBox box_of(const Caption& caption);
PaperBox box_round(const Polygon& polygon);

/// The card's edge on the sheet, `by` mm further out, as many short lines.
Polygon edge_of(const CardFace& face, const Shape& shape, double by);

/// By how much `p` is inside a convex polygon; negative outside.
double depth_in(const Polygon& polygon, Vec2 p);

bool holds(const Polygon& outer, const Polygon& inner);

}  // namespace onematch::check
