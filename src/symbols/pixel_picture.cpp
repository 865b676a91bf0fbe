#include "symbols/pixel_picture.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "symbols/greys.hpp"
#include "symbols/layers.hpp"

namespace onematch {
namespace {

// librsvg needs its resolution over the whole canvas, margins included, several times:
// this many are 400 MB.
constexpr double most_canvas_pixels = 4096;

// Of the first look.
constexpr double looks = 128;

// If what is to be seen is smaller than a pixel of that.
constexpr double close_looks = 2048;

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
  Picture picture = record_canvas(art, 1);
  picture.pixels_per_unit = 1;
  return picture;
}

/// Where ink was seen.
struct Sighting {
  Box box;         ///< of it, and a pixel of the look on all sides
  double least;    ///< its longer side, at least
  AlphaMask look;  ///< up to the ink's sides
};

AlphaMask alpha_in(const Pixels& pixels, const Window& window) {
  AlphaMask mask{window.width, window.height, {}};
  for (int y = 0; y < window.height; ++y)
    for (int x = 0; x < window.width; ++x)
      mask.alpha.push_back(pixels.at(window.x + x, window.y + y)[3]);
  return mask;
}

/// Looks with few pixels, and closer where most of them are margin: what has to become
/// pixels takes long to draw.
std::optional<Sighting> sight(const Artwork& art, double finest, double first) {
  constexpr double enough = 64;
  constexpr int most_rounds = 5;
  std::optional<Sighting> sighting;
  Box box = art.canvas;
  for (int round = 0; round < most_rounds; ++round) {
    const double scale =
        std::min((round == 0 ? first : looks) / longer_side(box), finest);
    const Pixels pixels = unmultiplied(render_part(art, box, scale));
    const std::optional<Window> ink = inked(view_of(pixels));
    if (!ink) break;
    box = {box.x + (ink->x - 1) / scale, box.y + (ink->y - 1) / scale,
           (ink->width + 2) / scale, (ink->height + 2) / scale};
    sighting = {box, std::max(ink->longer_side() - 2, 1) / scale, alpha_in(pixels, *ink)};
    if (ink->longer_side() >= enough) break;
  }
  return sighting;
}

std::optional<Sighting> sight(const Artwork& art, double finest) {
  try {
    return sight(art, finest, looks);
  } catch (const WrongScale&) {
    return sight(art, finest, close_looks);
  }
}

/// With room for what a filter needs from beside it.
Box widened(const Box& box) {
  constexpr double share = 0.125;
  const double pad = share * longer_side(box);
  return {box.x - pad, box.y - pad, box.width + 2 * pad, box.height + 2 * pad};
}

double difference_of(const Pixels& a, const Pixels& b) {
  double difference = 0;
  for (std::size_t i = 0; i < a.rgba.size(); ++i)
    difference += std::abs(double(a.rgba[i]) - double(b.rgba[i]));
  return difference / static_cast<double>(a.rgba.size());
}

/// Of all that is seen.
std::array<double, 4> sum_of(const Pixels& pixels) {
  std::array<double, 4> sum{};
  for (std::size_t i = 0; i < pixels.rgba.size(); i += 4)
    for (std::size_t c = 0; c < 4; ++c)
      sum[c] += (c < 3 ? pixels.rgba[i + c] : 255) * double(pixels.rgba[i + 3]);
  return sum;
}

bool have_like_sums(const Pixels& a, const Pixels& b) {
  constexpr double slight = 0.1;
  const std::array<double, 4> x = sum_of(a), y = sum_of(b);
  for (std::size_t c = 0; c < 4; ++c)
    if (std::abs(x[c] - y[c]) > slight * std::max(x[3], y[3])) return false;
  return true;
}

/// Whether they show the same in the canvas of `part`, as far as that can be seen with
/// `finest` pixels to a unit.
bool look_alike(const Artwork& art, const Artwork& part, double finest) {
  constexpr double slight = 2;  // of 255
  const double scale = std::min(looks / longer_side(part.canvas), finest);
  const Pixels a = unmultiplied(render_part(art, part.canvas, scale));
  const Pixels b = unmultiplied(render_part(part, part.canvas, scale));
  // Few pixels say more of how much there is than of where.
  const bool are_few = 4 * std::max(a.width, a.height) < looks;
  return are_few ? have_like_sums(a, b) : difference_of(a, b) <= slight;
}

bool touches_edge(const Window& ink, const Pixels& pixels) {
  return ink.x == 0 || ink.y == 0 || ink.x + ink.width == pixels.width ||
         ink.y + ink.height == pixels.height;
}

}  // namespace

std::optional<Picture> pixel_picture(const Artwork& art, const PixelsFor& pixels_for,
                                     const CloseUp& close_up, Style style) {
  if (art.canvas.width <= 0 || art.canvas.height <= 0) return {};
  const double finest = most_canvas_pixels / longer_side(art.canvas);
  const Sighting seen =
      sight(art, finest).value_or(Sighting{art.canvas, longer_side(art.canvas), {}});
  const double side = pixels_for(seen.look);
  if (close_up && side / seen.least > finest)
    if (const auto part = close_up(widened(seen.box));
        part && look_alike(art, *part, finest))
      return pixel_picture(*part, pixels_for, {}, style);
  const double scale = std::min(side / seen.least, finest);
  Pixels pixels = unmultiplied(render_part(art, seen.box, scale));
  std::optional<Window> ink = inked(view_of(pixels));
  // Ink too faint or too thin for the look may go on beyond what it saw.
  if (ink && touches_edge(*ink, pixels)) {
    pixels = unmultiplied(render_part(art, art.canvas, scale));
    ink = inked(view_of(pixels));
  }
  if (!ink) return {};
  pixels = scaled_down(view_of(pixels), *ink, ink->width, ink->height);
  if (style == Style::grey) make_grey(pixels);
  return picture_of(pixels);
}

Pixels canvas_pixels(const Artwork& art, double side) {
  return unmultiplied(render_part(art, art.canvas, side / longer_side(art.canvas)));
}

Picture pixel_canvas(const Artwork& art, double side) {
  return picture_of(canvas_pixels(art, side));
}

}  // namespace onematch
