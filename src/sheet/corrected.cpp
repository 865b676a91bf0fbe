#include "sheet/corrected.hpp"

#include <algorithm>
#include <cmath>

namespace onematch {

Point corrected(Point place, const Page& page) {
  const Correction& by = page.correction;
  const Point middle{page.paper.width / 2, page.paper.height / 2};
  const Length across = by.across * (place.x - middle.x),
               down = by.down * (place.y - middle.y);
  const double c = std::cos(by.angle), s = std::sin(by.angle);
  return {middle.x + c * across - s * down + by.right,
          middle.y + s * across + c * down + by.below};
}

Rect corrected(const Rect& box, const Page& page) {
  const Point a = box.corner;
  const Point b{a.x + box.size.width, a.y + box.size.height};
  Point low = corrected(a, page), high = low;
  for (const Point corner : {Point{b.x, a.y}, Point{a.x, b.y}, b}) {
    const Point p = corrected(corner, page);
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  return {low, {high.x - low.x, high.y - low.y}};
}

}  // namespace onematch
