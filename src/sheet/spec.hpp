// What a card and a sheet look like, as the project file says it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/color.hpp"
#include "core/error.hpp"
#include "core/length.hpp"
#include "geometry/shape.hpp"

namespace onematch {

struct Border {
  Length width;  ///< inside the card's edge; as much again goes into the bleed
  Color color = black;
};

struct CardSpec {
  Shape shape;
  Color background = white;       ///< fills the card and its bleed
  std::filesystem::path picture;  ///< over the background; empty: none
  Source picture_at;
  std::optional<Border> border;
  Source size_at;  ///< for "does not fit"
};

enum class Orientation { automatic, portrait, landscape };

/// Marks that help to cut.
///
/// `crop`: short lines in line with the cards' edges, outside the block of cards.
/// `outline`: each card's edge. `center`: a small cross in the middle of each card, for
/// the needle of a compass cutter or for a punch.
struct Marks {
  bool crop = true;
  bool outline = false;
  bool center = false;
};

struct SheetSpec {
  std::string paper_name = "A4";  ///< for reports; "210 x 297 mm" if custom
  Size paper{Length::mm(210), Length::mm(297)};  ///< as bought: portrait unless custom
  Orientation orientation = Orientation::automatic;
  Length margin = Length::mm(5);
  Length gap = Length::mm(2);
  Length bleed = Length::mm(3);
  Marks marks;
};

}  // namespace onematch
