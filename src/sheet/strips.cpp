#include "sheet/strips.hpp"

#include <algorithm>
#include <numbers>
#include <utility>
#include <variant>

#include "sheet/bleed.hpp"
#include "sheet/registration.hpp"

namespace onematch {
namespace {

using namespace literals;

/// At the foot, the head, the left and the right.
std::vector<Strip> all_strips(Size paper, const SheetSpec& sheet) {
  const Length margin = sheet.margin;
  // Marks of a cutting machine are in corners: strips keep off all four alike.
  Length corner = margin;
  for (const Rect& zone : registration_zones(paper, sheet))
    corner = std::max(corner, zone.size.width);
  // Those at the sides keep off those at head and foot.
  const Length low = std::max(corner, margin + strip_height);
  const Length across = paper.width - 2 * corner, up = paper.height - 2 * low;
  constexpr double quarter = std::numbers::pi / 2;
  return {{{{corner, paper.height - margin - strip_height}, {across, strip_height}}, 0},
          {{{corner, margin}, {across, strip_height}}, 0},
          {{{margin, low}, {strip_height, up}}, -quarter},
          {{{paper.width - margin - strip_height, low}, {strip_height, up}}, quarter}};
}

bool meet(const Rect& a, const Rect& b) {
  return a.corner.x < b.corner.x + b.size.width &&
         b.corner.x < a.corner.x + a.size.width &&
         a.corner.y < b.corner.y + b.size.height &&
         b.corner.y < a.corner.y + a.size.height;
}

/// The box round a line, and a little air.
Rect box_of(const Segment& line) {
  constexpr Length air = 0.5_mm;
  const Point low{std::min(line.from.x, line.to.x) - air,
                  std::min(line.from.y, line.to.y) - air};
  return {low,
          {std::max(line.from.x, line.to.x) + air - low.x,
           std::max(line.from.y, line.to.y) + air - low.y}};
}

/// What of the strip is free of cards and marks, from its beginning or to its end;
/// whichever is longer.
Strip free_part(const Strip& strip, const Page& page, const Shape& shape) {
  std::vector<Rect> taken;
  for (const CardFace& face : page.faces) taken.push_back(bleed_box(face, shape));
  for (const CutLine& line : page.cut_lines) {
    if (const auto* segment = std::get_if<Segment>(&line))
      taken.push_back(box_of(*segment));
    if (const auto* bar = std::get_if<Bar>(&line)) taken.push_back(bar->box);
  }
  const auto along = [&](const Rect& box) {
    const bool level = strip.angle == 0;
    const Length from = level ? box.corner.x : box.corner.y;
    return std::pair(from, from + (level ? box.size.width : box.size.height));
  };
  auto [from, to] = along(strip.box);
  std::vector<std::pair<Length, Length>> blocks;
  for (const Rect& box : taken)
    if (meet(box, strip.box)) blocks.push_back(along(box));
  std::sort(blocks.begin(), blocks.end());
  std::pair<Length, Length> best{from, from};
  const auto offer = [&](Length start, Length end) {
    if (end - start > best.second - best.first) best = {start, end};
  };
  for (const auto& [start, end] : blocks) {
    offer(from, std::min(start, to));
    from = std::max(from, end);
  }
  offer(from, to);
  Strip part = strip;
  if (strip.angle == 0) {
    part.box.corner.x = best.first;
    part.box.size.width = best.second - best.first;
  } else {
    part.box.corner.y = best.first;
    part.box.size.height = best.second - best.first;
  }
  return part;
}

}  // namespace

std::vector<Strip> free_strips(const Page& page, const Shape& shape,
                               const SheetSpec& sheet) {
  std::vector<Strip> free;
  for (const Strip& strip : all_strips(page.paper, sheet))
    free.push_back(free_part(strip, page, shape));
  return free;
}

}  // namespace onematch
