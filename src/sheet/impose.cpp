#include "sheet/impose.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/number.hpp"
#include "sheet/grid.hpp"
#include "sheet/marks.hpp"

namespace onematch {
namespace {

Size turned(Size size) {
  return {size.height, size.width};
}

/// The ways the paper may lie, the preferred one first.
std::vector<Size> papers(const SheetSpec& sheet) {
  const bool upright = sheet.paper.width <= sheet.paper.height;
  switch (sheet.orientation) {
    case Orientation::portrait:
      return {upright ? sheet.paper : turned(sheet.paper)};
    case Orientation::landscape:
      return {upright ? turned(sheet.paper) : sheet.paper};
    case Orientation::automatic:
      break;
  }
  return {sheet.paper, turned(sheet.paper)};
}

/// By how much `card` must be scaled to just fit in `room`; not positive if nothing does.
double fitting_scale(Size card, Size room) {
  return std::min(room.width / card.width, room.height / card.height);
}

[[noreturn]] void refuse(const CardSpec& card, const SheetSpec& sheet) {
  const Size size{Length::mm(card.shape.width), Length::mm(card.shape.height)};
  Size room;
  double scale = -1;
  for (const Size paper : papers(sheet)) {
    const Size candidate = inside_margins(paper, sheet.margin);
    if (fitting_scale(size, candidate) <= scale) continue;
    scale = fitting_scale(size, candidate);
    room = candidate;
  }
  Shape largest = card.shape;
  largest.width = rounded_down(scale * largest.width, 1);
  largest.height = rounded_down(scale * largest.height, 1);
  if (largest.width <= 0 || largest.height <= 0)
    throw Error("margins of " + to_string(sheet.margin) +
                    " leave no room for a card on " + to_string(sheet.paper) + " paper",
                card.size_at, "use narrower margins or larger paper");
  throw Error("a card of " + dimensions(card.shape) + " does not fit in the " +
                  to_string(room) + " inside the margins",
              card.size_at,
              "use a card of at most " + dimensions(largest) + ", or larger paper");
}

Grid choose_grid(const CardSpec& card, const SheetSpec& sheet) {
  const Size size{Length::mm(card.shape.width), Length::mm(card.shape.height)};
  std::optional<Grid> best;
  for (const Size paper : papers(sheet)) {
    const std::optional<Grid> grid = fit_grid(paper, sheet.margin, size, sheet.gap);
    if (grid && (!best || grid->capacity() > best->capacity())) best = grid;
  }
  if (!best) refuse(card, sheet);
  return *best;
}

/// The box from `low` to `high`, which are opposite corners.
Rect box_between(Point low, Point high) {
  return {low, {high.x - low.x, high.y - low.y}};
}

Rect box_round(const Rect& a, const Rect& b) {
  return box_between({std::min(a.corner.x, b.corner.x), std::min(a.corner.y, b.corner.y)},
                     {std::max(a.corner.x + a.size.width, b.corner.x + b.size.width),
                      std::max(a.corner.y + a.size.height, b.corner.y + b.size.height)});
}

/// Where the card in `slot` may bleed to when the first `taken` slots hold cards.
Rect bleed_room(const Grid& grid, int slot, int taken, Length bleed) {
  const Rect box = grid.box(slot);
  const Length near = std::min(bleed, grid.gap / 2);
  const int column = slot % grid.columns;
  const bool right = column + 1 < grid.columns && slot + 1 < taken;
  const bool below = slot + grid.columns < taken;
  const Length x = box.corner.x, y = box.corner.y;
  return box_between(
      {std::max(Length(), x - (column > 0 ? near : bleed)),
       std::max(Length(), y - (slot >= grid.columns ? near : bleed))},
      {std::min(grid.paper.width, x + box.size.width + (right ? near : bleed)),
       std::min(grid.paper.height, y + box.size.height + (below ? near : bleed))});
}

/// The page with the cards from `first` on, in the first `taken` slots of `grid`.
Page make_page(const Grid& grid, std::size_t first, int taken, const SheetSpec& sheet) {
  Page page;
  page.paper = grid.paper;
  page.trim = grid.box(0);
  page.bleed = bleed_room(grid, 0, taken, sheet.bleed);
  std::vector<Rect> boxes;
  for (int slot = 0; slot < taken; ++slot) {
    const Rect box = grid.box(slot);
    const Rect room = bleed_room(grid, slot, taken, sheet.bleed);
    const Point centre{box.corner.x + box.size.width / 2,
                       box.corner.y + box.size.height / 2};
    const CardId card{static_cast<std::uint16_t>(first + static_cast<std::size_t>(slot))};
    page.faces.push_back({card, centre, sheet.bleed, room});
    page.trim = box_round(page.trim, box);
    page.bleed = box_round(page.bleed, room);
    boxes.push_back(box);
  }
  page.cut_lines = cut_lines(boxes, page.trim, grid.paper, sheet);
  return page;
}

}  // namespace

std::vector<Page> impose(std::size_t cards, const CardSpec& card,
                         const SheetSpec& sheet) {
  const Grid grid = choose_grid(card, sheet);
  const auto capacity = static_cast<std::size_t>(grid.capacity());
  std::vector<Page> pages;
  for (std::size_t first = 0; first < cards; first += capacity)
    pages.push_back(make_page(
        grid, first, static_cast<int>(std::min(capacity, cards - first)), sheet));
  return pages;
}

}  // namespace onematch
