#include "support/pdf.hpp"

#include <algorithm>
#include <sstream>

#include "support/command.hpp"
#include "test.hpp"

namespace onematch {

int Bitmap::at(int x, int y) const {
  return static_cast<unsigned char>(
      pixels.at(static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                static_cast<std::size_t>(x)));
}

Extent dark_extent(const Bitmap& bitmap) {
  Extent extent{bitmap.width, bitmap.height, -1, -1};
  for (int y = 0; y < bitmap.height; ++y)
    for (int x = 0; x < bitmap.width; ++x)
      if (bitmap.at(x, y) < 128)
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

Bitmap PdfFile::page(int number, int dpi) const {
  const std::string page = std::to_string(number);
  std::istringstream pgm(output_of("pdftoppm -gray -singlefile -f " + page + " -r " +
                                   std::to_string(dpi) + " " + name()));
  std::string magic;
  int brightest = 0;
  Bitmap bitmap;
  pgm >> magic >> bitmap.width >> bitmap.height >> brightest;
  REQUIRE(magic == "P5");
  REQUIRE(brightest == 255);
  pgm.get();
  bitmap.pixels.resize(static_cast<std::size_t>(bitmap.width) *
                       static_cast<std::size_t>(bitmap.height));
  pgm.read(bitmap.pixels.data(), static_cast<std::streamsize>(bitmap.pixels.size()));
  REQUIRE(pgm);
  return bitmap;
}

std::size_t count_in(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos;
       at += part.size())
    ++count;
  return count;
}

}  // namespace onematch
