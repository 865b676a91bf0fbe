#include "symbols/text.hpp"

#include <pango/pangocairo.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "core/spelling.hpp"
#include "symbols/exact_context.hpp"
#include "symbols/font_families.hpp"
#include "symbols/record.hpp"

namespace onematch {
namespace {

constexpr double letter_size = 100;

using LinePtr = std::unique_ptr<PangoLayoutIter, FreeWith<pango_layout_iter_free>>;
using CharsPtr = std::unique_ptr<char, FreeWith<g_free>>;

std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> names;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t comma = std::min(list.find(',', at), list.size());
    names.push_back(list.substr(at, comma - at));
    at = comma + 1;
  }
  return names;
}

/// Of a family, or of a list of them with commas.
bool is_installed(const std::string& family, const std::vector<std::string>& installed) {
  const std::vector<std::string> wanted = split(family);
  return std::any_of(wanted.begin(), wanted.end(), [&](const std::string& name) {
    return has_family(installed, name);
  });
}

/// Fontconfig would replace a font that is missing by any other, silently.
FontPtr find_font(const TextSymbol& text, const Source& where) {
  FontPtr font(pango_font_description_from_string(text.font.c_str()));
  const char* family = pango_font_description_get_family(font.get());
  const std::vector<std::string> installed = installed_families();
  if (family && !is_installed(family, installed)) {
    if (text.font != TextSymbol().font)
      throw Error(std::string("the font '") + family + "' is not installed", where,
                  did_you_mean(family, installed));
    font.reset(pango_font_description_from_string("Sans Bold"));
  }
  pango_font_description_set_absolute_size(font.get(), letter_size * PANGO_SCALE);
  return font;
}

LayoutPtr lay_out(const TextSymbol& text, const Source& where) {
  const FontPtr font = find_font(text, where);
  LayoutPtr layout(pango_layout_new(exact_context().get()));
  pango_layout_set_font_description(layout.get(), font.get());
  pango_layout_set_alignment(layout.get(), PANGO_ALIGN_CENTER);
  pango_layout_set_text(layout.get(), text.text.data(),
                        static_cast<int>(text.text.size()));
  return layout;
}

/// The first character that no font has, or 0.
gunichar missing_character(PangoLayout* layout) {
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

/// "U+E123 (and the character itself)".
std::string describe_character(gunichar c) {
  const CharsPtr code(g_strdup_printf("U+%04X", c));
  const CharsPtr itself(g_ucs4_to_utf8(&c, 1, nullptr, nullptr, nullptr));
  return std::string(code.get()) + (itself ? std::string(" '") + itself.get() + "'" : "");
}

Box ink_box(PangoLayout* layout) {
  PangoRectangle ink{};
  pango_layout_get_extents(layout, &ink, nullptr);
  const auto units = [](int v) { return double(v) / PANGO_SCALE; };
  return {units(ink.x), units(ink.y), units(ink.width), units(ink.height)};
}

Box grown(const Box& box, double by) {
  return {box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by};
}

}  // namespace

Symbol text_symbol(const TextSymbol& text, const Source& where) {
  const std::string quoted = "the text '" + text.text + "'";
  if (!g_utf8_validate(text.text.data(), static_cast<gssize>(text.text.size()), nullptr))
    throw Error(quoted + " is not UTF-8", where);
  const LayoutPtr layout = lay_out(text, where);
  if (const gunichar missing = missing_character(layout.get()))
    throw Error(
        "no font has the character " + describe_character(missing) + " of " + quoted,
        where, "install a font that has it, or use a picture");

  const Color& color = text.color;
  Artwork art;
  art.canvas = grown(ink_box(layout.get()), 2);
  art.draw = [&](cairo_t* cr) {
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha);
    pango_cairo_show_layout(cr, layout.get());
  };
  const std::optional<Box> ink = find_ink(art);
  std::optional<Symbol> symbol;
  if (ink) symbol = trace_symbol(record_ink(art, *ink, 1));
  if (!symbol) throw Error(quoted + " draws nothing", where);
  return std::move(*symbol);
}

}  // namespace onematch
