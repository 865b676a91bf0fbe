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
  return make_surface<std::uint32_t>(CAIRO_FORMAT_RGB24, pixels, [](const auto* p) {
    return std::uint32_t{p[0]} << 16 | std::uint32_t{p[1]} << 8 | p[2];
  });
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

/// Goes on with the colours beyond the ink: who paints colours and mask between their
/// pixels would mix those at the edge with what nobody is to see.
Pixels spread(Pixels pixels) {
  constexpr int rounds = 2;
  for (int round = 0; round < rounds; ++round) {
    const Pixels before = pixels;
    for (int y = 0; y < pixels.height; ++y)
      for (int x = 0; x < pixels.width; ++x) {
        if (before.at(x, y)[3] > 0) continue;
        std::array<int, 4> sums{};
        for (int v = std::max(0, y - 1); v <= std::min(pixels.height - 1, y + 1); ++v)
          for (int u = std::max(0, x - 1); u <= std::min(pixels.width - 1, x + 1); ++u)
            if (const std::uint8_t* p = before.at(u, v); p[3] > 0) {
              for (std::size_t i = 0; i < 3; ++i) sums[i] += p[i];
              ++sums[3];
            }
        if (sums[3] == 0) continue;
        std::uint8_t* p = pixels.at(x, y);
        for (std::size_t i = 0; i < 3; ++i)
          p[i] = static_cast<std::uint8_t>(sums[i] / sums[3]);
        p[3] = 1;  // known from now on
      }
  }
  return pixels;
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

/// The colours of `shown` behind the alpha of `pixels`.
Layers layers_of(const Pixels& pixels, const Pixels& shown) {
  Layers layers{opaque_surface(shown), {}, pixels.width, pixels.height};
  if (!is_opaque(view_of(pixels)))
    layers.mask = make_surface<std::uint8_t>(CAIRO_FORMAT_A8, pixels,
                                             [](const auto* p) { return p[3]; });
  return layers;
}

}  // namespace

Layers lossless_layers(const Pixels& pixels) {
  return layers_of(pixels, is_opaque(view_of(pixels)) ? pixels : spread(pixels));
}

Layers jpeg_layers(const Pixels& pixels, std::string jpeg) {
  Pixels shown = pixels;
  if (!is_opaque(view_of(pixels))) {
    shown = spread(pixels);
    calm_hidden(shown);
  }
  Layers layers = layers_of(pixels, shown);
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
