#include "symbols/jpeg.hpp"

#include <map>

namespace onematch {
namespace {

constexpr int end_of_image = 0xd9;
constexpr int start_of_scan = 0xda;
constexpr int first_application = 0xe1, second_application = 0xe2;
constexpr std::string_view exif_mark("Exif\0\0", 6);
constexpr std::string_view icc_mark("ICC_PROFILE\0", 12);

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

/// Some few files hold red, green and blue themselves, and say so by the names of the
/// components alone.
bool is_rgb(std::string_view frame) {
  return frame.size() >= 15 && frame[6] == 'R' && frame[9] == 'G' && frame[12] == 'B';
}

/// `segment` is that of a frame header, after its length.
void read_frame(int marker, std::string_view segment, JpegHeader& header) {
  const int components = byte_at(segment, 5);
  const bool baseline_or_progressive = marker <= 0xc2;
  header.width = word_at(segment, 3);
  header.height = word_at(segment, 1);
  header.is_in_one_scan = marker <= 0xc1;
  header.is_grey = components == 1;
  header.is_cmyk = components == 4;
  header.is_plain = baseline_or_progressive && byte_at(segment, 0) == 8 &&
                    (components == 1 || (components == 3 && !is_rgb(segment)));
}

/// Parts of a colour profile by their numbers. ICC.1, B.4: a profile may be too long for
/// one segment.
using ProfileParts = std::map<int, std::string_view>;

/// The first EXIF block counts, as elsewhere.
void read_application(std::string_view segment, JpegHeader& header, ProfileParts& parts) {
  if (segment.starts_with(exif_mark) && header.exif.empty())
    header.exif = segment.substr(exif_mark.size());
  if (segment.starts_with(icc_mark) && segment.size() > icc_mark.size() + 2)
    parts.emplace(byte_at(segment, icc_mark.size()), segment.substr(icc_mark.size() + 2));
}

}  // namespace

std::optional<JpegHeader> read_jpeg_header(std::string_view bytes) {
  if (!is_jpeg(bytes)) return {};
  JpegHeader header;
  ProfileParts parts;
  bool has_frame = false, has_scan = false;
  int components = 0;
  for (std::size_t at = find_marker(bytes, 2); at != bytes.npos;) {
    const int marker = byte_at(bytes, at);
    if (marker == end_of_image) {
      if (!has_frame || !has_scan) return {};
      for (const auto& [number, part] : parts) header.icc += part;
      return header;
    }
    if (bytes.size() < at + 3) return {};
    const auto length = static_cast<std::size_t>(word_at(bytes, at + 1));
    if (length < 2 || bytes.size() < at + 1 + length) return {};
    const std::string_view segment = bytes.substr(at + 3, length - 2);
    if (is_frame(marker) && segment.size() >= 6) {
      read_frame(marker, segment, header);
      components = byte_at(segment, 5);
      has_frame = true;
    }
    if (marker == start_of_scan && !has_scan)
      header.is_in_one_scan =
          header.is_in_one_scan && !segment.empty() && byte_at(segment, 0) == components;
    if (marker == first_application || marker == second_application)
      read_application(segment, header, parts);
    has_scan = has_scan || marker == start_of_scan;
    at = find_marker(bytes, at + 1 + length);
  }
  return {};
}

bool is_jpeg(std::string_view bytes) {
  return bytes.starts_with("\xff\xd8\xff");
}

}  // namespace onematch
