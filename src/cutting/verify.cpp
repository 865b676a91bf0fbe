#include "cutting/verify.hpp"

#include <algorithm>
#include <cmath>

#include "core/error.hpp"
#include "cutting/read_back.hpp"

namespace onematch {
namespace {

constexpr double tolerance = 0.01;  // mm

/// The middle of the box round `path`, which is that of a card's edge.
Vec2 middle_of(const Polygon& path) {
  const auto [left, right] = std::minmax_element(
      path.begin(), path.end(), [](Vec2 a, Vec2 b) { return a.x < b.x; });
  const auto [top, bottom] = std::minmax_element(
      path.begin(), path.end(), [](Vec2 a, Vec2 b) { return a.y < b.y; });
  return {(left->x + right->x) / 2, (top->y + bottom->y) / 2};
}

/// `p` of the sheet in the frame of the card.
Vec2 on_card(Vec2 p, const CardFace& face) {
  const double cos = std::cos(face.angle), sin = std::sin(face.angle);
  const Vec2 off{p.x - face.centre.x.to_mm(), p.y - face.centre.y.to_mm()};
  return {off.x * cos + off.y * sin, off.y * cos - off.x * sin};
}

std::string name_of(const CardFace& face) {
  return "card " + std::to_string(index(face.card) + 1);
}

/// Whether each point of `path`, and each half-way to the next, is on the edge of the
/// card, and the path goes round it once.
bool is_edge(const Polygon& path, const CardFace& face, const Shape& shape) {
  double turn = 0;
  Vec2 before = on_card(path.back(), face);
  for (const Vec2 p : path) {
    const Vec2 here = on_card(p, face);
    // Half-way between two points of an arc is off it by the height of a short chord.
    for (const Vec2 point : {here, 0.5 * (here + before)})
      if (std::abs(depth_inside(shape, point)) > tolerance) return false;
    turn += std::atan2(cross(before, here), dot(before, here));
    before = here;
  }
  return std::abs(std::abs(turn) - 2 * std::acos(-1)) < 1e-6;
}

void check(const std::vector<Polygon>& paths, const Page& page, const Shape& shape) {
  std::vector<const CardFace*> fronts;
  for (const CardFace& face : page.faces)
    if (page.side == Side::front && face.side == Side::front) fronts.push_back(&face);
  const auto fail = [&](const std::string& what) {
    throw bug("the cut file of sheet " + std::to_string(page.sheet + 1) + " " + what);
  };
  std::vector<int> times(fronts.size());
  for (const Polygon& path : paths) {
    const Vec2 middle = middle_of(path);
    const auto own = std::find_if(fronts.begin(), fronts.end(), [&](const auto* face) {
      return length(on_card(middle, *face)) < tolerance;
    });
    if (own == fronts.end()) fail("cuts where no card is");
    if (!is_edge(path, **own, shape)) fail("misses the edge of " + name_of(**own));
    if (++times[static_cast<std::size_t>(own - fronts.begin())] > 1)
      fail("cuts " + name_of(**own) + " twice");
  }
  for (std::size_t i = 0; i < fronts.size(); ++i)
    if (times[i] == 0) fail("does not cut " + name_of(*fronts[i]));
}

}  // namespace

void verify_cut_svg(const std::string& svg, const Page& page, const Shape& shape) {
  check(read_cut_svg(svg, page.paper), page, shape);
}

void verify_cut_dxf(const std::string& dxf, const Page& page, const Shape& shape) {
  check(read_cut_dxf(dxf, page.paper), page, shape);
}

}  // namespace onematch
