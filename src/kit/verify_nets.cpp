#include <array>
#include <cmath>
#include <map>
#include <optional>

#include "core/error.hpp"
#include "kit/verify.hpp"

namespace onematch {
namespace {

constexpr double hair = 1e-6;  // mm

struct Vec3 {
  int x = 0, y = 0, z = 0;
  friend auto operator<=>(const Vec3&, const Vec3&) = default;
  Vec3 operator-() const { return {-x, -y, -z}; }
  Vec3 operator+(const Vec3& o) const { return {x + o.x, y + o.y, z + o.z}; }
};

int determinant(const Vec3& a, const Vec3& b, const Vec3& c) {
  return a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) +
         a.z * (b.x * c.y - b.y * c.x);
}

struct Spot {
  double x = 0, y = 0;
};

bool near(Spot a, Spot b) {
  return std::hypot(a.x - b.x, a.y - b.y) < hair;
}

Spot spot(Point p) {
  return {p.x.to_mm(), p.y.to_mm()};
}

/// A square of a net, and how it lies in space once the net is folded back: x to the
/// right, y up, z towards who looks at the paper.
struct Square {
  Spot middle;
  double side = 0;
  int pips = 0;
  std::optional<Vec3> outward = {};  ///< none: not reached yet
  Vec3 right = {}, down = {};        ///< what these directions on paper become
};

constexpr std::array<Spot, 4> directions{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

/// Where the face lies in that direction, and the two ends of the edge to it.
Spot beside(const Square& face, std::size_t direction) {
  return {face.middle.x + face.side * directions[direction].x,
          face.middle.y + face.side * directions[direction].y};
}
std::array<Spot, 2> edge_of(const Square& face, std::size_t direction) {
  const Spot d = directions[direction];
  const double half = face.side / 2;
  const Spot middle{face.middle.x + half * d.x, face.middle.y + half * d.y};
  return {Spot{middle.x - half * d.y, middle.y - half * d.x},
          Spot{middle.x + half * d.y, middle.y + half * d.x}};
}

/// The direction in space that points out over that edge.
Vec3 over_edge(const Square& face, std::size_t direction) {
  const std::array<Vec3, 4> ways{face.right, face.down, -face.right, -face.down};
  return ways[direction];
}

/// A net looked at by itself.
class NetCheck {
 public:
  NetCheck(const KitPage& page, std::string name) : page_(page), name_(std::move(name)) {}

  void check(int dice) {
    find_squares();
    if (squares_.size() != 6 * static_cast<std::size_t>(dice))
      fail(std::to_string(squares_.size()) + " faces of dice instead of " +
           std::to_string(6 * dice));
    std::size_t tabs = 0;
    for (const KitItem& item : page_.items) tabs += item.part == Part::die_tab;
    if (tabs != 7 * static_cast<std::size_t>(dice))
      fail(std::to_string(tabs) + " tabs instead of " + std::to_string(7 * dice));
    count_pips();
    for (Square& square : squares_)
      if (!square.outward) check_die(square);
  }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    throw bug(name_ + " has " + what);
  }

  void find_squares() {
    for (const KitItem& item : page_.items) {
      if (item.part != Part::die_face) continue;
      const auto& corners = std::get<Figure>(item.what).corners;
      const Spot a = spot(corners.at(0)), c = spot(corners.at(2));
      squares_.push_back({{(a.x + c.x) / 2, (a.y + c.y) / 2}, std::abs(c.x - a.x)});
      if (corners.size() != 4 ||
          std::abs(std::abs(c.y - a.y) - squares_[0].side) > hair ||
          std::abs(squares_.back().side - squares_[0].side) > hair)
        fail("faces of dice that are no equal squares");
    }
  }

  void count_pips() {
    for (const KitItem& item : page_.items) {
      if (item.part != Part::pip) continue;
      const auto& pip = std::get<Disc>(item.what);
      int faces = 0;
      for (Square& square : squares_) {
        const double off = std::max(std::abs(pip.centre.x.to_mm() - square.middle.x),
                                    std::abs(pip.centre.y.to_mm() - square.middle.y));
        if (off + pip.radius.to_mm() > square.side / 2) continue;
        ++square.pips;
        ++faces;
      }
      if (faces != 1) fail("a pip that is on no face");
    }
  }

  /// Lays `square` in front and folds all that hangs together with it.
  void check_die(Square& square) {
    square.outward = Vec3{0, 0, 1};
    square.right = {1, 0, 0};
    square.down = {0, -1, 0};
    std::vector<Square*> die{&square};
    for (std::size_t i = 0; i < die.size(); ++i)
      for (std::size_t direction = 0; direction < 4; ++direction) {
        Square* next = at(beside(*die[i], direction));
        if (!next || next->outward) continue;
        fold(*die[i], direction, *next);
        die.push_back(next);
      }
    check_numbers(die);
    check_edges(die);
  }

  Square* at(Spot middle) {
    for (Square& square : squares_)
      if (near(square.middle, middle)) return &square;
    return nullptr;
  }

  static void fold(const Square& from, std::size_t direction, Square& next) {
    const Vec3 out = *from.outward;
    next.right = from.right;
    next.down = from.down;
    next.outward = over_edge(from, direction);
    if (direction == 0) next.right = -out;
    if (direction == 1) next.down = -out;
    if (direction == 2) next.right = out;
    if (direction == 3) next.down = out;
  }

  void check_numbers(const std::vector<Square*>& die) const {
    std::map<int, Vec3> outward;
    for (const Square* face : die) outward.emplace(face->pips, *face->outward);
    if (die.size() != 6 || outward.size() != 6 || outward.begin()->first != 1 ||
        outward.rbegin()->first != 6)
      fail("a net that has not the faces 1 to 6");
    for (int number = 1; number <= 3; ++number)
      if (outward.at(number) != -outward.at(7 - number))
        fail("a die on which " + std::to_string(number) + " and " +
             std::to_string(7 - number) + " are not opposite");
    if (determinant(outward.at(1), outward.at(2), outward.at(3)) != 1)
      fail("a die that is left-handed");
  }

  void check_edges(const std::vector<Square*>& die) {
    std::map<Vec3, int> tabs;  // by the edge of the cube: both ways out over it
    for (const Square* face : die)
      for (std::size_t direction = 0; direction < 4; ++direction) {
        const bool tab = has_tab(edge_of(*face, direction));
        const bool inner = at(beside(*face, direction)) != nullptr;
        if (inner && tab) fail("a tab between two faces");
        if (!has_line(edge_of(*face, direction), inner || tab))
          fail(inner || tab ? "a fold that is not shown" : "an edge that is not cut");
        if (!inner) tabs[*face->outward + over_edge(*face, direction)] += tab;
      }
    for (const auto& [edge, count] : tabs)
      if (count != 1) fail("an edge of a die with " + std::to_string(count) + " tabs");
  }

  bool has_tab(const std::array<Spot, 2>& edge) const {
    for (const KitItem& item : page_.items) {
      if (item.part != Part::die_tab) continue;
      const auto& corners = std::get<Figure>(item.what).corners;
      if (joins(edge, spot(corners.front()), spot(corners.back()))) return true;
    }
    return false;
  }

  bool has_line(const std::array<Spot, 2>& edge, bool dashed) const {
    for (const CutLine& line : page_.page.cut_lines) {
      const auto* segment = std::get_if<Segment>(&line);
      if (segment && (segment->style == LineStyle::dashed) == dashed &&
          joins(edge, spot(segment->from), spot(segment->to)))
        return true;
    }
    return false;
  }

  static bool joins(const std::array<Spot, 2>& edge, Spot a, Spot b) {
    return (near(edge[0], a) && near(edge[1], b)) ||
           (near(edge[0], b) && near(edge[1], a));
  }

  const KitPage& page_;
  std::string name_;
  std::vector<Square> squares_;
};

}  // namespace

void verify_nets(const KitPage& page, int dice, const std::string& name) {
  NetCheck(page, name).check(dice);
}

}  // namespace onematch
