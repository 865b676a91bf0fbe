#include "support/distances.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace onematch {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Replaces the n values f(0), f(step), ... by min over j of f(j) + (i - j)^2: the
/// lower envelope of parabolas.
class ParabolaEnvelope {
 public:
  explicit ParabolaEnvelope(std::size_t n) : heights_(n), apexes_(n), ends_(n) {}

  void apply(double* f, std::size_t n, std::size_t step) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < n; ++i) {
      const double height = f[i * step];
      if (height == infinity) continue;
      double from = -infinity;
      const double x = static_cast<double>(i);
      for (; count > 0; --count) {
        const double apex = apexes_[count - 1];
        from =
            ((height + x * x) - (heights_[count - 1] + apex * apex)) / (2 * (x - apex));
        if (from > ends_[count - 1]) break;
      }
      if (count == 0) from = -infinity;
      heights_[count] = height;
      apexes_[count] = x;
      ends_[count++] = from;
    }
    if (count == 0) return;
    for (std::size_t i = 0, k = 0; i < n; ++i) {
      const double x = static_cast<double>(i);
      while (k + 1 < count && ends_[k + 1] < x) ++k;
      const double off = x - apexes_[k];
      f[i * step] = heights_[k] + off * off;
    }
  }

 private:
  std::vector<double> heights_, apexes_;
  std::vector<double> ends_;  ///< where each parabola of the envelope takes over
};

}  // namespace

std::vector<double> distances(const Bitmap& bitmap) {
  const std::size_t w = static_cast<std::size_t>(bitmap.width());
  const std::size_t h = static_cast<std::size_t>(bitmap.height());
  std::vector<double> field;
  field.reserve(w * h);
  for (int y = 0; y < bitmap.height(); ++y)
    for (int x = 0; x < bitmap.width(); ++x)
      field.push_back(bitmap.at(x, y) ? 0 : infinity);
  ParabolaEnvelope envelope(std::max(w, h));
  for (std::size_t x = 0; x < w; ++x) envelope.apply(&field[x], h, w);
  for (std::size_t y = 0; y < h; ++y) envelope.apply(&field[y * w], w, 1);
  for (double& f : field) f = std::sqrt(f);
  return field;
}

}  // namespace onematch
