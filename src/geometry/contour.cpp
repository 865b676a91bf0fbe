#include "geometry/contour.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <optional>

namespace onematch {
namespace {

Vec2 centre_of(Pixel p) {
  return {p.x + 0.5, p.y + 0.5};
}

/// A way across the corridor: the ray from `base`, the centre of the ink's pixel that is
/// nearest to each of its points, in the direction `out`, a unit vector.
struct Gate {
  Vec2 base, out;

  Vec2 at(double distance) const { return base + distance * out; }
};

/// Finds the set pixel nearest to the middle of two neighbours, if it is about `far`
/// away.
class NearestInk {
 public:
  NearestInk(const Bitmap& ink, double far) : ink_(ink) {
    const int reach = static_cast<int>(far) + 2;
    const double least = std::max(far - 0.51, 0.0), most = far + 0.51;
    for (int y = -reach; y <= reach; ++y)
      for (int x = -reach; x <= reach; ++x) {
        // In half pixels, from the middle between the pixels (0, 0) and (1, 0).
        const int squared = (2 * x - 1) * (2 * x - 1) + 4 * y * y;
        if (squared >= 4 * least * least && squared <= 4 * most * most)
          ring_.push_back({{x, y}, squared});
      }
    std::stable_sort(ring_.begin(), ring_.end(), [](const Step& a, const Step& b) {
      return a.squared_length < b.squared_length;
    });
  }

  /// From the middle of the pixels `p` and the one right of it, or below.
  Pixel from(Pixel p, bool below) const {
    for (const Step& step : ring_) {
      const Pixel q = p + (below ? Pixel{step.to.y, step.to.x} : step.to);
      if (ink_.at(q.x, q.y)) return q;
    }
    assert(false);
    return p;
  }

 private:
  struct Step {
    Pixel to;
    int squared_length;
  };
  const Bitmap& ink_;
  std::vector<Step> ring_;
};

/// Gates side by side, clockwise round `ink`, on which no distance up to `far` is passed
/// by another. They are the shortest ways to the ink from a curve round it, and such ways
/// never cross.
std::vector<Gate> gates_round(const Bitmap& ink, double far) {
  const double way = far + 0.5;
  const Bitmap thick = dilated(ink, way);
  const NearestInk nearest(ink, way);
  const std::vector<Run> runs = runs_of(thick);
  assert(!runs.empty());

  // Along the sides of pixels, with set pixels on the right hand; `ahead` and `right` are
  // directions, `p` is the pixel on the right. Parts that touch at a corner hang
  // together.
  std::vector<Gate> gates;
  const Pixel start{runs.front().from, runs.front().y};
  Pixel p = start, ahead{1, 0}, right{0, 1};
  do {
    const Pixel left{-right.x, -right.y};
    const Pixel low{std::min(p.x, p.x + left.x), std::min(p.y, p.y + left.y)};
    const Pixel base = nearest.from(low, left.x == 0);
    const Vec2 middle = 0.5 * (centre_of(p) + centre_of(p + left));
    const Vec2 out = middle - centre_of(base);
    gates.push_back({centre_of(base), 1 / length(out) * out});

    const Pixel front = p + ahead;
    if (thick.at(front.x + left.x, front.y + left.y)) {
      p = front + left;
      right = ahead;
      ahead = left;
    } else if (thick.at(front.x, front.y)) {
      p = front;
    } else {
      right = {-ahead.x, -ahead.y};
      ahead = {-left.x, -left.y};
    }
  } while (p != start || ahead.x != 1);
  return gates;
}

/// The directions from `right` to `left`, less than half a turn. What would leave none
/// fails.
struct Cone {
  Vec2 right, left;

  bool cut_right(Vec2 limit) {
    if (cross(right, limit) > 0 || cross(limit, left) > 0) return false;
    right = limit;
    return true;
  }
  bool cut_left(Vec2 limit) {
    if (cross(right, limit) > 0 || cross(limit, left) > 0) return false;
    left = limit;
    return true;
  }
  bool keep_left_of(Vec2 point) { return cross(right, point) >= 0 || cut_right(point); }
  bool keep_right_of(Vec2 point) { return cross(left, point) <= 0 || cut_left(point); }
};

/// The strip between two distances from the ink, as gates in a ring, and polygons in it.
class Corridor {
 public:
  Corridor(const Bitmap& ink, double near, double far)
      : near_(near), far_(far), gates_(gates_round(ink, far)) {}

