// What stands where on each sheet: the one thing that every output is drawn from.
// Sheet frame: origin at the paper's top-left corner, y down.
#pragma once

#include <variant>
#include <vector>

#include "core/length.hpp"
#include "deck/deck.hpp"

namespace onematch {

/// The front of a card.
struct CardFace {
  CardId card{};
  Point centre;
  Rect room;  ///< the card's background may bleed as far as this box, and no further
};

/// A crop mark, or an arm of a centre cross.
struct Segment {
  Point from, to;
};

/// The edge of the card whose centre this is.
struct Outline {
  Point centre;
};

using CutLine = std::variant<Segment, Outline>;

struct Page {
  Size paper;
  Rect trim;   ///< the smallest box round the cards
  Rect bleed;  ///< the same with their bleed, inside the paper
  std::vector<CardFace> faces;
  std::vector<CutLine> cut_lines;  ///< no line is there twice
};

}  // namespace onematch
