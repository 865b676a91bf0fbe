#include "symbols/pixbuf.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <tuple>

#include "core/number.hpp"
#include "symbols/exif.hpp"
#include "symbols/foreign_kind.hpp"
#include "symbols/picture_chunks.hpp"
#include "symbols/picture_fault.hpp"
#include "symbols/tiff.hpp"

namespace onematch {
namespace {

/// What the loader tells of itself while it works.
struct Progress {
  int width = 0, height = 0;       ///< from the header
  int first_row = 0, end_row = 0;  ///< decoded so far
};

std::string format_of(GdkPixbufLoader* loader) {
  GdkPixbufFormat* format = gdk_pixbuf_loader_get_format(loader);
  const std::unique_ptr<gchar, FreeWith<g_free>> name(gdk_pixbuf_format_get_name(format));
  return name.get();
}

void on_size(GdkPixbufLoader* loader, int width, int height, Progress* progress) {
  progress->width = width;
  progress->height = height;
  // Makes the loader give up.
  if (is_too_large(width, height)) gdk_pixbuf_loader_set_size(loader, 0, 0);
}

void on_rows(GdkPixbufLoader*, int, int y, int, int height, Progress* progress) {
  const bool first = progress->end_row == 0;
  progress->first_row = first ? y : std::min(progress->first_row, y);
  progress->end_row = std::max(progress->end_row, y + height);
}

/// Kinds that people have but gdk-pixbuf reads only with an additional loader.
struct Kind {
  std::string_view name, mark;
  std::size_t at;
  std::string_view package;  ///< Debian's
};
constexpr std::array<Kind, 5> additional_kinds{{
    {"WebP", "WEBP", 8, "webp-pixbuf-loader"},
    {"AVIF", "ftypavif", 4, "libavif-gdk-pixbuf"},
    {"HEIC", "ftyphei", 4, "heif-gdk-pixbuf"},
    {"HEIC", "ftyphev", 4, "heif-gdk-pixbuf"},
    {"HEIC", "ftypmif1", 4, "heif-gdk-pixbuf"},
}};

/// What to throw for a TIFF of a kind that no loader reads, however sound it is.
std::optional<Error> unreadable_kind(const PictureFile& file) {
  const auto kind = odd_tiff(file.bytes);
  if (!kind) return {};
  return Error(file.name + " is " + *kind + ", which onematch can't read", file.where,
               "save it as PNG, or as a TIFF of 8 bits a sample in RGB");
}

Error of_foreign_kind(const PictureFile& file, const ForeignKind& kind) {
  return Error(file.name + " is " + kind.name + ", which can't be read", file.where,
               kind.remedy);
}

Error no_picture(const PictureFile& file) {
  const std::string_view bytes = file.bytes;
  for (const Kind& kind : additional_kinds)
    if (bytes.size() > kind.at && bytes.substr(kind.at).starts_with(kind.mark))
      return Error(file.name + " is a " + std::string(kind.name) +
                       " picture, for which gdk-pixbuf has no loader here",
                   file.where,
                   "install one (Debian: " + std::string(kind.package) +
                       ") or convert the picture to JPEG or PNG");
  if (const auto kind = foreign_kind(bytes)) return of_foreign_kind(file, *kind);
  return Error(file.name + " is not a picture", file.where);
}

/// gdk-pixbuf hands out half a picture without a word, or one with no pixel decoded.
bool is_whole(const PictureFile& file, const std::string& format,
              const Progress& progress, int height) {
  if (format == "png" && !png_chunk(file.bytes, "IEND")) return false;
  if (format == "webp") return has_webp_end(file.bytes);
  // Its first frame need not fill the canvas, and its loader says itself what is missing.
  if (format == "gif") return true;
  // These loaders decode everything at once and report no rows.
  if (format == "avif" || format.starts_with("heif")) return true;
  return progress.first_row == 0 && progress.end_row == height;
}

/// What is left to turn after what the loader has done itself. It knows nothing of EXIF
/// in PNG and WebP.
int orientation_of(GdkPixbuf* pixbuf, std::string_view bytes) {
  std::optional<std::string_view> exif;
  if (is_png(bytes)) exif = png_chunk(bytes, "eXIf");
  if (is_webp(bytes)) exif = webp_chunk(bytes, "EXIF");
  if (exif) {
    constexpr std::string_view mark("Exif\0\0", 6);  // some programs keep JPEG's
    return read_exif(exif->starts_with(mark) ? exif->substr(mark.size()) : *exif)
        .orientation;
  }
  const char* option = gdk_pixbuf_get_option(pixbuf, "orientation");
  const long long value = option ? parse_integer(option).value_or(1) : 1;
  return 1 <= value && value <= 8 ? static_cast<int>(value) : 1;
}

/// How many channels the pictures in HEIC and AVIF have, the most of any: what is
/// transparent in them is a picture, too. ISO/IEC 23008-12, 6.5.6.
int most_channels(std::string_view bytes) {
  constexpr std::string_view name = "pixi";
  constexpr std::size_t count_at = 8;  // after the name, version and flags
  int most = 0;
  for (std::size_t at = bytes.find(name); at != bytes.npos; at = bytes.find(name, at + 1))
    if (at + count_at < bytes.size())
      most = std::max(most, int{static_cast<unsigned char>(bytes[at + count_at])});
  return most;
}

/// Whether it stores greys alone: WebP and others never do.
bool is_grey(const std::string& format, std::string_view bytes) {
  if (is_png(bytes)) {
    constexpr unsigned has_color = 2;
    constexpr std::size_t type_at = 9;
    const std::string_view header = png_chunk(bytes, "IHDR").value_or("");
    return header.size() > type_at &&
           (static_cast<unsigned char>(header[type_at]) & has_color) == 0;
  }
  if (format == "tiff") return tiff_colors(bytes) == TiffColors::grey;
  return (format == "avif" || format.starts_with("heif")) && most_channels(bytes) == 1;
}

/// Nothing if the loader has made other colours of those that it may be for.
std::string profile_of(GdkPixbuf* pixbuf, const std::string& format,
                       std::string_view bytes) {
  if (format == "tiff" && tiff_colors(bytes) == TiffColors::others) return "";
  if (is_webp(bytes)) return std::string(webp_chunk(bytes, "ICCP").value_or(""));
  const char* option = gdk_pixbuf_get_option(pixbuf, "icc-profile");
  if (!option) return "";
  gsize size = 0;
  const std::unique_ptr<guchar, FreeWith<g_free>> icc(g_base64_decode(option, &size));
  return {reinterpret_cast<const char*>(icc.get()), size};
}

/// libtiff multiplies colours by alpha, whatever the file does.
void divide_by_alpha(GdkPixbuf* pixbuf) {
  if (!gdk_pixbuf_get_has_alpha(pixbuf)) return;
  for (int y = 0; y < gdk_pixbuf_get_height(pixbuf); ++y) {
    guchar* pixel = gdk_pixbuf_get_pixels(pixbuf) +
                    static_cast<std::ptrdiff_t>(y) * gdk_pixbuf_get_rowstride(pixbuf);
    for (int x = 0; x < gdk_pixbuf_get_width(pixbuf); ++x, pixel += 4)
      for (int i = 0; i < 3 && pixel[3] > 0; ++i)
        pixel[i] = static_cast<guchar>(
            std::min(255, (255 * pixel[i] + pixel[3] / 2) / pixel[3]));
  }
}

/// The loader of HEIC tells its troubles to the terminal.
void quiet_loaders() {
  static const guint handler = g_log_set_handler(
      nullptr, G_LOG_LEVEL_WARNING,
      [](const gchar*, GLogLevelFlags, const gchar*, void*) {}, nullptr);
  std::ignore = handler;
}

}  // namespace

bool is_too_large(int width, int height, int megapixels) {
  return static_cast<long long>(width) * height > megapixels * 1'000'000LL;
}

void check_size(const PictureFile& file, int width, int height, int megapixels) {
  if (is_too_large(width, height, megapixels))
    throw Error(file.name + " has " + with_thousands(width) + " x " +
                    with_thousands(height) + " pixels, more than " +
                    std::to_string(megapixels) + " million",
                file.where, "scale it down; 1600 pixels on the longer side are plenty");
}

std::string encode_png(const Pixels& pixels) {
  const PixelView view = view_of(pixels);
  const PixbufPtr pixbuf(gdk_pixbuf_new_from_data(
      view.first, GDK_COLORSPACE_RGB, TRUE, 8, view.width, view.height,
      static_cast<int>(view.stride), nullptr, nullptr));
  gchar* bytes = nullptr;
  gsize size = 0;
  GError* error = nullptr;
  const bool ok = gdk_pixbuf_save_to_buffer(pixbuf.get(), &bytes, &size, "png", &error,
                                            "compression", "1", nullptr) != 0;
  const std::unique_ptr<gchar, FreeWith<g_free>> owned(bytes);
  if (!ok) throw Error("cannot encode a PNG: " + take_message(error));
  return {bytes, size};
}

DecodedPixbuf decode_pixbuf(const PictureFile& file) {
  // Of these a loader might take the preview.
  if (is_raw_photo(file.bytes)) throw of_foreign_kind(file, *foreign_kind(file.bytes));
  quiet_loaders();
  const GObjectPtr<GdkPixbufLoader> loader(gdk_pixbuf_loader_new());
  Progress progress;
  g_signal_connect(loader.get(), "size-prepared", G_CALLBACK(on_size), &progress);
  g_signal_connect(loader.get(), "area-updated", G_CALLBACK(on_rows), &progress);
  GError* error = nullptr;
  const auto* bytes = reinterpret_cast<const guchar*>(file.bytes.data());
  bool ok = gdk_pixbuf_loader_write(loader.get(), bytes, file.bytes.size(), &error);
  // A loader must be closed even if it has failed, but then has nothing to add.
  ok = gdk_pixbuf_loader_close(loader.get(), ok ? &error : nullptr) && ok;
  if (is_too_large(progress.width, progress.height)) g_clear_error(&error);
  check_size(file, progress.width, progress.height);
  if (!ok) {
    if (const auto kind = unreadable_kind(file)) {
      g_clear_error(&error);
      throw *kind;
    }
    const bool unknown =
        g_error_matches(error, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_UNKNOWN_TYPE);
    // The loaders of HEIC and AVIF say nothing.
    const std::string reason = error ? picture_fault(file.bytes, take_message(error))
                                     : "a part of it is missing or wrong";
    throw unknown ? no_picture(file) : damaged(file, reason);
  }
  GdkPixbuf* pixbuf = gdk_pixbuf_loader_get_pixbuf(loader.get());
  if (!pixbuf) throw damaged(file, "there is no picture in it");
  const std::string format = format_of(loader.get());
  if (!is_whole(file, format, progress, gdk_pixbuf_get_height(pixbuf)))
    throw damaged(file, png_chunk(file.bytes, "IEND")
                            ? "a part of its pixels is not there"
                            : "its end is missing");
  if (format == "tiff") divide_by_alpha(pixbuf);
  return {PixbufPtr(GDK_PIXBUF(g_object_ref(pixbuf))), orientation_of(pixbuf, file.bytes),
          format, is_grey(format, file.bytes), profile_of(pixbuf, format, file.bytes)};
}

}  // namespace onematch
