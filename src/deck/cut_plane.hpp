// A plane without some of its symbols.
#pragma once

#include <vector>

#include "deck/blueprint.hpp"

namespace onematch {

/// What becomes of the cards that have exactly one of the symbols that are left out.
/// Two that lose the same symbol would share none; so one of them at most can stay.
enum class Tangents { dropped, one_kept };

/// The plane of `order`, in the affine numbering, without the symbols `left_out`: the
/// cards that have none of them and, with Tangents::one_kept, for each of them the
/// first card that has no other, without it.
Deck cut_plane(int order, const std::vector<int>& left_out, Tangents tangents);

/// Symbols of the plane of which no card has three: the n + 1 of the parabola y = x^2,
/// and its nucleus if n is even. Any cut along the first j of them leaves, of
/// n^2 + n + 1 - j symbols, n^2 + n + 1 - j (n + 1) + j (j - 1) / 2 cards, and j more
/// with one tangent kept for each.
std::vector<int> conic(int order);

/// The planes that have at most limits.symbols when cut, along a conic or along the
/// symbols that a search found (cut_table.cpp), without decoys.
std::vector<Blueprint> cut_planes(const DeckLimits& limits);

/// Cuts found by search (tests/bench/search_cuts.cpp): the order, a t where tangents are
/// kept, and the symbols left out: "8: 1 5 9 ..." or "11t: 0 4 ...".
const std::vector<const char*>& cut_table();

}  // namespace onematch
