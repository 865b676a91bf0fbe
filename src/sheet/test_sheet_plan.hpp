// Where the parts of a test sheet are.
#pragma once

#include <vector>

#include "sheet/scales.hpp"

namespace onematch {

/// Frame of the front, but for the words of the back.
struct TestSheetPlan {
  Ruler down;  ///< 100 mm long, or 50 on small paper; the one across is like it
  /// A is in the middle of the paper, where turning the back doesn't change it; B and C
  /// are at its left and right, level with each other and as far from the middle.
  Vernier a, b, c;
  Length side_stairs;   ///< where those at the left and right begin
  Length level_stairs;  ///< where those at the top and bottom begin
  /// For words and the ruler that runs across, over and under A. On the back they keep
  /// off all that is compared, however it is turned.
  Rect upper, lower, back_upper, back_lower;
};

/// The plans that are possible, the best first: rulers of 100 mm if there is room, else
/// 50; verniers that read 3 mm either way, else 2, with ticks as far apart as there is
/// room for, up to 5 mm. None if `paper` is too small.
std::vector<TestSheetPlan> plan_test_sheet(Size paper);

}  // namespace onematch
