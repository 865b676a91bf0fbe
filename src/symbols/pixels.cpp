#include "symbols/pixels.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "core/number.hpp"
#include "symbols/jpeg.hpp"

namespace onematch {
namespace {

constexpr long long most_megapixels = 100;

/// What the loader tells of itself while it works.
struct Progress {
  int width = 0, height = 0;       ///< from the header
  int first_row = 0, end_row = 0;  ///< decoded so far
  bool too_large = false;
};

int scaled(int side, int longest) {
  const double size = double(side) * most_pixels / longest;
  return std::max(1, static_cast<int>(std::lround(size)));
}

std::string format_of(GdkPixbufLoader* loader) {
  GdkPixbufFormat* format = gdk_pixbuf_loader_get_format(loader);
  const std::unique_ptr<gchar, FreeWith<g_free>> name(gdk_pixbuf_format_get_name(format));
  return name.get();
}

void on_size(GdkPixbufLoader* loader, int width, int height, Progress* progress) {
  progress->width = width;
  progress->height = height;
  const int longest = std::max(width, height);
  progress->too_large =
      static_cast<long long>(width) * height > most_megapixels * 1000000;
  if (progress->too_large)
    gdk_pixbuf_loader_set_size(loader, 0, 0);  // makes the loader give up
  else if (longest > most_pixels && format_of(loader) == "jpeg")
    // JPEG alone is decoded faster at a smaller size.
    gdk_pixbuf_loader_set_size(loader, scaled(width, longest), scaled(height, longest));
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

Error no_picture(const PictureFile& file) {
  const std::string_view bytes = file.bytes;
  for (const Kind& kind : additional_kinds)
    if (bytes.size() > kind.at && bytes.substr(kind.at).starts_with(kind.mark))
      return Error(file.name + " is a " + std::string(kind.name) +
                       " picture, for which gdk-pixbuf has no loader here",
                   file.where,
                   "install one (Debian: " + std::string(kind.package) +
                       ") or convert the picture to JPEG or PNG");
  return Error(file.name + " is not a picture", file.where);
}

Error damaged(const PictureFile& file, const std::string& reason) {
  return Error(file.name + " is damaged: " + reason, file.where);
}

Error too_large(const PictureFile& file, const Progress& progress) {
  return Error(file.name + " has " + with_thousands(progress.width) + " x " +
                   with_thousands(progress.height) + " pixels, more than " +
                   std::to_string(most_megapixels) + " million",
               file.where, "scale it down; 1600 pixels on the longer side are plenty");
}

/// Walks the chunks of a PNG file to its end mark. ISO/IEC 15948, 5.3.
bool has_png_end(std::string_view bytes) {
  std::size_t at = 8;
  while (at + 12 <= bytes.size()) {
    std::size_t length = 0;
    for (std::size_t i = 0; i < 4; ++i)
      length = length << 8 | static_cast<unsigned char>(bytes[at + i]);
    if (bytes.size() - at - 12 < length) return false;
    if (bytes.substr(at + 4, 4) == "IEND") return true;
    at += 12 + length;
  }
  return false;
}

/// gdk-pixbuf hands out half a picture without a word, or one with no pixel decoded.
bool is_whole(const PictureFile& file, const Pixels& pixels, const Progress& progress,
              int height) {
  if (pixels.format == "jpeg") return read_jpeg_header(file.bytes).has_value();
  if (pixels.format == "png") return has_png_end(file.bytes);
  // Its first frame need not fill the canvas, and its loader says itself what is missing.
  if (pixels.format == "gif") return true;
  // Its loader decodes everything at once and reports no rows.
  if (pixels.format == "avif") return true;
  return progress.first_row == 0 && progress.end_row == height;
}

int orientation_of(GdkPixbuf* pixbuf) {
  const char* option = gdk_pixbuf_get_option(pixbuf, "orientation");
  const long long value = option ? parse_integer(option).value_or(1) : 1;
  return 1 <= value && value <= 8 ? static_cast<int>(value) : 1;
}

PixbufPtr at_most_size(GdkPixbuf* pixbuf) {
  const int width = gdk_pixbuf_get_width(pixbuf);
  const int height = gdk_pixbuf_get_height(pixbuf);
  const int longest = std::max(width, height);
  if (longest <= most_pixels) return PixbufPtr(GDK_PIXBUF(g_object_ref(pixbuf)));
  return PixbufPtr(gdk_pixbuf_scale_simple(pixbuf, scaled(width, longest),
                                           scaled(height, longest), GDK_INTERP_BILINEAR));
}

}  // namespace

Pixels decode_pixels(const PictureFile& file) {
  const GObjectPtr<GdkPixbufLoader> loader(gdk_pixbuf_loader_new());
  Progress progress;
  g_signal_connect(loader.get(), "size-prepared", G_CALLBACK(on_size), &progress);
  g_signal_connect(loader.get(), "area-updated", G_CALLBACK(on_rows), &progress);
  GError* error = nullptr;
  const auto* bytes = reinterpret_cast<const guchar*>(file.bytes.data());
  bool ok = gdk_pixbuf_loader_write(loader.get(), bytes, file.bytes.size(), &error);
  // A loader must be closed even if it has failed, but then has nothing to add.
  ok = gdk_pixbuf_loader_close(loader.get(), ok ? &error : nullptr) && ok;
  if (progress.too_large) {
    g_clear_error(&error);
    throw too_large(file, progress);
  }
  if (!ok) {
    const bool unknown =
        g_error_matches(error, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_UNKNOWN_TYPE);
    const std::string reason = take_message(error);
    throw unknown ? no_picture(file) : damaged(file, reason);
  }
  GdkPixbuf* pixbuf = gdk_pixbuf_loader_get_pixbuf(loader.get());
  if (!pixbuf) throw damaged(file, "there is no picture in it");
  Pixels pixels{at_most_size(pixbuf), orientation_of(pixbuf), format_of(loader.get())};
  if (!is_whole(file, pixels, progress, gdk_pixbuf_get_height(pixbuf)))
    throw damaged(file, "its end is missing");
  return pixels;
}

std::string encode_jpeg(GdkPixbuf* pixbuf) {
  gchar* bytes = nullptr;
  gsize size = 0;
  GError* error = nullptr;
  if (!gdk_pixbuf_save_to_buffer(pixbuf, &bytes, &size, "jpeg", &error, "quality", "92",
                                 nullptr))
    throw Error("cannot encode a JPEG: " + take_message(error));
  const std::unique_ptr<gchar, FreeWith<g_free>> owned(bytes);
  return {bytes, size};
}

}  // namespace onematch
