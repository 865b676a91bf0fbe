// Where a row of words is broken into lines.
#pragma once

#include <cstddef>
#include <vector>

namespace onematch {

/// A word as it is measured, in any one unit.
struct WordBox {
  double width = 0;
  bool may_end_line = false;
};

/// What all lines have in common, in the same unit.
struct LineMeasure {
  double space = 0;   ///< width of a blank between words
  double pitch = 0;   ///< from line to line
  double height = 0;  ///< of the ink of a line
};

/// The numbers of the words that end a line, but for the last, so that the circle round
/// the centred lines is as small as can be. None, if that would not be a tenth smaller
/// than the circle round a single line.
std::vector<std::size_t> break_lines(const std::vector<WordBox>& words,
                                     const LineMeasure& measure);

/// The radius of that circle, which is centred half way down the lines, for given breaks.
double radius_of(const std::vector<WordBox>& words, const LineMeasure& measure,
                 const std::vector<std::size_t>& breaks);

}  // namespace onematch
