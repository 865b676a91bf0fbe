#include "symbols/emoji_glyph.hpp"

#include <pango/pangocairo.h>

#include <cmath>
#include <memory>
#include <optional>
#include <utility>

#include "symbols/emoji.hpp"
#include "symbols/exact_context.hpp"
#include "symbols/font_list.hpp"
#include "symbols/record.hpp"

namespace onematch {
namespace {

struct PixelFont {
  std::string family;
  double size = 0;  ///< of its letters, in pixels
};

/// The installed colour fonts made of pixels that have all of these characters.
FontListPtr pixel_fonts(const std::u32string& characters) {
  const PatternPtr pattern = pattern_with(characters);
  FcPatternAddBool(pattern.get(), FC_COLOR, FcTrue);
  FcPatternAddBool(pattern.get(), FC_OUTLINE, FcFalse);
  return list_fonts(pattern, {FC_FAMILY, FC_PIXEL_SIZE});
}

/// Of two that are as fine, the first by name.
std::optional<PixelFont> finest_of(const FontListPtr& fonts) {
  std::optional<PixelFont> finest;
  for (int i = 0; i < fonts->nfont; ++i) {
    const FcPattern* font = fonts->fonts[i];
    double size = 0;
    for (int n = 0; FcPatternGetDouble(font, FC_PIXEL_SIZE, n, &size) == FcResultMatch;
         ++n) {
      PixelFont other{family_of(font), size};
      if (!finest || size > finest->size ||
          (size == finest->size && other.family < finest->family))
        finest = std::move(other);
    }
  }
  return finest;
}

LayoutPtr lay_out(const std::string& emoji, const PixelFont& font) {
  const FontPtr description(pango_font_description_new());
  pango_font_description_set_family(description.get(), font.family.c_str());
  pango_font_description_set_absolute_size(description.get(), font.size * PANGO_SCALE);
  return laid_out(emoji, description.get());
}

/// How many pictures it is made of: more than one where the font lacks a sequence.
int count_pictures(PangoLayout* layout) {
  const std::unique_ptr<PangoLayoutIter, FreeWith<pango_layout_iter_free>> runs(
      pango_layout_get_iter(layout));
  int pictures = 0;
  do {
    const PangoLayoutRun* run = pango_layout_iter_get_run_readonly(runs.get());
    for (int i = 0; run && i < run->glyphs->num_glyphs; ++i) {
      const PangoGlyph glyph = run->glyphs->glyphs[i].glyph;
      const bool blank =
          glyph == PANGO_GLYPH_EMPTY || run->glyphs->glyphs[i].geometry.width == 0;
      pictures += blank ? 0 : 1;
    }
  } while (pango_layout_iter_next_run(runs.get()));
  return pictures;
}

/// The glyph, pixel by pixel: recorded as a glyph it could be lost.
std::shared_ptr<cairo_surface_t> paint(PangoLayout* layout) {
  PangoRectangle ink{};
  pango_layout_get_pixel_extents(layout, &ink, nullptr);
  std::shared_ptr<cairo_surface_t> image(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, ink.width, ink.height),
      cairo_surface_destroy);
  const ContextPtr cr(cairo_create(image.get()));
  cairo_move_to(cr.get(), -ink.x, -ink.y);
  pango_cairo_show_layout(cr.get(), layout);
  check(cr.get(), "draw an emoji");
  cairo_surface_flush(image.get());
  return image;
}

/// Of a flag made of two letters, or of any other.
std::string hint_for_missing_drawing(const std::u32string& characters) {
  constexpr char32_t first_letter = 0x1F1E6, last_letter = 0x1F1FF;
  if (first_letter <= characters[0] && characters[0] <= last_letter)
    return "there may be no region of these letters; or use a picture of your own";
  return "use a picture of your own, or a newer set: symbols/get-emoji fetches one";
}

}  // namespace

Symbol emoji_glyph(const EmojiSymbol& emoji, const Source& where) {
  const std::string hint =
      "run symbols/get-emoji once, which fetches drawings of all emoji, or install a "
      "font "
      "(in Debian fonts-noto-color-emoji)";
  const std::u32string characters = characters_of(emoji.emoji);
  const auto not_in_set = [&] {
    return Error(
        "the drawings of emoji in " + emoji.set.string() + " have none of " + emoji.emoji,
        where, hint_for_missing_drawing(characters));
  };
  const bool has_set = !emoji.set.empty();
  // The same words for all emoji, so that they are said once.
  if (pixel_fonts(U"")->nfont == 0) {
    if (has_set) throw not_in_set();
    throw Error("there are no drawings of emoji, and no colour font is installed", where,
                hint);
  }
  const auto fail = [&] {
    if (has_set) return not_in_set();
    return Error("there is no drawing of the emoji " + emoji.emoji +
                     ", and no installed colour font shows it",
                 where, hint);
  };
  const std::u32string first = characters.substr(0, 1);
  const std::optional<PixelFont> font = finest_of(pixel_fonts(first));
  if (!font) throw fail();
  const LayoutPtr layout = lay_out(emoji.emoji, *font);
  if (count_pictures(layout.get()) != 1) throw fail();
  const auto image = paint(layout.get());
  Artwork art;
  art.canvas = {0, 0, double(cairo_image_surface_get_width(image.get())),
                double(cairo_image_surface_get_height(image.get()))};
  art.draw = [image](cairo_t* cr) {
    cairo_set_source_surface(cr, image.get(), 0, 0);
    cairo_paint(cr);
  };
  std::optional<Symbol> symbol;
  if (find_ink(art)) symbol = trace_symbol(record_canvas(art, 1));
  if (!symbol) throw fail();
  return std::move(*symbol);
}

}  // namespace onematch
