#include "bench/art.hpp"

#include <cairo.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <memory>
#include <numbers>
#include <stdexcept>

namespace onematch::bench {
namespace {

template <auto Free>
struct FreeWith {
  template <class T>
  void operator()(T* p) const noexcept {
    Free(p);
  }
};
using SurfacePtr = std::unique_ptr<cairo_surface_t, FreeWith<cairo_surface_destroy>>;
using ContextPtr = std::unique_ptr<cairo_t, FreeWith<cairo_destroy>>;
using SvgPtr = std::unique_ptr<RsvgHandle, FreeWith<g_object_unref>>;

constexpr double mask_side = 256;

SvgPtr open_svg(const std::filesystem::path& file) {
  SvgPtr svg(rsvg_handle_new_from_file(file.c_str(), nullptr));
  if (!svg) throw std::runtime_error("cannot read " + file.string());
  return svg;
}

/// The drawing's size, its longer side being `mask_side`.
RsvgRectangle viewport(RsvgHandle* svg) {
  gboolean has_width = FALSE, has_height = FALSE, has_box = FALSE;
  RsvgLength width, height;
  RsvgRectangle box{0, 0, 1, 1};
  rsvg_handle_get_intrinsic_dimensions(svg, &has_width, &width, &has_height, &height,
                                       &has_box, &box);
  if (!has_box) box = {0, 0, width.length, height.length};
  const double scale = mask_side / std::max(box.width, box.height);
  return {0, 0, box.width * scale, box.height * scale};
}

Art load(const std::filesystem::path& file) {
  const SvgPtr svg = open_svg(file);
  const RsvgRectangle size = viewport(svg.get());
  Art art{file,
          {static_cast<int>(std::ceil(size.width)),
           static_cast<int>(std::ceil(size.height)),
           {}},
          {}};
  const SurfacePtr surface(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, art.mask.width, art.mask.height));
  const ContextPtr cr(cairo_create(surface.get()));
  rsvg_handle_render_document(svg.get(), cr.get(), &size, nullptr);
  cairo_surface_flush(surface.get());
  const unsigned char* data = cairo_image_surface_get_data(surface.get());
  const int stride = cairo_image_surface_get_stride(surface.get());
  for (int y = 0; y < art.mask.height; ++y)
    for (int x = 0; x < art.mask.width; ++x) {
      const std::uint32_t* row =
          reinterpret_cast<const std::uint32_t*>(data + y * stride);
      art.mask.alpha.push_back(static_cast<std::uint8_t>(row[x] >> 24));
    }
  const std::optional<Trace> trace = trace_silhouette(art.mask);
  if (!trace) throw std::runtime_error("nothing drawn by " + file.string());
  art.trace = *trace;
  return art;
}

void trace_shape(cairo_t* cr, const Shape& shape) {
  cairo_new_path(cr);
  if (shape.kind == ShapeKind::circle) {
    cairo_arc(cr, 0, 0, shape.width / 2, 0, 2 * std::numbers::pi);
  } else if (shape.kind == ShapeKind::rectangle) {
    cairo_rectangle(cr, -shape.width / 2, -shape.height / 2, shape.width, shape.height);
  } else {
    for (int i = 0; i < 6; ++i) {
      const double angle = i * std::numbers::pi / 3;
      cairo_line_to(cr, shape.width / 2 * std::cos(angle),
                    shape.width / 2 * std::sin(angle));
    }
    cairo_close_path(cr);
  }
}

void draw_card(cairo_t* cr, const CardLayout& layout, const std::vector<Art>& art,
               const Shape& shape) {
  trace_shape(cr, shape);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_fill_preserve(cr);
  cairo_set_source_rgb(cr, 0.2, 0.2, 0.3);
  cairo_set_line_width(cr, 0.2);
  cairo_stroke(cr);
  for (const Placement& placement : layout) {
    const Art& drawing = art[index(placement.symbol)];
    const SvgPtr svg = open_svg(drawing.file);
    const RsvgRectangle size = viewport(svg.get());
    const Circle& frame = drawing.trace.frame;
    cairo_save(cr);
    cairo_translate(cr, placement.centre.x, placement.centre.y);
    cairo_rotate(cr, placement.angle);
    cairo_scale(cr, placement.radius / frame.radius, placement.radius / frame.radius);
    cairo_translate(cr, -frame.centre.x, -frame.centre.y);
    rsvg_handle_render_document(svg.get(), cr, &size, nullptr);
    cairo_restore(cr);
  }
}

}  // namespace

std::vector<Art> load_art(const std::filesystem::path& folder,
                          const std::filesystem::path& list) {
  std::ifstream names(list);
  if (!names) throw std::runtime_error("cannot read " + list.string());
  std::vector<Art> art;
  for (std::string name; std::getline(names, name);)
    if (!name.empty()) art.push_back(load(folder / name));
  return art;
}

void draw_sheet(const std::vector<CardLayout>& layouts, const std::vector<Art>& art,
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
    throw std::runtime_error("cannot write " + file.string());
}

}  // namespace onematch::bench
