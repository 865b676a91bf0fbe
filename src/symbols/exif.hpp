// What cameras write beside a picture's pixels.
#pragma once

#include <string_view>

namespace onematch {

struct Exif {
  int orientation = 1;        ///< 1 to 8: how to turn the pixels upright
  bool is_adobe_rgb = false;  ///< the file name rules for cameras say so: R03
};

/// Reads an EXIF block, from its TIFF header on ("II*" or "MM"). What is missing, damaged
/// or out of range is as in an empty one. Exif 2.3, 4.6.
Exif read_exif(std::string_view block);

}  // namespace onematch
