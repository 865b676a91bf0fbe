#include "render/pack.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace onematch {
namespace {

// Of a larger image, some rows tell which way is the smallest.
constexpr std::size_t enough_bytes = 32'768;
constexpr std::size_t band_count = 6;

// What is left of a photo by the best prediction is noise. It hardly gets smaller,
// whatever the effort, and it would take ten times as long to find that out.
constexpr double noise_share = 1.0 / 16;

/// Bands of rows from all over the image, or all of it if it is small.
Samples some_rows(const Samples& image) {
  const std::size_t rows = std::max<std::size_t>(
      1, enough_bytes / band_count / std::max<std::size_t>(1, image.row_size()));
  if (band_count * rows >= image.height) return image;
  Samples some{image.width, band_count * rows, image.components, image.bits, {}};
  for (std::size_t band = 0; band < band_count; ++band) {
    const std::size_t first = (image.height - rows) * band / (band_count - 1);
    some.bytes.append(image.bytes, first * image.row_size(), rows * image.row_size());
  }
  return some;
}

/// What a palette takes beside the samples, in bytes.
std::size_t size_of_palette(const Coding& coding) {
  return coding.palette.size() * (coding.is_grey ? 1 : 3);
}

}  // namespace

PackedImage packed(const Samples& image, Palettes palettes) {
  const Samples some = some_rows(image);
  const double share =
      double(image.height) / double(std::max<std::size_t>(1, some.height));
  PackedImage best;
  Effort effort = Effort::thorough;
  double least = std::numeric_limits<double>::infinity();
  for (Coding& coding : exact_codings(image, palettes)) {
    const Samples samples = coded(some, coding);
    for (const Prediction prediction : all_predictions) {
      const std::string flate = deflated(samples, prediction, Effort::quick);
      const double size = share * double(flate.size()) + double(size_of_palette(coding));
      if (size >= least) continue;
      least = size;
      best = {coding, prediction, {}};
      const bool is_noise =
          prediction != Prediction::none &&
          double(flate.size()) > noise_share * double(samples.bytes.size());
      effort = is_noise ? Effort::quick : Effort::thorough;
    }
  }
  best.flate = deflated(coded(image, best.coding), best.prediction, effort);
  return best;
}

}  // namespace onematch
