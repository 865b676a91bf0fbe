// Black and white pictures, and what is done to a symbol's ink before it is traced.
#pragma once

#include <cstdint>
#include <vector>

namespace onematch {

/// Pixels that are set or not, row by row from the top left.
struct Bitmap {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> pixels;  ///< 1 or 0

  Bitmap(int w, int h)
      : width(w),
        height(h),
        pixels(static_cast<std::size_t>(w) * static_cast<std::size_t>(h)) {}

  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
           static_cast<std::size_t>(x);
  }
  bool holds(int x, int y) const { return 0 <= x && x < width && 0 <= y && y < height; }
  /// Whether (x, y) is set; what lies outside is not.
  bool at(int x, int y) const { return holds(x, y) && pixels[index(x, y)] != 0; }
  void set(int x, int y) { pixels[index(x, y)] = 1; }
};

/// The distance of each pixel's centre to that of the nearest one that is set (or, if
/// `of` is false, not set); infinite if there is none. Felzenszwalb and Huttenlocher,
/// "Distance transforms of sampled functions", 2012.
std::vector<double> distances(const Bitmap& bitmap, bool of = true);

/// Sets every pixel that can't be reached from the picture's border by steps in the
/// four directions over pixels that are not set.
void fill_holes(Bitmap& bitmap);

/// Sets every pixel that a disc of radius `radius` can't reach without touching the
/// ink. The ink must be more than `radius` away from the picture's border.
void close_bays(Bitmap& bitmap, double radius);

/// Joins all loose parts (two pixels that touch at a corner are together) by bars of
/// half-width `half_width`, each between the nearest pixels of two parts; the bars are
/// a shortest tree.
void join_parts(Bitmap& bitmap, double half_width);

}  // namespace onematch
