// Bitmaps for tests: from a drawing in letters, or of discs by lot.
#pragma once

#include <string>
#include <vector>

#include "core/random.hpp"
#include "geometry/bitmap.hpp"

namespace onematch {

/// Set where the rows of equal length hold a '#'.
inline Bitmap bitmap_of(const std::vector<std::string>& rows) {
  Bitmap bitmap(static_cast<int>(rows.at(0).size()), static_cast<int>(rows.size()));
  for (int y = 0; y < bitmap.height(); ++y)
    for (int x = 0; x < bitmap.width(); ++x)
      if (rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '#')
        bitmap.set(x, y);
  return bitmap;
}

inline std::vector<std::string> rows_of(const Bitmap& bitmap) {
  std::vector<std::string> rows;
  for (int y = 0; y < bitmap.height(); ++y) {
    std::string& row = rows.emplace_back();
    for (int x = 0; x < bitmap.width(); ++x) row += bitmap.at(x, y) ? '#' : '.';
  }
  return rows;
}

/// Up to eight discs and some specks, at least `margin` away from the border.
inline Bitmap random_blobs(Random& random, int width, int height, int margin) {
  Bitmap bitmap(width, height);
  const auto disc = [&](int x, int y, int radius) {
    for (int v = -radius; v <= radius; ++v)
      for (int u = -radius; u <= radius; ++u)
        if (u * u + v * v <= radius * radius && x + u >= margin && y + v >= margin &&
            x + u < width - margin && y + v < height - margin)
          bitmap.set(x + u, y + v);
  };
  const auto place = [&](int side) {
    return margin +
           static_cast<int>(random.below(static_cast<std::uint32_t>(side - 2 * margin)));
  };
  for (std::uint32_t i = 0, n = 1 + random.below(8); i < n; ++i)
    disc(place(width), place(height), static_cast<int>(random.below(15)));
  for (std::uint32_t i = 0, n = random.below(10); i < n; ++i)
    disc(place(width), place(height), 0);
  return bitmap;
}

}  // namespace onematch
