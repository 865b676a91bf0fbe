#include "symbols/ink.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/lab.hpp"
#include "geometry/bitmap.hpp"
#include "symbols/look.hpp"
#include "symbols/record.hpp"

namespace onematch {
namespace {

constexpr int color_pixels = 192;
constexpr int fine_pixels = 1024;
constexpr int rim_samples = 32;

unsigned channel(std::uint32_t pixel, int shift) {
  return pixel >> shift & 0xff;
}

unsigned alpha_of(std::uint32_t pixel) {
  return channel(pixel, 24);
}

/// Without alpha.
Color color_of(std::uint32_t pixel) {
  const double alpha = alpha_of(pixel);
  return {channel(pixel, 16) / alpha, channel(pixel, 8) / alpha,
          channel(pixel, 0) / alpha, 1};
}

/// Points evenly spaced on the outline.
std::vector<Vec2> spaced_points(const Polygon& outline, int count) {
  double around = 0;
  Vec2 a = outline.back();
  for (const Vec2 b : outline) {
    around += length(b - a);
    a = b;
  }
  std::vector<Vec2> points;
  double walked = 0;
  int next = 0;
  for (const Vec2 b : outline) {
    const double side = length(b - a);
    for (; next < count; ++next) {
      const double way = (next + 0.5) * around / count - walked;
      if (way >= side) break;
      points.push_back(a + way / side * (b - a));
    }
    walked += side;
    a = b;
  }
  return points;
}

std::uint32_t pixel_at(const Painting& painting, Pixel p) {
  if (p.x < 0 || p.y < 0 || p.x >= painting.width || p.y >= painting.height) return 0;
  return painting
      .pixels[static_cast<std::size_t>(p.y) * static_cast<std::size_t>(painting.width) +
              static_cast<std::size_t>(p.x)];
}

/// The pixel with alpha of at least `least` whose centre is nearest to `p`.
std::optional<Pixel> nearest_pixel(const Painting& painting, Vec2 p, unsigned least) {
  const Pixel middle{static_cast<int>(std::floor(p.x)),
                     static_cast<int>(std::floor(p.y))};
  std::optional<Pixel> found;
  // In squares that double, until none outside can be nearer.
  for (int reach = 2; !found && reach < 4 * color_pixels; reach *= 2) {
    double best = reach;
    for (int y = middle.y - reach; y <= middle.y + reach; ++y)
      for (int x = middle.x - reach; x <= middle.x + reach; ++x) {
        if (alpha_of(pixel_at(painting, {x, y})) < least) continue;
        const double away = length(Vec2{x + 0.5, y + 0.5} - p);
        if (away >= best) continue;
        best = away;
        found = Pixel{x, y};
      }
  }
  return found;
}

/// The colour of a pixel, and the greatest alpha about it: the edge of ink has the
/// former, but only a part of the latter.
Color rim_color(const Painting& painting, Pixel at) {
  unsigned alpha = 0;
  for (const int dy : {-1, 0, 1})
    for (const int dx : {-1, 0, 1})
      alpha = std::max(alpha, alpha_of(pixel_at(painting, at + Pixel{dx, dy})));
  Color color = color_of(pixel_at(painting, at));
  color.alpha = alpha / 255.0;
  return color;
}

std::vector<Color> rim_colors(const Painting& painting, const Silhouette& silhouette,
                              const Circle& frame, double scale, unsigned least) {
  std::vector<Color> colors;
  for (const Vec2 p : spaced_points(silhouette.outline, rim_samples)) {
    const Vec2 at = scale * (frame.centre + frame.radius * p);
    if (const std::optional<Pixel> pixel = nearest_pixel(painting, at, least))
      colors.push_back(rim_color(painting, *pixel));
  }
  return colors;
}

/// How thick the thickest stroke of `mask` is, in pixels, to about one.
double thickness_of(const AlphaMask& mask) {
  const int most = *std::max_element(mask.alpha.begin(), mask.alpha.end());
  if (most == 0) return 0;
  Bitmap bitmap(mask.width, mask.height);
  for (int y = 0; y < mask.height; ++y)
    for (int x = 0; x < mask.width; ++x)
      if (2 * mask.at(x, y) >= most) bitmap.set(x, y);
  return std::max(2 * depth_of(bitmap) - 1, 0);
}

AlphaMask alpha_mask(const Painting& painting) {
  AlphaMask mask{painting.width, painting.height, {}};
  mask.alpha.reserve(painting.pixels.size());
  for (const std::uint32_t pixel : painting.pixels)
    mask.alpha.push_back(static_cast<std::uint8_t>(alpha_of(pixel)));
  return mask;
}

}  // namespace

Ink measure_ink(const Picture& picture, const Silhouette& silhouette,
                const Circle& frame) {
  const Painting painting = render_colors(picture, color_pixels);
  const AlphaMask mask = alpha_mask(painting);
  const double longest = std::max(picture.width, picture.height);
  const unsigned most = *std::max_element(mask.alpha.begin(), mask.alpha.end());
  Ink ink;
  if (most > 0)
    ink.rim = rim_colors(painting, silhouette, frame, color_pixels / longest,
                         std::max((most + 1) / 2, 1U));
  ink.look = look_of(painting, {color_pixels / longest * frame.centre,
                                color_pixels / longest * frame.radius});
  double thickness = thickness_of(mask) / color_pixels;
  // What is thinner than pixels only fills a part of them: it is not transparent.
  constexpr double hairline = 2;
  // A few pixels tell a thick stroke from a thin one, but not thin ones from each other.
  if (thickness < hairline / color_pixels && most > 0)
    for (Color& color : ink.rim) color.alpha = std::min(color.alpha * 255 / most, 1.0);
  if (thickness < 8.0 / color_pixels)
    thickness = thickness_of(render_alpha(picture, fine_pixels)) / fine_pixels;
  ink.thickest_stroke = thickness * longest / frame.radius;
  return ink;
}

std::vector<Color> colors_of(const Picture& picture, int longest) {
  std::vector<Color> colors;
  for (const std::uint32_t pixel : render_colors(picture, longest).pixels) {
    const unsigned paper = 255 - alpha_of(pixel);
    const auto part = [&](int shift) { return (channel(pixel, shift) + paper) / 255.0; };
    colors.push_back({part(16), part(8), part(0), 1});
  }
  return colors;
}

Color mean_color(const Picture& picture) {
  const std::vector<Color> colors = colors_of(picture, color_pixels);
  Color sum{0, 0, 0, 1};
  for (const Color& color : colors) {
    sum.red += color.red;
    sum.green += color.green;
    sum.blue += color.blue;
  }
  const auto count = static_cast<double>(colors.size());
  return {sum.red / count, sum.green / count, sum.blue / count, 1};
}

namespace {

/// `color` painted on `background`, which is opaque.
Color over(const Color& color, const Color& background) {
  const auto mix = [&](double own, double under) {
    return color.alpha * own + (1 - color.alpha) * under;
  };
  return {mix(color.red, background.red), mix(color.green, background.green),
          mix(color.blue, background.blue), 1};
}

/// As edges are seen, which is less by colour than by lightness.
Lab edge_lab(const Color& color) {
  const Lab lab = to_lab(color);
  return {lab.lightness, lab.a / 2, lab.b / 2};
}

}  // namespace

double share_alike(const Ink& ink, const Color& background) {
  if (ink.rim.empty()) return 1;
  constexpr double just_told = 10;
  const Color paper = over(background, white);
  const Lab ground = edge_lab(paper);
  const auto alike = std::count_if(ink.rim.begin(), ink.rim.end(), [&](const Color& c) {
    return difference(edge_lab(over(c, paper)), ground) < just_told;
  });
  return static_cast<double>(alike) / static_cast<double>(ink.rim.size());
}

}  // namespace onematch
