#include "symbols/raster_file.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "symbols/exif.hpp"
#include "symbols/jpeg.hpp"
#include "symbols/jpeg_codec.hpp"
#include "symbols/pixbuf.hpp"

namespace onematch {
namespace {

RasterFile open_jpeg(const PictureFile& file) {
  const auto found = read_jpeg_header(file.bytes);
  if (!found) throw damaged(file, "its end is missing");
  const JpegHeader& header = *found;
  if (header.width == 0 || header.height == 0)
    throw damaged(file, "there is no picture in it");
  check_size(file, header.width, header.height);
  RasterFile raster;
  raster.width = header.width;
  raster.height = header.height;
  raster.orientation = read_exif(header.exif).orientation;
  raster.is_lossy = true;
  raster.fits_pdf = header.is_plain && !colors_of(header);
  raster.ink = Window{0, 0, header.width, header.height};
  raster.pixels = [&file, whole = *raster.ink](const Window& part, int width,
                                               int height) {
    // All of it as large as the part must be, or a little larger.
    const double share =
        std::max(double(width) / part.width, double(height) / part.height);
    const Pixels all = decode_jpeg(
        file, static_cast<int>(std::ceil(share * whole.longer_side() - 1e-6)));
    const double across = double(all.width) / whole.width;
    const double down = double(all.height) / whole.height;
    const auto scaled = [](double scale, int from, int to, int most) {
      const int first = static_cast<int>(std::lround(scale * from));
      return std::pair(first,
                       std::min(static_cast<int>(std::lround(scale * to)), most) - first);
    };
    const auto [x, columns] = scaled(across, part.x, part.x + part.width, all.width);
    const auto [y, rows] = scaled(down, part.y, part.y + part.height, all.height);
    return scaled_down(view_of(all), {x, y, columns, rows}, std::min(width, columns),
                       std::min(height, rows));
  };
  return raster;
}

PixelView view_of(GdkPixbuf* pixbuf) {
  return {gdk_pixbuf_read_pixels(pixbuf), gdk_pixbuf_get_rowstride(pixbuf),
          gdk_pixbuf_get_n_channels(pixbuf), gdk_pixbuf_get_width(pixbuf),
          gdk_pixbuf_get_height(pixbuf)};
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
  raster.is_lossy = decoded->format == "webp" || decoded->format == "avif" ||
                    decoded->format.starts_with("heif");
  raster.ink = inked(view);
  raster.pixels = [decoded, view](const Window& part, int width, int height) {
    Pixels pixels = scaled_down(view, part, width, height);
    if (const ColorChange change = rgb_to_srgb(decoded->icc))
      change.apply(pixels.rgba.data(), pixels.rgba.data(), pixels.rgba.size() / 4);
    return pixels;
  };
  return raster;
}

}  // namespace onematch
