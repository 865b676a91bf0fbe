// Which faces there are, and which card shows which.
#pragma once

#include <vector>

#include "cli/materials.hpp"
#include "deck/faces.hpp"
#include "symbols/find.hpp"

namespace onematch {

/// Deals out the faces of the deck of `materials`, all of which but the cast is there.
/// `sources` are those of materials.symbols, in their order.
Cast cast_of(const Materials& materials, const std::vector<SymbolSource>& sources);

/// For each card and each symbol on it, the number of the face that it shows.
Faces faces_shown(const Cast& cast);

}  // namespace onematch
