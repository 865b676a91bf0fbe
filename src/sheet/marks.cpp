#include "sheet/marks.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>

#include "sheet/bleed.hpp"
#include "sheet/registration.hpp"

namespace onematch {
namespace {

constexpr double tick_length = 5;  // mm, as all here
constexpr double least_offset = 3;
constexpr double least_mark = 1;
constexpr double half_cross = 2;
constexpr double step = 0.05;  ///< to which marks are cut off

/// Positions closer than this are the same line; far below what can be cut.
constexpr double hair = 1e-6;

/// A level or upright line: `at` is its y or x, `from` < `to` the other coordinate.
struct Stroke {
  bool level;
  double at, from, to;

  Vec2 point(double along) const { return level ? Vec2{along, at} : Vec2{at, along}; }
};

/// Blank paper, where marks may stand.
class Blank {
 public:
  Blank(const std::vector<CardFace>& faces, const Shape& shape, Size paper,
        const SheetSpec& spec)
      : faces_(faces),
        shape_(shape),
        zones_(registration_zones(paper, spec)),
        margin_(spec.margin.to_mm()),
        paper_(Vec2{paper.width.to_mm(), paper.height.to_mm()}) {}

  /// The pieces of `stroke` on blank paper, `away` from all bleed, that are long enough.
  std::vector<Stroke> pieces(const Stroke& stroke, double away) const {
    std::vector<Stroke> kept;
    const double most = stroke.level ? paper_.x : paper_.y;
    const double from = std::max(stroke.from, margin_);
    const double to = std::min(stroke.to, most - margin_);
    double start = from;
    const auto end_at = [&](double end) {
      if (end - start >= least_mark - hair)
        kept.push_back({stroke.level, stroke.at, start, end});
    };
    const int steps = static_cast<int>(std::ceil((to - from) / step));
    bool open = false;
    for (int i = 0; i <= steps; ++i) {
      const double along = std::min(from + i * step, to);
      const bool blank = is_blank(stroke.point(along), away);
      if (blank && !open) start = along;
      if (!blank && open) end_at(along - step);
      open = blank;
    }
    if (open) end_at(to);
    return kept;
  }

 private:
  bool is_blank(Vec2 p, double away) const {
    if (p.x < margin_ - hair || p.y < margin_ - hair || p.x > paper_.x - margin_ + hair ||
        p.y > paper_.y - margin_ + hair)
      return false;
    for (const Rect& zone : zones_) {
      const Vec2 low = in_mm(zone.corner);
      if (p.x > low.x && p.y > low.y && p.x < low.x + zone.size.width.to_mm() &&
          p.y < low.y + zone.size.height.to_mm())
        return false;
    }
    return std::none_of(faces_.begin(), faces_.end(), [&](const CardFace& face) {
      const Vec2 off = p - in_mm(face.centre);
      const double c = std::cos(face.angle), s = std::sin(face.angle);
      const Vec2 own{c * off.x + s * off.y, c * off.y - s * off.x};
      return depth_inside(grown(shape_, face.bleed.to_mm()), own) > hair - away;
    });
  }

