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
#include "placement/face.hpp"

namespace onematch {

/// Whether symbols are as large as there is room for, or leave each other air.
enum class Fullness { full, airy };

/// What the user may say about the scatter.
struct ScatterSpec {
  Length clearance = Length::mm(1.5);  ///< between the ink of any two symbols
  Length edge = Length::mm(3);         ///< from ink to the card's edge
  double least_size = 0.7;             ///< of the mean size on the card, above 0 to 1
  double most_size = 1.3;              ///< of the mean size on the card, at least 1
  double largest_angle = std::numbers::pi;  ///< either way; 0 is upright, pi is any
  Fullness fullness = Fullness::full;
  std::uint64_t seed = 1;
  Source where;  ///< for messages
};

/// How large a symbol of radius 1 looks, and what the range of sizes is about: halfway
/// (in ratio) between the radius of the circle round its outline and that of a disc of
/// its area. So a pencil may be longer than a ball is wide before it counts as larger.
double visual_size(const Silhouette& silhouette);

/// One symbol on a card, by one of its faces, in the card frame: where the centre of its
/// symbol frame lies, the radius of its unit circle, and how far it is turned.
struct Placement {
  FaceId face{};
  Vec2 centre;        ///< mm
  double radius = 0;  ///< mm
  double angle = 0;   ///< radians, clockwise on paper, from -pi to pi
};

using CardLayout = std::vector<Placement>;

/// Scatters the symbols of every card of `deck` over a card of the given `shape`.
/// `cast` says by which faces. On each card, the visual size of every symbol is within
/// the spec's range of their mean. Symbols whose rims look alike are a little further
/// apart than others, where there are others to lie between them. Nearly every symbol is
/// the one in the middle of some card, if it is on as many as a card has symbols.
///
/// The layout of a card depends on the deck, the seed and the card's number alone, not on
/// `threads`; it is the same to the bit on every machine. `progress`, if any, is called
/// with the number of cards done; the calls come from several threads, one at a time.
///
/// Throws Error at spec.where if there is no room for a card's symbols at this clearance
/// and edge; the hint says what there is room for.
std::vector<CardLayout> place_deck(const Deck& deck, const Cast& cast, const Shape& shape,
                                   const ScatterSpec& spec, int threads,
                                   const std::function<void(std::size_t)>& progress = {});

}  // namespace onematch
