#include "sheet/grid.hpp"

#include <cassert>
#include <cmath>

namespace onematch {
namespace {

/// How many cards of length `card` fit in `room`, `gap` apart.
int count_in(Length room, Length card, Length gap) {
  // n cards take n * card + (n - 1) * gap. The slack lets a row that fits exactly
  // on paper survive rounding: 3 x 70 mm must fit in 210 mm.
  constexpr double slack = 1e-9;
  return static_cast<int>(std::floor((room + gap) / (card + gap) + slack));
}

/// The space before the first of `n` cards when the row is centred in `whole`.
Length lead(Length whole, int n, Length card, Length gap) {
  return (whole - n * card - (n - 1) * gap) / 2;
}

}  // namespace

Rect Grid::box(int slot) const {
  assert(0 <= slot && slot < capacity());
  const int column = slot % columns;
  const int row = slot / columns;
  return {{lead(paper.width, columns, card.width, gap) + column * (card.width + gap),
           lead(paper.height, rows, card.height, gap) + row * (card.height + gap)},
          card};
}

std::optional<Grid> fit_grid(Size paper, Length margin, Size card, Length gap) {
  assert(card.width > Length() && card.height > Length());
  assert(gap >= Length());
  const Size room = inside_margins(paper, margin);
  const int columns = count_in(room.width, card.width, gap);
  const int rows = count_in(room.height, card.height, gap);
  if (columns < 1 || rows < 1) return {};
  return Grid{paper, card, gap, columns, rows};
}

Size inside_margins(Size paper, Length margin) {
  return {paper.width - 2 * margin, paper.height - 2 * margin};
}

}  // namespace onematch
