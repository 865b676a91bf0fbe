// The structure of TIFF files, which EXIF has as well.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace onematch {

/// Numbers in one of two orders of bytes, at places counted from the start of the bytes,
/// which must outlive it. TIFF 6.0, section 2.
class Tiff {
 public:
  explicit Tiff(std::string_view bytes);

  /// Whether it begins as TIFF does, "II*" or "MM".
  bool has_mark() const;

  /// The number of so many bytes, at most 4, at `at`; 0 beyond the end.
  std::uint32_t number(std::size_t at, std::size_t size) const;

  std::size_t first_directory() const { return number(4, 4); }

  /// Where the value of `tag` stands in the directory at `directory`: its own four bytes.
  std::optional<std::size_t> find(std::size_t directory, std::uint32_t tag) const;

  /// The first of the numbers of two or four bytes that `tag` has in the first directory;
  /// 0 beyond the end.
  std::uint32_t value(std::uint32_t tag, std::uint32_t otherwise) const;

  /// A directory that another one points to; 0 if there is none.
  std::size_t directory(std::size_t from, std::uint32_t tag) const;

  bool has(std::size_t at, std::string_view text) const;

 private:
  std::string_view bytes_;
  bool big_endian_;
};

/// What the pixels of a TIFF are made of, as stored; a palette's colours are in RGB.
enum class TiffColors { grey, rgb, others };
TiffColors tiff_colors(std::string_view bytes);

/// What is so special about a TIFF that gdk-pixbuf can't decode it: "a TIFF with samples
/// of 32-bit floats". Nothing for those that it can, and for what is no TIFF.
std::optional<std::string> odd_tiff(std::string_view bytes);

}  // namespace onematch
