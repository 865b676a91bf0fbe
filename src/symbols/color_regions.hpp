// The parts of a flat drawing, told apart by their colours.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/color.hpp"
#include "symbols/record.hpp"

namespace onematch {

/// A connected part of one colour, or of a colour that changes slowly.
struct ColorRegion {
  Color color;           ///< of its first pixel
  std::size_t area = 0;  ///< in pixels
};

struct ColorRegions {
  int width = 0;
  int height = 0;
  /// For each pixel, row by row, 0 where it is clear, else a region's number from 1.
  std::vector<std::uint16_t> numbers;
  std::vector<ColorRegion> regions;  ///< number 1 first

  std::uint16_t at(int x, int y) const {
    return numbers[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                   static_cast<std::size_t>(x)];
  }
};

/// Parts of fewer than 9 pixels belong to what is round them; so do the mixed colours
/// along an edge, half to each side. Nothing if less than two thirds of the ink lies in
/// flat parts, as in a photo.
std::optional<ColorRegions> find_color_regions(const Painting& painting);

}  // namespace onematch
