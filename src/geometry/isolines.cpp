#include "geometry/isolines.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace onematch {
namespace {

/// The sides of a cell between four pixels' middles, clockwise from the top.
enum Side : std::size_t { top, right, bottom, left };

/// Marching squares (Lorensen and Cline, "Marching cubes", 1987, in the plane) over cells
/// whose corners are the middles of pixels, and one cell more all round.
class Marching {
 public:
  explicit Marching(const AlphaMask& mask)
      : mask_(mask),
        level_(half_of_most(mask)),
        columns_(mask.width + 1),
        rows_(mask.height + 1),
        seen_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)) {}

  std::vector<Polygon> all() {
    std::vector<Polygon> lines;
    // Every line crosses the top of some cell downwards into the ink.
    for (int y = 0; y < rows_; ++y)
      for (int x = 0; x < columns_; ++x)
        if (enters_at_top(x, y) && !seen_at(x, y)) lines.push_back(follow(x, y));
    return lines;
  }

 private:
  double at(int x, int y) const {
    const bool inside = 0 <= x && x < mask_.width && 0 <= y && y < mask_.height;
    return inside ? mask_.at(x, y) : 0;
  }
  static double half_of_most(const AlphaMask& mask) {
    const auto most = std::max_element(mask.alpha.begin(), mask.alpha.end());
    return most == mask.alpha.end() ? 0 : *most / 2.0;
  }
  bool inked(int x, int y) const { return at(x, y) > level_; }
  bool enters_at_top(int x, int y) const {
    return !inked(x - 1, y - 1) && inked(x, y - 1);
  }
  std::vector<bool>::reference seen_at(int x, int y) {
    return seen_[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_) +
                 static_cast<std::size_t>(x)];
  }

  /// Where the line crosses from the middle of pixel (x, y) to that of (u, v).
  Vec2 crossing(int x, int y, int u, int v) const {
    const double share = (level_ - at(x, y)) / (at(u, v) - at(x, y));
    return {x + 0.5 + share * (u - x), y + 0.5 + share * (v - y)};
  }

  /// The line through the top of cell (x, y), ink to its left as it goes down.
  Polygon follow(int x, int y) {
    Polygon line;
    const int x0 = x, y0 = y;
    Side entered = top;
    do {
      if (entered == top) seen_at(x, y) = true;
      // The cell's corners clockwise from its top left; ink is on the left all along, so
      // the line leaves by the next side, clockwise, that leads from ink to none.
      const std::array<std::array<int, 2>, 4> corners{
          {{x - 1, y - 1}, {x, y - 1}, {x, y}, {x - 1, y}}};
      std::size_t side = entered;
      do side = (side + 1) % 4;
      while (!(inked(corners[side][0], corners[side][1]) &&
               !inked(corners[(side + 1) % 4][0], corners[(side + 1) % 4][1])));
      const auto& from = corners[side];
      const auto& to = corners[(side + 1) % 4];
      line.push_back(crossing(from[0], from[1], to[0], to[1]));
      x += side == right ? 1 : side == left ? -1 : 0;
      y += side == bottom ? 1 : side == top ? -1 : 0;
      entered = static_cast<Side>((side + 2) % 4);
    } while (x != x0 || y != y0 || entered != top);
    return line;
  }

  const AlphaMask& mask_;
  double level_;  ///< of opacity, that the lines are of
  int columns_, rows_;
  std::vector<bool> seen_;  ///< cells whose top a line has come through
};

}  // namespace

std::vector<Polygon> isolines(const AlphaMask& mask) {
  return Marching(mask).all();
}

}  // namespace onematch
