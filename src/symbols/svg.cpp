#include "symbols/svg.hpp"

#include <librsvg/rsvg.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string_view>
#include <utility>

#include "symbols/pixel_picture.hpp"
#include "symbols/svg_audit.hpp"
#include "symbols/svg_fault.hpp"

namespace onematch {
namespace {

// Sides of the recording. Cairo keeps coordinates to 1/256 of a unit: on a symbol of
// 25 mm that is below a micrometre at 128 units.
constexpr double vector_side = 128;

// What becomes pixels has so many for the size that is expected, which few symbols exceed
// by a quarter: 300 are wanted of the largest. Within limits.
constexpr double pixels_per_inch = 380;
constexpr double least_pixels = 128, most_pixels = 1600;

Error failure(const PictureFile& file, GError* error) {
  if (std::string_view(error ? error->message : "").find("FreetypeError") !=
      std::string_view::npos) {
    g_clear_error(&error);
    return Error(file.name + " has letters that are scaled to a size that can't be drawn",
                 file.where, "turn them into paths, or change their size");
  }
  return Error(file.name + " is not a readable SVG: " + take_message(error), file.where);
}

/// Why librsvg doesn't take it: in its words only if there are no plainer ones.
Error not_parsed(const PictureFile& file, GError* error) {
  const auto fault = find_svg_fault(file.bytes);
  if (!fault) return failure(file, error);
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

/// A drawing that says nothing of its size is drawn at its own scale: as far as its
/// shapes reach, and at least over the 300 x 150 that CSS gives it, since embedded
/// pictures do not count as shapes.
Box reach(RsvgHandle* svg, const PictureFile& file) {
  RsvgRectangle ink{}, logical{};
  GError* error = nullptr;
  if (!rsvg_handle_get_geometry_for_element(svg, nullptr, &ink, &logical, &error))
    throw failure(file, error);
  const double left = std::min(ink.x, 0.0), top = std::min(ink.y, 0.0);
  return {left, top, std::max(ink.x + ink.width, 300.0) - left,
          std::max(ink.y + ink.height, 150.0) - top};
}

Box canvas_of(RsvgHandle* svg, const PictureFile& file) {
  Box canvas;
  if (rsvg_handle_get_intrinsic_size_in_pixels(svg, &canvas.width, &canvas.height))
    return canvas;
  gboolean has_width = 0, has_height = 0, has_view_box = 0;
  RsvgLength width{}, height{};
  RsvgRectangle view_box{};
  rsvg_handle_get_intrinsic_dimensions(svg, &has_width, &width, &has_height, &height,
                                       &has_view_box, &view_box);
  if (has_view_box) return {0, 0, view_box.width, view_box.height};
  return reach(svg, file);
}

/// How much a drawing is made smaller before anything is done with it: fonts have no
/// letters of ten thousands of pixels.
double handy_scale(const Box& canvas) {
  constexpr double too_large = 20'000, handy = 1000;
  const double side = longer_side(canvas);
  return side > too_large ? handy / side : 1;
}

Artwork load_artwork(const PictureFile& file) {
  const std::shared_ptr<RsvgHandle> svg = parse(file);
  const Box canvas = canvas_of(svg.get(), file);
  const double scale = handy_scale(canvas);
  Artwork art;
  art.canvas = {canvas.x * scale, canvas.y * scale, canvas.width * scale,
                canvas.height * scale};
  art.draw = [svg, canvas, scale, &file](cairo_t* cr) {
    // librsvg leaves it to the surface to cut off what is outside.
    const SavedState saved(cr);
    cairo_scale(cr, scale, scale);
    cairo_rectangle(cr, canvas.x, canvas.y, canvas.width, canvas.height);
    cairo_clip(cr);
    const RsvgRectangle viewport{0, 0, canvas.width, canvas.height};
    GError* error = nullptr;
    if (!rsvg_handle_render_document(svg.get(), cr, &viewport, &error))
      throw failure(file, error);
  };
  return art;
}

/// On the longer side of what is printed so long.
double pixels_for(double longest_mm) {
  return std::clamp(pixels_per_inch * longest_mm / 25.4, least_pixels, most_pixels);
}

std::optional<Picture> vector_picture(const Artwork& art) {
  const std::optional<Box> ink = find_ink(art);
  if (!ink) return {};
  return record_ink(art, *ink, (vector_side - 1) / longer_side(*ink));
}

}  // namespace

std::optional<Symbol> svg_symbol(const PictureFile& file, double longest_mm) {
  DrawingNotes notes = audit_svg(file, longest_mm);
  const Artwork art = load_artwork(file);
  std::optional<Picture> picture = notes.pixel_effects.empty()
                                       ? vector_picture(art)
                                       : pixel_picture(art, pixels_for(longest_mm));
  std::optional<Symbol> symbol;
  if (picture) symbol = trace_symbol(std::move(*picture));
  if (symbol) symbol->notes = std::move(notes);
  return symbol;
}

std::optional<Picture> svg_picture(const PictureFile& file, double longest_mm) {
  const DrawingNotes notes = audit_svg(file, longest_mm);
  const Artwork art = load_artwork(file);
  if (!find_ink(art)) return {};
  if (!notes.pixel_effects.empty()) return pixel_canvas(art, pixels_for(longest_mm));
  return record_canvas(art, vector_side / longer_side(art.canvas));
}

}  // namespace onematch
