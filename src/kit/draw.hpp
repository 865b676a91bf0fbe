// The parts of a kit as pieces to be painted.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "kit/item.hpp"
#include "kit/measures.hpp"
#include "kit/words.hpp"
#include "tables/variant.hpp"

namespace onematch {

/// The half board in the middle of `room`, and at both ends of it, where there is room, a
/// tray for men that are borne off.
std::vector<KitItem> draw_board(Length man, const Rect& room, const KitWords& words);

/// Where the men's centres are, player by player, the block's top left in `corner`.
std::vector<Point> places_of_men(Point corner, Length man, Length pitch);

/// Dark or white, whichever shows on that colour.
Color shown_on(const Color& ground);

/// A man, his bleed first, and a pale disc if there is to be an emblem on it.
std::vector<KitItem> draw_man(Point centre, Length radius, Length bleed,
                              std::size_t player, const std::array<Color, 2>& colors,
                              bool emblem);

/// How large an emblem on a man may be, of his radius.
inline constexpr double emblem_of_man = 0.52;

/// A net with its top left in `corner`. Folded back it is a right-handed die: with 1
/// above and 2 in front, 3 is on the right.
struct Net {
  std::vector<KitItem> items;
  std::vector<Segment> cuts, folds;
};
Net draw_net(Point corner);

/// The start of the game in `box`: the half board, and the men on it in piles.
std::vector<KitItem> draw_start(const Variant& variant, const Rect& box,
                                const std::array<Color, 2>& colors);

/// How high that is for its width.
inline constexpr double start_proportion = 0.74;

}  // namespace onematch
