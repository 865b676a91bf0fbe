#include "symbols/coverage.hpp"

#include <glib.h>

#include <algorithm>
#include <array>

#include "symbols/font_list.hpp"

namespace onematch {
namespace {

using TextPtr = std::unique_ptr<char, FreeWith<g_free>>;

/// All characters that fonts of the family have.
CharSetPtr characters_of(const std::string& family) {
  const PatternPtr pattern(FcPatternCreate());
  FcPatternAddString(pattern.get(), FC_FAMILY,
                     reinterpret_cast<const FcChar8*>(family.c_str()));
  const FontListPtr fonts = list_fonts(pattern, {FC_CHARSET});
  CharSetPtr all(FcCharSetCreate());
  for (int i = 0; i < fonts->nfont; ++i) {
    FcCharSet* own = nullptr;
    if (FcPatternGetCharSet(fonts->fonts[i], FC_CHARSET, 0, &own) == FcResultMatch)
      FcCharSetMerge(all.get(), own, nullptr);
  }
  return all;
}

std::vector<std::string> families_with(char32_t code) {
  const FontListPtr fonts = list_fonts(pattern_with({code}), {FC_FAMILY});
  std::vector<std::string> families;
  for (int i = 0; i < fonts->nfont; ++i) families.push_back(family_of(fonts->fonts[i]));
  std::sort(families.begin(), families.end());
  families.erase(std::unique(families.begin(), families.end()), families.end());
  return families;
}

bool needs_glyph(gunichar c) {
  const bool selects_variation = 0xFE00 <= c && c <= 0xFE0F;
  return g_unichar_isgraph(c) && g_unichar_type(c) != G_UNICODE_FORMAT &&
         !selects_variation;
}

struct KnownFont {
  GUnicodeScript script;
  const char* name;
};

constexpr const char* cjk = "Noto Sans CJK";

/// The scripts that are asked for most.
constexpr std::array<KnownFont, 19> known_fonts{{
    {G_UNICODE_SCRIPT_ARABIC, "Noto Sans Arabic"},
    {G_UNICODE_SCRIPT_ARMENIAN, "Noto Sans Armenian"},
    {G_UNICODE_SCRIPT_BENGALI, "Noto Sans Bengali"},
    {G_UNICODE_SCRIPT_BOPOMOFO, cjk},
    {G_UNICODE_SCRIPT_DEVANAGARI, "Noto Sans Devanagari"},
    {G_UNICODE_SCRIPT_ETHIOPIC, "Noto Sans Ethiopic"},
    {G_UNICODE_SCRIPT_GEORGIAN, "Noto Sans Georgian"},
    {G_UNICODE_SCRIPT_GUJARATI, "Noto Sans Gujarati"},
    {G_UNICODE_SCRIPT_GURMUKHI, "Noto Sans Gurmukhi"},
    {G_UNICODE_SCRIPT_HAN, cjk},
    {G_UNICODE_SCRIPT_HANGUL, cjk},
    {G_UNICODE_SCRIPT_HEBREW, "Noto Sans Hebrew"},
    {G_UNICODE_SCRIPT_HIRAGANA, cjk},
    {G_UNICODE_SCRIPT_KATAKANA, cjk},
    {G_UNICODE_SCRIPT_KHMER, "Noto Sans Khmer"},
    {G_UNICODE_SCRIPT_SINHALA, "Noto Sans Sinhala"},
    {G_UNICODE_SCRIPT_TAMIL, "Noto Sans Tamil"},
    {G_UNICODE_SCRIPT_TELUGU, "Noto Sans Telugu"},
    {G_UNICODE_SCRIPT_THAI, "Noto Sans Thai"},
}};

}  // namespace

std::string shown_character(char32_t code) {
  const TextPtr number(g_strdup_printf("U+%04X", static_cast<unsigned>(code)));
  const gunichar character = code;
  const TextPtr itself(g_ucs4_to_utf8(&character, 1, nullptr, nullptr, nullptr));
  return "'" + std::string(itself ? itself.get() : "?") + "' (" + number.get() + ")";
}

char32_t first_not_covered(const std::string& text,
                           const std::vector<std::string>& families) {
  std::vector<CharSetPtr> covered;
  covered.reserve(families.size());
  for (const std::string& family : families) covered.push_back(characters_of(family));
  // Shaping puts accents together with their letters.
  const TextPtr composed(g_utf8_normalize(text.data(), static_cast<gssize>(text.size()),
                                          G_NORMALIZE_DEFAULT_COMPOSE));
  for (const char* at = composed.get(); *at; at = g_utf8_next_char(at)) {
    const gunichar c = g_utf8_get_char(at);
    const auto has = [c](const CharSetPtr& set) {
      return FcCharSetHasChar(set.get(), c);
    };
    if (needs_glyph(c) && std::none_of(covered.begin(), covered.end(), has)) return c;
  }
  return 0;
}

char32_t missing_character(PangoLayout* layout) {
  using LinePtr = std::unique_ptr<PangoLayoutIter, FreeWith<pango_layout_iter_free>>;
  const LinePtr line(pango_layout_get_iter(layout));
  do {
    const PangoLayoutRun* run = pango_layout_iter_get_run_readonly(line.get());
    for (int i = 0; run && i < run->glyphs->num_glyphs; ++i) {
      const PangoGlyph glyph = run->glyphs->glyphs[i].glyph;
      if (glyph != PANGO_GLYPH_EMPTY && (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0)
        return glyph & ~PANGO_GLYPH_UNKNOWN_FLAG;
    }
  } while (pango_layout_iter_next_run(line.get()));
  return 0;
}

std::string where_to_find(char32_t code) {
  constexpr std::size_t most = 5;
  const std::vector<std::string> families = families_with(code);
  if (!families.empty()) {
    std::string names;
    for (std::size_t i = 0; i < std::min(most, families.size()); ++i)
      names += (i == 0 ? "" : ", ") + families[i];
    return "fonts that have it: " + names;
  }
  const GUnicodeScript script = g_unichar_get_script(code);
  const auto* const known =
      std::find_if(known_fonts.begin(), known_fonts.end(),
                   [&](const KnownFont& font) { return font.script == script; });
  if (known == known_fonts.end())
    return "install a font that has it, or name its file under 'fonts'; or use a picture";
  return std::string("install ") + known->name + " (in Debian " +
         (known->name == cjk ? "fonts-noto-cjk" : "fonts-noto-core") +
         "), or name its file under 'fonts'";
}

}  // namespace onematch
