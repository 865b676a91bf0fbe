#include "symbols/raster.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "core/number.hpp"
#include "symbols/cutout.hpp"
#include "symbols/greys.hpp"
#include "symbols/ink.hpp"
#include "symbols/layers.hpp"
#include "symbols/raster_file.hpp"
#include "symbols/record.hpp"

namespace onematch {
namespace {

constexpr double mm_per_inch = 25.4;
constexpr double most_dpi = 600, wanted_dpi = 450;

/// What to multiply the number of pixels by, `longest` on the longer side, that print so
/// long.
double scale_for(double longest, double longest_mm) {
  const double dpi = longest * mm_per_inch / longest_mm;
  return dpi <= most_dpi ? 1 : wanted_dpi / dpi;
}

/// Cairo takes no longer pictures.
void check_length(const RasterFile& raster, const PictureFile& file) {
  constexpr int most = 32'000;
  if (raster.ink->longer_side() > most)
    throw Error(file.name + " is " + with_thousands(raster.ink->longer_side()) +
                    " pixels long, more than " + with_thousands(most),
                file.where, "scale it down, or cut off what is not needed");
}

/// Some of a file's pixels, as many as are to be printed.
struct Excerpt {
  Pixels pixels;
  double scale = 1;  ///< of the file's own pixels
  Cutout cutout = Cutout::none;
};

Pixels scaled_pixels(const RasterFile& raster, double scale) {
  const Window& part = *raster.ink;
  const auto scaled = [&](int side) {
    return std::max(1, static_cast<int>(std::lround(scale * side)));
  };
  return raster.pixels(part, scaled(part.width), scaled(part.height));
}

Pixels trimmed(const Pixels& pixels) {
  const Window ink = inked(view_of(pixels)).value_or(pixels.whole());
  return scaled_down(view_of(pixels), ink, ink.width, ink.height);
}

/// `whole` without its plain background; nothing if that can't be told.
std::optional<Excerpt> without_background(const RasterFile& raster, const Excerpt& whole,
                                          CutWill will, double longest_mm) {
  std::optional<Pixels> cut = cut_out(whole.pixels, will);
  if (!cut) return {};
  Excerpt excerpt{trimmed(*cut), whole.scale, Cutout::background};
  // Without its margins it prints larger, and can do with more of the file's pixels.
  const double longest = excerpt.pixels.whole().longer_side() / whole.scale;
  const double scale = scale_for(longest, longest_mm);
  if (scale < 1.1 * whole.scale) return excerpt;
  cut = cut_out(scaled_pixels(raster, scale), will);
  if (cut) excerpt = {trimmed(*cut), scale, Cutout::background};
  return excerpt;
}

/// Whether most of it would lie on the page unseen beyond the circle in its middle.
bool is_strip(const RasterFile& raster) {
  return raster.ink->longer_side() > 2 * std::min(raster.ink->width, raster.ink->height);
}

/// The square in the middle.
Excerpt middle_of(const RasterFile& raster, double longest_mm) {
  const int side = std::min(raster.ink->width, raster.ink->height);
  const double scale = scale_for(side, longest_mm);
  const Pixels whole = scaled_pixels(raster, scale);
  const int kept = std::min(whole.width, whole.height);
  const Window middle{(whole.width - kept) / 2, (whole.height - kept) / 2, kept, kept};
  return {scaled_down(view_of(whole), middle, kept, kept), scale, Cutout::circle};
}

Excerpt excerpt_of(const RasterFile& raster, const PictureFile& file, Cutout cutout,
                   double longest_mm) {
  if (cutout == Cutout::circle && is_strip(raster)) return middle_of(raster, longest_mm);
  const double scale = scale_for(raster.ink->longer_side(), longest_mm);
  Excerpt whole{scaled_pixels(raster, scale), scale, cutout};
  const bool insists = cutout == Cutout::background || cutout == Cutout::holes;
  if (cutout != Cutout::automatic && !insists) return whole;
  whole.cutout = Cutout::none;
  if (raster.has_transparent_parts) return whole;
  const CutWill will = cutout == Cutout::holes ? CutWill::with_holes
                       : insists               ? CutWill::insisting
                                               : CutWill::careful;
  if (auto cut = without_background(raster, whole, will, longest_mm)) return *cut;
  if (insists)
    throw Error(file.name + " has no plain background to cut off", file.where,
                "cutout: circle or rounded; auto does with each picture what it can");
  whole.cutout = Cutout::rounded;
  return whole;
}

Layers layers_of(const RasterFile& raster, const PictureFile& file,
                 const Excerpt& excerpt) {
  const bool untouched = excerpt.cutout != Cutout::background &&
                         excerpt.pixels.width == raster.width &&
                         excerpt.pixels.height == raster.height;
  if (raster.fits_pdf && untouched) return jpeg_layers(excerpt.pixels, file.bytes);
  return raster.is_lossy || is_photo_like(excerpt.pixels)
             ? jpeg_layers(excerpt.pixels)
             : lossless_layers(excerpt.pixels);
}

/// From stored to upright pixels, by EXIF's number. Exif 2.3, 4.6.4, tag 0112.
cairo_matrix_t to_upright(int orientation, double w, double h) {
  const std::array<cairo_matrix_t, 8> matrices{{
      {1, 0, 0, 1, 0, 0},    // as it is
      {-1, 0, 0, 1, w, 0},   // mirrored left to right
      {-1, 0, 0, -1, w, h},  // upside down
      {1, 0, 0, -1, 0, h},   // mirrored top to bottom
      {0, 1, 1, 0, 0, 0},    // mirrored on the diagonal
      {0, 1, -1, 0, h, 0},   // a quarter turn clockwise
      {0, -1, -1, 0, h, w},  // mirrored on the other diagonal
      {0, -1, 1, 0, 0, w},   // a quarter turn anticlockwise
  }};
  return matrices[static_cast<std::size_t>(orientation - 1)];
}

/// The part of the upright picture that the cutout leaves.
Box room_of(double width, double height, Cutout cutout) {
  if (cutout != Cutout::circle) return {0, 0, width, height};
  const double side = std::min(width, height);
  return {(width - side) / 2, (height - side) / 2, side, side};
}

/// Clips to the cutout's shape in that room.
void clip(cairo_t* cr, const Box& room, Cutout cutout) {
  if (cutout != Cutout::circle && cutout != Cutout::rounded) return;
  const double shorter = std::min(room.width, room.height);
  const double radius = cutout == Cutout::circle ? shorter / 2 : 0.08 * shorter;
  const double right_angle = std::numbers::pi / 2;
  cairo_new_path(cr);
  for (int corner = 0; corner < 4; ++corner) {  // clockwise from the lower right
    const bool left = corner == 1 || corner == 2, top = corner >= 2;
    cairo_arc(cr, left ? room.x + radius : room.x + room.width - radius,
              top ? room.y + radius : room.y + room.height - radius, radius,
              corner * right_angle, (corner + 1) * right_angle);
  }
  cairo_close_path(cr);
  cairo_clip(cr);
}

/// Recorded at one unit a pixel.
Picture record_layers(const Layers& layers, int orientation, Cutout cutout,
                      double scale) {
  const bool sideways = orientation >= 5;
  Artwork art;
  art.canvas = room_of(sideways ? layers.height : layers.width,
                       sideways ? layers.width : layers.height, cutout);
  art.draw = [&](cairo_t* cr) {
    clip(cr, art.canvas, cutout);
    const cairo_matrix_t matrix = to_upright(orientation, layers.width, layers.height);
    cairo_transform(cr, &matrix);
    paint(cr, layers);
  };
  Picture picture = record_canvas(art, 1);
  picture.pixels_per_unit = 1 / scale;
  return picture;
}

/// The same picture in greys.
RasterFile in_greys(RasterFile raster) {
  raster.fits_pdf = false;
  raster.pixels = [colored = std::move(raster.pixels)](const Window& part, int width,
                                                       int height) {
    Pixels pixels = colored(part, width, height);
    make_grey(pixels);
    return pixels;
  };
  return raster;
}

Symbol rectangle_symbol(Picture picture) {
  const Circle frame{{picture.width / 2, picture.height / 2},
                     std::hypot(picture.width, picture.height) / 2};
  Silhouette silhouette = rectangle_silhouette(picture.width / picture.height);
  Ink ink = measure_ink(picture, silhouette, frame);
  return {{}, std::move(silhouette), std::move(picture), frame, std::move(ink),
          {}, Cutout::none};
}

}  // namespace

std::optional<Symbol> raster_symbol(const PictureFile& file, Cutout cutout,
                                    double longest_mm, Style style) {
  const RasterFile raster =
      style == Style::grey ? in_greys(open_raster(file)) : open_raster(file);
  if (!raster.ink) return {};
  check_length(raster, file);
  const Excerpt excerpt = excerpt_of(raster, file, cutout, longest_mm);
  Picture picture = record_layers(layers_of(raster, file, excerpt), raster.orientation,
                                  excerpt.cutout, excerpt.scale);
  if (raster.is_opaque && excerpt.cutout == Cutout::none)
    return rectangle_symbol(std::move(picture));
  std::optional<Symbol> symbol = trace_symbol(std::move(picture));
  if (symbol) symbol->cutout = excerpt.cutout;
  return symbol;
}

std::optional<Picture> raster_picture(const PictureFile& file, const Size& covered) {
  RasterFile raster = open_raster(file);
  if (!raster.ink) return {};
  check_length(raster, file);
  raster.ink = Window{0, 0, raster.width, raster.height};
  const bool sideways = raster.orientation >= 5;
  const int width = sideways ? raster.height : raster.width;
  const int height = sideways ? raster.width : raster.height;
  const double mm_per_pixel =
      std::max(covered.width.to_mm() / width, covered.height.to_mm() / height);
  const Excerpt excerpt =
      excerpt_of(raster, file, Cutout::none, mm_per_pixel * std::max(width, height));
  return record_layers(layers_of(raster, file, excerpt), raster.orientation, Cutout::none,
                       excerpt.scale);
}

}  // namespace onematch
