#include "placement/verify.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/number.hpp"

namespace onematch {
namespace {

// Everything here is computed in its own way, so that a fault in the engine or in the
// geometry it builds on shows.

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double rounding = 1e-6;  // mm that sums in another order may come out less

/// A symbol's outline on its card, and a circle round it.
struct Piece {
  std::vector<Vec2> outline;
  Vec2 middle;
  double reach = 0;
};

Piece piece_of(const Silhouette& silhouette, const Placement& placement) {
  Piece piece{{}, placement.centre, 0};
  const double cos = std::cos(placement.angle), sin = std::sin(placement.angle);
  for (const Vec2 p : silhouette.outline) {
    const double x = placement.radius * (p.x * cos - p.y * sin);
    const double y = placement.radius * (p.x * sin + p.y * cos);
    piece.outline.push_back({placement.centre.x + x, placement.centre.y + y});
    piece.reach = std::max(piece.reach, std::sqrt(x * x + y * y));
  }
  return piece;
}

double between(Vec2 p, Vec2 q) {
  return std::sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));
}

double from_point(Vec2 p, Vec2 a, Vec2 b) {
  const double ahead = dot(p - a, b - a), behind = dot(p - b, a - b);
  if (ahead <= 0) return between(p, a);
  if (behind <= 0) return between(p, b);
  return std::abs(cross(p - a, b - a)) / between(a, b);
}

bool crosses(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  const auto apart = [](Vec2 from, Vec2 to, Vec2 p, Vec2 q) {
    return (cross(to - from, p - from) > 0) != (cross(to - from, q - from) > 0);
  };
  return apart(a, b, c, d) && apart(c, d, a, b);
}

/// How often `outline` winds round `p`.
int windings(const std::vector<Vec2>& outline, Vec2 p) {
  int count = 0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 a = outline[i], b = outline[(i + 1) % outline.size()];
    if (a.y <= p.y && b.y > p.y && cross(b - a, p - a) > 0) ++count;
    if (a.y > p.y && b.y <= p.y && cross(b - a, p - a) < 0) --count;
  }
  return count;
}

/// The distance of two outlines, if it is less than `enough`; else that.
double apart(const Piece& a, const Piece& b, double enough) {
  if (windings(a.outline, b.outline[0]) != 0 || windings(b.outline, a.outline[0]) != 0)
    return 0;
  double least = enough;
  for (std::size_t i = 0; i < a.outline.size(); ++i) {
    const Vec2 p = a.outline[i], q = a.outline[(i + 1) % a.outline.size()];
    if (between(p, b.middle) - between(p, q) - b.reach > least) continue;
    for (std::size_t j = 0; j < b.outline.size(); ++j) {
      const Vec2 r = b.outline[j], s = b.outline[(j + 1) % b.outline.size()];
      if (crosses(p, q, r, s)) return 0;
      least = std::min({least, from_point(p, r, s), from_point(r, p, q)});
    }
  }
  return least;
}

/// The corners of the card's outline shrunk by its corner radius.
std::vector<Vec2> inner_corners(const Shape& shape) {
  const double r = shape.corner_radius;
  if (shape.kind == ShapeKind::rectangle) {
    const double x = shape.width / 2 - r, y = shape.height / 2 - r;
    return {{x, -y}, {x, y}, {-x, y}, {-x, -y}};
  }
  const double half_height = shape.height / 2 - r;
  const double corner = half_height / std::cos(std::numbers::pi / 6);
  return {{corner, 0},  {corner / 2, half_height},   {-corner / 2, half_height},
          {-corner, 0}, {-corner / 2, -half_height}, {corner / 2, -half_height}};
}

double to_edge(const Shape& shape, Vec2 p) {
  if (shape.kind == ShapeKind::circle) return shape.width / 2 - between(p, {0, 0});
  const std::vector<Vec2> corners = inner_corners(shape);
  double least = infinity;
  for (std::size_t i = 0; i < corners.size(); ++i)
    least = std::min(least, from_point(p, corners[i], corners[(i + 1) % corners.size()]));
  return shape.corner_radius + (windings(corners, p) != 0 ? least : -least);
}

/// To a thousandth, and never up to what was asked.
std::string rounded_down(double mm) {
  return format_number(std::floor(mm * 1000) / 1000, 3);
}

/// The check of one deck: measures, and collects what is wrong.
class Check {
 public:
  Check(const Cast& cast, const std::vector<std::string>& names, const Shape& shape,
        const ScatterSpec& spec)
      : cast_(cast), names_(names), shape_(shape), spec_(spec) {}

