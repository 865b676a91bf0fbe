#include "symbols/svg.hpp"

#include <algorithm>
#include <utility>

#include "core/ascii.hpp"
#include "symbols/fonts.hpp"
#include "symbols/pixel_picture.hpp"
#include "symbols/svg_audit.hpp"
#include "symbols/svg_drawing.hpp"
#include "symbols/svg_grey.hpp"
#include "symbols/svg_letters.hpp"
#include "symbols/svg_mended.hpp"
#include "symbols/svg_styles.hpp"
#include "symbols/svg_unblurred.hpp"

namespace onematch {
namespace {

// Sides of the recording. Cairo keeps coordinates to 1/256 of a unit: on a symbol of
// 25 mm that is below a micrometre at 128 units.
constexpr double vector_side = 128;

/// A look at what is only told: nothing is, where drawing it fails.
bool has_cut_off(const SvgDrawing& drawing, const PictureFile& file) {
  try {
    return overrun_of(drawing, file).is_cut;
  } catch (const Error&) {
    return false;
  }
}

PictureFile with_bytes(const PictureFile& file, std::string bytes) {
  return {file.name, std::move(bytes), file.where, file.path};
}

/// A drawing as librsvg is to see it, and all that is known of it.
struct Prepared {
  PictureFile file;
  DrawingNotes notes;
};

/// Whether colours meet in it otherwise than by covering each other: what comes of them
/// is not what comes of their greys.
bool has_blend_modes(const PictureFile& file) {
  const auto declarations = declarations_of(read_svg_content(file.bytes));
  return std::any_of(declarations.begin(), declarations.end(), [](const auto& d) {
    return d.property == "mix-blend-mode" && lower(d.value) != "normal";
  });
}

/// Nothing if something in it would keep its colours.
std::optional<Prepared> prepared_in_grey(const PictureFile& original,
                                         const DrawingNotes& notes, double longest_mm) {
  MendedSvg grey = mended(original, longest_mm, Style::grey);
  Prepared ready{with_bytes(original, greyed_svg(grey.bytes)), notes};
  // What other files say of colours is as they say it.
  if (!audit_svg(ready.file, longest_mm).files.empty()) return {};
  add(grey.notes, ready.notes);
  return ready;
}

Prepared prepared(const PictureFile& original, double longest_mm, Style style) {
  DrawingNotes notes = audit_svg(original, longest_mm);
  // Pixels become grey after all filters.
  if (style == Style::grey && notes.pixel_effects.empty()) {
    const bool blends = has_blend_modes(original);
    auto grey = blends ? std::nullopt : prepared_in_grey(original, notes, longest_mm);
    if (grey) return std::move(*grey);
    notes.pixel_effects.emplace_back(blends ? "blend modes" : "colours of other files");
  }
  MendedSvg right = mended(original, longest_mm);
  add(right.notes, notes);
  std::string bytes =
      style == Style::outline ? unblurred_svg(right.bytes) : std::move(right.bytes);
  return {with_bytes(original, std::move(bytes)), std::move(notes)};
}

/// Of what looks like `look`, on its longer side.
double pixels_for(const Printing& printing, const AlphaMask& look) {
  const std::optional<Trace> trace =
      look.width > 0 ? trace_silhouette(look) : std::nullopt;
  if (!trace) return fine_pixels(printing.longest_mm);
  return fine_pixels(longest_mm(printing, trace->silhouette,
                                std::max(look.width, look.height) / trace->frame.radius));
}

std::optional<Picture> vector_picture(const Artwork& art) {
  const std::optional<Box> ink = find_ink(art);
  if (!ink) return {};
  return record_ink(art, *ink, (vector_side - 1) / longer_side(*ink));
}

}  // namespace

std::optional<Symbol> svg_symbol(const PictureFile& original, const Printing& printing,
                                 Style style) {
  Prepared ready = prepared(original, printing.longest_mm, style);
  const PictureFile& file = ready.file;
  const FontCare care(file);
  const SvgDrawing drawing = load_drawing(file);
  const Artwork art = artwork_of(drawing, file);
  const auto close_up = [&](const Box& box) { return part_of(drawing, file, box); };
  const auto in_pixels = [&](double share) {
    const auto side = [&](const AlphaMask& look) {
      return share * pixels_for(printing, look);
    };
    return pixel_picture(art, side, close_up, style);
  };
  std::optional<Picture> picture = ready.notes.pixel_effects.empty()
                                       ? vector_picture(art)
                                       : with_share_of_pixels(in_pixels);
  std::optional<Symbol> symbol;
  if (picture) symbol = trace_symbol(std::move(*picture));
  if (symbol) {
    if (has_cut_off(drawing, file))
      ready.notes.losses.emplace_back(
          "part of it lies outside its page (viewBox) and is cut off");
    symbol->notes = std::move(ready.notes);
  }
  return symbol;
}

std::optional<Picture> svg_picture(const PictureFile& original, const Size& covered) {
  const double width = covered.width.to_mm(), height = covered.height.to_mm();
  auto [file, notes] = prepared(original, std::max(width, height), Style::color);
  const FontCare care(file);
  const Artwork art = artwork_of(load_drawing(file), file);
  if (!find_ink(art)) return {};
  const double mm_per_unit =
      std::max(width / art.canvas.width, height / art.canvas.height);
  const auto in_pixels = [&](double share) {
    return pixel_canvas(art, share * fine_pixels(mm_per_unit * longer_side(art.canvas)));
  };
  Picture picture = notes.pixel_effects.empty()
                        ? record_canvas(art, vector_side / longer_side(art.canvas))
                        : with_share_of_pixels(in_pixels);
  picture.notes = std::move(notes);
  return picture;
}

bool is_off_page(const PictureFile& file) {
  const FontCare care(file);
  return overrun_of(load_drawing(file), file).is_all;
}

}  // namespace onematch
