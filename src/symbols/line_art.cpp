#include "symbols/line_art.hpp"

#include <algorithm>
#include <utility>

#include "core/lab.hpp"
#include "geometry/isolines.hpp"
#include "symbols/color_regions.hpp"
#include "symbols/record.hpp"

namespace onematch {
namespace {

constexpr int pixels = 768;  // on the longer side of what is traced
constexpr Color line_color{0.16, 0.16, 0.18, 1};

/// The lines round one region, smooth, in pixels.
struct Rim {
  std::vector<Polygon> lines;
  bool is_solid = false;
};

struct Window {
  int left = pixels, top = pixels, right = 0, bottom = 0;  ///< not with the last two
};

std::vector<Window> windows_of(const ColorRegions& regions) {
  std::vector<Window> windows(regions.regions.size());
  for (int y = 0; y < regions.height; ++y)
    for (int x = 0; x < regions.width; ++x) {
      const std::uint16_t number = regions.at(x, y);
      if (number == 0) continue;
      Window& window = windows[number - 1U];
      window = {std::min(window.left, x), std::min(window.top, y),
                std::max(window.right, x + 1), std::max(window.bottom, y + 1)};
    }
  return windows;
}

/// The mean of each pixel and those up to `reach` before and behind it, in steps of
/// `step` pixels; the first and last `reach` of each line must be clear.
void blur(AlphaMask& mask, std::size_t step, std::size_t reach) {
  const std::vector<std::uint8_t> sharp = mask.alpha;
  const std::size_t reach_in_memory = reach * step;
  for (std::size_t i = reach_in_memory; i + reach_in_memory < sharp.size(); ++i) {
    std::size_t sum = 0;
    for (std::size_t at = i - reach_in_memory; at <= i + reach_in_memory; at += step)
      sum += sharp[at];
    mask.alpha[i] = static_cast<std::uint8_t>(sum / (2 * reach + 1));
  }
}

/// Every point left out is at most a third of a pixel from the line.
Polygon with_few_points(const Polygon& fine) {
  constexpr double tolerance = 1.0 / 3;
  constexpr std::size_t furthest = 60;
  Polygon line;
  for (std::size_t from = 0; from < fine.size();) {
    line.push_back(fine[from]);
    std::size_t to = from + 1;
    const auto is_straight = [&](std::size_t end) {
      for (std::size_t i = from + 1; i < end; ++i)
        if (distance_to_segment(fine[i], fine[from], fine[end % fine.size()]) > tolerance)
          return false;
      return true;
    };
    while (to < fine.size() && to - from < furthest && is_straight(to + 1)) ++to;
    from = to;
  }
  return line;
}

/// The steps between pixels are evened out.
std::vector<Polygon> smooth_lines(const ColorRegions& regions, std::uint16_t number,
                                  const Window& window) {
  constexpr int reach = 2, pad = 2 * reach + 1;
  AlphaMask mask{
      window.right - window.left + 2 * pad, window.bottom - window.top + 2 * pad, {}};
  mask.alpha.resize(static_cast<std::size_t>(mask.width) *
                    static_cast<std::size_t>(mask.height));
  for (int y = window.top; y < window.bottom; ++y)
    for (int x = window.left; x < window.right; ++x)
      if (regions.at(x, y) == number)
        mask.alpha[mask.index(x - window.left + pad, y - window.top + pad)] = 255;
  for (int pass = 0; pass < 2; ++pass) {
    blur(mask, 1, reach);
    blur(mask, static_cast<std::size_t>(mask.width), reach);
  }
  const Vec2 off{double(window.left - pad), double(window.top - pad)};
  std::vector<Polygon> lines;
  for (const Polygon& fine : isolines(mask)) {
    Polygon line = with_few_points(fine);
    for (Vec2& p : line) p = p + off;
    if (line.size() > 2) lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<Rim> rims_of(const ColorRegions& regions) {
  constexpr double dark = 35, small = 0.03;  // lightness; share of all ink
  std::size_t ink = 0;
  for (const ColorRegion& region : regions.regions) ink += region.area;
  const std::vector<Window> windows = windows_of(regions);
  std::vector<Rim> rims;
  for (std::size_t i = 0; i < windows.size(); ++i) {
    const ColorRegion& region = regions.regions[i];
    rims.push_back(
        {smooth_lines(regions, static_cast<std::uint16_t>(i + 1), windows[i]),
         to_lab(region.color).lightness < dark &&
             static_cast<double>(region.area) < small * static_cast<double>(ink)});
  }
  return rims;
}

/// As if it were opaque: shadows fade without another colour.
Lab color_at(const Painting& painting, std::size_t i) {
  const std::uint32_t pixel = painting.pixels[i];
  const double alpha = std::max(pixel >> 24, 1U);
  const auto part = [&](int shift) { return (pixel >> shift & 0xff) / alpha; };
  return to_lab({part(16), part(8), part(0), 1});
}

/// The colours well inside each region; every few are enough.
std::vector<std::vector<Lab>> inner_colors(const Painting& painting,
                                           const ColorRegions& regions) {
  constexpr int step = 3, deep = 6;
  std::vector<std::vector<Lab>> inner(regions.regions.size());
  for (int y = deep; y + deep < regions.height; y += step)
    for (int x = deep; x + deep < regions.width; x += step) {
      const std::uint16_t number = regions.at(x, y);
      if (number > 0 && regions.at(x - deep, y) == number &&
          regions.at(x + deep, y) == number && regions.at(x, y - deep) == number &&
          regions.at(x, y + deep) == number)
        inner[number - 1U].push_back(color_at(
            painting,
            static_cast<std::size_t>(y) * static_cast<std::size_t>(regions.width) +
                static_cast<std::size_t>(x)));
    }
  return inner;
}

/// How many of them are quite another colour than most.
std::size_t count_others(const std::vector<Lab>& colors) {
  constexpr double far = 50;
  Lab mean{};
  for (const Lab& color : colors) {
    const double share = 1.0 / static_cast<double>(colors.size());
    mean.lightness += share * color.lightness;
    mean.a += share * color.a;
    mean.b += share * color.b;
  }
  return static_cast<std::size_t>(
      std::count_if(colors.begin(), colors.end(),
                    [&](const Lab& color) { return difference(color, mean) > far; }));
}

/// Whether a good part of the ink is of quite another colour than the region that it is
/// in, as blurred letters are.
bool hides_parts(const Painting& painting, const ColorRegions& regions) {
  constexpr double good_part = 0.003;
  std::size_t all = 0, others = 0;
  for (const std::vector<Lab>& colors : inner_colors(painting, regions)) {
    all += colors.size();
    others += count_others(colors);
  }
  return static_cast<double>(others) > good_part * static_cast<double>(all);
}

void add_to_path(cairo_t* cr, const std::vector<Polygon>& lines) {
  for (const Polygon& line : lines) {
    cairo_new_sub_path(cr);
    for (const Vec2 p : line) cairo_line_to(cr, p.x, p.y);
    cairo_close_path(cr);
  }
}

/// In pixels, with lines of that width.
void draw(cairo_t* cr, const std::vector<Polygon>& outline, const std::vector<Rim>& rims,
          double width) {
  cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width(cr, width);
  add_to_path(cr, outline);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_fill(cr);
  cairo_set_source_rgb(cr, line_color.red, line_color.green, line_color.blue);
  for (const Rim& rim : rims) {
    add_to_path(cr, rim.lines);
    if (rim.is_solid) cairo_fill_preserve(cr);
    cairo_stroke(cr);
  }
}

}  // namespace

std::optional<Symbol> line_art(const Symbol& symbol) {
  const Picture& picture = symbol.picture;
  const Painting painting = render_colors(picture, pixels);
  const std::optional<ColorRegions> regions = find_color_regions(painting);
  if (!regions) return {};
  const std::vector<Rim> rims = rims_of(*regions);
  const std::vector<Polygon> outline = isolines(render_alpha(picture, pixels));
  const double unit = std::max(picture.width, picture.height) / pixels;
  const double width = symbol.frame.radius / unit / 32;

  Artwork art;
  art.canvas = {-width, -width, picture.width / unit + 2 * width,
                picture.height / unit + 2 * width};
  art.draw = [&](cairo_t* cr) { draw(cr, outline, rims, width); };
  for (const Box& blank : picture.blanks)
    art.blanks.push_back(
        {blank.x / unit, blank.y / unit, blank.width / unit, blank.height / unit});
  const std::optional<Box> ink = find_ink(art);
  if (!ink) return {};
  std::optional<Symbol> result = trace_symbol(record_ink(art, *ink, unit));
  if (!result) return {};
  result->name = symbol.name;
  result->notes = symbol.notes;
  // Without them, colours that change slowly are meant to be one.
  if (!symbol.notes.pixel_effects.empty() && hides_parts(painting, *regions))
    result->notes.losses.emplace_back(
        "soft parts of it have no edge to draw a line along, and are left out");
  result->cutout = symbol.cutout;
  return result;
}

}  // namespace onematch
