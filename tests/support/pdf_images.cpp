#include "support/pdf_images.hpp"

#include <cairo-pdf.h>

#include <cstdint>
#include <cstring>

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

#include "render/append_bytes.hpp"
#include "test.hpp"

namespace onematch {

SurfacePtr painted_surface(int width, int height, const Paint& paint) {
  SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height));
  cairo_surface_flush(surface.get());
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const Rgba c = paint(x, y);
      std::uint32_t pixel = static_cast<unsigned>(c.alpha);
      for (const int part : {c.red, c.green, c.blue})
        pixel = pixel << 8 | static_cast<unsigned>((part * c.alpha + 127) / 255);
      std::memcpy(cairo_image_surface_get_data(surface.get()) +
                      y * cairo_image_surface_get_stride(surface.get()) + 4 * x,
                  &pixel, 4);
    }
  cairo_surface_mark_dirty(surface.get());
  return surface;
}

std::string page_with(const std::vector<SurfacePtr>& images) {
  std::string bytes;
  const SurfacePtr pdf(
      cairo_pdf_surface_create_for_stream(append_bytes, &bytes, 400, 200));
  const ContextPtr cr(cairo_create(pdf.get()));
  for (const SurfacePtr& image : images) {
    cairo_set_source_surface(cr.get(), image.get(), 0, 0);
    cairo_paint(cr.get());
    cairo_translate(cr.get(), cairo_image_surface_get_width(image.get()), 0);
  }
  cairo_surface_finish(pdf.get());
  REQUIRE(cairo_surface_status(pdf.get()) == CAIRO_STATUS_SUCCESS);
  return bytes;
}

void open(QPDF& pdf, const std::string& bytes) {
  pdf.setSuppressWarnings(true);  // Cairo 1.16 repeats keys
  pdf.processMemoryFile("test", bytes.data(), bytes.size());
}

std::string written(QPDF& pdf) {
  QPDFWriter writer(pdf);
  writer.setOutputMemory();
  writer.setStaticID(true);
  writer.write();
  const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
  return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

}  // namespace onematch
