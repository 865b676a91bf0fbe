#include "symbols/record.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <utility>

#include "symbols/ink.hpp"

namespace onematch {
namespace {

// Of the render in which ink is first looked for, and of the one that fixes its box.
constexpr int coarse_pixels = 256;
constexpr int fine_pixels = 512;

int whole_pixels(double size) {
  return std::max(1, static_cast<int>(std::ceil(size - 1e-9)));
}

/// An empty image and a context that draws into it.
struct Canvas {
  SurfacePtr image;
  ContextPtr cr;

  Canvas(cairo_format_t format, int width, int height)
      : image(cairo_image_surface_create(format, width, height)),
        cr(cairo_create(image.get())) {}

  /// What has been drawn, row `y`, in pixels of 1 byte or 4.
  template <class Value>
  const Value* row(int y) const {
    return reinterpret_cast<const Value*>(
        cairo_image_surface_get_data(image.get()) +
        static_cast<std::ptrdiff_t>(y) * cairo_image_surface_get_stride(image.get()));
  }

  /// Call this before looking at rows.
  void finish() {
    check(cr.get(), "render a picture");
    cairo_surface_flush(image.get());
  }
};

/// The box of the inked pixels, in pixels.
std::optional<Box> inked(const Canvas& canvas, int width, int height) {
  int left = width, right = -1, top = height, bottom = -1;
  const auto has_ink = [](std::uint32_t pixel) { return pixel >> 24 != 0; };
  for (int y = 0; y < height; ++y) {
    const auto* begin = canvas.row<std::uint32_t>(y);
    const auto* end = begin + width;
    const auto* first = std::find_if(begin, end, has_ink);
    if (first == end) continue;
    while (!has_ink(end[-1])) --end;
    left = std::min(left, static_cast<int>(first - begin));
    right = std::max(right, static_cast<int>(end - begin) - 1);
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
  const double scale = pixels / longer_side(box);
  const int width = whole_pixels(box.width * scale);
  const int height = whole_pixels(box.height * scale);
  Canvas canvas(CAIRO_FORMAT_ARGB32, width, height);
  cairo_scale(canvas.cr.get(), scale, scale);
  cairo_translate(canvas.cr.get(), -box.x, -box.y);
  art.draw(canvas.cr.get());
  canvas.finish();
  const std::optional<Box> ink = inked(canvas, width, height);
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
  for (const Box& blank : art.blanks)
    picture.blanks.push_back({(blank.x - origin.x) * scale, (blank.y - origin.y) * scale,
                              blank.width * scale, blank.height * scale});
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

namespace {

/// Paints the picture at `scale` pixels a unit, as it is or with x and y exchanged.
void paint(Canvas& canvas, const Picture& picture, double scale, bool transposed) {
  const cairo_matrix_t exchange{0, 1, 1, 0, 0, 0};
  if (transposed) cairo_transform(canvas.cr.get(), &exchange);
  cairo_scale(canvas.cr.get(), scale, scale);
  cairo_set_source_surface(canvas.cr.get(), picture.recording.get(), 0, 0);
  cairo_paint(canvas.cr.get());
  canvas.finish();
}

/// A row of pixels, eight to a word in the order of memory: the highest bit of a byte is
/// set where the pixel has any ink.
using InkRow = std::vector<std::uint64_t>;

/// No ink outside the mask.
InkRow ink_row(const AlphaMask& mask, int y) {
  constexpr std::uint64_t low = 0x7f7f7f7f7f7f7f7f;
  InkRow row((static_cast<std::size_t>(mask.width) + 7) / 8);
  if (y < 0 || y >= mask.height) return row;
  std::memcpy(row.data(), &mask.alpha[mask.index(0, y)],
              static_cast<std::size_t>(mask.width));
  // The sum carries into the highest bit of each byte that has another bit set.
  for (std::uint64_t& word : row) word = (((word & low) + low) | word) & ~low;
  return row;
}

/// Whether six pixels in a row are set.
bool has_stretch(const InkRow& row) {
  std::vector<std::uint8_t> pixels(8 * row.size());
  std::memcpy(pixels.data(), row.data(), pixels.size());
  const std::array<std::uint8_t, 6> stretch{0x80, 0x80, 0x80, 0x80, 0x80, 0x80};
  return std::search(pixels.begin(), pixels.end(), stretch.begin(), stretch.end()) !=
         pixels.end();
}

/// Whether a stroke is level, or nearly, and at most two pixels high over six or more.
bool has_thin_level(const AlphaMask& mask) {
  std::array<InkRow, 5> rows;  // two above, this one, two below
  for (std::size_t i = 1; i < rows.size(); ++i)
    rows[i] = ink_row(mask, static_cast<int>(i) - 3);
  for (int y = 0; y < mask.height; ++y) {
    std::rotate(rows.begin(), rows.begin() + 1, rows.end());
    rows[4] = ink_row(mask, y + 2);
    InkRow thin(rows[2].size());
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < thin.size(); ++i) {
      // Three pixels above each other, this one among them, are thick.
      const std::uint64_t above = rows[1][i], below = rows[3][i];
      thin[i] =
          rows[2][i] & ~((rows[0][i] & above) | (above & below) | (below & rows[4][i]));
      any |= thin[i];
    }
    if (any != 0 && has_stretch(thin)) return true;
  }
  return false;
}

/// Raises what is below the same pixel of `turned`, which has x and y exchanged.
void raise_to(AlphaMask& mask, const Canvas& turned) {
  constexpr int block = 64;  // of both fits the processor's cache
  for (int top = 0; top < mask.height; top += block)
    for (int x = 0; x < mask.width; ++x) {
      const auto* column = turned.row<std::uint8_t>(x);
      for (int y = top; y < std::min(top + block, mask.height); ++y) {
        std::uint8_t& alpha = mask.alpha[mask.index(x, y)];
        alpha = std::max(alpha, column[y]);
      }
    }
}

/// Counts each pixel as ink that any of `box`, in pixels, covers.
void fill(AlphaMask& mask, const Box& box) {
  const auto pixel = [](double at, int size) {
    return static_cast<int>(std::clamp(at, 0.0, double(size)));
  };
  const int left = pixel(std::floor(box.x), mask.width);
  const int right = pixel(std::ceil(box.x + box.width), mask.width);
  const int bottom = pixel(std::ceil(box.y + box.height), mask.height);
  for (int y = pixel(std::floor(box.y), mask.height); y < bottom; ++y)
    for (int x = left; x < right; ++x) mask.alpha[mask.index(x, y)] = 255;
}

}  // namespace

AlphaMask render_alpha(const Picture& picture, int longest) {
  const double scale = longest / std::max(picture.width, picture.height);
  const int width = whole_pixels(picture.width * scale);
  const int height = whole_pixels(picture.height * scale);
  Canvas upright(CAIRO_FORMAT_A8, width, height);
  paint(upright, picture, scale, false);
  AlphaMask mask{width, height, {}};
  mask.alpha.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  for (int y = 0; y < height; ++y) {
    const auto* row = upright.row<std::uint8_t>(y);
    mask.alpha.insert(mask.alpha.end(), row, row + width);
  }
  // Cairo knows columns to 1/256 but looks at 15 lines a row of pixels and sees nothing
  // between them: the point of a level needle could be lost.
  if (has_thin_level(mask)) {
    Canvas turned(CAIRO_FORMAT_A8, height, width);
    paint(turned, picture, scale, true);
    raise_to(mask, turned);
  }
  return mask;
}

Painting render_colors(const Picture& picture, int longest) {
  const double scale = longest / std::max(picture.width, picture.height);
  Painting painting{
      whole_pixels(picture.width * scale), whole_pixels(picture.height * scale), {}};
  Canvas canvas(CAIRO_FORMAT_ARGB32, painting.width, painting.height);
  paint(canvas, picture, scale, false);
  for (int y = 0; y < painting.height; ++y) {
    const auto* row = canvas.row<std::uint32_t>(y);
    painting.pixels.insert(painting.pixels.end(), row, row + painting.width);
  }
  return painting;
}

Painting render_part(const Artwork& art, const Box& box, double scale) {
  Painting painting{
      whole_pixels(box.width * scale), whole_pixels(box.height * scale), {}};
  Canvas canvas(CAIRO_FORMAT_ARGB32, painting.width, painting.height);
  cairo_scale(canvas.cr.get(), scale, scale);
  cairo_translate(canvas.cr.get(), -box.x, -box.y);
  art.draw(canvas.cr.get());
  canvas.finish();
  for (int y = 0; y < painting.height; ++y) {
    const auto* row = canvas.row<std::uint32_t>(y);
    painting.pixels.insert(painting.pixels.end(), row, row + painting.width);
  }
  return painting;
}

std::optional<Symbol> trace_symbol(Picture picture) {
  constexpr int pixels = 768;
  const double unit = std::max(picture.width, picture.height) / pixels;
  AlphaMask mask = render_alpha(picture, pixels);
  for (const Box& blank : picture.blanks)
    fill(mask, {blank.x / unit, blank.y / unit, blank.width / unit, blank.height / unit});
  std::optional<Trace> trace = trace_silhouette(mask);
  if (!trace) return {};
  const Circle frame{unit * trace->frame.centre, unit * trace->frame.radius};
  Ink ink = measure_ink(picture, trace->silhouette, frame);
  return Symbol{
      {}, std::move(trace->silhouette), std::move(picture), frame, std::move(ink)};
}

}  // namespace onematch
