#include "render/merge.hpp"

#include <set>
#include <string>
#include <utility>
#include <vector>

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/QPDF.hh>

#include "support/pdf.hpp"
#include "support/pdf_images.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

Rgba stripes(int x, int y) {
  return {x * 8 % 256, y * 8 % 256, (x + y) % 2 * 200, 255};
}

Rgba dots(int x, int y) {
  return {200, 40, 40, (x * x + y * y) % 256};
}

Rgba pale_dots(int x, int y) {
  return {240, 90, 90, (x * x + y * y) % 256};
}

std::string page_of(const std::vector<Paint>& paints) {
  std::vector<SurfacePtr> images;
  for (const Paint& paint : paints) images.push_back(painted_surface(32, 24, paint));
  return page_with(images);
}

std::string merged(const std::string& bytes) {
  QPDF pdf;
  open(pdf, bytes);
  merge_images(pdf);
  return written(pdf);
}

/// How many images, masks among them, a PDF has once what nothing shows is gone.
std::size_t images_in(const std::string& bytes) {
  QPDF pdf;
  open(pdf, bytes);
  std::size_t count = 0;
  for (QPDFObjectHandle object : pdf.getAllObjects())
    count += object.isStreamOfType("", "/Image") ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("of images that are the same one is left", "[pdf]") {
  const std::string before = page_of({stripes, stripes, dots, stripes, dots});
  CHECK(images_in(before) == 7);  // dots have a mask
  const std::string after = merged(before);
  CHECK(images_in(after) == 3);
  CHECK(PdfFile(before).page(1, 72) == PdfFile(after).page(1, 72));
}

TEST_CASE("images that differ in anything are all left", "[pdf]") {
  const auto flipped = [](int x, int y) { return stripes(x, 23 - y); };
  const std::string before = page_of({stripes, flipped, dots, pale_dots});
  const std::string after = merged(before);
  // Dots and pale dots are as opaque as each other.
  CHECK(images_in(before) == 6);
  CHECK(images_in(after) == 5);
  CHECK(PdfFile(before).page(1, 72) == PdfFile(after).page(1, 72));
}

TEST_CASE("the same bytes in another shape are another image", "[pdf]") {
  const auto plain = [](int, int) { return Rgba{10, 20, 30, 255}; };
  std::vector<SurfacePtr> images;
  images.push_back(painted_surface(32, 24, plain));
  images.push_back(painted_surface(24, 32, plain));
  const std::string before = page_with(images);
  CHECK(images_in(merged(before)) == images_in(before));
}
