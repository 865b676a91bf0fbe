#include "support/pdf.hpp"

#include <algorithm>
#include <sstream>

#include "support/command.hpp"
#include "test.hpp"

namespace onematch {

int PageImage::at(int x, int y) const {
  return static_cast<unsigned char>(
      pixels.at(static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                static_cast<std::size_t>(x)));
}

Extent dark_extent(const PageImage& image) {
  Extent extent{image.width, image.height, -1, -1};
  for (int y = 0; y < image.height; ++y)
    for (int x = 0; x < image.width; ++x)
      if (image.at(x, y) < 128)
        extent = {std::min(extent.left, x), std::min(extent.top, y),
                  std::max(extent.right, x), std::max(extent.bottom, y)};
  REQUIRE(extent.right >= 0);
  return extent;
}

PdfFile::PdfFile(const std::string& bytes) {
  make_file(folder_ / "test.pdf", bytes);
}

std::string PdfFile::qdf() const {
  return output_of("qpdf --qdf --object-streams=disable " + name() + " -");
}

PageImage PdfFile::page(int number, int dpi) const {
  const std::string page = std::to_string(number);
  std::istringstream pgm(output_of("pdftoppm -gray -singlefile -f " + page + " -r " +
                                   std::to_string(dpi) + " " + name()));
  std::string magic;
  int brightest = 0;
  PageImage image;
  pgm >> magic >> image.width >> image.height >> brightest;
  REQUIRE(magic == "P5");
  REQUIRE(brightest == 255);
  pgm.get();
  image.pixels.resize(static_cast<std::size_t>(image.width) *
                      static_cast<std::size_t>(image.height));
  pgm.read(image.pixels.data(), static_cast<std::streamsize>(image.pixels.size()));
  REQUIRE(pgm);
  return image;
}

std::size_t count_in(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos;
       at += part.size())
    ++count;
  return count;
}

}  // namespace onematch
