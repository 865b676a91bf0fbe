// Where cards go on a sheet of paper.
#pragma once

#include <optional>

#include "core/length.hpp"

namespace onematch {

/// `columns` x `rows` equal cards, both at least 1, centred on the paper, so that a
/// sheet of backs, turned over, lands on the fronts.
///
/// Slots are numbered row by row from the top left: 0 <= slot < capacity().
struct Grid {
  Size paper;
  Size card;
  Length gap;
  int columns = 1;
  int rows = 1;

  int capacity() const { return columns * rows; }

  /// The box of the card in `slot`, on the paper.
  Rect box(int slot) const;
};

/// The grid that puts the most cards on `paper`, at least `margin` from each of its
/// edges and `gap` from each other. Cards are not turned. Nothing if not even one fits.
std::optional<Grid> fit_grid(Size paper, Length margin, Size card, Length gap);

/// What the margins leave of the paper.
Size inside_margins(Size paper, Length margin);

}  // namespace onematch
