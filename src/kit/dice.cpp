#include <array>

#include "kit/draw.hpp"

namespace onematch {
namespace {

using namespace literals;

/// A face of the net: where, in sides of the die from the top left of the cross, and the
/// edges that have a tab. Edges count from the top, clockwise.
struct NetFace {
  int column, row, number;
  std::array<bool, 4> tab;
};

/// 1 folds up, 6 down, 4 to the left, 3 to the right and 5 behind 2. Of each two edges
/// that meet then one has a tab.
constexpr std::array<NetFace, 6> faces{{
    {1, 0, 1, {true, true, false, true}},
    {0, 1, 4, {false, false, false, true}},
    {1, 1, 2, {false, false, false, false}},
    {2, 1, 3, {false, true, false, false}},
    {1, 2, 6, {false, true, false, true}},
    {1, 3, 5, {false, false, false, false}},
}};

/// Where the pips of a number are, in quarters of the side from the middle.
std::vector<std::array<int, 2>> pips_of(int number) {
  std::vector<std::array<int, 2>> pips;
  if (number % 2 == 1) pips.push_back({0, 0});
  if (number >= 2) pips.insert(pips.end(), {{-1, -1}, {1, 1}});
  if (number >= 4) pips.insert(pips.end(), {{1, -1}, {-1, 1}});
  if (number == 6) pips.insert(pips.end(), {{-1, 0}, {1, 0}});
  return pips;
}

bool has_neighbour(const NetFace& face, std::size_t edge) {
  constexpr std::array<std::array<int, 2>, 4> steps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
  for (const NetFace& other : faces)
    if (other.column == face.column + steps[edge][0] &&
        other.row == face.row + steps[edge][1])
      return true;
  return false;
}

/// The corners of a tab on the edge from `a` to `b`, clockwise round the face.
std::vector<Point> tab_on(Point a, Point b) {
  constexpr double slant = 0.2;  // of the edge, at either end
  const Length along_x = b.x - a.x, along_y = b.y - a.y;
  // Outward is to the left of the edge: a quarter turn against the clock.
  const double deep = die_tab / die_side;
  const auto out = [&](Point p, double part) {
    return Point{p.x + part * along_x + deep * along_y,
                 p.y + part * along_y - deep * along_x};
  };
  return {a, out(a, slant), out(b, -slant), b};
}

void draw_edges(const NetFace& face, const std::array<Point, 4>& corners, Net& net) {
  for (std::size_t edge = 0; edge < 4; ++edge) {
    const Point a = corners[edge], b = corners[(edge + 1) % 4];
    if (has_neighbour(face, edge)) {
      // Each fold belongs to the face above or left of it.
      if (edge == 1 || edge == 2) net.folds.push_back({a, b, LineStyle::dashed});
    } else if (!face.tab[edge]) {
      net.cuts.push_back({a, b});
    } else {
      const std::vector<Point> tab = tab_on(a, b);
      net.items.push_back({Part::die_tab, Figure{tab, {kit_ink::paper, {}}}});
      net.folds.push_back({a, b, LineStyle::dashed});
      for (std::size_t i = 0; i + 1 < tab.size(); ++i)
        net.cuts.push_back({tab[i], tab[i + 1]});
    }
  }
}

}  // namespace

Net draw_net(Point corner) {
  Net net;
  const Point origin{corner.x + die_tab, corner.y + die_tab};
  for (const NetFace& face : faces) {
    const Point at{origin.x + face.column * die_side, origin.y + face.row * die_side};
    const Point far{at.x + die_side, at.y + die_side};
    const std::array<Point, 4> corners{at, Point{far.x, at.y}, far, Point{at.x, far.y}};
    net.items.push_back({Part::die_face, Figure{{corners.begin(), corners.end()}, {}}});
    draw_edges(face, corners, net);
    const Point middle{at.x + die_side / 2, at.y + die_side / 2};
    for (const auto& [x, y] : pips_of(face.number))
      net.items.push_back(
          {Part::pip, Disc{{middle.x + x * die_side / 4, middle.y + y * die_side / 4},
                           0.1 * die_side,
                           {kit_ink::dark, {}}}});
  }
  return net;
}

}  // namespace onematch
