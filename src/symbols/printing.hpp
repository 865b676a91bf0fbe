// How large symbols are printed: how many pixels are of use.
#pragma once

#include "geometry/silhouette.hpp"

namespace onematch {

/// How a symbol will be printed, as far as is known before it is placed.
struct Printing {
  double longest_mm = 60;  ///< of its longer side, at most
  /// Whether that is said of a photo of 3 by 2, and what has another outline is to look
  /// as large.
  bool is_for_photos = false;
};

/// The longer side of what has that outline, which is `longer_side` times as long as the
/// radius of its frame, in millimetres.
double longest_mm(const Printing& printing, const Silhouette& silhouette,
                  double longer_side);

}  // namespace onematch
