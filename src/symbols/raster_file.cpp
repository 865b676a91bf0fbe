#include "symbols/raster_file.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include "symbols/exif.hpp"
#include "symbols/jpeg.hpp"
#include "symbols/jpeg_codec.hpp"
#include "symbols/pixbuf.hpp"

namespace onematch {
namespace {

/// Of a JPEG that is decoded row by row to as few pixels as are wanted.
constexpr int most_streamed_megapixels = 256;

RasterFile open_jpeg(const PictureFile& file) {
  const auto found = read_jpeg_header(file.bytes);
  if (!found) throw damaged(file, "its end is missing");
  const JpegHeader& header = *found;
  if (header.width == 0 || header.height == 0)
    throw damaged(file, "there is no picture in it");
  check_size(file, header.width, header.height,
             header.is_in_one_scan ? most_streamed_megapixels : most_megapixels);
  RasterFile raster;
  raster.width = header.width;
  raster.height = header.height;
  raster.orientation = read_exif(header.exif).orientation;
  raster.is_lossy = true;
  raster.has_own_colors = header.is_cmyk || colors_of(header);
  raster.fits_pdf = header.is_plain && !raster.has_own_colors;
  raster.ink = Window{0, 0, header.width, header.height};
  raster.pixels = [&file](const Window& whole, int width, int height) {
    const double share =
        std::max(double(width) / whole.width, double(height) / whole.height);
    const Pixels all = decode_jpeg(
        file, static_cast<int>(std::ceil(share * whole.longer_side() - 1e-6)));
    return scaled_down(view_of(all), all.whole(), std::min(width, all.width),
                       std::min(height, all.height));
  };
  return raster;
}

PixelView view_of(GdkPixbuf* pixbuf) {
  return {gdk_pixbuf_read_pixels(pixbuf), gdk_pixbuf_get_rowstride(pixbuf),
          gdk_pixbuf_get_n_channels(pixbuf), gdk_pixbuf_get_width(pixbuf),
          gdk_pixbuf_get_height(pixbuf)};
}

ColorChange colors_of(const DecodedPixbuf& decoded) {
  return decoded.is_grey ? grey_to_srgb(decoded.icc) : rgb_to_srgb(decoded.icc);
}

}  // namespace

RasterFile open_raster(const PictureFile& file) {
  if (is_jpeg(file.bytes)) return open_jpeg(file);
  // Shared, since std::function must be copyable.
  const auto decoded = std::make_shared<DecodedPixbuf>(decode_pixbuf(file));
  const PixelView view = view_of(decoded->pixbuf.get());
  RasterFile raster;
  raster.width = view.width;
  raster.height = view.height;
  raster.orientation = decoded->orientation;
  raster.is_opaque = is_opaque(view);
  raster.has_transparent_parts = has_transparent_parts(view);
  raster.is_lossy = decoded->format == "webp" || decoded->format == "avif" ||
                    decoded->format.starts_with("heif");
  raster.has_own_colors = static_cast<bool>(colors_of(*decoded));
  raster.ink = inked(view);
  raster.pixels = [decoded, view](const Window& part, int width, int height) {
    Pixels pixels = scaled_down(view, part, width, height);
    if (const ColorChange change = colors_of(*decoded))
      change.apply(pixels.rgba.data(), pixels.rgba.data(), pixels.rgba.size() / 4);
    return pixels;
  };
  return raster;
}

}  // namespace onematch
