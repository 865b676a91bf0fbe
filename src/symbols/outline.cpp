#include "symbols/outline.hpp"

#include <algorithm>
#include <utility>

#include "geometry/isolines.hpp"
#include "symbols/record.hpp"

namespace onematch {
namespace {

void add_to_path(cairo_t* cr, const Polygon& line, double unit) {
  cairo_new_sub_path(cr);
  for (const Vec2 p : line) cairo_line_to(cr, unit * p.x, unit * p.y);
  cairo_close_path(cr);
}

}  // namespace

Symbol outlined(const Symbol& symbol, const Color& line) {
  constexpr int pixels = 768;
  const Picture& picture = symbol.picture;
  const double unit = std::max(picture.width, picture.height) / pixels;
  const double width = symbol.frame.radius / 50;
  const std::vector<Polygon> rims = isolines(render_alpha(picture, pixels));

  Artwork art;
  art.canvas = {-2 * width, -2 * width, picture.width + 4 * width,
                picture.height + 4 * width};
  art.draw = [&](cairo_t* cr) {
    for (const Polygon& rim : rims) add_to_path(cr, rim, unit);
    cairo_set_source_rgb(cr, line.red, line.green, line.blue);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    // The picture covers the inner half, or shows it as its own darker rim.
    cairo_set_line_width(cr, 2 * width);
    cairo_stroke(cr);
    cairo_set_source_surface(cr, picture.recording.get(), 0, 0);
    cairo_paint(cr);
  };
  art.blanks = picture.blanks;
  Symbol result = trace_symbol(record_ink(art, find_ink(art).value(), 1)).value();
  result.name = symbol.name;
  result.notes = symbol.notes;
  result.picture.pixels_per_unit = picture.pixels_per_unit;
  result.cutout = symbol.cutout;
  return result;
}

Color outline_color(const Color& background) {
  constexpr double light = 0.4, share = 0.55;
  const auto on_paper = [&](double part) {
    return background.alpha * part + (1 - background.alpha);
  };
  const Color ground{on_paper(background.red), on_paper(background.green),
                     on_paper(background.blue), 1};
  const bool is_light = brightness_of(ground) > light;
  const auto away = [&](double part) {
    return is_light ? share * part : 1 - share * (1 - part);
  };
  return {away(ground.red), away(ground.green), away(ground.blue), 1};
}

}  // namespace onematch
