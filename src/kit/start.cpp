#include <algorithm>
#include <numbers>

#include "kit/draw.hpp"

namespace onematch {
namespace {

using namespace literals;

/// The small board in its box.
struct SmallBoard {
  Rect box;

  Length bar() const { return 0.05 * box.size.width; }
  /// Its numbers must have room in letters of 6 pt.
  Length rim() const { return std::max(0.065 * box.size.width, 3.5_mm); }
  Length pitch() const { return (box.size.width - bar()) / 6; }
  Length length() const { return 0.38 * (box.size.height - 2 * rim()); }

  /// `up` from the edge of the near or the far player.
  Point at(Length x, Length up, bool is_far) const {
    const Length bottom = box.corner.y + box.size.height;
    return {box.corner.x + x, is_far ? box.corner.y + up : bottom - up};
  }
};

void draw_small_point(const SmallBoard& board, int point, bool is_far,
                      std::vector<KitItem>& items) {
  const Length left = (point - 1) * board.pitch(), middle = left + board.pitch() / 2;
  const bool is_brown = (point % 2 == 1) != is_far;
  items.push_back(
      {Part::start_point,
       Figure{{board.at(left, board.rim(), is_far),
               board.at(left + board.pitch(), board.rim(), is_far),
               board.at(middle, board.rim() + board.length(), is_far)},
              {is_brown ? kit_ink::brown : kit_ink::cream, kit_ink::dark, 0.1_mm}}});
  const Length letter = 0.62 * board.rim();
  const Length foot = board.rim() / 2 - 0.36 * letter;
  items.push_back(
      {Part::text, Lettering{board.at(middle, foot, is_far), letter,
                             std::to_string(point), Typeface::bold, Align::middle,
                             is_far ? std::numbers::pi : 0, kit_ink::dark}});
}

/// A pile, seen a little from the side of its player: the lowest man first.
void draw_pile(const SmallBoard& board, int point, int men, bool is_far,
               const Color& color, std::vector<KitItem>& items) {
  const Length radius = 0.40 * board.pitch(), step = 0.5 * radius;
  const Length middle = (point - 1) * board.pitch() + board.pitch() / 2;
  for (int man = 0; man < men; ++man)
    items.push_back(
        {Part::start_man,
         Disc{board.at(middle, board.rim() + radius + 0.3_mm + man * step, is_far),
              radius,
              {color, shown_on(color), 0.15_mm}}});
}

}  // namespace

std::vector<KitItem> draw_start(const Variant& variant, const Rect& box,
                                const std::array<Color, 2>& colors) {
  const SmallBoard board{box};
  std::vector<KitItem> items;
  items.push_back({Part::ornament, box_figure(box, {white, kit_ink::dark, 0.35_mm})});
  const Length bar = box.corner.x + box.size.width - board.bar();
  items.push_back(
      {Part::ornament, box_figure({{bar, box.corner.y}, {board.bar(), box.size.height}},
                                  {kit_ink::cream, kit_ink::dark, 0.2_mm})});
  for (const bool is_far : {true, false})
    for (int point = 1; point <= 6; ++point) {
      draw_small_point(board, point, is_far, items);
      draw_pile(board, point, variant.piles.at(static_cast<std::size_t>(point - 1)),
                is_far, colors.at(is_far ? 1 : 0), items);
    }
  return items;
}

}  // namespace onematch
