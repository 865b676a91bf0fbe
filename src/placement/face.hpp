// What the scatter needs to know of a picture.
#pragma once

#include <cstdint>
#include <numbers>
#include <vector>

#include "core/color.hpp"
#include "deck/deck.hpp"
#include "geometry/silhouette.hpp"

namespace onematch {

/// Counts the faces of all symbols of a deck together.
enum class FaceId : std::uint32_t {};

constexpr std::size_t index(FaceId id) {
  return static_cast<std::size_t>(id);
}

/// A face of a symbol, as far as placement is concerned.
struct Face {
  SymbolId symbol{};  ///< whose face it is
  Silhouette silhouette;
  std::vector<Color> rim;  ///< colours at places spread evenly round the ink; or none
  double largest_angle = std::numbers::pi;  ///< either way, if the spec allows as much
};

/// All faces of a deck's symbols, and which of them its cards show.
struct Cast {
  std::vector<Face> faces;  ///< by FaceId
  std::vector<std::vector<FaceId>>
      shown;  ///< for each card and each symbol on it, in order
};

/// How much the rims of two faces look alike, from 0 to 1: the chance that a place of one
/// and a place of the other have colours that can hardly be told apart. 0 if the rim of
/// either is unknown.
double likeness(const Face& a, const Face& b);

}  // namespace onematch
