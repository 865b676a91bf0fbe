#include "symbols/font_list.hpp"

#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

namespace onematch {

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
  FcConfig* config =
      pango_fc_font_map_get_config(PANGO_FC_FONT_MAP(pango_cairo_font_map_get_default()));
  return FontListPtr(FcFontList(config, pattern.get(), objects.get()));
}

std::string family_of(const FcPattern* font) {
  FcChar8* family = nullptr;
  if (FcPatternGetString(font, FC_FAMILY, 0, &family) != FcResultMatch) return "";
  return reinterpret_cast<const char*>(family);
}

}  // namespace onematch
