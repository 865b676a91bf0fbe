#include "symbols/raster.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <tuple>
#include <utility>

#include "symbols/ink.hpp"
#include "symbols/jpeg.hpp"
#include "symbols/pixels.hpp"
#include "symbols/record.hpp"

namespace onematch {
namespace {

/// A rectangle of pixels, in pixels.
struct Window {
  int x = 0, y = 0, width = 0, height = 0;
};

/// An image as stored, and how to turn it upright.
struct Raster {
  SurfacePtr surface;
  int width = 0, height = 0;  ///< as stored
  int orientation = 1;
  bool is_opaque = false;
};

std::uint8_t alpha_at(GdkPixbuf* pixbuf, int x, int y) {
  if (!gdk_pixbuf_get_has_alpha(pixbuf)) return 255;
  const auto at = static_cast<std::size_t>(y) *
                      static_cast<std::size_t>(gdk_pixbuf_get_rowstride(pixbuf)) +
                  4 * static_cast<std::size_t>(x) + 3;
  return gdk_pixbuf_read_pixels(pixbuf)[at];
}

bool is_opaque(GdkPixbuf* pixbuf) {
  for (int y = 0; y < gdk_pixbuf_get_height(pixbuf); ++y)
    for (int x = 0; x < gdk_pixbuf_get_width(pixbuf); ++x)
      if (alpha_at(pixbuf, x, y) < 255) return false;
  return true;
}

Window whole(GdkPixbuf* pixbuf) {
  return {0, 0, gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf)};
}

/// The pixels that are not quite transparent; nothing if all are.
std::optional<Window> inked(GdkPixbuf* pixbuf) {
  int left = gdk_pixbuf_get_width(pixbuf), right = -1;
  int top = gdk_pixbuf_get_height(pixbuf), bottom = -1;
  for (int y = 0; y < gdk_pixbuf_get_height(pixbuf); ++y)
    for (int x = 0; x < gdk_pixbuf_get_width(pixbuf); ++x)
      if (alpha_at(pixbuf, x, y) > 0) {
        left = std::min(left, x);
        right = std::max(right, x);
        top = std::min(top, y);
        bottom = y;
      }
  if (right < 0) return {};
  return Window{left, top, right - left + 1, bottom - top + 1};
}

/// A pixel as Cairo wants it: 0xAARRGGBB, the colours multiplied by alpha.
std::uint32_t premultiplied(const guchar* rgb, std::uint32_t alpha) {
  std::uint32_t pixel = alpha;
  for (int i = 0; i < 3; ++i) pixel = pixel << 8 | (rgb[i] * alpha + 127) / 255;
  return pixel;
}

SurfacePtr to_surface(GdkPixbuf* pixbuf, const Window& part, bool opaque) {
  SurfacePtr surface(cairo_image_surface_create(
      opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, part.width, part.height));
  cairo_surface_flush(surface.get());
  const int channels = gdk_pixbuf_get_n_channels(pixbuf);
  for (int y = 0; y < part.height; ++y) {
    const guchar* from =
        gdk_pixbuf_read_pixels(pixbuf) +
        static_cast<std::ptrdiff_t>(part.y + y) * gdk_pixbuf_get_rowstride(pixbuf) +
        static_cast<std::ptrdiff_t>(part.x) * channels;
    auto* to = reinterpret_cast<std::uint32_t*>(
        cairo_image_surface_get_data(surface.get()) +
        static_cast<std::ptrdiff_t>(y) * cairo_image_surface_get_stride(surface.get()));
    for (int x = 0; x < part.width; ++x, from += channels)
      to[x] = premultiplied(from, channels == 4 ? from[3] : 255);
  }
  cairo_surface_mark_dirty(surface.get());
  return surface;
}

/// Lets a PDF hold `jpeg` in place of the surface's own pixels.
void attach_jpeg(cairo_surface_t* surface, std::string jpeg) {
  auto owned = std::make_unique<std::string>(std::move(jpeg));
  const auto* bytes = reinterpret_cast<const unsigned char*>(owned->data());
  const auto free_bytes = [](void* p) { delete static_cast<std::string*>(p); };
  const cairo_status_t status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, bytes, owned->size(), free_bytes, owned.get());
  if (status != CAIRO_STATUS_SUCCESS)
    throw Error(std::string("cannot keep a JPEG: ") + cairo_status_to_string(status));
  std::ignore = owned.release();  // the surface's now
}

