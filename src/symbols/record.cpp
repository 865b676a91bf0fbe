#include "symbols/record.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace onematch {
namespace {

// Of the render in which ink is first looked for, and of the one that fixes its box.
constexpr int coarse_pixels = 256;
constexpr int fine_pixels = 512;

int whole_pixels(double size) {
  return std::max(1, static_cast<int>(std::ceil(size - 1e-9)));
}

/// An empty image and a context that draws into it with `scale` pixels a unit.
struct Canvas {
  SurfacePtr image;
  ContextPtr cr;

  Canvas(double width, double height, double scale)
      : image(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, whole_pixels(width * scale),
                                         whole_pixels(height * scale))),
        cr(cairo_create(image.get())) {
    cairo_scale(cr.get(), scale, scale);
  }
};

AlphaMask alpha_of(const Canvas& canvas) {
  check(canvas.cr.get(), "render a picture");
  cairo_surface_t* image = canvas.image.get();
  cairo_surface_flush(image);
  AlphaMask mask{
      cairo_image_surface_get_width(image), cairo_image_surface_get_height(image), {}};
  const unsigned char* row = cairo_image_surface_get_data(image);
  for (int y = 0; y < mask.height; ++y, row += cairo_image_surface_get_stride(image)) {
    const auto* pixels = reinterpret_cast<const std::uint32_t*>(row);
    for (int x = 0; x < mask.width; ++x)
      mask.alpha.push_back(static_cast<std::uint8_t>(pixels[x] >> 24));
  }
  return mask;
}

/// The box of the inked pixels, in pixels.
std::optional<Box> inked(const AlphaMask& mask) {
  int left = mask.width, right = -1, top = mask.height, bottom = -1;
  for (int y = 0; y < mask.height; ++y)
    for (int x = 0; x < mask.width; ++x)
      if (mask.at(x, y) > 0) {
        left = std::min(left, x);
        right = std::max(right, x);
        top = std::min(top, y);
        bottom = y;
      }
  if (right < 0) return {};
  return Box{double(left), double(top), double(right - left + 1),
             double(bottom - top + 1)};
}

/// The ink inside `box`, to a pixel of a render with `pixels` on the longer side; a
/// pixel more on all sides for ink too thin to show.
std::optional<Box> ink_in(const Artwork& art, const Box& box, int pixels) {
  const double scale = std::min(pixels / longer_side(box), art.finest);
  const Canvas canvas(box.width, box.height, scale);
  cairo_translate(canvas.cr.get(), -box.x, -box.y);
  art.draw(canvas.cr.get());
  const std::optional<Box> ink = inked(alpha_of(canvas));
  if (!ink) return {};
  return Box{box.x + (ink->x - 1) / scale, box.y + (ink->y - 1) / scale,
             (ink->width + 2) / scale, (ink->height + 2) / scale};
}

Picture record(const Artwork& art, Vec2 origin, double scale, double width,
               double height) {
  // Cairo rounds the extents of a recording to whole units.
  const cairo_rectangle_t extents{0, 0, std::ceil(width), std::ceil(height)};
  Picture picture{
      SurfacePtr(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)),
      width, height};
  const ContextPtr cr(cairo_create(picture.recording.get()));
  cairo_scale(cr.get(), scale, scale);
  cairo_translate(cr.get(), -origin.x, -origin.y);
  art.draw(cr.get());
  check(cr.get(), "record a picture");
  return picture;
}

}  // namespace

double longer_side(const Box& box) {
  return std::max(box.width, box.height);
}

std::optional<Box> find_ink(const Artwork& art) {
  Box box = art.canvas;
  if (box.width <= 0 || box.height <= 0) return {};
  std::optional<Box> ink = ink_in(art, box, coarse_pixels);
  // Strokes whose width does not scale could be followed for ever.
  const double least = 1e-4 * longer_side(art.canvas);
  while (ink && longer_side(*ink) < longer_side(box) / 2 && longer_side(*ink) > least) {
    box = *ink;
    ink = ink_in(art, box, coarse_pixels);
  }
  return ink ? ink_in(art, *ink, fine_pixels) : ink;
}

Picture record_ink(const Artwork& art, const Box& ink, double scale) {
  constexpr double pad = 0.5;
  const double width = std::ceil(ink.width * scale + 2 * pad);
  const double height = std::ceil(ink.height * scale + 2 * pad);
  const Vec2 origin{ink.x + (ink.width - width / scale) / 2,
                    ink.y + (ink.height - height / scale) / 2};
  return record(art, origin, scale, width, height);
}

Picture record_canvas(const Artwork& art, double scale) {
  const Box& canvas = art.canvas;
  return record(art, {canvas.x, canvas.y}, scale, canvas.width * scale,
                canvas.height * scale);
}

AlphaMask render_alpha(const Picture& picture, int longest) {
  const double scale = longest / std::max(picture.width, picture.height);
  const Canvas canvas(picture.width, picture.height, scale);
  cairo_set_source_surface(canvas.cr.get(), picture.recording.get(), 0, 0);
  cairo_paint(canvas.cr.get());
  return alpha_of(canvas);
}

std::optional<Symbol> trace_symbol(Picture picture, int pixels) {
  std::optional<Trace> trace = trace_silhouette(render_alpha(picture, pixels));
  if (!trace) return {};
  const double unit = std::max(picture.width, picture.height) / pixels;
  const Circle frame{unit * trace->frame.centre, unit * trace->frame.radius};
  return Symbol{{}, std::move(trace->silhouette), std::move(picture), frame};
}

}  // namespace onematch
