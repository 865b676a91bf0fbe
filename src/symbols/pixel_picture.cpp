#include "symbols/pixel_picture.hpp"

#include <algorithm>

#include "symbols/layers.hpp"

namespace onematch {
namespace {

// librsvg needs its resolution over the whole canvas, margins included.
constexpr double most_canvas_pixels = 4000;

/// Colours as they are without their alpha.
Pixels unmultiplied(const Painting& painting) {
  Pixels pixels(painting.width, painting.height);
  for (std::size_t i = 0; i < painting.pixels.size(); ++i) {
    const std::uint32_t pixel = painting.pixels[i], alpha = pixel >> 24;
    for (std::size_t c = 0; c < 3; ++c) {
      const std::uint32_t part = pixel >> (16 - 8 * c) & 0xff;
      pixels.rgba[4 * i + c] = static_cast<std::uint8_t>(
          alpha == 0 ? 0 : std::min((255 * part + alpha / 2) / alpha, 255U));
    }
    pixels.rgba[4 * i + 3] = static_cast<std::uint8_t>(alpha);
  }
  return pixels;
}

Picture picture_of(const Pixels& pixels) {
  const Layers layers = lossless_layers(pixels);
  Artwork art;
  art.canvas = {0, 0, double(layers.width), double(layers.height)};
  art.draw = [&](cairo_t* cr) { paint(cr, layers); };
  return record_canvas(art, 1);
}

}  // namespace

std::optional<Picture> pixel_picture(const Artwork& art, double side) {
  if (art.canvas.width <= 0 || art.canvas.height <= 0) return {};
  const double finest = most_canvas_pixels / longer_side(art.canvas);
  Box box = art.canvas;
  // Most drawings leave narrow margins.
  constexpr double usual_ink = 0.94;
  double scale = std::min(side / (usual_ink * longer_side(box)), finest);
  Pixels pixels = unmultiplied(render_part(art, box, scale));
  std::optional<Window> ink = inked(view_of(pixels));
  // Closer, if much of it was margin.
  constexpr double enough = 0.94;
  constexpr int most_rounds = 4;
  for (int round = 0; ink && round < most_rounds; ++round) {
    const double closer = std::min(side / (ink->longer_side() + 2) * scale, finest);
    if (enough * closer <= scale) break;
    box = {box.x + (ink->x - 1) / scale, box.y + (ink->y - 1) / scale,
           (ink->width + 2) / scale, (ink->height + 2) / scale};
    scale = closer;
    pixels = unmultiplied(render_part(art, box, scale));
    ink = inked(view_of(pixels));
  }
  if (!ink) return {};
  return picture_of(scaled_down(view_of(pixels), *ink, ink->width, ink->height));
}

Picture pixel_canvas(const Artwork& art, double side) {
  return picture_of(
      unmultiplied(render_part(art, art.canvas, side / longer_side(art.canvas))));
}

}  // namespace onematch
