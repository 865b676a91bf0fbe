// Images in PDFs as Cairo writes them.
#pragma once

#include <string>
#include <vector>

#include "support/picture_files.hpp"
#include "symbols/cairo_ptr.hpp"

class QPDF;

namespace onematch {

SurfacePtr painted_surface(int width, int height, const Paint& paint);

/// A page with the images side by side, a point each pixel.
std::string page_with(const std::vector<SurfacePtr>& images);

/// `pdf` must not outlive the bytes.
void open(QPDF& pdf, const std::string& bytes);

std::string written(QPDF& pdf);

}  // namespace onematch
