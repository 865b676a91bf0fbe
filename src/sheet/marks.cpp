#include "sheet/marks.hpp"

#include <algorithm>

namespace onematch {
namespace {

constexpr Length tick_length = Length::mm(5);
constexpr Length least_offset = Length::mm(3);
constexpr Length least_tick = Length::mm(1);
constexpr Length half_cross = Length::mm(2);

/// Positions closer than this are the same line; far below what can be cut.
constexpr Length hair = Length::mm(1e-6);

bool same(Length a, Length b) {
  return a - b < hair && b - a < hair;
}

/// `positions` in order, each once.
std::vector<Length> distinct(std::vector<Length> positions) {
  std::sort(positions.begin(), positions.end());
  positions.erase(std::unique(positions.begin(), positions.end(), same), positions.end());
  return positions;
}

/// A stretch of one axis.
struct Span {
  Length from, to;
};

/// The ticks beyond both ends of `block` along one axis, inside `room`.
std::vector<Span> ticks(Span block, Span room, Length offset) {
  const Span before{std::max(block.from - offset - tick_length, room.from),
                    block.from - offset};
  const Span after{block.to + offset, std::min(block.to + offset + tick_length, room.to)};
  std::vector<Span> kept;
  for (const Span tick : {before, after})
    if (tick.to - tick.from >= least_tick - hair) kept.push_back(tick);
  return kept;
}

void add_crop_marks(std::vector<CutLine>& lines, const std::vector<Rect>& cards,
                    const Rect& block, Size paper, const SheetSpec& sheet) {
  std::vector<Length> xs, ys;
  for (const Rect& card : cards) {
    xs.insert(xs.end(), {card.corner.x, card.corner.x + card.size.width});
    ys.insert(ys.end(), {card.corner.y, card.corner.y + card.size.height});
  }
  const Length offset = std::max(sheet.bleed, least_offset);
  const Span across{block.corner.x, block.corner.x + block.size.width};
  const Span down{block.corner.y, block.corner.y + block.size.height};
  for (const Span tick : ticks(down, {sheet.margin, paper.height - sheet.margin}, offset))
    for (const Length x : distinct(xs))
      lines.emplace_back(Segment{{x, tick.from}, {x, tick.to}});
  for (const Span tick :
       ticks(across, {sheet.margin, paper.width - sheet.margin}, offset))
    for (const Length y : distinct(ys))
      lines.emplace_back(Segment{{tick.from, y}, {tick.to, y}});
}

Point centre_of(const Rect& box) {
  return {box.corner.x + box.size.width / 2, box.corner.y + box.size.height / 2};
}

/// Where cards touch, the later of the two leaves the common side to the earlier.
Outline outline_of(const Rect& card, const std::vector<Rect>& cards) {
  Outline outline{centre_of(card)};
  for (const Rect& other : cards) {
    const bool same_row = same(other.corner.y, card.corner.y);
    const bool same_column = same(other.corner.x, card.corner.x);
    if (same_row && same(other.corner.x + other.size.width, card.corner.x))
      outline.left = false;
    if (same_column && same(other.corner.y + other.size.height, card.corner.y))
      outline.top = false;
  }
  return outline;
}

void add_cross(std::vector<CutLine>& lines, Point at) {
  lines.emplace_back(Segment{{at.x - half_cross, at.y}, {at.x + half_cross, at.y}});
  lines.emplace_back(Segment{{at.x, at.y - half_cross}, {at.x, at.y + half_cross}});
}

}  // namespace

std::vector<CutLine> cut_lines(const std::vector<Rect>& cards, const Rect& block,
                               Size paper, const SheetSpec& sheet) {
  std::vector<CutLine> lines;
  if (sheet.marks.outline)
    for (const Rect& card : cards) lines.emplace_back(outline_of(card, cards));
  if (sheet.marks.crop) add_crop_marks(lines, cards, block, paper, sheet);
  if (sheet.marks.center)
    for (const Rect& card : cards) add_cross(lines, centre_of(card));
  return lines;
}

}  // namespace onematch
