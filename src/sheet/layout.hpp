// Where cards go on a sheet of paper.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "sheet/page.hpp"
#include "sheet/spec.hpp"

namespace onematch {

struct Slot {
  Point centre;
  double angle = 0;  ///< radians, clockwise on paper: 0 or a quarter turn
};

/// The places of the fronts on a sheet, in the order in which they are filled.
struct Layout {
  Size paper;
  std::vector<Slot> slots;
  std::optional<Segment> fold;  ///< the backs are on the other side of it
};

/// The layout that holds the most cards, at least the margin from the paper's edges,
/// the gap from each other, and their bleed from the marks that a cutting machine needs:
/// the paper portrait or landscape, as the spec says; the cards in any arrangement of
/// best_packing(), in the middle of the paper. If the `back` is to be folded over, in one
/// half of it, with all bleed at least 5 mm from the fold.
///
/// With spec.slots these are the slots, in their order, on the paper as it is given.
///
/// Throws Error at card.size_at if not even one card fits, saying which would; at
/// spec.slots_at if a slot is in the margin or meets another or a mark for a machine; at
/// spec.margin_at if those marks are in the margin.
Layout choose_layout(const CardSpec& card, const SheetSpec& spec, const BackSpec* back);

/// How many cards more would fit on a sheet if they, or the gap, were smaller.
struct Alternative {
  std::size_t cards = 0;
  Shape shape;  ///< the largest, to 0.1 mm, that lets so many fit
  Length gap;
};

/// The next larger number of cards that a smaller card allows, down to 80 % of the size;
/// nothing if there is none, or if the slots are given.
std::optional<Alternative> with_smaller_card(const CardSpec& card, const SheetSpec& spec,
                                             const BackSpec* back);

/// The same with the same card and a smaller gap, to 0.1 mm.
std::optional<Alternative> with_smaller_gap(const CardSpec& card, const SheetSpec& spec,
                                            const BackSpec* back);

}  // namespace onematch
