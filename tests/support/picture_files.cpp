#include "support/picture_files.hpp"

#include <cairo-pdf.h>
#include <gdk-pixbuf/gdk-pixbuf.h>

#include <cmath>
#include <cstdlib>
#include <cstring>

#include "test.hpp"

namespace onematch {

std::string picture_bytes(const std::string& type, int width, int height,
                          const Paint& paint) {
  const GObjectPtr<GdkPixbuf> pixbuf(
      gdk_pixbuf_new(GDK_COLORSPACE_RGB, TRUE, 8, width, height));
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const Rgba color = paint(x, y);
      guchar* to = gdk_pixbuf_get_pixels(pixbuf.get()) +
                   y * gdk_pixbuf_get_rowstride(pixbuf.get()) + 4 * x;
      to[0] = static_cast<guchar>(color.red);
      to[1] = static_cast<guchar>(color.green);
      to[2] = static_cast<guchar>(color.blue);
      to[3] = static_cast<guchar>(color.alpha);
    }
  gchar* bytes = nullptr;
  gsize size = 0;
  REQUIRE(gdk_pixbuf_save_to_buffer(pixbuf.get(), &bytes, &size, type.c_str(), nullptr,
                                    nullptr));
  std::string result(bytes, size);
  g_free(bytes);
  return result;
}

Rgba four_blocks(int x, int y, int width, int height) {
  const bool right = x >= width / 2, low = y >= height / 2;
  if (right) return low ? Rgba{250, 240, 30} : Rgba{30, 200, 60};
  return low ? Rgba{40, 60, 220} : Rgba{220, 40, 40};
}

std::string jpeg_segment(int marker, const std::string& content) {
  const std::size_t size = content.size() + 2;
  return std::string("\xff") + static_cast<char>(marker) +
         static_cast<char>(size >> 8 & 255) + static_cast<char>(size & 255) + content;
}

std::string with_orientation(const std::string& jpeg, int orientation) {
  // "Exif", a TIFF header, big-endian, and one directory with one entry: tag 0112, a
  // short, once.
  std::string exif(
      "Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0", 32);
  exif[25] = static_cast<char>(orientation);
  return jpeg.substr(0, 2) + jpeg_segment(0xe1, exif) + jpeg.substr(2);
}

Image render(int width, int height, const std::function<void(cairo_t*)>& draw) {
  const SurfacePtr surface(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height));
  const ContextPtr cr(cairo_create(surface.get()));
  draw(cr.get());
  REQUIRE(cairo_status(cr.get()) == CAIRO_STATUS_SUCCESS);
  cairo_surface_flush(surface.get());
  Image image{width, height, {}};
  for (int y = 0; y < height; ++y) {
    const unsigned char* row = cairo_image_surface_get_data(surface.get()) +
                               y * cairo_image_surface_get_stride(surface.get());
    const std::size_t at = image.pixels.size();
    image.pixels.resize(at + static_cast<std::size_t>(width));
    std::memcpy(&image.pixels[at], row, 4 * static_cast<std::size_t>(width));
  }
  return image;
}

Image render(const Picture& picture, double scale) {
  return render(static_cast<int>(std::ceil(picture.width * scale - 1e-9)),
                static_cast<int>(std::ceil(picture.height * scale - 1e-9)),
                [&](cairo_t* cr) {
                  cairo_scale(cr, scale, scale);
                  cairo_set_source_surface(cr, picture.recording.get(), 0, 0);
                  cairo_paint(cr);
                });
}

double mean_difference(const Image& a, const Image& b) {
  REQUIRE(a.width == b.width);
  REQUIRE(a.height == b.height);
  double sum = 0;
  for (std::size_t i = 0; i < a.pixels.size(); ++i)
    for (int shift = 0; shift < 32; shift += 8)
      sum += std::abs(static_cast<int>(a.pixels[i] >> shift & 255) -
                      static_cast<int>(b.pixels[i] >> shift & 255));
  return sum / (4.0 * static_cast<double>(a.pixels.size()));
}

std::string pdf_of(const Picture& picture) {
  std::string bytes;
  const auto append = [](void* to, const unsigned char* data, unsigned int size) {
    static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(data), size);
    return CAIRO_STATUS_SUCCESS;
  };
  const SurfacePtr surface(
      cairo_pdf_surface_create_for_stream(append, &bytes, picture.width, picture.height));
  const ContextPtr cr(cairo_create(surface.get()));
  cairo_set_source_surface(cr.get(), picture.recording.get(), 0, 0);
  cairo_paint(cr.get());
  cairo_surface_finish(surface.get());
  REQUIRE(cairo_surface_status(surface.get()) == CAIRO_STATUS_SUCCESS);
  return bytes;
}

}  // namespace onematch
