#include "bench/art.hpp"

#include <cairo.h>

#include <cmath>
#include <fstream>
#include <numbers>
#include <string>

#include "symbols/cairo_ptr.hpp"
#include "symbols/load.hpp"

namespace onematch::bench {
namespace {

void outline_card(cairo_t* cr, const Shape& shape) {
  cairo_new_path(cr);
  if (shape.kind == ShapeKind::rectangle) {
    cairo_rectangle(cr, -shape.width / 2, -shape.height / 2, shape.width, shape.height);
    return;
  }
  const int corners = shape.kind == ShapeKind::hexagon ? 6 : 360;
  for (int i = 0; i < corners; ++i) {
    const double angle = 2 * std::numbers::pi * i / corners;
    cairo_line_to(cr, shape.width / 2 * std::cos(angle),
                  shape.width / 2 * std::sin(angle));
  }
  cairo_close_path(cr);
}

void draw_card(cairo_t* cr, const CardLayout& layout, const std::vector<Symbol>& art,
               const Shape& shape) {
  outline_card(cr, shape);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_fill_preserve(cr);
  cairo_set_source_rgb(cr, 0.2, 0.2, 0.3);
  cairo_set_line_width(cr, 0.2);
  cairo_stroke(cr);
  for (const Placement& placement : layout) {
    const Symbol& symbol = art[index(placement.face)];
    const double scale = placement.radius / symbol.frame.radius;
    cairo_save(cr);
    cairo_translate(cr, placement.centre.x, placement.centre.y);
    cairo_rotate(cr, placement.angle);
    cairo_scale(cr, scale, scale);
    cairo_translate(cr, -symbol.frame.centre.x, -symbol.frame.centre.y);
    cairo_set_source_surface(cr, symbol.picture.recording.get(), 0, 0);
    cairo_paint(cr);
    cairo_restore(cr);
  }
}

}  // namespace

std::vector<Symbol> load_art(const std::filesystem::path& folder,
                             const std::filesystem::path& list) {
  std::ifstream names(list);
  if (!names) throw Error("cannot read " + list.string());
  std::vector<Symbol> art;
  for (std::string name; std::getline(names, name);)
    if (!name.empty()) art.push_back(load_symbol({name, folder / name, {}}));
  return art;
}

void draw_sheet(const std::vector<CardLayout>& layouts, const std::vector<Symbol>& art,
                const Shape& shape, int columns, int rows,
                const std::filesystem::path& file) {
  constexpr double pixels_per_mm = 4, gap = 3;
  const double wide = shape.width + gap, high = shape.height + gap;
  const SurfacePtr surface(cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, static_cast<int>((columns * wide + gap) * pixels_per_mm),
      static_cast<int>((rows * high + gap) * pixels_per_mm)));
  const ContextPtr cr(cairo_create(surface.get()));
  cairo_scale(cr.get(), pixels_per_mm, pixels_per_mm);
  cairo_set_source_rgb(cr.get(), 0.82, 0.84, 0.88);
  cairo_paint(cr.get());
  for (std::size_t i = 0; i < layouts.size(); ++i) {
    const int column = static_cast<int>(i) % columns, row = static_cast<int>(i) / columns;
    if (row >= rows) break;
    cairo_save(cr.get());
    cairo_translate(cr.get(), gap + column * wide + shape.width / 2,
                    gap + row * high + shape.height / 2);
    draw_card(cr.get(), layouts[i], art, shape);
    cairo_restore(cr.get());
  }
  if (cairo_surface_write_to_png(surface.get(), file.c_str()) != CAIRO_STATUS_SUCCESS)
    throw Error("cannot write " + file.string());
}

}  // namespace onematch::bench
