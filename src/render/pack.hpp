// The smallest way to store an image without loss.
#pragma once

#include <string>

#include "render/flate.hpp"
#include "render/samples.hpp"

namespace onematch {

/// An image as a PDF may store it.
struct PackedImage {
  Coding coding;
  Prediction prediction = Prediction::none;
  std::string flate;
};

/// The smallest found for `image`, whose samples are greys or red, green and blue, of 8
/// bits. Each pixel keeps its colour.
PackedImage packed(const Samples& image, Palettes palettes);

}  // namespace onematch
