#include "symbols/svg_substitute.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string_view>
#include <utility>

#include "core/ascii.hpp"
#include "symbols/greys.hpp"
#include "symbols/jpeg.hpp"
#include "symbols/jpeg_codec.hpp"
#include "symbols/picture_chunks.hpp"
#include "symbols/pixbuf.hpp"
#include "symbols/pixel_picture.hpp"
#include "symbols/raster_file.hpp"
#include "symbols/svg_address.hpp"
#include "symbols/svg_drawing.hpp"
#include "symbols/svg_pictures.hpp"

namespace onematch {
namespace {

// libxml2 takes no attribute of more than 10 million bytes. So many pixels are fewer in
// any PNG, even when each of its bytes has become one and a third.
constexpr double most_in_png = 1.8e6;

// As a JPEG a third of that; on a symbol of 60 mm they are 850 an inch.
constexpr double most_in_jpeg = 4e6;

std::string address_of(Pixels pixels, Style style, bool as_jpeg) {
  if (style == Style::grey) make_grey(pixels);
  return as_jpeg ? data_address("image/jpeg", encode_jpeg(pixels))
                 : data_address("image/png", encode_png(pixels));
}

Substitute fresh(const RasterFile& raster, const Manner& manner) {
  const double count = double(raster.width) * raster.height;
  const double most = std::min(count, raster.is_opaque ? most_in_jpeg : most_in_png);
  const double scale =
      std::min(std::sqrt(manner.share * most / count),
               double(most_side) / std::max(raster.width, raster.height));
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
          double(sideways ? raster.width : raster.height),
          double(stored.width) * stored.height};
}

std::string type_of(const std::string& bytes) {
  return is_png(bytes) ? "image/png" : is_jpeg(bytes) ? "image/jpeg" : "";
}

/// Whether librsvg takes what is at the address for what it is: it goes by what the
/// address says first, and some loaders end the program when they get something else.
bool tells_type(const std::string& address, const std::string& type) {
  if (scheme_of(address) == "data") {
    const std::size_t begin = std::string_view("data:").size();
    return lower(address.substr(begin, address.find_first_of(";,") - begin)) == type;
  }
  const std::string ending = lower(std::filesystem::path(address).extension().string());
  return type == "image/png" ? ending == ".png" : ending == ".jpg" || ending == ".jpeg";
}

/// Whether all show it as it should be. Throws Error if it is damaged.
bool is_right(const RasterFile& raster, const PictureFile& file) {
  if (type_of(file.bytes).empty() || raster.orientation != 1 || raster.has_own_colors ||
      std::max(raster.width, raster.height) > most_side)
    return false;
  constexpr int fewer = 8;  // a JPEG is still read to its end
  if (is_jpeg(file.bytes))
    raster.pixels({0, 0, raster.width, raster.height}, std::max(raster.width / fewer, 1),
                  std::max(raster.height / fewer, 1));
  return true;
}

}  // namespace

Substitute blank() {
  return {address_of(Pixels(1, 1), Style::color, false), 1, 1, 1};
}

Substitute substitute_for(const PictureFile& file, const std::string& address,
                          const Manner& manner) {
  if (!read_picture_size(file.bytes)) return blank();  // audit_svg() tells of it
  const RasterFile raster = open_raster(file);
  if (manner.style == Style::grey || manner.share < 1 || !is_right(raster, file))
    return fresh(raster, manner);
  Substitute same{"", double(raster.width), double(raster.height),
                  double(raster.width) * raster.height};
  if (tells_type(address, type_of(file.bytes))) return same;
  constexpr std::size_t most = 7'000'000;  // a third more in an address
  if (file.bytes.size() > most) return fresh(raster, manner);
  same.address = data_address(type_of(file.bytes), file.bytes);
  return same;
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
  const double count = double(pixels.width) * pixels.height;
  return Substitute{address_of(std::move(pixels), manner.style, false),
                    drawing.canvas.width, drawing.canvas.height, count};
}

}  // namespace onematch
