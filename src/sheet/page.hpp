// What stands where on each sheet: the one thing that every output is drawn from.
// Sheet frame: origin at the paper's top-left corner, y down.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/length.hpp"
#include "deck/deck.hpp"
#include "geometry/polygon.hpp"

namespace onematch {

enum class Side { front, back };

/// One side of a card.
struct CardFace {
  CardId card{};
  Point centre;
  Length bleed;  ///< how far the background reaches beyond the card's edge ...
  Rect room;     ///< ... as long as it stays inside this box
  double angle = 0;  ///< radians, clockwise on paper; a multiple of a quarter turn
  Side side = Side::front;
  std::size_t pile = 0;  ///< which of the deck's piles it is of: says which back it has
};

/// How a line shows: `plain` on blank paper, `two_tone` on whatever is under it.
enum class LineStyle { plain, two_tone, dashed };

/// A crop mark, a guide, a bar of a centre cross, a fold.
struct Segment {
  Point from, to;
  LineStyle style = LineStyle::plain;
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

/// A filled box: part of a mark that a cutting machine looks for.
struct Bar {
  Rect box;
  friend constexpr bool operator==(const Bar&, const Bar&) = default;
};

using CutLine = std::variant<Segment, Outline>;

/// A line of text in a box as wide as `width` and as high as `height`; what is too long
/// ends in dots.
struct Caption {
  Point corner;  ///< the box's top left, before it is turned round this corner
  Length width, height;
  std::string text;
  double angle = 0;  ///< radians, clockwise on paper
  friend bool operator==(const Caption&, const Caption&) = default;
};

/// Lines and words for the person who prints.
struct Notes {
  std::vector<Segment> lines;
  std::vector<Caption> captions;
  friend bool operator==(const Notes&, const Notes&) = default;
};

/// What a printer's own errors ask for: all that is on the page is scaled and turned
/// about the middle of the paper, then moved.
struct Correction {
  double across = 1, down = 1;  ///< scale
  double angle = 0;             ///< radians, clockwise on paper
  Length right, below;          ///< how far to move
  friend constexpr bool operator==(const Correction&, const Correction&) = default;
};

/// One side of a sheet of paper. Places are those on perfect paper, before `correction`.
struct Page {
  Size paper;
  Side side = Side::front;  ///< of the sheet; of a sheet to be folded, the front
  std::size_t sheet = 0;    ///< which sheet of paper, from 0
  std::string label;        ///< for the viewer's list of pages: "Sheet 3 back"
  Rect trim;                ///< the smallest box round the cards
  Rect bleed;               ///< the same with their bleed, inside the paper
  std::vector<CardFace> faces;
  std::vector<CutLine> cut_lines;  ///< no line is there twice
  Notes footer;                    ///< outside the cards, what the sheet is
  Notes content;                   ///< of a page without cards
  Correction correction;
};

}  // namespace onematch
