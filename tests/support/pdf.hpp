// A PDF as other programs see it.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "support/scratch.hpp"

namespace onematch {

/// Grey pixels, row by row from the top left; 0 is black.
struct PageImage {
  int width = 0;
  int height = 0;
  std::string pixels;

  int at(int x, int y) const;
  friend bool operator==(const PageImage&, const PageImage&) = default;
};

/// The smallest box that holds all pixels darker than mid grey, as the pixels' indices.
struct Extent {
  int left, top, right, bottom;
  int width() const { return right - left + 1; }
  int height() const { return bottom - top + 1; }
};

/// Fails the test if there are none.
Extent dark_extent(const PageImage& image);

class PdfFile {
 public:
  explicit PdfFile(const std::string& bytes);

  const ScratchFolder& folder() const { return folder_; }

  /// The shell word that names it.
  std::string name() const { return "'" + (folder_ / "test.pdf").string() + "'"; }

  /// All its objects, readable, one dictionary entry or operator a line.
  std::string qdf() const;

  /// A page, counted from 1, drawn by Poppler.
  PageImage page(int number, int dpi) const;

 private:
  ScratchFolder folder_;
};

/// How often `part` occurs in `text`.
std::size_t count_in(const std::string& text, const std::string& part);

}  // namespace onematch
