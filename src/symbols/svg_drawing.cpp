#include "symbols/svg_drawing.hpp"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <utility>

#include "symbols/fonts.hpp"
#include "symbols/svg_fault.hpp"
#include "symbols/svg_letters.hpp"
#include "symbols/svg_part.hpp"

namespace onematch {
namespace {

[[noreturn]] void fail(const PictureFile& file, GError* error) {
  const std::string_view words = error ? error->message : "";
  if (words.find("FreetypeError") != words.npos) {
    g_clear_error(&error);
    forget_failed_fonts();
    throw WrongScale(
        file.name + " has letters that are scaled to a size that can't be drawn",
        file.where, "turn them into paths, or change their size");
  }
  // Of less than a pixel, or of too many.
  if (words.find("InvalidSize") != words.npos) {
    g_clear_error(&error);
    throw WrongScale(
        file.name + " has an effect of a size that can't be drawn", file.where,
        "make its page (viewBox) and the filter's region no larger than what "
        "is seen");
  }
  throw Error(file.name + " is not a readable SVG: " + take_message(error), file.where);
}

/// Why librsvg doesn't take it: in its words only if there are no plainer ones.
Error not_parsed(const PictureFile& file, GError* error) {
  const auto fault = find_svg_fault(file.bytes);
  if (!fault) fail(file, error);
  g_clear_error(&error);
  return Error(file.name + " is not a readable SVG: " + fault->message, file.where,
               fault->hint);
}

std::shared_ptr<RsvgHandle> parse(const PictureFile& file) {
  const GObjectPtr<GInputStream> bytes(g_memory_input_stream_new_from_data(
      file.bytes.data(), static_cast<gssize>(file.bytes.size()), nullptr));
  // librsvg lets a drawing reach files beside its own address, and below.
  const GObjectPtr<GFile> address(
      g_file_new_for_path(std::filesystem::absolute(file.path).c_str()));
  GError* error = nullptr;
  RsvgHandle* handle = rsvg_handle_new_from_stream_sync(
      bytes.get(), address.get(), RSVG_HANDLE_FLAGS_NONE, nullptr, &error);
  if (!handle) throw not_parsed(file, error);
  rsvg_handle_set_dpi(handle, 96);
  return {handle, g_object_unref};
}

Box around(const Box& a, const Box& b) {
  const double left = std::min(a.x, b.x), top = std::min(a.y, b.y);
  return {left, top, std::max(a.x + a.width, b.x + b.width) - left,
          std::max(a.y + a.height, b.y + b.height) - top};
}

/// As far as its shapes and pictures reach when it is drawn into the viewport, even if
/// they are clipped or hidden.
Box reach(RsvgHandle* svg, const RsvgRectangle& viewport, const PictureFile& file) {
  RsvgRectangle ink{}, logical{};
  GError* error = nullptr;
  if (!rsvg_handle_get_geometry_for_layer(svg, nullptr, &viewport, &ink, &logical,
                                          &error))
    fail(file, error);
  const auto box = [](const RsvgRectangle& r) {
    return Box{r.x, r.y, r.width, r.height};
  };
  // Strokes do not belong to the logical one, pictures not to that of ink.
  const bool has_ink = ink.width > 0 || ink.height > 0;
  return has_ink ? around(box(ink), box(logical)) : box(logical);
}

std::optional<Box> view_box_of(RsvgHandle* svg) {
  gboolean has_width = 0, has_height = 0, has_view_box = 0;
  RsvgLength width{}, height{};
  RsvgRectangle box{};
  rsvg_handle_get_intrinsic_dimensions(svg, &has_width, &width, &has_height, &height,
                                       &has_view_box, &box);
  if (!has_view_box) return {};
  return Box{box.x, box.y, box.width, box.height};
}

Box canvas_of(RsvgHandle* svg, const PictureFile& file) {
  Box canvas;
  if (rsvg_handle_get_intrinsic_size_in_pixels(svg, &canvas.width, &canvas.height))
    return canvas;
  if (const std::optional<Box> box = view_box_of(svg))
    return {0, 0, box->width, box->height};
  // A drawing that says nothing of its size is drawn at its own scale, and at least over
  // the 300 x 150 that CSS gives it.
  const RsvgRectangle usual{0, 0, 300, 150};
  return around(reach(svg, usual, file), {0, 0, usual.width, usual.height});
}

/// How much a drawing is made smaller before anything is done with it: fonts have no
/// letters of ten thousands of pixels.
double handy_scale(const Box& canvas) {
  constexpr double too_large = 20'000, handy = 1000;
  const double side = longer_side(canvas);
  return side > too_large ? handy / side : 1;
}

Box scaled(const Box& box, double scale) {
  return {box.x * scale, box.y * scale, box.width * scale, box.height * scale};
}

/// With all that is drawn beside the page, as if it went on.
Artwork unclipped(const SvgDrawing& drawing, const PictureFile& file) {
  const auto draw = [drawing, &file](cairo_t* cr) {
    const SavedState saved(cr);
    cairo_scale(cr, drawing.scale, drawing.scale);
    const RsvgRectangle viewport{0, 0, drawing.canvas.width, drawing.canvas.height};
    GError* error = nullptr;
    if (!rsvg_handle_render_document(drawing.svg.get(), cr, &viewport, &error))
      fail(file, error);
  };
  return {scaled(drawing.canvas, drawing.scale), draw};
}

}  // namespace

FontCare::FontCare(const PictureFile& file) : is_needed_(strains_fonts(file.bytes)) {}

FontCare::~FontCare() {
  if (is_needed_) forget_failed_fonts();
}

double fine_pixels(double longest_mm) {
  constexpr double per_inch = 325, least = 128, most = 4096;
  return std::clamp(per_inch * longest_mm / 25.4, least, most);
}

double inner_pixels(double longest_mm) {
  constexpr double leaner = 4.0 / 3;
  return fine_pixels(leaner * longest_mm);
}

SvgDrawing load_drawing(const PictureFile& file) {
  SvgDrawing drawing{parse(file), {}, 1};
  drawing.canvas = canvas_of(drawing.svg.get(), file);
  drawing.scale = handy_scale(drawing.canvas);
  return drawing;
}

Artwork artwork_of(const SvgDrawing& drawing, const PictureFile& file) {
  Artwork art = unclipped(drawing, file);
  art.draw = [canvas = art.canvas, draw = art.draw](cairo_t* cr) {
    // librsvg leaves it to the surface to cut off what is outside.
    const SavedState saved(cr);
    cairo_rectangle(cr, canvas.x, canvas.y, canvas.width, canvas.height);
    cairo_clip(cr);
    draw(cr);
  };
  return art;
}

std::optional<Artwork> part_of(const SvgDrawing& drawing, const PictureFile& file,
                               const Box& box) {
  std::optional<std::string> bytes =
      svg_part(file.bytes, drawing.canvas, scaled(box, 1 / drawing.scale));
  if (!bytes) return {};
  const std::shared_ptr<RsvgHandle> svg =
      parse({file.name, std::move(*bytes), file.where, file.path});
  const auto draw = [svg, box, &file](cairo_t* cr) {
    const SavedState saved(cr);
    cairo_translate(cr, box.x, box.y);
    const RsvgRectangle viewport{0, 0, box.width, box.height};
    GError* error = nullptr;
    if (!rsvg_handle_render_document(svg.get(), cr, &viewport, &error)) fail(file, error);
  };
  return Artwork{box, draw};
}

PageOverrun overrun_of(const SvgDrawing& drawing, const PictureFile& file) {
  const Box& page = drawing.canvas;
  if (page.width <= 0 || page.height <= 0) return {};
  // Filters are drawn to be measured, so the viewport is small. What says how large it is
  // is measured in its own pixels all the same.
  constexpr double small = 256;
  double width = 0, height = 0;
  const bool has_size =
      rsvg_handle_get_intrinsic_size_in_pixels(drawing.svg.get(), &width, &height) != 0;
  const double part = std::min(small / longer_side(page), 1.0);
  const RsvgRectangle viewport{0, 0, part * page.width, part * page.height};
  const Box all = reach(drawing.svg.get(), viewport, file);
  return find_overrun(unclipped(drawing, file),
                      scaled(all, drawing.scale / (has_size ? 1 : part)));
}

}  // namespace onematch
