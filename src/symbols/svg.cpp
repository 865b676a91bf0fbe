#include "symbols/svg.hpp"

#include <algorithm>
#include <utility>

#include "symbols/fonts.hpp"
#include "symbols/pixel_picture.hpp"
#include "symbols/svg_audit.hpp"
#include "symbols/svg_drawing.hpp"
#include "symbols/svg_grey.hpp"
#include "symbols/svg_letters.hpp"
#include "symbols/svg_mended.hpp"

namespace onematch {
namespace {

// Sides of the recording. Cairo keeps coordinates to 1/256 of a unit: on a symbol of
// 25 mm that is below a micrometre at 128 units.
constexpr double vector_side = 128;

// What becomes pixels has so many for the size that is expected, which few symbols exceed
// by a quarter: 300 are wanted of the largest. Within limits.
constexpr double pixels_per_inch = 380;
constexpr double least_pixels = 128, most_pixels = 4096;

/// A look at what is only told: nothing is, where drawing it fails.
bool has_cut_off(const SvgDrawing& drawing, const PictureFile& file) {
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

/// Calls `make` with the pixels on the longer side of what is printed so long, or with
/// fewer: fonts such as DejaVu fail if their letters have some hundreds.
template <class Make>
auto with_pixels_for(double longest_mm, const Make& make) {
  double pixels =
      std::clamp(pixels_per_inch * longest_mm / 25.4, least_pixels, most_pixels);
  constexpr double fewer = 0.8;
  for (; pixels > 2 * least_pixels; pixels *= fewer) try {
      return make(pixels);
    } catch (const LettersTooLarge&) {
    }
  return make(pixels);
}

PictureFile with_bytes(const PictureFile& file, std::string bytes) {
  return {file.name, std::move(bytes), file.where, file.path};
}

/// A drawing as librsvg is to see it, and all that is known of it.
struct Prepared {
  PictureFile file;
  DrawingNotes notes;
};

Prepared prepared(const PictureFile& file, double longest_mm) {
  DrawingNotes notes = audit_svg(file, longest_mm);
  MendedSvg mended_file = mended(file);
  for (std::string& loss : mended_file.losses) notes.losses.push_back(std::move(loss));
  return {with_bytes(file, std::move(mended_file.bytes)), std::move(notes)};
}

/// Makes a drawing in greys of one that stays vectors, or else notes why it can't.
void make_grey(Prepared& drawing, const PictureFile& original, double longest_mm) {
  MendedSvg grey = mended(original, Style::grey);
  const PictureFile file = with_bytes(original, greyed_svg(grey.bytes));
  // Whatever is not in the file itself by now keeps its colours.
  if (!grey.is_all_grey || !audit_svg(file, longest_mm).files.empty())
    drawing.notes.pixel_effects.emplace_back("colours of other files");
  else
    drawing.file.bytes = file.bytes;
}

std::optional<Picture> vector_picture(const Artwork& art) {
  const std::optional<Box> ink = find_ink(art);
  if (!ink) return {};
  return record_ink(art, *ink, (vector_side - 1) / longer_side(*ink));
}

}  // namespace

std::optional<Symbol> svg_symbol(const PictureFile& original, double longest_mm,
                                 Style style) {
  Prepared ready = prepared(original, longest_mm);
  // Pixels become grey after all filters.
  if (style == Style::grey && ready.notes.pixel_effects.empty())
    make_grey(ready, original, longest_mm);
  const PictureFile& file = ready.file;
  const FontCare care(file);
  const SvgDrawing drawing = load_drawing(file);
  const Artwork art = artwork_of(drawing, file);
  const auto close_up = [&](const Box& box) { return part_of(drawing, file, box); };
  std::optional<Picture> picture =
      ready.notes.pixel_effects.empty() ? vector_picture(art)
                                  : with_pixels_for(longest_mm, [&](double pixels) {
                                      return pixel_picture(art, pixels, close_up, style);
                                    });
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

std::optional<Picture> svg_picture(const PictureFile& original, double longest_mm) {
  const auto [file, notes] = prepared(original, longest_mm);
  const FontCare care(file);
  const Artwork art = artwork_of(load_drawing(file), file);
  if (!find_ink(art)) return {};
  if (!notes.pixel_effects.empty())
    return with_pixels_for(longest_mm,
                           [&](double pixels) { return pixel_canvas(art, pixels); });
  return record_canvas(art, vector_side / longer_side(art.canvas));
}

bool is_off_page(const PictureFile& file) {
  const FontCare care(file);
  return overrun_of(load_drawing(file), file).is_all;
}

}  // namespace onematch
