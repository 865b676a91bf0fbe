#include "sheet/scales.hpp"

#include <algorithm>

#include "core/number.hpp"
#include "sheet/captions.hpp"

namespace onematch {
namespace {

using namespace literals;

constexpr Length label_gap = 0.6_mm;
constexpr Length longest_tick = 5_mm;
constexpr Length step = 0.25_mm;  // of a vernier
constexpr Length overlap = 2 * vernier_reading;

/// A frame of a scale's own: `u` along it, right or down, and `v` to its ticks' side.
struct ScaleFrame {
  Point zero;
  TickSide ticks;
  Length letters;

  Point at(Length u, Length v) const {
    switch (ticks) {
      case TickSide::above:
        return {zero.x + u, zero.y - v};
      case TickSide::left:
        return {zero.x - v, zero.y + u};
      case TickSide::right:
        break;
    }
    return {zero.x + v, zero.y + u};
  }

  Segment line(Length u0, Length v0, Length u1, Length v1) const {
    return {at(u0, v0), at(u1, v1)};
  }

  /// A number beyond the tick at `u`, which ends at longest_tick.
  Caption label(Length u, const std::string& text) const {
    const Length depth = ticks == TickSide::above ? letters : text_width(text, letters);
    return centred_caption(at(u, longest_tick + label_gap + depth / 2), letters, text);
  }
};

ScaleFrame frame_of(const Ruler& ruler) {
  return {ruler.start, ruler.across ? TickSide::above : TickSide::left, ruler.letters};
}

ScaleFrame frame_of(const Vernier& vernier) {
  return {vernier.zero, vernier.ticks, vernier.letters};
}

/// 0 for the short ticks, 2 for the long.
int rank_of(int tick) {
  return tick % 4 == 0 ? 2 : tick % 2 == 0 ? 1 : 0;
}

Rect box_between(Point a, Point b) {
  const Point low{std::min(a.x, b.x), std::min(a.y, b.y)};
  const Point high{std::max(a.x, b.x), std::max(a.y, b.y)};
  return {low, {high.x - low.x, high.y - low.y}};
}

Length name_height(const Vernier& vernier) {
  return 1.5 * vernier.letters;
}

/// Where the name's middle is: over the zero, or over the first tick.
Point name_place(const Vernier& vernier) {
  const ScaleFrame frame = frame_of(vernier);
  const Length above = vernier.letters + label_gap + name_height(vernier) / 2;
  if (vernier.ticks == TickSide::above)
    return frame.at(Length(), longest_tick + label_gap + above);
  return frame.at(-(vernier.range * vernier.pitch + above - vernier.letters / 2),
                  longest_tick / 2);
}

}  // namespace

bool mirrors_columns(Size paper, Flip flip) {
  return (paper.width <= paper.height) == (flip == Flip::long_edge);
}

Point behind(Point point, Size paper, Flip flip) {
  return mirrors_columns(paper, flip) ? Point{paper.width - point.x, point.y}
                                      : Point{point.x, paper.height - point.y};
}

void draw_ruler(const Ruler& ruler, Notes& notes) {
  const ScaleFrame frame = frame_of(ruler);
  const auto mm = [](int count) { return Length::mm(count); };
  notes.lines.push_back(frame.line(mm(0), mm(0), mm(ruler.length), mm(0)));
  for (int i = 0; i <= ruler.length; ++i) {
    const Length tick = i % 10 == 0 ? longest_tick : i % 5 == 0 ? 3.5_mm : 2_mm;
    notes.lines.push_back(frame.line(mm(i), mm(0), mm(i), tick));
    if (i % 10 == 0) notes.captions.push_back(frame.label(mm(i), std::to_string(i)));
  }
}

Length depth_of_scale(int digits, Length letters) {
  return longest_tick + label_gap +
         text_width(std::string(static_cast<std::size_t>(digits), '0'), letters);
}

Rect box_of(const Vernier& vernier) {
  constexpr Length most_error = 3_mm;
  const ScaleFrame frame = frame_of(vernier);
  const Length end = vernier.range * vernier.pitch;
  const Length inner = -(longest_tick - 1_mm) - most_error;
  const Length top = name_place(vernier).y - name_height(vernier) / 2;
  if (vernier.ticks == TickSide::above) {
    const Length overhang = text_width("-3", vernier.letters) / 2;
    return box_between(frame.at(-end - overhang, inner),
                       {vernier.zero.x + end + overhang, top});
  }
  const Length outer = depth_of_scale(2, vernier.letters);
  return box_between(frame.at(end + vernier.letters / 2, inner),
                     {frame.at(Length(), outer).x, top});
}

void draw_front(const Vernier& vernier, Size paper, Flip flip, Notes& notes) {
  const ScaleFrame frame = frame_of(vernier);
  const bool runs_back =
      (vernier.ticks == TickSide::above) == mirrors_columns(paper, flip);
  const Length end = vernier.range * vernier.pitch;
  notes.lines.push_back(frame.line(-end, Length(), end, Length()));
  for (int i = -vernier.range; i <= vernier.range; ++i) {
    const Length u = i * vernier.pitch;
    notes.lines.push_back(frame.line(u, Length(), u, Length::mm(3 + rank_of(i))));
    // A tick further on meets its partner when the back is further on, as the front sees
    // it; the correction is the opposite, as the back sees it.
    const double reading = (runs_back ? i : -i) * step.to_mm();
    if (i % 4 == 0) notes.captions.push_back(frame.label(u, format_number(reading, 2)));
  }
  Caption name = centred_caption(name_place(vernier), name_height(vernier), vernier.name);
  name.width = name.height;  // a capital may be wider than most letters
  notes.captions.push_back(name);
}

void draw_back(const Vernier& vernier, Size paper, Flip flip, Notes& notes) {
  const ScaleFrame frame = frame_of(vernier);
  for (int i = -vernier.range; i <= vernier.range; ++i) {
    const Length u = i * (vernier.pitch - step);
    const Segment tick = frame.line(u, overlap, u, -Length::mm(2 + rank_of(i)));
    notes.lines.push_back({behind(tick.from, paper, flip), behind(tick.to, paper, flip)});
  }
}

void draw_stair(PaperEdge edge, Length start, Size paper, Notes& notes) {
  constexpr int steps = 12;
  constexpr Length tread = stair_length / steps, height = 1.8_mm, gap = 0.3_mm;
  const auto at = [&](Length along, Length inside) -> Point {
    switch (edge) {
      case PaperEdge::left:
        return {inside, start + along};
      case PaperEdge::right:
        return {paper.width - inside, start + along};
      case PaperEdge::top:
        return {start + along, inside};
      case PaperEdge::bottom:
        break;
    }
    return {start + along, paper.height - inside};
  };
  const bool level = edge == PaperEdge::top || edge == PaperEdge::bottom;
  for (int i = 1; i <= steps; ++i) {
    const Length from = (i - 1) * tread, inside = Length::mm(i);
    notes.lines.push_back({at(from, inside), at(from + tread, inside)});
    const std::string number = std::to_string(i);
    const Length depth = level ? height : text_width(number, height);
    notes.captions.push_back(
        centred_caption(at(from + tread / 2, inside + gap + depth / 2), height, number));
  }
}

}  // namespace onematch
