#include "symbols/svg.hpp"

#include <librsvg/rsvg.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

#include "symbols/svg_audit.hpp"

namespace onematch {
namespace {

// Sides of the recording. Cairo keeps coordinates to 1/256 of a unit: on a symbol of
// 25 mm that is below a micrometre at 128 units.
constexpr double vector_side = 128;

// Filters and masks become pixels at the recording's own resolution.
constexpr double pixels_per_inch = 400;
constexpr double most_pixels = 1600;

// And they need that resolution over the whole canvas, margins included.
constexpr double most_canvas_pixels = 4000;

Error failure(const PictureFile& file, GError* error) {
  return Error(file.name + " is not a readable SVG: " + take_message(error), file.where);
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
  if (!handle) throw failure(file, error);
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

/// `dear`: its pixels cost time.
Artwork load_artwork(const PictureFile& file, bool dear) {
  const std::shared_ptr<RsvgHandle> svg = parse(file);
  const Box canvas = canvas_of(svg.get(), file);
  Artwork art;
  art.canvas = canvas;
  if (dear) art.finest = most_canvas_pixels / longer_side(canvas);
  art.draw = [svg, canvas, &file](cairo_t* cr) {
    // librsvg leaves it to the surface to cut off what is outside.
    const SavedState saved(cr);
    cairo_rectangle(cr, canvas.x, canvas.y, canvas.width, canvas.height);
    cairo_clip(cr);
    const RsvgRectangle viewport{0, 0, canvas.width, canvas.height};
    GError* error = nullptr;
    if (!rsvg_handle_render_document(svg.get(), cr, &viewport, &error))
      throw failure(file, error);
  };
  return art;
}

/// The longer side of the recording.
double side_of(const DrawingNotes& notes, double longest_mm) {
  if (notes.pixel_effects.empty()) return vector_side;
  return std::clamp(pixels_per_inch * longest_mm / 25.4, vector_side, most_pixels);
}

double scale_to(double side, const Box& box, const Artwork& art) {
  return std::min(side / longer_side(box), art.finest);
}

}  // namespace

std::optional<Symbol> svg_symbol(const PictureFile& file, double longest_mm) {
  DrawingNotes notes = audit_svg(file);
  const Artwork art = load_artwork(file, !notes.pixel_effects.empty());
  const std::optional<Box> ink = find_ink(art);
  if (!ink) return {};
  const double side = side_of(notes, longest_mm);
  std::optional<Symbol> symbol =
      trace_symbol(record_ink(art, *ink, scale_to(side - 1, *ink, art)));
  if (symbol) symbol->notes = std::move(notes);
  return symbol;
}

std::optional<Picture> svg_picture(const PictureFile& file, double longest_mm) {
  const DrawingNotes notes = audit_svg(file);
  const Artwork art = load_artwork(file, !notes.pixel_effects.empty());
  if (!find_ink(art)) return {};
  return record_canvas(art, scale_to(side_of(notes, longest_mm), art.canvas, art));
}

}  // namespace onematch
