// Black and white pictures, and the disc as a brush.
#pragma once

#include <cstdint>
#include <vector>

namespace onematch {

/// Pixels that are set or not. Pixel (x, y) covers the square from (x, y) to (x + 1,
/// y + 1), y down.
class Bitmap {
 public:
  Bitmap(int width, int height);

  int width() const { return width_; }
  int height() const { return height_; }
  bool holds(int x, int y) const { return 0 <= x && x < width_ && 0 <= y && y < height_; }

  /// Whether (x, y) is set; what lies outside is not.
  bool at(int x, int y) const {
    return holds(x, y) && (row(y)[x / 64] >> (x % 64) & 1) != 0;
  }
  void set(int x, int y) { row(y)[x / 64] |= std::uint64_t{1} << (x % 64); }

  /// Sets the pixels from `from` up to, not with, `to` of row `y`, as far as there are.
  void set_run(int y, int from, int to);

  /// Row `y`, 64 pixels a word, the leftmost in the lowest bit; bits beyond the width
  /// are 0.
  std::uint64_t* row(int y) { return &words_[static_cast<std::size_t>(y) * stride_]; }
  const std::uint64_t* row(int y) const {
    return &words_[static_cast<std::size_t>(y) * stride_];
  }
  std::size_t words_per_row() const { return stride_; }

  Bitmap& operator|=(const Bitmap& other);  ///< of the same size, as with &=
  Bitmap& operator&=(const Bitmap& other);
  bool operator==(const Bitmap&) const = default;

 private:
  int width_, height_;
  std::size_t stride_;
  std::vector<std::uint64_t> words_;
};

struct Pixel {
  int x = 0, y = 0;
  friend constexpr Pixel operator+(Pixel a, Pixel b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr bool operator==(Pixel, Pixel) = default;
};

/// Pixels side by side: from `from` up to, not with, `to`.
struct Run {
  int y = 0, from = 0, to = 0;
};

/// The longest runs of set pixels, row by row, from left to right.
std::vector<Run> runs_of(const Bitmap& bitmap);

Bitmap inverted(const Bitmap& bitmap);

/// All pixels at most `radius` from a set one, from centre to centre.
Bitmap dilated(const Bitmap& bitmap, double radius);

/// The pixels that are not set and can be reached from the picture's border by steps in
/// the four directions over such pixels.
Bitmap outside_of(const Bitmap& bitmap);

/// How often the rim can be taken off before nothing is left: half the thickness of the
/// thickest part, in pixels, rounded up; for what is not level or upright up to 6 % more
/// or less.
int depth_of(Bitmap bitmap);

}  // namespace onematch
