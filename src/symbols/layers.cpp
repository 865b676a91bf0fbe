#include "symbols/layers.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <tuple>
#include <utility>

#include "core/error.hpp"
#include "symbols/jpeg_codec.hpp"

namespace onematch {
namespace {

/// A pixel as Cairo wants it: 0xAARRGGBB, the colours multiplied by alpha.
std::uint32_t premultiplied(const std::uint8_t* rgb, std::uint32_t alpha) {
  std::uint32_t pixel = alpha;
  for (int i = 0; i < 3; ++i) pixel = pixel << 8 | (rgb[i] * alpha + 127) / 255;
  return pixel;
}

/// A surface of which each pixel is `value` of one.
template <class Word, class Value>
SurfacePtr make_surface(cairo_format_t format, const Pixels& pixels, const Value& value) {
  SurfacePtr surface(cairo_image_surface_create(format, pixels.width, pixels.height));
  if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
    throw Error("there is no memory for a picture");
  cairo_surface_flush(surface.get());
  for (int y = 0; y < pixels.height; ++y) {
    auto* row = reinterpret_cast<Word*>(
        cairo_image_surface_get_data(surface.get()) +
        static_cast<std::ptrdiff_t>(y) * cairo_image_surface_get_stride(surface.get()));
    for (int x = 0; x < pixels.width; ++x) row[x] = value(pixels.at(x, y));
  }
  cairo_surface_mark_dirty(surface.get());
  return surface;
}

SurfacePtr opaque_surface(const Pixels& pixels) {
  return make_surface<std::uint32_t>(CAIRO_FORMAT_RGB24, pixels,
                                     [](const auto* p) { return premultiplied(p, 255); });
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

/// Gives what is transparent the mean colour of the ink in its block, or grey: a hard
/// step to a colour that nobody sees would ring in what is seen. No block of a JPEG knows
/// of another.
void calm_hidden(Pixels& pixels) {
  constexpr int block = 16;  // of the colours, which have half the pixels
  for (int top = 0; top < pixels.height; top += block)
    for (int left = 0; left < pixels.width; left += block) {
      const int bottom = std::min(top + block, pixels.height);
      const int right = std::min(left + block, pixels.width);
      std::array<int, 4> sums{};
      for (int y = top; y < bottom; ++y)
        for (int x = left; x < right; ++x)
          if (const std::uint8_t* p = pixels.at(x, y); p[3] > 0) {
            for (std::size_t i = 0; i < 3; ++i) sums[i] += p[i];
            ++sums[3];
          }
      for (int y = top; y < bottom; ++y)
        for (int x = left; x < right; ++x)
          if (std::uint8_t* p = pixels.at(x, y); p[3] == 0)
            for (std::size_t i = 0; i < 3; ++i)
              p[i] = static_cast<std::uint8_t>(sums[3] > 0 ? sums[i] / sums[3] : 128);
    }
}

}  // namespace

Layers lossless_layers(const Pixels& pixels) {
  if (is_opaque(view_of(pixels)))
    return {opaque_surface(pixels), {}, pixels.width, pixels.height};
  return {
      make_surface<std::uint32_t>(CAIRO_FORMAT_ARGB32, pixels,
                                  [](const auto* p) { return premultiplied(p, p[3]); }),
      {},
      pixels.width,
      pixels.height};
}

Layers jpeg_layers(const Pixels& pixels, std::string jpeg) {
  Pixels shown = pixels;
  Layers layers{{}, {}, pixels.width, pixels.height};
  if (!is_opaque(view_of(pixels))) {
    calm_hidden(shown);
    layers.mask = make_surface<std::uint8_t>(CAIRO_FORMAT_A8, pixels,
                                             [](const auto* p) { return p[3]; });
  }
  layers.colors = opaque_surface(shown);
  attach_jpeg(layers.colors.get(), jpeg.empty() ? encode_jpeg(shown) : std::move(jpeg));
  return layers;
}

void paint(cairo_t* cr, const Layers& layers) {
  cairo_set_source_surface(cr, layers.colors.get(), 0, 0);
  if (layers.mask)
    cairo_mask_surface(cr, layers.mask.get(), 0, 0);
  else
    cairo_paint(cr);
}

}  // namespace onematch
