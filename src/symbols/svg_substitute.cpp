#include "symbols/svg_substitute.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "symbols/greys.hpp"
#include "symbols/jpeg_codec.hpp"
#include "symbols/pixbuf.hpp"
#include "symbols/pixel_picture.hpp"
#include "symbols/svg_address.hpp"
#include "symbols/svg_drawing.hpp"

namespace onematch {
namespace {

// libxml2 takes no attribute of more than 10 million bytes. So many pixels are fewer in
// any PNG, even when each of its bytes has become one and a third.
constexpr double most_in_png = 1.8e6;

// As a JPEG a third of that; on a symbol of 60 mm they are 850 an inch.
constexpr double most_in_jpeg = 4e6;

// Cairo draws nothing of a picture that has 32,767.
constexpr double most_side = 30'000;

std::string address_of(Pixels pixels, Style style, bool as_jpeg) {
  if (style == Style::grey) make_grey(pixels);
  return as_jpeg ? data_address("image/jpeg", encode_jpeg(pixels))
                 : data_address("image/png", encode_png(pixels));
}

}  // namespace

Substitute substitute_for(const RasterFile& raster, const Manner& manner) {
  const double count = double(raster.width) * raster.height;
  const double most = std::min(count, raster.is_opaque ? most_in_jpeg : most_in_png);
  const double scale = std::min(std::sqrt(manner.share * most / count),
                                most_side / std::max(raster.width, raster.height));
  const auto scaled = [&](int side) {
    return std::max(1, static_cast<int>(std::floor(scale * side)));
  };
  const Pixels stored = raster.pixels({0, 0, raster.width, raster.height},
                                      scaled(raster.width), scaled(raster.height));
  const bool sideways = raster.orientation >= 5;
  const bool as_jpeg = double(stored.width) * stored.height > most_in_png ||
                       (manner.is_tight && raster.is_opaque && raster.is_lossy);
  return {address_of(upright(stored, raster.orientation), manner.style, as_jpeg),
          double(sideways ? raster.height : raster.width),
          double(sideways ? raster.width : raster.height)};
}

std::optional<Substitute> substitute_for(const PictureFile& file, double longest_mm,
                                         const Manner& manner) {
  const FontCare care(file);
  const SvgDrawing drawing = load_drawing(file);
  const Artwork art = artwork_of(drawing, file);
  const double shorter = std::min(art.canvas.width, art.canvas.height);
  if (shorter <= 0) return {};
  const double most = std::sqrt(most_in_png * longer_side(art.canvas) / shorter) - 1;
  const double wanted =
      std::sqrt(manner.share) * std::min(inner_pixels(longest_mm), most);
  Pixels pixels = with_share_of_pixels(
      [&](double share) { return canvas_pixels(art, share * wanted); });
  return Substitute{address_of(std::move(pixels), manner.style, false),
                    drawing.canvas.width, drawing.canvas.height};
}

}  // namespace onematch
