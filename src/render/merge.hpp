// One copy of each image in a PDF.
#pragma once

class QPDF;

namespace onematch {

/// Leaves one of all images of `pdf` that are the same, bytes and properties, for all
/// that show them. Cairo stores a picture anew for each surface that holds it: the same
/// file on fronts and backs, or several times in a drawing.
void merge_images(QPDF& pdf);

}  // namespace onematch
