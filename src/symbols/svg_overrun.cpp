#include "symbols/svg_overrun.hpp"

#include <algorithm>
#include <cstddef>

namespace onematch {
namespace {

// Pixels on the longer side of the page: for a look, not for a picture.
constexpr double looks = 64;

/// Of the page's longer side. Rounding and bleed are not missed.
constexpr double sliver = 0.02;

bool meet(const Box& a, const Box& b) {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height &&
         b.y <= a.y + a.height;
}

/// The farthest that one sticks out of the other, on any side.
double overhang(const Box& box, const Box& page) {
  return std::max({page.x - box.x, page.y - box.y,
                   box.x + box.width - page.x - page.width,
                   box.y + box.height - page.y - page.height});
}

}  // namespace

PageOverrun find_overrun(const Artwork& art, const Box& reach) {
  const Box& page = art.canvas;
  if (reach.width <= 0 && reach.height <= 0) return {};
  if (!meet(reach, page)) return {true, false};
  const double side = longer_side(page), scale = looks / side;
  if (overhang(reach, page) <= sliver * side) return {};
  const Box around{page.x - side, page.y - side, page.width + 2 * side,
                   page.height + 2 * side};
  const Painting all = render_part(art, around, scale);
  PageOverrun overrun{true, false};
  for (int y = 0; y < all.height; ++y)
    for (int x = 0; x < all.width; ++x) {
      const auto at = static_cast<std::size_t>(y) * static_cast<std::size_t>(all.width) +
                      static_cast<std::size_t>(x);
      if (all.pixels[at] >> 24 < 0x80) continue;
      const Box centre{around.x + (x + 0.5) / scale, around.y + (y + 0.5) / scale, 0, 0};
      const double outside = overhang(centre, page);
      overrun.is_all = overrun.is_all && outside > 0;
      overrun.is_cut = overrun.is_cut || outside > sliver * side;
    }
  overrun.is_all = overrun.is_all && overrun.is_cut;
  return overrun;
}

}  // namespace onematch
