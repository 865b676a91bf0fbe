#include "geometry/contour.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>
#include <queue>

namespace onematch {
namespace {

/// The corners of pixels that belong to a set one, with no holes.
Bitmap corners_of(const Bitmap& bitmap) {
  Bitmap corners(bitmap.width + 1, bitmap.height + 1);
  for (int y = 0; y < corners.height; ++y)
    for (int x = 0; x < corners.width; ++x)
      if (bitmap.at(x, y) || bitmap.at(x - 1, y) || bitmap.at(x, y - 1) ||
          bitmap.at(x - 1, y - 1))
        corners.set(x, y);
  fill_holes(corners);
  return corners;
}

}  // namespace

Polygon trace_contour(const Bitmap& bitmap) {
  const Bitmap corners = corners_of(bitmap);
  const auto first = std::find(corners.pixels.begin(), corners.pixels.end(), 1);
  assert(first != corners.pixels.end());
  const int start = static_cast<int>(first - corners.pixels.begin());

  // Marching squares between corners. As the set ones hang together by steps in four
  // directions and have no holes, no cell is ambiguous: each has two sides to cross.
  struct Side {
    int x, y;       // from the cell to the neighbour across it
    Vec2 middle;    // in the cell, of the side
    Vec2 from, to;  // its ends
  };
  constexpr std::array<Side, 4> sides{{{0, -1, {0.5, 0}, {0, 0}, {1, 0}},
                                       {1, 0, {1, 0.5}, {1, 0}, {1, 1}},
                                       {0, 1, {0.5, 1}, {0, 1}, {1, 1}},
                                       {-1, 0, {0, 0.5}, {0, 0}, {0, 1}}}};
  const auto set_at = [&](int x, int y, Vec2 end) {
    return corners.at(x + static_cast<int>(end.x), y + static_cast<int>(end.y));
  };

  Polygon contour;
  const int x0 = start % corners.width, y0 = start / corners.width - 1;
  int x = x0, y = y0;
  std::size_t entered = 3;
  do {
    for (std::size_t i = 0; i < sides.size(); ++i) {
      const Side& side = sides[i];
      if (i == entered || set_at(x, y, side.from) == set_at(x, y, side.to)) continue;
      contour.push_back({static_cast<double>(x) + side.middle.x,
                         static_cast<double>(y) + side.middle.y});
      x += side.x;
      y += side.y;
      entered = (i + 2) % 4;
      break;
    }
  } while (x != x0 || y != y0 || entered != 3);
  return contour;
}

namespace {

constexpr double last = 1e6;
constexpr double never = std::numeric_limits<double>::infinity();

/// Whether `p` lies in the triangle or on its rim.
bool in_triangle(const std::array<Vec2, 3>& triangle, Vec2 p) {
  const auto& [a, b, c] = triangle;
  const double ab = cross(b - a, p - a), bc = cross(c - b, p - b),
               ca = cross(a - c, p - c);
  return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0);
}

/// A polygon as a ring of vertices, and what it would cost to simplify it at each.
class Ring {
 public:
  Ring(const Polygon& outline, const std::function<bool(Vec2)>& near)
      : near_(near), nodes_(outline.size()), count_(outline.size()) {
    double twice_area = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      const std::size_t next = (i + 1) % count_;
      nodes_[i] = {outline[i], (i + count_ - 1) % count_, next};
      twice_area += cross(outline[i], outline[next]);
    }
    orientation_ = twice_area < 0 ? -1 : 1;
    for (std::size_t i = 0; i < count_; ++i) weigh(i);
  }

  /// Takes the cheapest step; false if there is none.
  bool step() {
    while (!queue_.empty() && queue_.top().age != nodes_[queue_.top().node].age)
      queue_.pop();
    if (queue_.empty() || count_ <= 3) return false;
    const std::size_t b = queue_.top().node;
    queue_.pop();
    const Plan plan = plan_at(b);
    if (!clear(b, plan)) return true;
    const std::size_t a = nodes_[b].prev, c = nodes_[b].next;
    if (plan.merges) {
      nodes_[b].at = plan.gained[1];
      remove(c);
    } else {
      remove(b);
    }
    for (std::size_t i = nodes_[nodes_[a].prev].prev, n = 0; n < 6;
         ++n, i = nodes_[i].next)
      weigh(i);
    return true;
  }

  Polygon polygon() const {
    Polygon left;
    for (const Node& node : nodes_)
      if (node.alive) left.push_back(node.at);
    return left;
  }

