#include "render/png.hpp"

#include <cassert>
#include <cmath>
#include <cstdint>
#include <string_view>

#include "core/error.hpp"
#include "core/own_mark.hpp"
#include "render/append_bytes.hpp"

namespace onematch {
namespace {

/// The bytes of `number`, the highest first.
std::string four_bytes(std::uint32_t number) {
  std::string bytes;
  for (const int shift : {24, 16, 8, 0})
    bytes += static_cast<char>(number >> shift & 0xff);
  return bytes;
}

/// The cyclic redundancy check of the PNG specification (ISO/IEC 15948, 2004).
std::uint32_t checksum(std::string_view bytes) {
  std::uint32_t rest = 0xffffffff;
  for (const char byte : bytes) {
    rest ^= static_cast<unsigned char>(byte);
    for (int bit = 0; bit < 8; ++bit)
      rest = rest & 1 ? rest >> 1 ^ 0xedb88320 : rest >> 1;
  }
  return ~rest;
}

std::string chunk_of(const std::string& type_and_bytes) {
  const auto length = static_cast<std::uint32_t>(type_and_bytes.size() - 4);
  return four_bytes(length) + type_and_bytes + four_bytes(checksum(type_and_bytes));
}

/// `png` with what Cairo does not write: its resolution in a chunk pHYs, pixels a metre,
/// twice, and who made it.
std::string with_origin(std::string png, int dpi) {
  constexpr std::size_t end_of_first_chunk = 33;  // IHDR, which always comes first
  assert(png.size() > end_of_first_chunk);
  const auto per_metre = static_cast<std::uint32_t>(std::lround(dpi / 0.0254));
  const std::string resolution =
      "pHYs" + four_bytes(per_metre) + four_bytes(per_metre) + '\1';  // 1: the metre
  const std::string maker = "tEXtComment" + std::string(1, '\0') + std::string(own_mark);
  return png.insert(end_of_first_chunk, chunk_of(resolution) + chunk_of(maker));
}

/// What `page` shows in `box`, on a ground of that colour.
std::string render(const Drawing& drawing, const Page& page, const Rect& box,
                   const Color& ground, int dpi) {
  const double pixels_per_mm = dpi / 25.4;
  const auto pixels = [&](Length length) {
    return static_cast<int>(std::lround(length.to_mm() * pixels_per_mm));
  };
  const SurfacePtr surface(cairo_image_surface_create(
      ground.alpha < 1 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, pixels(box.size.width),
      pixels(box.size.height)));
  const ContextPtr context(cairo_create(surface.get()));
  cairo_t* cr = context.get();
  cairo_set_source_rgba(cr, ground.red, ground.green, ground.blue, ground.alpha);
  cairo_paint(cr);
  cairo_scale(cr, pixels_per_mm, pixels_per_mm);
  cairo_translate(cr, -box.corner.x.to_mm(), -box.corner.y.to_mm());
  paint_cards(cr, page, drawing);
  check(cr, "draw a sheet");
  std::string png;
  const cairo_status_t status =
      cairo_surface_write_to_png_stream(surface.get(), append_bytes, &png);
  if (status != CAIRO_STATUS_SUCCESS)
    throw Error(std::string("cannot make a PNG: ") + cairo_status_to_string(status));
  return with_origin(png, dpi);
}

}  // namespace

std::string render_png(const Drawing& drawing, const Page& page, int dpi) {
  return render(drawing, page, {{}, page.paper}, white, dpi);
}

std::string render_cutouts(const Drawing& drawing, const Page& page, int dpi) {
  Page trimmed = page;
  for (CardFace& face : trimmed.faces) face.bleed = Length();
  return render(drawing, trimmed, page.trim, {0, 0, 0, 0}, dpi);
}

}  // namespace onematch
