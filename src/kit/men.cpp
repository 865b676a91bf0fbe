#include "kit/draw.hpp"

namespace onematch {

Color shown_on(const Color& ground) {
  return brightness_of(ground) < 0.5 ? white : kit_ink::dark;
}

std::vector<Point> places_of_men(Point corner, Length man, Length pitch) {
  // The short rows are in the middle of the block.
  struct Row {
    int first, men;
  };
  constexpr std::array<Row, 6> rows{{{0, 6}, {0, 6}, {1, 4}, {1, 4}, {0, 6}, {0, 6}}};
  std::vector<Point> places;
  for (std::size_t row = 0; row < rows.size(); ++row)
    for (int i = 0; i < rows[row].men; ++i)
      places.push_back({corner.x + man / 2 + (rows[row].first + i) * pitch,
                        corner.y + man / 2 + static_cast<double>(row) * pitch});
  return places;
}

std::vector<KitItem> draw_man(Point centre, Length radius, Length bleed,
                              std::size_t player, const std::array<Color, 2>& colors,
                              bool emblem) {
  const Color ground = colors.at(player), mark = shown_on(ground);
  std::vector<KitItem> items;
  items.push_back({Part::ornament, Disc{centre, radius + bleed, {ground, {}}}});
  items.push_back({Part::man, Disc{centre, radius, {ground, {}}}});
  const auto ring = [&](double share, double width) {
    items.push_back(
        {Part::ornament, Disc{centre, share * radius, {{}, mark, width * radius}}});
  };
  if (player == 1) {
    ring(0.80, 0.10);
    if (!emblem) ring(0.45, 0.10);
  }
  if (emblem) items.push_back({Part::ornament, Disc{centre, 0.66 * radius, {white, {}}}});
  return items;
}

}  // namespace onematch
