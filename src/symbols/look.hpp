// How a symbol looks, so that two that look the same can be found.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/color.hpp"
#include "core/lab.hpp"
#include "geometry/circle.hpp"

namespace onematch {

struct Painting;

/// The colours of a symbol in the parts that rings and spokes about its centre make of
/// the smallest circle round its ink. So margins and size make no difference, and turning
/// a symbol turns its spokes.
struct Look {
  static constexpr std::size_t rings = 16;
  static constexpr std::size_t spokes = 128;

  /// 0 to 1, the colours multiplied by alpha.
  struct Part {
    float red = 0, green = 0, blue = 0, alpha = 0;

    friend bool operator==(const Part&, const Part&) = default;
  };
  std::vector<Part> parts;  ///< spoke by spoke, ring after ring from the centre
};

/// `frame` is that of the symbol, in the painting's pixels.
Look look_of(const Painting& painting, const Circle& frame);

enum class Sight { color, grey };

/// A look as it is seen on a card.
struct View {
  std::vector<Lab> parts;                ///< in the order of the look's
  std::array<Lab, Look::rings> means{};  ///< of each ring
  /// Sums of lightness by area, so that most pairs can be told apart without a look at
  /// all parts in all turns. By rank: of each ring's parts, the darkest eight, the next
  /// eight and so on. Along: of a part and the seven that follow it in its ring.
  std::vector<double> by_rank, along;
  std::vector<double>
      relief;        ///< how far a part is from the most different one beside it
  double inked = 0;  ///< share of the circle that isn't the card's
  std::array<double, Look::rings> inked_in{};  ///< the same, ring by ring
  double contrast = 0;  ///< the furthest that a part is from the card
};

/// On a card of that colour, on white paper.
View view_of(const Look& look, const Color& card, Sight sight);

/// Whether two have ink as far from the centre, whatever its colours: a quick look that
/// two shades of one drawing pass in any turn, and few others.
bool have_ink_alike(const View& a, const View& b);

/// How different two looks are when one is turned so that they are least so.
struct LookDifference {
  /// Over the ink of the fuller one, as difference() of core/lab has it.
  double mean = 0;
  /// The share of their drawing in which one is different from the other by more than
  /// noise and a shift by less than a part come to. The drawing is what is not level.
  double redrawn = 0;
  double farthest = 0;  ///< of any part, beyond what such a shift comes to
  double most = 0;      ///< the same, over the larger contrast
};

/// Turned by at most `turn` radians, either way. Nothing if the mean is above `limit`.
std::optional<LookDifference> difference(const View& a, const View& b, double turn,
                                         double limit);

}  // namespace onematch
