// How a symbol looks, so that two that look the same can be found.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/lab.hpp"
#include "geometry/circle.hpp"

namespace onematch {

struct Painting;

/// The colours of a symbol on white paper, in the parts that rings and spokes about its
/// centre make of the smallest circle round its ink. So margins and size make no
/// difference, and turning a symbol turns its spokes.
struct Look {
  static constexpr std::size_t rings = 8;
  static constexpr std::size_t spokes = 128;

  std::vector<Lab> parts;          ///< spoke by spoke, ring after ring from the centre
  std::array<Lab, rings> means{};  ///< of each ring
  double inked = 0;                ///< share of the circle that isn't white
};

/// `frame` is that of the symbol, in the painting's pixels.
Look look_of(const Painting& painting, const Circle& frame);

/// How different two looks are when one is turned so that they are least so.
struct LookDifference {
  double mean =
      0;  ///< over the ink of the fuller one, as difference() of core/lab has it
  double most = 0;  ///< of any part
};

enum class Sight { color, grey };

/// Turned by at most `turn` radians, either way. Nothing if the mean is above `limit`.
std::optional<LookDifference> difference(const Look& a, const Look& b, Sight sight,
                                         double turn, double limit);

}  // namespace onematch
