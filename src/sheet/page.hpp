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
  Length bleed;  ///< how far the background reaches beyond the card's edge ...
  Rect room;     ///< ... as long as it stays inside this box
};

/// A crop mark, or a bar of a centre cross.
struct Segment {
  Point from, to;
  friend constexpr bool operator==(const Segment&, const Segment&) = default;
};

/// The edge of the card whose centre this is. Where the card touches another, the
/// straight part of a side may be left to that one.
struct Outline {
  Point centre;
  bool left = true;
  bool top = true;
  friend constexpr bool operator==(const Outline&, const Outline&) = default;
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