  std::size_t size() const { return gates_.size(); }

  /// A polygon with its first vertex on gate `start`; `second` is the gate of its second.
  Polygon walk(std::size_t start, std::size_t& second) const {
    const std::size_t end = start + size();
    const Vec2 home = gate(start).at((near_ + far_) / 2);
    Polygon polygon{home};
    Stand stand{start, home};
    second = start;
    for (;;) {
      View view = look(stand, end);
      if (stand.gate + 1 == end || (view.gate == end && sees(view, gate(end), home)))
        return polygon;
      if (view.gate == end) view = look(stand, end - 1);
      stand = best_next(stand, view, end);
      if (polygon.size() == 1) second = stand.gate % size();
      polygon.push_back(stand.at);
    }
  }

 private:
  struct Stand {
    std::size_t gate;
    Vec2 at;
  };

  /// How far one can look along the corridor: to this gate, and between these distances
  /// on it.
  struct View {
    std::size_t gate;
    double from, to;
  };

  const Gate& gate(std::size_t i) const {
    return gates_[i < size() ? i : i < 2 * size() ? i - size() : i - 2 * size()];
  }

  /// The furthest gate up to `last` that sides from `stand` reach, each gate between
  /// being crossed in turn. The next gate can always be reached.
  View look(const Stand& stand, std::size_t last) const {
    const Vec2 p = stand.at;
    const Gate& next = gate(stand.gate + 1);
    // Sides go between two rays, past the ink on the right and within reach of it.
    Cone cone{next.at(near_) - p, next.at(far_) - p};
    Cone kept = cone;
    std::size_t reached = stand.gate;
    for (std::size_t i = reached + 1; i <= last; ++i) {
      const Gate& g = gate(i);
      // Nor may they cross a gate at a slant that would make the crossing uncertain.
      const Vec2 across = slant * Vec2{-g.out.y, g.out.x};
      if (!cone.keep_left_of(g.at(near_) - p) || !cone.keep_right_of(g.at(far_) - p) ||
          (!crosses(cone.right, g) && !cone.cut_right(across - g.out)) ||
          (!crosses(cone.left, g) && !cone.cut_left(across + g.out)))
        break;
      reached = i;
      kept = cone;
    }
    if (reached == stand.gate) return {stand.gate + 1, near_, far_};
    const Gate& g = gate(reached);
    return {reached, distance_on(g, p, kept.right), distance_on(g, p, kept.left)};
  }

  /// Whether going in this direction crosses the gate clockwise, and not at a slant.
  static bool crosses(Vec2 direction, const Gate& g) {
    const double turn = cross(direction, g.out);
    return turn < 0 && turn * turn >= slant * slant * dot(direction, direction);
  }

  double distance_on(const Gate& g, Vec2 p, Vec2 direction) const {
    const double t = cross(direction, p - g.base) / cross(direction, g.out);
    return std::clamp(t, near_, far_);
  }

  static bool sees(const View& view, const Gate& g, Vec2 p) {
    const double distance = dot(p - g.base, g.out);
    return view.from <= distance && distance <= view.to;
  }

  /// Of the places in view the one that lets one look furthest. A step short of the
  /// furthest gate, one may see round the next corner.
  Stand best_next(const Stand& stand, const View& whole, std::size_t end) const {
    Stand best{};
    std::size_t furthest = 0;
    for (const std::size_t back : {std::size_t{0}, (whole.gate - stand.gate) / 8}) {
      const View view = back == 0 ? whole : look(stand, whole.gate - back);
      for (const double distance : {view.from, view.to}) {
        const Stand next{view.gate, gate(view.gate).at(distance)};
        const std::size_t reach =
            next.gate + 1 < end ? look(next, end + size() / 2).gate : end;
        if (reach <= furthest) continue;
        furthest = reach;
        best = next;
      }
    }
    return best;
  }

  static constexpr double slant = 0.05;

  double near_, far_;
  std::vector<Gate> gates_;
};

}  // namespace

Polygon outline_round(const Bitmap& bitmap, double near, double far) {
  const Corridor corridor(bitmap, near, far);
  // Where the walk starts, a vertex may be to spare: better from where one was needed.
  std::size_t start = 0;
  const Polygon best = corridor.walk(start, start);
  const Polygon other = corridor.walk(start, start);
  return other.size() < best.size() ? other : best;
}

}  // namespace onematch