 private:
  struct Node {
    Vec2 at;
    std::size_t prev = 0, next = 0;
    int age = 0;  ///< counts up when its step changes
    bool alive = true;
  };

  /// A step at `node`, as long as that is still of this age.
  struct Step {
    double cost;
    std::size_t node;
    int age;
    // The cheapest on top; among equals the first, for the same result everywhere.
    bool operator<(const Step& other) const {
      return cost != other.cost ? cost > other.cost : node > other.node;
    }
  };

  void weigh(std::size_t i) {
    const int age = ++nodes_[i].age;
    const double cost = cost_at(i);
    if (cost != never) queue_.push({cost, i, age});
  }

  /// What simplifying at a vertex would do: a bay's vertex b goes, or else the vertex
  /// and the next one move to where the sides beside them meet. `gained` is the
  /// triangle that is added, its middle vertex the one off the old or new outline.
  struct Plan {
    bool possible = false;
    bool merges = false;
    std::array<Vec2, 3> gained{};
  };

  bool bulges(std::size_t i) const {
    const Node& node = nodes_[i];
    return orientation_ *
               cross(node.at - nodes_[node.prev].at, nodes_[node.next].at - node.at) >
           0;
  }

  Plan plan_at(std::size_t b) const {
    const std::size_t c = nodes_[b].next;
    const Vec2 pa = nodes_[nodes_[b].prev].at, pb = nodes_[b].at, pc = nodes_[c].at;
    if (!bulges(b)) return {true, false, {pa, pb, pc}};
    if (!bulges(c)) return {};
    const Vec2 in = pb - pa, out = pc - nodes_[nodes_[c].next].at;
    const double turn = orientation_ * cross(in, -1.0 * out);
    if (turn <= 0) return {};
    const double t = cross(pc - pb, out) / cross(in, out);
    return {true, true, {pb, pb + t * in, pc}};
  }

  double cost_at(std::size_t b) const {
    const Plan plan = plan_at(b);
    if (!plan.possible) return never;
    const auto& [from, tip, to] = plan.gained;
    if (plan.merges) {
      if (!near_(tip)) return never;
    } else {
      const Vec2 chord = to - from;
      const int pieces = 1 + static_cast<int>(length(chord));
      for (int i = 1; i < pieces; ++i)
        if (!near_(from + static_cast<double>(i) / pieces * chord)) return never;
    }
    // Bays first: tips pushed out early would leave the stairs between them no way on.
    return distance_to_segment(tip, from, to) + (plan.merges ? last : 0);
  }

  /// Whether no other vertex lies in the triangle that the step at `b` adds, nor on its
  /// rim, and no side crosses it.
  bool clear(std::size_t b, const Plan& plan) const {
    const auto& [from, tip, to] = plan.gained;
    const Vec2 low{std::min({from.x, tip.x, to.x}), std::min({from.y, tip.y, to.y})};
    const Vec2 high{std::max({from.x, tip.x, to.x}), std::max({from.y, tip.y, to.y})};
    const std::size_t first = plan.merges ? b : nodes_[b].prev;
    const auto own = [&, c = nodes_[b].next](std::size_t i) {
      return i == first || i == b || i == c;
    };
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (!nodes_[i].alive) continue;
      const Vec2 p = nodes_[i].at, q = nodes_[nodes_[i].next].at;
      if (std::max(p.x, q.x) < low.x || std::min(p.x, q.x) > high.x ||
          std::max(p.y, q.y) < low.y || std::min(p.y, q.y) > high.y)
        continue;
      if (!own(i) && in_triangle(plan.gained, p)) return false;
      if (!own(i) && !own(nodes_[i].next) &&
          (segments_meet(p, q, from, tip) || segments_meet(p, q, tip, to) ||
           segments_meet(p, q, from, to)))
        return false;
    }
    return true;
  }

  void remove(std::size_t i) {
    nodes_[nodes_[i].prev].next = nodes_[i].next;
    nodes_[nodes_[i].next].prev = nodes_[i].prev;
    nodes_[i].alive = false;
    ++nodes_[i].age;
    --count_;
  }

  const std::function<bool(Vec2)>& near_;
  std::vector<Node> nodes_;
  std::priority_queue<Step> queue_;
  std::size_t count_;
  double orientation_ = 1;
};

}  // namespace

Polygon simplified_outwards(const Polygon& outline,
                            const std::function<bool(Vec2)>& near) {
  Ring ring(outline, near);
  while (ring.step()) {
  }
  return ring.polygon();
}

}  // namespace onematch
