#include "symbols/svg.hpp"

#include <librsvg/rsvg.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string_view>
#include <utility>

#include "symbols/fonts.hpp"
#include "symbols/pixel_picture.hpp"
#include "symbols/svg_audit.hpp"
#include "symbols/svg_fault.hpp"
#include "symbols/svg_letters.hpp"
#include "symbols/svg_overrun.hpp"
#include "symbols/svg_part.hpp"

namespace onematch {
namespace {

// Sides of the recording. Cairo keeps coordinates to 1/256 of a unit: on a symbol of
// 25 mm that is below a micrometre at 128 units.
constexpr double vector_side = 128;

// What becomes pixels has so many for the size that is expected: few symbols come out so
// much larger that they have less than the 300 that are wanted. Within limits.
constexpr double pixels_per_inch = 325;
constexpr double least_pixels = 128, most_pixels = 4096;

/// A type of its own, since it may help to draw with fewer pixels.
struct LettersTooLarge : Error {
  explicit LettersTooLarge(const PictureFile& file)
      : Error(file.name + " has letters that are scaled to a size that can't be drawn",
              file.where, "turn them into paths, or change their size") {}
};

[[noreturn]] void fail(const PictureFile& file, GError* error) {
  if (std::string_view(error ? error->message : "").find("FreetypeError") !=
      std::string_view::npos) {
    g_clear_error(&error);
    forget_failed_fonts();
    throw LettersTooLarge(file);
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

/// A parsed drawing, and the page that it is drawn on.
struct Drawing {
  std::shared_ptr<RsvgHandle> svg;
  Box canvas;    ///< in its own units
  double scale;  ///< of the artwork's units for one of them
};

Drawing load_drawing(const PictureFile& file) {
  Drawing drawing{parse(file), {}, 1};
  drawing.canvas = canvas_of(drawing.svg.get(), file);
  drawing.scale = handy_scale(drawing.canvas);
  return drawing;
}

Box scaled(const Box& box, double scale) {
  return {box.x * scale, box.y * scale, box.width * scale, box.height * scale};
}

/// With all that is drawn beside the page, as if it went on.
Artwork unclipped(const Drawing& drawing, const PictureFile& file) {
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

Artwork artwork_of(const Drawing& drawing, const PictureFile& file) {
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

/// What lies in `box` of the artwork: librsvg draws no more than that, and needs not have
/// the resolution of it for all of the page.
std::optional<Artwork> part_of(const Drawing& drawing, const PictureFile& file,
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

/// How much of the drawing's ink lies beside its page, as far as a page's length away.
PageOverrun overrun_of(const Drawing& drawing, const PictureFile& file) {
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

/// A look at what is only told: nothing is, where drawing it fails.
bool has_cut_off(const Drawing& drawing, const PictureFile& file) {
  try {
    return overrun_of(drawing, file).is_cut;
  } catch (const Error&) {
    return false;
  }
}

/// Drawing letters too large makes their font fail for good, even if librsvg gets over
/// it.
struct FontCare {
  bool is_needed;
  explicit FontCare(const PictureFile& file) : is_needed(strains_fonts(file.bytes)) {}
  ~FontCare() {
    if (is_needed) forget_failed_fonts();
  }
  FontCare(const FontCare&) = delete;
  FontCare& operator=(const FontCare&) = delete;
};

/// The pixels on the longer side of what is printed so long.
double pixels_for(double longest_mm) {
  return std::clamp(pixels_per_inch * longest_mm / 25.4, least_pixels, most_pixels);
}

/// The same of what looks like `look`.
double pixels_for(const Printing& printing, const AlphaMask& look) {
  const std::optional<Trace> trace = trace_silhouette(look);
  if (!trace) return pixels_for(printing.longest_mm);
  return pixels_for(longest_mm(printing, trace->silhouette,
                               std::max(look.width, look.height) / trace->frame.radius));
}

/// Calls `make` with the share of the pixels to be had that there are to be. It is all of
/// them if that works: fonts such as DejaVu fail if their letters have some hundreds.
template <class Make>
auto with_share_of_pixels(const Make& make) {
  constexpr double fewer = 0.8, least = 0.1;
  double share = 1;
  for (; share > least; share *= fewer) try {
      return make(share);
    } catch (const LettersTooLarge&) {
    }
  return make(share);
}

std::optional<Picture> vector_picture(const Artwork& art) {
  const std::optional<Box> ink = find_ink(art);
  if (!ink) return {};
  return record_ink(art, *ink, (vector_side - 1) / longer_side(*ink));
}

}  // namespace

std::optional<Symbol> svg_symbol(const PictureFile& file, const Printing& printing) {
  DrawingNotes notes = audit_svg(file, printing.longest_mm);
  const FontCare care(file);
  const Drawing drawing = load_drawing(file);
  const Artwork art = artwork_of(drawing, file);
  const auto close_up = [&](const Box& box) { return part_of(drawing, file, box); };
  const auto in_pixels = [&](double share) {
    const auto side = [&](const AlphaMask& look) {
      return share * pixels_for(printing, look);
    };
    return pixel_picture(art, side, close_up);
  };
  std::optional<Picture> picture =
      notes.pixel_effects.empty() ? vector_picture(art) : with_share_of_pixels(in_pixels);
  std::optional<Symbol> symbol;
  if (picture) symbol = trace_symbol(std::move(*picture));
  if (symbol) {
    if (has_cut_off(drawing, file))
      notes.losses.emplace_back(
          "part of it lies outside its page (viewBox) and is cut off");
    symbol->notes = std::move(notes);
  }
  return symbol;
}

std::optional<Picture> svg_picture(const PictureFile& file, double longest_mm) {
  const DrawingNotes notes = audit_svg(file, longest_mm);
  const FontCare care(file);
  const Artwork art = artwork_of(load_drawing(file), file);
  if (!find_ink(art)) return {};
  if (!notes.pixel_effects.empty())
    return with_share_of_pixels(
        [&](double share) { return pixel_canvas(art, share * pixels_for(longest_mm)); });
  return record_canvas(art, vector_side / longer_side(art.canvas));
}

bool is_off_page(const PictureFile& file) {
  const FontCare care(file);
  return overrun_of(load_drawing(file), file).is_all;
}

}  // namespace onematch
