// How the symbols of a card lie on it.
#pragma once

#include <cstdint>
#include <functional>
#include <numbers>
#include <vector>

#include "core/error.hpp"
#include "core/length.hpp"
#include "deck/deck.hpp"
#include "geometry/shape.hpp"
#include "geometry/silhouette.hpp"

namespace onematch {

/// What the user may say about the scatter.
struct ScatterSpec {
  Length clearance = Length::mm(1.5);  ///< between the ink of any two symbols
  Length edge = Length::mm(3);         ///< from ink to the card's edge
  double least_size = 0.7;             ///< of the mean size on the card
  double most_size = 1.3;
  double largest_angle = std::numbers::pi;  ///< either way; 0 is upright, pi is any
  std::uint64_t seed = 1;
  Source where;  ///< for messages
};

/// One symbol on a card, in the card frame: where the centre of its symbol frame
/// lies, the radius of its unit circle, and how far it is turned.
struct Placement {
  SymbolId symbol{};
  Vec2 centre;        ///< mm
  double radius = 0;  ///< mm
  double angle = 0;   ///< radians, clockwise on paper
};

using CardLayout = std::vector<Placement>;

/// Scatters the symbols of every card of `deck` over a card of the given `shape`.
/// `silhouettes` has one entry for each symbol of the deck.
///
/// The layout of a card depends on the seed, the card's number and its symbols alone,
/// not on `threads`. `progress`, if any, is called with the number of cards done; the
/// calls come from several threads, one at a time.
///
/// Throws Error if the symbols of a card can't be kept apart at this clearance.
std::vector<CardLayout> place_deck(const Deck& deck,
                                   const std::vector<Silhouette>& silhouettes,
                                   const Shape& shape, const ScatterSpec& spec,
                                   int threads,
                                   const std::function<void(std::size_t)>& progress = {});

}  // namespace onematch