  const std::vector<CardFace>& faces_;
  const Shape& shape_;
  std::vector<Rect> zones_;
  double margin_;
  Vec2 paper_;
};

/// Strokes that overlap as one, in a fixed order.
std::vector<Stroke> merged(std::vector<Stroke> strokes) {
  const auto before = [](const Stroke& a, const Stroke& b) {
    const auto key = [](const Stroke& s) {
      return std::tuple(s.level, std::round(s.at / hair), s.from);
    };
    return key(a) < key(b);
  };
  std::sort(strokes.begin(), strokes.end(), before);
  std::vector<Stroke> result;
  for (const Stroke& stroke : strokes) {
    const bool joins = !result.empty() && result.back().level == stroke.level &&
                       std::abs(result.back().at - stroke.at) <= hair &&
                       stroke.from <= result.back().to + hair;
    if (joins)
      result.back().to = std::max(result.back().to, stroke.to);
    else
      result.push_back(stroke);
  }
  return result;
}

/// The box of a card in mm, and its middle.
struct Box {
  Vec2 low, high, middle;
};

Box box_of(const CardFace& face, const Shape& shape) {
  const Rect box = trim_box(face, shape);
  const Vec2 low = in_mm(box.corner);
  return {low, low + Vec2{box.size.width.to_mm(), box.size.height.to_mm()},
          in_mm(face.centre)};
}

void add_crop_marks(const CardFace& face, const Shape& shape,
                    std::vector<Stroke>& strokes) {
  const Box box = box_of(face, shape);
  const double near = std::max(face.bleed.to_mm(), least_offset);
  const double far = near + tick_length;
  std::vector<double> xs{box.middle.x}, ys{box.middle.y};
  if (shape.kind == ShapeKind::rectangle) {
    xs = {box.low.x, box.high.x};
    ys = {box.low.y, box.high.y};
  }
  for (const double x : xs) {
    strokes.push_back({false, x, box.low.y - far, box.low.y - near});
    strokes.push_back({false, x, box.high.y + near, box.high.y + far});
  }
  for (const double y : ys) {
    strokes.push_back({true, y, box.low.x - far, box.low.x - near});
    strokes.push_back({true, y, box.high.x + near, box.high.x + far});
  }
}

void add_guides(const CardFace& face, const Shape& shape, Size paper,
                std::vector<Stroke>& strokes) {
  const Box box = box_of(face, shape);
  for (const double x : {box.low.x, box.high.x})
    strokes.push_back({false, x, 0, paper.height.to_mm()});
  for (const double y : {box.low.y, box.high.y})
    strokes.push_back({true, y, 0, paper.width.to_mm()});
}

/// The outline of a card; sides that an earlier one has too are left to that one.
Outline outline_of(std::size_t i, const std::vector<CardFace>& faces,
                   const Shape& shape) {
  const CardFace& face = faces[i];
  Outline outline{face.centre, face.angle, 0};
  if (shape.kind == ShapeKind::circle) return outline;
  const bool hexagon = shape.kind == ShapeKind::hexagon;
  const int sides = hexagon ? 6 : 4;
  for (int side = 0; side < sides; ++side) {
    const double angle = face.angle + (hexagon ? std::numbers::pi / 6 : 0) +
                         2 * std::numbers::pi * side / sides;
    const bool across = hexagon || side % 2 == 1;
    const double way = across ? shape.height : shape.width;
    const Vec2 neighbour =
        in_mm(face.centre) + way * Vec2{std::cos(angle), std::sin(angle)};
    for (std::size_t j = 0; j < i; ++j)
      if (length(in_mm(faces[j].centre) - neighbour) < hair)
        outline.sides_left_out |= static_cast<std::uint8_t>(1 << side);
  }
  return outline;
}

void add_cross(const CardFace& face, std::vector<CutLine>& lines) {
  const Length arm = Length::mm(half_cross);
  const Point at = face.centre;
  lines.emplace_back(
      Segment{{at.x - arm, at.y}, {at.x + arm, at.y}, LineStyle::two_tone});
  lines.emplace_back(
      Segment{{at.x, at.y - arm}, {at.x, at.y + arm}, LineStyle::two_tone});
}

Point on_sheet(Vec2 p) {
  return {Length::mm(p.x), Length::mm(p.y)};
}

/// The parts of the fold that no bleed covers.
void add_fold(const Segment& fold, const Blank& blank, std::vector<CutLine>& lines) {
  const Vec2 from = in_mm(fold.from), to = in_mm(fold.to);
  const bool level = fold.from.y == fold.to.y;
  const Stroke stroke =
      level ? Stroke{true, from.y, from.x, to.x} : Stroke{false, from.x, from.y, to.y};
  for (const Stroke& piece : blank.pieces(stroke, 0))
    lines.emplace_back(Segment{on_sheet(piece.point(piece.from)),
                               on_sheet(piece.point(piece.to)), LineStyle::dashed});
}

/// Crop marks and guides.
void add_straight_marks(const std::vector<CardFace>& faces, const Shape& shape,
                        Size paper, const SheetSpec& spec, const Blank& blank,
                        std::vector<CutLine>& lines) {
  std::vector<Stroke> crops, guides, strokes;
  for (const CardFace& face : faces) {
    if (spec.marks.crop) add_crop_marks(face, shape, crops);
    if (spec.marks.guides) add_guides(face, shape, paper, guides);
  }
  // A crop mark keeps off other cards' edges; a guide may follow them.
  constexpr double off = 0.2;
  const double away = spec.bleed.to_mm() < off ? off : 0;
  for (const Stroke& stroke : merged(std::move(crops)))
    for (const Stroke& piece : blank.pieces(stroke, away)) strokes.push_back(piece);
  for (const Stroke& stroke : merged(std::move(guides)))
    for (const Stroke& piece : blank.pieces(stroke, 0)) strokes.push_back(piece);
  // As near as the line is wide, the art under it may be dark.
  constexpr double hardly_any = 0.3;
  const bool bleeds = std::all_of(faces.begin(), faces.end(), [](const CardFace& face) {
    return face.bleed.to_mm() > hardly_any;
  });
  const LineStyle style = bleeds ? LineStyle::plain : LineStyle::two_tone;
  for (const Stroke& stroke : merged(std::move(strokes)))
    lines.emplace_back(Segment{on_sheet(stroke.point(stroke.from)),
                               on_sheet(stroke.point(stroke.to)), style});
}

/// Whether a mark of the page is in line with an upright or a level cut at `at`.
bool is_marked(const Page& page, bool level, double at) {
  return std::any_of(
      page.cut_lines.begin(), page.cut_lines.end(), [&](const CutLine& line) {
        const auto* mark = std::get_if<Segment>(&line);
        if (!mark) return false;
        const Vec2 from = in_mm(mark->from), to = in_mm(mark->to);
        return level ? std::abs(from.y - at) < hair && std::abs(to.y - at) < hair
                     : std::abs(from.x - at) < hair && std::abs(to.x - at) < hair;
      });
}

}  // namespace

std::vector<CutLine> cut_lines(const std::vector<CardFace>& faces, const Shape& shape,
                               Size paper, const SheetSpec& spec,
                               const std::optional<Segment>& fold) {
  std::vector<CutLine> lines;
  if (spec.marks.outline)
    for (std::size_t i = 0; i < faces.size(); ++i)
      lines.emplace_back(outline_of(i, faces, shape));
  const Blank blank(faces, shape, paper, spec);
  add_straight_marks(faces, shape, paper, spec, blank, lines);
  if (spec.marks.center)
    for (const CardFace& face : faces) add_cross(face, lines);
  if (fold) add_fold(*fold, blank, lines);
  for (const Rect& bar : registration_bars(paper, spec)) lines.emplace_back(Bar{bar});
  return lines;
}

bool has_unmarked_cut(const Page& page, const Shape& shape) {
  return std::any_of(page.faces.begin(), page.faces.end(), [&](const CardFace& face) {
    const Box box = box_of(face, shape);
    return !is_marked(page, false, box.low.x) || !is_marked(page, false, box.high.x) ||
           !is_marked(page, true, box.low.y) || !is_marked(page, true, box.high.y);
  });
}

}  // namespace onematch
