// The pixels of an image in the forms that a PDF may store.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace onematch {

/// Rows of samples. A pixel has one or three of them, of 1, 2, 4 or 8 bits, the highest
/// bits first; each row starts with a byte of its own.
struct Samples {
  std::size_t width = 0;
  std::size_t height = 0;
  std::size_t components = 1;
  std::size_t bits = 8;
  std::string bytes;  ///< height * row_size() of them

  std::size_t row_size() const { return (width * components * bits + 7) / 8; }
};

/// How samples stand for colours: by their number in the palette, or, without one, as a
/// grey each, or three as red, green and blue.
struct Coding {
  bool is_grey = false;                ///< whether colours are greys, 0 to 255
  std::size_t bits = 8;                ///< of a sample
  std::vector<std::uint32_t> palette;  ///< else colours are 0xRRGGBB

  std::size_t components() const { return is_grey || !palette.empty() ? 1 : 3; }
};

/// Whether samples may be numbers in a palette.
enum class Palettes { allowed, forbidden };

/// One bit a sample, a grey each, as samples of 8 bits.
Samples widened(const Samples& bilevel);

/// All codings worth trying that keep each colour of `image` exactly, whose samples are
/// greys or red, green and blue, of 8 bits. There is at least one.
std::vector<Coding> exact_codings(const Samples& image, Palettes palettes);

/// `image` in one of its exact_codings(); of some of its rows, too.
Samples coded(const Samples& image, const Coding& coding);

}  // namespace onematch
