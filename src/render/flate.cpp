#include "render/flate.hpp"

#include <libdeflate.h>

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "symbols/cairo_ptr.hpp"

namespace onematch {
namespace {

using Byte = std::uint8_t;

std::string deflated(std::string_view bytes, Effort effort) {
  const std::unique_ptr<libdeflate_compressor, FreeWith<libdeflate_free_compressor>>
      compressor(libdeflate_alloc_compressor(effort == Effort::thorough ? 9 : 3));
  if (!compressor) throw std::bad_alloc();
  std::string flate(libdeflate_zlib_compress_bound(compressor.get(), bytes.size()), '\0');
  flate.resize(libdeflate_zlib_compress(compressor.get(), bytes.data(), bytes.size(),
                                        flate.data(), flate.size()));
  assert(!flate.empty());  // the bound holds
  return flate;
}

/// Paeth's prediction: that of the three neighbours which is nearest to their plane.
int paeth(int left, int above, int corner) {
  const int to_left = std::abs(above - corner), to_above = std::abs(left - corner);
  const int to_corner = std::abs(left + above - 2 * corner);
  if (to_left <= to_above && to_left <= to_corner) return left;
  return to_above <= to_corner ? above : corner;
}

/// What a filter of PNG leaves of rows. PNG specification (ISO/IEC 15948), 9.
class Filter {
 public:
  explicit Filter(const Samples& samples)
      : size_(samples.row_size()),
        step_(std::max<std::size_t>(1, samples.components * samples.bits / 8)),
        black_(size_) {}

  /// The row at `row`, below the one at `above`, in `left`: its filter's number first.
  void apply(Prediction by, const Byte* row, const Byte* above,
             std::vector<Byte>& left) const {
    left.resize(1 + size_);
    left[0] = static_cast<Byte>(by);
    Byte* to = left.data() + 1;
    const std::size_t first = std::min(step_, size_);
    switch (by) {
      case Prediction::none:
      case Prediction::best_of_row:
        std::copy(row, row + size_, to);
        break;
      case Prediction::left:
        std::copy(row, row + first, to);
        for (std::size_t i = first; i < size_; ++i)
          to[i] = static_cast<Byte>(row[i] - row[i - step_]);
        break;
      case Prediction::above:
        for (std::size_t i = 0; i < size_; ++i)
          to[i] = static_cast<Byte>(row[i] - above[i]);
        break;
      case Prediction::average:
        for (std::size_t i = 0; i < first; ++i)
          to[i] = static_cast<Byte>(row[i] - above[i] / 2);
        for (std::size_t i = first; i < size_; ++i)
          to[i] = static_cast<Byte>(row[i] - (row[i - step_] + above[i]) / 2);
        break;
      case Prediction::paeth:
        for (std::size_t i = 0; i < first; ++i)
          to[i] = static_cast<Byte>(row[i] - above[i]);
        for (std::size_t i = first; i < size_; ++i)
          to[i] = static_cast<Byte>(row[i] -
                                    paeth(row[i - step_], above[i], above[i - step_]));
        break;
    }
  }

  const Byte* black() const { return black_.data(); }

 private:
  std::size_t size_;
  std::size_t step_;  ///< bytes from a sample to the same one of the next pixel
  std::vector<Byte> black_;
};

/// The sum of what is left, as signed numbers.
std::size_t weight(const std::vector<Byte>& left) {
  unsigned sum = 0;
  for (std::size_t i = 1; i < left.size(); ++i)
    sum += std::min<unsigned>(left[i], 256U - left[i]);
  return sum;
}

}  // namespace

std::optional<std::string> inflated(std::string_view flate, std::size_t size) {
  const std::unique_ptr<libdeflate_decompressor, FreeWith<libdeflate_free_decompressor>>
      decompressor(libdeflate_alloc_decompressor());
  if (!decompressor) throw std::bad_alloc();
  std::string bytes(size, '\0');
  const libdeflate_result result = libdeflate_zlib_decompress(
      decompressor.get(), flate.data(), flate.size(), bytes.data(), size, nullptr);
  if (result != LIBDEFLATE_SUCCESS) return {};
  return bytes;
}

std::string deflated(const Samples& samples, Prediction prediction, Effort effort) {
  const auto* row = reinterpret_cast<const Byte*>(samples.bytes.data());
  const std::size_t size = samples.row_size();
  assert(samples.bytes.size() == samples.height * size);
  if (prediction == Prediction::none) return deflated(samples.bytes, effort);
  const Filter filter(samples);
  const Byte* above = filter.black();
  std::string filtered;
  filtered.reserve(samples.height * (1 + size));
  std::vector<Byte> left, other;
  for (std::size_t y = 0; y < samples.height; ++y, above = row, row += size) {
    if (prediction != Prediction::best_of_row) {
      filter.apply(prediction, row, above, left);
    } else {
      filter.apply(Prediction::none, row, above, left);
      for (const Prediction by : {Prediction::left, Prediction::above,
                                  Prediction::average, Prediction::paeth}) {
        filter.apply(by, row, above, other);
        if (weight(other) < weight(left)) std::swap(left, other);
      }
    }
    filtered.append(reinterpret_cast<const char*>(left.data()), left.size());
  }
  return deflated(filtered, effort);
}

}  // namespace onematch
