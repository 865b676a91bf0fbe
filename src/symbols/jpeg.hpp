// What a JPEG file says of itself, without decoding it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace onematch {

struct JpegHeader {
  int width = 0;
  int height = 0;
  bool is_plain = false;  ///< 8 bits, grey or three colours, Huffman-coded: fit for a PDF
  /// Each block is stored in one piece, so that a decoder needs to keep but a row of
  /// them: not progressive, and all colours in one scan.
  bool is_in_one_scan = false;
  bool is_grey = false;   ///< one channel
  bool is_cmyk = false;   ///< or YCCK: four colours
  std::string_view exif;  ///< its EXIF block, a part of the file; or nothing
  std::string icc;        ///< its colour profile, whole; or nothing
};

/// Nothing if `bytes` are no JPEG, or if it ends before its end mark: decoders make up
/// the missing part without a word. ITU-T T.81, annex B.
std::optional<JpegHeader> read_jpeg_header(std::string_view bytes);

bool is_jpeg(std::string_view bytes);

}  // namespace onematch
