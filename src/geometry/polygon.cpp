#include "geometry/polygon.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace onematch {
namespace {

struct Box {
  Vec2 low, high;
};

Box box_of(Vec2 a, Vec2 b) {
  return {{std::min(a.x, b.x), std::min(a.y, b.y)},
          {std::max(a.x, b.x), std::max(a.y, b.y)}};
}

Box box_of(const Polygon& polygon) {
  Box box{polygon[0], polygon[0]};
  for (const Vec2 p : polygon) {
    box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
    box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
  }
  return box;
}

double squared_distance(const Box& a, const Box& b) {
  const double x = std::max({0.0, b.low.x - a.high.x, a.low.x - b.high.x});
  const double y = std::max({0.0, b.low.y - a.high.y, a.low.y - b.high.y});
  return x * x + y * y;
}

double squared_distance(Vec2 p, Vec2 a, Vec2 b) {
  const Vec2 u = b - a, v = p - a;
  const double uu = dot(u, u);
  const double t = uu > 0 ? std::clamp(dot(u, v) / uu, 0.0, 1.0) : 0;
  const Vec2 off = v - t * u;
  return dot(off, off);
}

double squared_distance(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  if (segments_meet(a, b, c, d)) return 0;
  return std::min(std::min(squared_distance(a, c, d), squared_distance(b, c, d)),
                  std::min(squared_distance(c, a, b), squared_distance(d, a, b)));
}

struct Segment {
  Vec2 a, b;
  Box box;
};

/// The segments of `polygon` that come nearer to `box` than the root of `limit`.
std::vector<Segment> segments_near(const Polygon& polygon, const Box& box, double limit) {
  std::vector<Segment> near;
  Vec2 a = polygon.back();
  for (const Vec2 b : polygon) {
    const Box own = box_of(a, b);
    if (squared_distance(own, box) < limit) near.push_back({a, b, own});
    a = b;
  }
  return near;
}

int side(Vec2 a, Vec2 b, Vec2 p) {
  const double turn = cross(b - a, p - a);
  return turn > 0 ? 1 : turn < 0 ? -1 : 0;
}

bool box_holds(Vec2 a, Vec2 b, Vec2 p) {
  const Box box = box_of(a, b);
  return box.low.x <= p.x && p.x <= box.high.x && box.low.y <= p.y && p.y <= box.high.y;
}

}  // namespace

double area(const Polygon& polygon) {
  double twice = 0;
  for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++)
    twice += cross(polygon[j], polygon[i]);
  return std::abs(twice) / 2;
}

double distance(const Polygon& a, const Polygon& b, double enough) {
  assert(!a.empty() && !b.empty());
  const Box box_a = box_of(a), box_b = box_of(b);
  double best = enough * enough;
  if (squared_distance(box_a, box_b) >= best) return enough;
  if (contains(a, b[0]) || contains(b, a[0])) return 0;
  const std::vector<Segment> near_b = segments_near(b, box_a, best);
  for (const Segment& s : segments_near(a, box_b, best))
    for (const Segment& t : near_b)
      if (squared_distance(s.box, t.box) < best)
        best = std::min(best, squared_distance(s.a, s.b, t.a, t.b));
  return std::sqrt(best);
}

bool contains(const Polygon& polygon, Vec2 p) {
  bool inside = false;
  Vec2 a = polygon.back();
  for (const Vec2 b : polygon) {
    if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
      inside = !inside;
    a = b;
  }
  return inside;
}

double distance_to_segment(Vec2 p, Vec2 a, Vec2 b) {
  return std::sqrt(squared_distance(p, a, b));
}

bool segments_meet(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  const int ac = side(a, b, c), ad = side(a, b, d);
  const int ca = side(c, d, a), cb = side(c, d, b);
  if (ac * ad < 0 && ca * cb < 0) return true;
  return (ac == 0 && box_holds(a, b, c)) || (ad == 0 && box_holds(a, b, d)) ||
         (ca == 0 && box_holds(c, d, a)) || (cb == 0 && box_holds(c, d, b));
}

Polygon convex_hull(std::vector<Vec2> points) {
  std::sort(points.begin(), points.end(),
            [](Vec2 a, Vec2 b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  points.erase(std::unique(points.begin(), points.end()), points.end());
  if (points.size() < 3) return points;
  Polygon hull;
  const auto extend = [&hull](Vec2 p, std::size_t keep) {
    while (hull.size() > keep &&
           cross(hull.back() - hull[hull.size() - 2], p - hull.back()) <= 0)
      hull.pop_back();
    hull.push_back(p);
  };
  for (const Vec2 p : points) extend(p, 1);
  const std::size_t lower = hull.size();
  for (std::size_t i = points.size() - 1; i-- > 0;) extend(points[i], lower);
  hull.pop_back();
  return hull;
}

}  // namespace onematch
