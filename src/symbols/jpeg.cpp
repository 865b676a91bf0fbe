#include "symbols/jpeg.hpp"

namespace onematch {
namespace {

constexpr int end_of_image = 0xd9;
constexpr int start_of_scan = 0xda;

int byte_at(std::string_view bytes, std::size_t i) {
  return static_cast<unsigned char>(bytes[i]);
}

int word_at(std::string_view bytes, std::size_t i) {
  return byte_at(bytes, i) << 8 | byte_at(bytes, i + 1);
}

bool is_restart(int marker) {
  return 0xd0 <= marker && marker <= 0xd7;
}

/// The frame headers are C0 to CF, but for C4 (Huffman tables), C8 and CC (arithmetic
/// conditioning).
bool is_frame(int marker) {
  return 0xc0 <= marker && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 &&
         marker != 0xcc;
}

/// Where the next marker's code is: after any coded data, in which FF is followed by 0
/// or a restart marker, and after fill bytes.
std::size_t find_marker(std::string_view bytes, std::size_t at) {
  for (; at + 1 < bytes.size(); ++at) {
    const int code = byte_at(bytes, at + 1);
    if (byte_at(bytes, at) == 0xff && code != 0 && code != 0xff && !is_restart(code))
      return at + 1;
  }
  return bytes.npos;
}

/// `segment` is that of a frame header, after its length.
std::optional<JpegHeader> read_frame(int marker, std::string_view segment) {
  if (segment.size() < 6) return {};
  const int components = byte_at(segment, 5);
  const bool baseline_or_progressive = marker <= 0xc2;
  return JpegHeader{word_at(segment, 3), word_at(segment, 1),
                    baseline_or_progressive && byte_at(segment, 0) == 8 &&
                        (components == 1 || components == 3)};
}

}  // namespace

std::optional<JpegHeader> read_jpeg_header(std::string_view bytes) {
  if (!is_jpeg(bytes)) return {};
  std::optional<JpegHeader> header;
  bool has_scan = false;
  for (std::size_t at = find_marker(bytes, 2); at != bytes.npos;) {
    const int marker = byte_at(bytes, at);
    if (marker == end_of_image) return has_scan ? header : std::nullopt;
    if (bytes.size() < at + 3) return {};
    const auto length = static_cast<std::size_t>(word_at(bytes, at + 1));
    if (length < 2 || bytes.size() < at + 1 + length) return {};
    if (is_frame(marker)) header = read_frame(marker, bytes.substr(at + 3, length - 2));
    has_scan = has_scan || marker == start_of_scan;
    at = find_marker(bytes, at + 1 + length);
  }
  return {};
}

bool is_jpeg(std::string_view bytes) {
  return bytes.starts_with("\xff\xd8\xff");
}

}  // namespace onematch
