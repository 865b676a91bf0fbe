#include "symbols/font_list.hpp"

#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

namespace onematch {
namespace {

std::string text_in(const FcPattern* font, const char* property) {
  FcChar8* text = nullptr;
  if (FcPatternGetString(font, property, 0, &text) != FcResultMatch) return "";
  return reinterpret_cast<const char*>(text);
}

bool is_web_font(const std::string& file) {
  return file.ends_with(".woff") || file.ends_with(".woff2");
}

}  // namespace

std::string format_of(const FcPattern* font) {
  return text_in(font, FC_FONTFORMAT);
}

bool is_drawn(const std::string& format) {
  return format == "TrueType" || format == "CFF";
}

PatternPtr pattern_with(const std::u32string& characters) {
  const CharSetPtr needed(FcCharSetCreate());
  for (const char32_t code : characters) FcCharSetAddChar(needed.get(), code);
  PatternPtr pattern(FcPatternCreate());
  FcPatternAddCharSet(pattern.get(), FC_CHARSET, needed.get());
  return pattern;
}

FontListPtr list_fonts(const PatternPtr& pattern,
                       std::initializer_list<const char*> wanted) {
  const std::unique_ptr<FcObjectSet, FreeWith<FcObjectSetDestroy>> objects(
      FcObjectSetCreate());
  for (const char* property : wanted) FcObjectSetAdd(objects.get(), property);
  FcObjectSetAdd(objects.get(), FC_FONTFORMAT);
  FcObjectSetAdd(objects.get(), FC_FILE);
  FcConfig* config =
      pango_fc_font_map_get_config(PANGO_FC_FONT_MAP(pango_cairo_font_map_get_default()));
  const FontListPtr all(FcFontList(config, pattern.get(), objects.get()));
  FontListPtr drawn(FcFontSetCreate());
  for (int i = 0; i < all->nfont; ++i) {
    FcPattern* font = all->fonts[i];
    if (!is_drawn(format_of(font)) || is_web_font(text_in(font, FC_FILE))) continue;
    FcPatternReference(font);
    FcFontSetAdd(drawn.get(), font);
  }
  return drawn;
}

std::string family_of(const FcPattern* font) {
  return text_in(font, FC_FAMILY);
}

}  // namespace onematch
