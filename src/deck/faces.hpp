// Symbols with several faces, such as a word and a picture: which card shows which.
#pragma once

#include <cstddef>
#include <vector>

#include "deck/deck.hpp"

namespace onematch {

constexpr std::size_t most_faces = 8;  ///< of one symbol

/// For each card and each symbol on it, in the card's order: its face there, from 0.
using Faces = std::vector<std::vector<std::size_t>>;

/// Deals out the faces of which each symbol has so many, 1 to most_faces, in three ways
/// as evenly as can be: no face of a symbol is on two more cards than another of that
/// symbol; on no card are there two more of one number than of another among the symbols
/// with equally many faces; and so pairs of cards match by different faces as often as is
/// possible at all (Turán, 1941).
Faces deal_faces(const Deck& deck, const std::vector<std::size_t>& face_counts);

/// How many matches, of two cards by a symbol, show two different faces of it. In a deck
/// with one match those are the pairs of cards that match by different faces.
std::size_t matches_by_different_faces(const Deck& deck, const Faces& faces);

}  // namespace onematch
