#include "symbols/picture_file.hpp"

#include <gio/gio.h>

#include <algorithm>
#include <array>
#include <system_error>

#include "core/read_file.hpp"
#include "symbols/cairo_ptr.hpp"
#include "symbols/jpeg.hpp"
#include "symbols/picture_chunks.hpp"

namespace onematch {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t largest_svg = 20'000'000;

constexpr std::size_t largest_picture = 500'000'000;

std::string read_bytes(const fs::path& file, const std::string& name,
                       const Source& where) {
  std::error_code unknown;
  if (fs::is_other(file, unknown))  // opening a pipe would wait for ever
    throw Error("cannot read " + name + ": it is no plain file", where);
  try {
    std::string bytes = read_file(file, largest_picture);
    if (bytes.size() <= largest_picture) return bytes;
  } catch (const std::system_error& error) {
    throw Error("cannot read " + name + ": " + error.code().message(), where);
  }
  throw Error(name + " is larger than 500 MB", where, "scale the picture down");
}

bool is_gzip(std::string_view bytes) {
  return bytes.starts_with("\x1f\x8b");
}

/// Stops soon after `largest_svg` bytes, so that a small file cannot fill the memory.
std::string unpacked(const PictureFile& file) {
  const GObjectPtr<GZlibDecompressor> unzip(
      g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  std::string result;
  std::array<char, 65536> block{};
  std::string_view rest = file.bytes;
  GConverterResult state = G_CONVERTER_CONVERTED;
  while (state != G_CONVERTER_FINISHED && result.size() <= largest_svg) {
    gsize read = 0, written = 0;
    GError* error = nullptr;
    state = g_converter_convert(G_CONVERTER(unzip.get()), rest.data(), rest.size(),
                                block.data(), block.size(), G_CONVERTER_INPUT_AT_END,
                                &read, &written, &error);
    if (state == G_CONVERTER_ERROR) {
      const bool cut = g_error_matches(error, G_IO_ERROR, G_IO_ERROR_PARTIAL_INPUT);
      g_clear_error(&error);
      throw damaged(file, cut ? "its end is missing" : "it can't be unpacked");
    }
    rest.remove_prefix(read);
    result.append(block.data(), written);
  }
  return result;
}

/// `bytes` from the first that is neither a byte order mark nor white space.
std::string_view text_of(std::string_view bytes) {
  if (bytes.starts_with("\xef\xbb\xbf")) bytes.remove_prefix(3);
  return bytes.substr(std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size()));
}

/// A bitmap of Windows: four bytes that it keeps free tell it from a word.
bool is_bmp(std::string_view bytes) {
  using namespace std::string_view_literals;
  return bytes.starts_with("BM") && bytes.size() >= 10 &&
         bytes.substr(6, 4) == "\0\0\0\0"sv;
}

/// HEIC or AVIF; films begin alike, with other brands.
bool is_heic_or_avif(std::string_view bytes) {
  constexpr std::array<std::string_view, 12> brands{"heic", "heix", "heim", "heis",
                                                    "hevc", "hevx", "hevm", "hevs",
                                                    "mif1", "msf1", "avif", "avis"};
  return bytes.size() >= 12 && bytes.substr(4, 4) == "ftyp" &&
         std::find(brands.begin(), brands.end(), bytes.substr(8, 4)) != brands.end();
}

bool is_tiff(std::string_view bytes) {
  using namespace std::string_view_literals;
  return bytes.starts_with("II*\0"sv) || bytes.starts_with("MM\0*"sv);
}

}  // namespace

PictureFile read_picture_file(const fs::path& path, const Source& where,
                              const std::string& name) {
  PictureFile file{name.empty() ? path.filename().string() : name, "", where, path};
  file.bytes = read_bytes(path, file.name, where);
  if (file.bytes.empty()) throw Error(file.name + " is an empty file", where);
  if (is_gzip(file.bytes)) file.bytes = unpacked(file);
  if (is_svg(file.bytes) && file.bytes.size() > largest_svg)
    throw Error(file.name + " is an SVG of more than 20 MB", where,
                "save it as a PNG, or without the pictures in it");
  return file;
}

Error damaged(const PictureFile& file, const std::string& reason) {
  return Error(file.name + " is damaged: " + reason, file.where);
}

bool is_svg(std::string_view bytes) {
  using namespace std::string_view_literals;
  if (bytes.starts_with("\xff\xfe<\0"sv)) return bytes.find("s\0v\0g\0"sv) != bytes.npos;
  if (bytes.starts_with("\xfe\xff\0<"sv)) return bytes.find("\0s\0v\0g"sv) != bytes.npos;
  return text_of(bytes).starts_with('<') && bytes.find("svg") != bytes.npos;
}

bool begins_as_picture(std::string_view bytes) {
  return is_png(bytes) || is_jpeg(bytes) || bytes.starts_with("GIF8") || is_bmp(bytes) ||
         is_tiff(bytes) || is_webp(bytes) || is_heic_or_avif(bytes) || is_svg(bytes) ||
         is_gzip(bytes);
}

}  // namespace onematch
