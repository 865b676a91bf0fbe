// Makes the images in a PDF small.
#pragma once

class QPDF;

namespace onematch {

/// Stores anew, as small as can be found, each image of `pdf` that Cairo has kept without
/// loss. Every pixel keeps its colour and its alpha; greys are left or made greys. What
/// is stored otherwise, JPEGs above all, stays as it is. The outcome is the same for any
/// number of `threads`, which is at least 1.
void pack_images(QPDF& pdf, int threads);

}  // namespace onematch