  void card(std::size_t number, const Card& symbols, const CardLayout& layout) {
    card_ = "card " + std::to_string(number + 1);
    for (const Placement& placement : layout) check_exists(placement.face);
    check_shown(symbols, cast_.shown[number]);
    check_faces(cast_.shown[number], layout);
    check_sizes(layout);
    std::vector<Piece> pieces;
    for (const Placement& placement : layout)
      pieces.push_back(piece_of(face(placement.face).silhouette, placement));
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      check_edge(layout[i].face, pieces[i]);
      check_angle(layout[i]);
      for (std::size_t j = 0; j < i; ++j)
        check_pair(layout[j].face, layout[i].face, pieces[j], pieces[i]);
    }
  }

  Clearances result() const {
    if (!problems_.empty()) throw Error(problems_);
    return least_;
  }

 private:
  const Face& face(FaceId id) const { return cast_.faces[index(id)]; }
  std::string name(FaceId id) const { return "'" + names_[index(face(id).symbol)] + "'"; }

  void report(const std::string& message) {
    problems_.push_back(bug(card_ + ": " + message, spec_.where).problems().front());
  }

  /// All else looks faces and names up.
  void check_exists(FaceId id) const {
    if (index(id) >= cast_.faces.size())
      throw bug(card_ + ": there is no face " + std::to_string(index(id) + 1),
                spec_.where);
    if (index(face(id).symbol) >= names_.size())
      throw bug(
          card_ + ": there is no symbol " + std::to_string(index(face(id).symbol) + 1),
          spec_.where);
  }

  void check_shown(const Card& symbols, const std::vector<FaceId>& shown) const {
    bool right = symbols.size() == shown.size();
    for (const FaceId id : shown) check_exists(id);
    for (std::size_t i = 0; right && i < symbols.size(); ++i)
      right = face(shown[i]).symbol == symbols[i];
    if (!right) throw bug(card_ + " is to show other symbols than it has", spec_.where);
  }

  void check_faces(const std::vector<FaceId>& shown, const CardLayout& layout) {
    std::vector<int> balance(cast_.faces.size());
    for (const FaceId id : shown) ++balance[index(id)];
    for (const Placement& placement : layout) --balance[index(placement.face)];
    for (std::uint32_t i = 0; i < balance.size(); ++i) {
      if (balance[i] > 0) report(name(FaceId{i}) + " is missing");
      if (balance[i] < 0) report(name(FaceId{i}) + " does not belong on it");
    }
  }

  /// How large a symbol looks: the mean, in ratio, of its outer circle's radius and that
  /// of a disc of its area.
  double size_of(const Placement& placement) const {
    const Polygon& outline = face(placement.face).silhouette.outline;
    double twice = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const Vec2 a = outline[i], b = outline[(i + 1) % outline.size()];
      twice += a.x * b.y - b.x * a.y;
    }
    const double disc =
        placement.radius * std::sqrt(std::abs(twice) / 2 / std::numbers::pi);
    return std::sqrt(placement.radius * disc);
  }

  void check_sizes(const CardLayout& layout) {
    constexpr double slack = 1e-6;  // of the mean
    double mean = 0;
    for (const Placement& placement : layout)
      mean += size_of(placement) / static_cast<double>(layout.size());
    for (const Placement& placement : layout) {
      const double share = size_of(placement) / mean;
      if (share > spec_.most_size + slack)
        report(name(placement.face) + " is " + format_number(share, 3) +
               " times as large as the mean, more than " +
               format_number(spec_.most_size, 3));
      if (share < spec_.least_size - slack)
        report(name(placement.face) + " is " + format_number(share, 3) +
               " times as large as the mean, less than " +
               format_number(spec_.least_size, 3));
    }
  }

  void check_angle(const Placement& placement) {
    constexpr double slack = 1e-9, degree = std::numbers::pi / 180;
    const double most = std::min(spec_.largest_angle, face(placement.face).largest_angle);
    if (std::abs(placement.angle) > most + slack)
      report(name(placement.face) + " is turned by " +
             format_number(placement.angle / degree, 1) + " degrees, more than " +
             format_number(most / degree, 1));
  }

  void check_edge(FaceId id, const Piece& piece) {
    double least = infinity;
    for (const Vec2 p : piece.outline) least = std::min(least, to_edge(shape_, p));
    least_.edge = std::min(least_.edge, least);
    if (least < spec_.edge.to_mm() - rounding)
      report(name(id) + " is " + rounded_down(least) + " mm from the edge, not " +
             to_string(spec_.edge));
  }

  void check_pair(FaceId a, FaceId b, const Piece& on_a, const Piece& on_b) {
    const double circles =
        std::hypot(on_a.middle.x - on_b.middle.x, on_a.middle.y - on_b.middle.y) -
        on_a.reach - on_b.reach;
    const double enough = std::max(least_.clearance, spec_.clearance.to_mm());
    if (circles > enough) return;
    const double least = apart(on_a, on_b, enough);
    least_.clearance = std::min(least_.clearance, least);
    if (least < spec_.clearance.to_mm() - rounding || least == 0)
      report(name(a) + " and " + name(b) + " are " + rounded_down(least) +
             " mm apart, not " + to_string(spec_.clearance));
  }

  const Cast& cast_;
  const std::vector<std::string>& names_;
  const Shape& shape_;
  const ScatterSpec& spec_;
  std::string card_;
  Clearances least_{infinity, infinity};
  Problems problems_;
};

}  // namespace

Clearances verify_layouts(const Deck& deck, const Cast& cast,
                          const std::vector<std::string>& names, const Shape& shape,
                          const ScatterSpec& spec,
                          const std::vector<CardLayout>& layouts) {
  Check check(cast, names, shape, spec);
  if (layouts.size() != deck.cards.size())
    throw bug("the deck has " + count_of(deck.cards.size(), "card") + ", but " +
                  std::to_string(layouts.size()) + " were laid out",
              spec.where);
  if (cast.shown.size() != deck.cards.size())
    throw bug("the deck has " + count_of(deck.cards.size(), "card") + ", but faces for " +
                  std::to_string(cast.shown.size()),
              spec.where);
  for (std::size_t i = 0; i < layouts.size(); ++i)
    check.card(i, deck.cards[i], layouts[i]);
  return check.result();
}

}  // namespace onematch
