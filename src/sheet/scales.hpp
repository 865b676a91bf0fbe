// Scales to measure a printer by: rulers, verniers, and stairs at the paper's edges.
#pragma once

#include <string>

#include "sheet/page.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// Whether the two sides of a sheet are mirrored left to right, seen through the paper;
/// else they are top to bottom.
bool mirrors_columns(Size paper, Flip flip);

/// The place on the other side of the sheet that lies behind `point`. Its own inverse.
Point behind(Point point, Size paper, Flip flip);

/// A scale of millimetres: ticks above its line or, if it runs down, left of it; each
/// tenth is numbered.
struct Ruler {
  Point start;
  bool across = true;  ///< runs to the right; else down
  int length = 100;    ///< mm, a multiple of 10
  Length letters;      ///< height of the numbers
};

void draw_ruler(const Ruler& ruler, Notes& notes);

/// Where the ticks of a vernier are, seen from its zero.
enum class TickSide { above, left, right };

/// A scale on both sides of the sheet that tells, against the light, how far the back is
/// off. The front has a tick each `pitch`, the back each `pitch` less 0.25 mm, so that
/// the tick that meets its partner is as many quarters of a millimetre from the zero.
/// Each fourth is long and numbered on the front; odd ones are short, so that a tick that
/// meets the neighbour of its partner is told by its length.
///
/// The number is what to write into the project file: the opposite of the error, towards
/// the right and the foot of the back page.
struct Vernier {
  std::string name;                  ///< stands beside it, on the front
  Point zero;                        ///< on the front
  TickSide ticks = TickSide::above;  ///< above: it measures to the right, else down
  Length pitch;
  int range = 12;  ///< in quarters of a millimetre, either way; a multiple of 4
  Length letters;  ///< height of the numbers
};

/// How far the numbers of a ruler or vernier reach from its line, if they have so many
/// digits and it runs down.
Length depth_of_scale(int digits, Length letters);

/// How far from a vernier's zero, to the side of its ticks, the ticks of both sides are
/// compared.
constexpr Length vernier_reading = Length::mm(1.5);

/// A box round all of it that is on the front, and the back's ticks moved 3 mm.
Rect box_of(const Vernier& vernier);

void draw_front(const Vernier& vernier, Size paper, Flip flip, Notes& notes);
void draw_back(const Vernier& vernier, Size paper, Flip flip, Notes& notes);

enum class PaperEdge { left, right, top, bottom };

/// How long a stair is, along its edge.
constexpr Length stair_length = Length::mm(48);

/// Twelve lines along an edge of the paper, 4 mm long, each a millimetre further inside
/// than the last, and numbered so on its inner side. `start`: where the first begins,
/// along the edge.
void draw_stair(PaperEdge edge, Length start, Size paper, Notes& notes);

}  // namespace onematch
