// Marks that a cutting machine looks for.
#pragma once

#include <vector>

#include "sheet/page.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// How far the marks of a Silhouette are from the paper's edges.
inline constexpr Length registration_inset = Length::mm(10.008);

/// The filled boxes of the marks; none for a machine that prints its own. Never changed
/// once published: saved cut files rely on their places.
std::vector<Rect> registration_bars(Size paper, const SheetSpec& spec);

/// What no card or bleed may enter, that the machine finds its marks.
std::vector<Rect> registration_zones(Size paper, const SheetSpec& spec);

/// How far from the paper's edges cards must stay: a Silhouette cuts only between its
/// marks, Cricut's own want all paper within 13.6 mm of the edges, bleed included.
Length machine_margin(const SheetSpec& spec);

}  // namespace onematch
