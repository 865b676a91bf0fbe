#include <numbers>

#include "kit/draw.hpp"

namespace onematch {
namespace {

using namespace literals;

constexpr double half_turn = std::numbers::pi;

/// Paints in the frame of one player: his row is at the foot of it.
class BoardSide {
 public:
  BoardSide(const Rect& board, bool is_far) : board_(board), far_(is_far) {}

  /// `x` from the board's left, as the near player sees it, `up` from this side's edge.
  Point at(Length x, Length up) const {
    const Length bottom = board_.corner.y + board_.size.height;
    return {board_.corner.x + x, far_ ? board_.corner.y + up : bottom - up};
  }

  KitItem letters(Part part, Point place, Length letter, const std::string& text,
                  Typeface face) const {
    return {part, Lettering{place, letter, text, face, Align::middle,
                            far_ ? half_turn : 0, kit_ink::dark}};
  }

 private:
  Rect board_;
  bool far_;
};

void draw_row(const BoardSide& side, const BoardMeasures& measures, bool is_far,
              std::vector<KitItem>& items) {
  const Length base = measures.frame + measures.numbers;
  for (int p = 0; p < 6; ++p) {
    const Length left = measures.frame + p * measures.point_width;
    const Length middle = left + measures.point_width / 2;
    // Points that face each other differ, as on any such board.
    const bool is_brown = (p % 2 == 0) != is_far;
    items.push_back(
        {Part::point,
         Figure{{side.at(left, base), side.at(left + measures.point_width, base),
                 side.at(middle, base + measures.point_length)},
                {is_brown ? kit_ink::brown : kit_ink::cream, kit_ink::dark, 0.2_mm}}});
    items.push_back(
        side.letters(Part::point_number,
                     side.at(middle, measures.frame + measures.numbers / 2 - 1.8_mm),
                     5_mm, std::to_string(p + 1), Typeface::bold));
  }
}

/// A quiet ornament along the middle of the board.
void draw_middle(const Rect& board, const BoardMeasures& measures,
                 std::vector<KitItem>& items) {
  const Length y = board.corner.y + board.size.height / 2;
  const Length x = board.corner.x + measures.frame + 3 * measures.point_width;
  const auto diamond = [&](Length at, Length half, const Brush& ink) {
    items.push_back(
        {Part::ornament,
         Figure{{{at - half, y}, {at, y - half}, {at + half, y}, {at, y + half}}, ink}});
  };
  const Brush fine{{}, kit_ink::brown, 0.3_mm};
  const Length reach = 2.2 * measures.point_width;
  for (const double side : {-1.0, 1.0}) {
    items.push_back(
        {Part::ornament,
         Line{{x + side * 8_mm, y}, {x + side * reach, y}, kit_ink::brown, 0.3_mm}});
    diamond(x + side * (reach + 1.6_mm), 1.6_mm, {kit_ink::brown, {}});
  }
  diamond(x, 6_mm, fine);
  diamond(x, 3.6_mm, {kit_ink::brown, {}});
}

void draw_bar(const Rect& board, const BoardMeasures& measures, const KitWords& words,
              std::vector<KitItem>& items) {
  const Length left = board.corner.x + board.size.width - measures.frame - measures.bar;
  const Rect strip{{left, board.corner.y + measures.frame},
                   {measures.bar, board.size.height - 2 * measures.frame}};
  items.push_back({Part::ornament, box_figure(strip, {kit_ink::cream, {}})});
  items.push_back({Part::ornament, Line{strip.corner,
                                        {left, strip.corner.y + strip.size.height},
                                        kit_ink::dark,
                                        0.4_mm}});
  const Length middle = board.corner.y + board.size.height / 2;
  const Length quarter = measures.middle / 2 + measures.point_length / 2;
  for (const double side : {-1.0, 1.0})
    items.push_back(
        {Part::point_number,
         Lettering{{left + measures.bar / 2 + side * 1.15_mm, middle + side * quarter},
                   3.2_mm,
                   std::string(words.bar),
                   Typeface::regular,
                   Align::middle,
                   side * half_turn / -2,
                   kit_ink::dark}});
}

/// Where the men go that are out, between the board and the end of the page.
void draw_tray(const BoardSide& side, const Rect& board, Length depth,
               const KitWords& words, std::vector<KitItem>& items) {
  const Length gap = 5_mm;
  const Point from = side.at(Length(), -gap), to = side.at(board.size.width, -depth);
  items.push_back({Part::ornament, Figure{{from, {to.x, from.y}, to, {from.x, to.y}},
                                          {{}, kit_ink::brown, 0.3_mm}}});
  items.push_back(side.letters(Part::point_number,
                               side.at(board.size.width / 2, -(gap + depth) / 2 - 1.1_mm),
                               3.4_mm, std::string(words.borne_off), Typeface::regular));
}

}  // namespace

std::vector<KitItem> draw_board(Length man, const Rect& room, const KitWords& words) {
  const BoardMeasures measures(man);
  const Rect board{{room.corner.x + (room.size.width - measures.size.width) / 2,
                    room.corner.y + (room.size.height - measures.size.height) / 2},
                   measures.size};
  std::vector<KitItem> items;
  items.push_back({Part::board, box_figure(board, {{}, kit_ink::dark, 0.7_mm})});
  const Length rim = measures.frame + measures.numbers;
  items.push_back({Part::ornament,
                   box_figure({{board.corner.x + measures.frame, board.corner.y + rim},
                               {6 * measures.point_width, board.size.height - 2 * rim}},
                              {{}, kit_ink::dark, 0.3_mm})});
  draw_bar(board, measures, words, items);
  const Length free = (room.size.height - board.size.height) / 2;
  for (const bool is_far : {true, false}) {
    const BoardSide side(board, is_far);
    draw_row(side, measures, is_far, items);
    constexpr Length least = 16_mm;
    if (free >= least)
      draw_tray(side, board, std::min(free, 5_mm + 1.3 * man), words, items);
  }
  draw_middle(board, measures, items);
  return items;
}

}  // namespace onematch