/// Photos are kept as JPEG: lossless they would be ten times as large.
bool is_photo(const Pixels& pixels) {
  return pixels.format == "jpeg" || pixels.format == "webp" ||
         pixels.format.starts_with("heif") || pixels.format == "avif";
}

/// The JPEG to keep for opaque `pixels`: the file itself if nothing had to be done.
std::string jpeg_for(const PictureFile& file, const Pixels& pixels) {
  const std::optional<JpegHeader> header = read_jpeg_header(file.bytes);
  const bool as_it_is = header && header->is_plain &&
                        header->width == gdk_pixbuf_get_width(pixels.pixbuf.get());
  return as_it_is ? file.bytes : encode_jpeg(pixels.pixbuf.get());
}

/// Nothing if no pixel is inked.
std::optional<Raster> load_raster(const PictureFile& file, bool cut_margins) {
  const Pixels pixels = decode_pixels(file);
  GdkPixbuf* pixbuf = pixels.pixbuf.get();
  const std::optional<Window> ink = inked(pixbuf);
  if (!ink) return {};
  const bool opaque = is_opaque(pixbuf);
  const Window part = cut_margins ? *ink : whole(pixbuf);
  Raster raster{to_surface(pixbuf, part, opaque), part.width, part.height,
                pixels.orientation, opaque};
  if (opaque && is_photo(pixels))
    attach_jpeg(raster.surface.get(), jpeg_for(file, pixels));
  return raster;
}

/// From stored to upright pixels, by EXIF's number. Exif 2.3, 4.6.4, tag 0112.
cairo_matrix_t to_upright(int orientation, double w, double h) {
  const std::array<cairo_matrix_t, 8> matrices{{
      {1, 0, 0, 1, 0, 0},    // as it is
      {-1, 0, 0, 1, w, 0},   // mirrored left to right
      {-1, 0, 0, -1, w, h},  // upside down
      {1, 0, 0, -1, 0, h},   // mirrored top to bottom
      {0, 1, 1, 0, 0, 0},    // mirrored on the diagonal
      {0, 1, -1, 0, h, 0},   // a quarter turn clockwise
      {0, -1, -1, 0, h, w},  // mirrored on the other diagonal
      {0, -1, 1, 0, 0, w},   // a quarter turn anticlockwise
  }};
  return matrices[static_cast<std::size_t>(orientation - 1)];
}

/// Recorded at one unit a pixel.
Picture record_raster(const Raster& raster) {
  const bool sideways = raster.orientation >= 5;
  Artwork art;
  art.canvas.width = sideways ? raster.height : raster.width;
  art.canvas.height = sideways ? raster.width : raster.height;
  art.draw = [&raster](cairo_t* cr) {
    const cairo_matrix_t matrix =
        to_upright(raster.orientation, raster.width, raster.height);
    cairo_transform(cr, &matrix);
    cairo_set_source_surface(cr, raster.surface.get(), 0, 0);
    cairo_paint(cr);
  };
  return record_canvas(art, 1);
}

Symbol rectangle_symbol(Picture picture) {
  const Circle frame{{picture.width / 2, picture.height / 2},
                     std::hypot(picture.width, picture.height) / 2};
  Silhouette silhouette = rectangle_silhouette(picture.width / picture.height);
  Ink ink = measure_ink(picture, silhouette, frame);
  return {{}, std::move(silhouette), std::move(picture), frame, std::move(ink)};
}

}  // namespace

std::optional<Symbol> raster_symbol(const PictureFile& file) {
  const std::optional<Raster> raster = load_raster(file, true);
  if (!raster) return {};
  Picture picture = record_raster(*raster);
  return raster->is_opaque ? rectangle_symbol(std::move(picture))
                           : trace_symbol(std::move(picture));
}

std::optional<Picture> raster_picture(const PictureFile& file) {
  const std::optional<Raster> raster = load_raster(file, false);
  if (!raster) return {};
  return record_raster(*raster);
}

}  // namespace onematch
