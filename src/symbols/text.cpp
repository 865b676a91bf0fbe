#include "symbols/text.hpp"

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "core/number.hpp"
#include "core/spelling.hpp"
#include "core/words.hpp"
#include "symbols/coverage.hpp"
#include "symbols/emoji.hpp"
#include "symbols/exact_context.hpp"
#include "symbols/font_families.hpp"
#include "symbols/line_breaks.hpp"
#include "symbols/record.hpp"
#include "symbols/text_blanks.hpp"
#include "symbols/ways_to_write.hpp"

namespace onematch {
namespace {

constexpr double letter_size = 100;

/// From line to line, of what the font asks for.
constexpr double tight_leading = 0.8;

using LinePtr = std::unique_ptr<PangoLayoutIter, FreeWith<pango_layout_iter_free>>;

/// Far more than anybody reads on a card. Breaking lines takes the square of it.
constexpr std::size_t most_words = 200;

bool same(const std::string& a, const std::string& b) {
  return g_ascii_strcasecmp(a.c_str(), b.c_str()) == 0;
}

/// Whether any of `families` is.
bool is_installed(const std::vector<std::string>& families,
                  const std::vector<std::string>& installed) {
  return std::any_of(families.begin(), families.end(), [&](const std::string& wanted) {
    return has_family(installed, wanted);
  });
}

/// Whether one of `families` stands for any font that suits.
bool is_general(const std::vector<std::string>& families) {
  for (const std::string& family : families)
    for (const char* general : {"Sans", "Serif", "Monospace", "sans-serif", "system-ui"})
      if (same(family, general)) return true;
  return false;
}

std::string quoted(const TextSymbol& text) {
  return "the text '" + text.text + "'";
}

/// Where a whole page was put for a word.
void check_length(const TextSymbol& text, const Source& where) {
  const std::string blanks = " \t\n";
  std::size_t words = 0;
  for (std::size_t i = 0; i < text.text.size(); ++i)
    if (blanks.find(text.text[i]) == std::string::npos &&
        (i == 0 || blanks.find(text.text[i - 1]) != std::string::npos))
      ++words;
  if (words > most_words)
    throw Error("this text has " + with_thousands(words) + " words, and a symbol has " +
                    std::to_string(most_words) + " at most",
                where, way_to_write_less(text.written_in));
}

/// What to do about a character that is missing.
std::string way_out(char32_t missing, const TextSymbol& text) {
  return is_picture_character(missing) ? way_to_set_emoji_apart(text.written_in)
                                       : where_to_find(missing);
}

/// Whoever names fonts wants no other to stand in for a letter that they lack.
void check_coverage(const TextSymbol& text, const std::vector<std::string>& families,
                    const std::string& family, const Source& where) {
  if (is_general(families)) return;
  const char32_t missing = first_not_covered(text.text, families);
  if (missing == 0) return;
  throw Error("the font '" + family + "' lacks the character " +
                  shown_character(missing) + " of " + quoted(text),
              where, way_out(missing, text));
}

/// Fontconfig would replace a font that is missing by any other, silently.
FontPtr find_font(const TextSymbol& text, const Source& where) {
  const std::vector<std::string> installed = installed_families();
  FontPtr font = described_font(text.font, installed);
  const char* family = pango_font_description_get_family(font.get());
  const std::vector<std::string> families = split(family ? family : "Sans", ',');
  const bool chosen = text.font != TextSymbol().font;
  if (chosen && !is_installed(families, installed)) {
    const std::string hint = did_you_mean(family, installed);
    throw Error(std::string("the font '") + family + "' is not installed",
                text.font_at.file.empty() ? where : text.font_at,
                hint.empty() ? "install it, or name its file under 'fonts'" : hint);
  }
  if (!chosen && !is_installed(families, installed))
    font.reset(pango_font_description_from_string("Sans Bold"));
  if (chosen) check_coverage(text, families, family ? family : "", where);
  pango_font_description_set_absolute_size(font.get(), letter_size * PANGO_SCALE);
  return font;
}

void set_text(PangoLayout* layout, const std::string& text) {
  pango_layout_set_text(layout, text.data(), static_cast<int>(text.size()));
}

double width_of(PangoLayout* layout, const std::string& text) {
  set_text(layout, text);
  int width = 0;
  pango_layout_get_size(layout, &width, nullptr);
  return double(width) / PANGO_SCALE;
}

bool has_letter(const std::string& word) {
  for (const char* at = word.c_str(); *at; at = g_utf8_next_char(at))
    if (g_unichar_isalpha(g_utf8_get_char(at))) return true;
  return false;
}

/// What break_lines() needs to know; `layout` is left with another text.
std::vector<WordBox> measure_words(PangoLayout* layout,
                                   const std::vector<std::string>& words) {
  std::vector<WordBox> boxes;
  for (std::size_t i = 0; i < words.size(); ++i) {
    // A sum stays in one line.
    const bool may_end_line =
        i + 1 < words.size() && has_letter(words[i]) && has_letter(words[i + 1]);
    boxes.push_back({width_of(layout, words[i]), may_end_line});
  }
  return boxes;
}

/// Breaks a row of words into lines. All keep the direction that the row has.
void break_text(PangoLayout* layout, const std::string& text) {
  PangoRectangle ink{}, line{};
  set_text(layout, text);
  const PangoDirection direction =
      pango_layout_line_get_resolved_direction(pango_layout_get_line_readonly(layout, 0));
  pango_layout_get_extents(layout, &ink, &line);
  const std::vector<std::string> words = split(text, ' ');
  const std::vector<std::size_t> breaks = break_lines(
      measure_words(layout, words),
      {width_of(layout, " "), tight_leading * double(line.height) / PANGO_SCALE,
       double(ink.height) / PANGO_SCALE});
  std::string broken;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool ends_line = std::find(breaks.begin(), breaks.end(), i) != breaks.end();
    broken += words[i] + (ends_line ? "\n" : i + 1 < words.size() ? " " : "");
  }
  if (!breaks.empty()) {
    pango_context_set_base_dir(pango_layout_get_context(layout), direction);
    pango_layout_set_auto_dir(layout, FALSE);
  }
  set_text(layout, broken);
}

/// ½ is one, too.
bool has_number(const std::string& word) {
  for (const char* at = word.c_str(); *at; at = g_utf8_next_char(at)) {
    const GUnicodeType type = g_unichar_type(g_utf8_get_char(at));
    if (type == G_UNICODE_DECIMAL_NUMBER || type == G_UNICODE_OTHER_NUMBER) return true;
  }
  return false;
}

/// Whether the blank is between a number and a sign: two numbers, as in 2 1/2, need it.
bool is_in_sum(const std::string& text, std::size_t blank) {
  constexpr const char* blanks = " \n";
  // The end counts as a blank, and before the beginning there is one.
  const std::size_t before =
      blank == 0 ? text.npos : text.find_last_of(blanks, blank - 1);
  const std::size_t after = std::min(text.find_first_of(blanks, blank + 1), text.size());
  const std::string left = text.substr(before + 1, blank - (before + 1));
  const std::string right = text.substr(blank + 1, after - (blank + 1));
  return !left.empty() && !right.empty() && !has_letter(left) && !has_letter(right) &&
         has_number(left) != has_number(right);
}

/// Sets sums as tightly as in print, so that 3 × 4 among others is seen to be one thing.
void tighten_sums(PangoLayout* layout, double space) {
  constexpr double left_out = 0.85;
  const std::string text = pango_layout_get_text(layout);
  PangoAttrList* attributes = pango_attr_list_new();
  for (std::size_t at = text.find(' '); at != text.npos; at = text.find(' ', at + 1)) {
    if (!is_in_sum(text, at)) continue;
    PangoAttribute* tight = pango_attr_letter_spacing_new(
        static_cast<int>(std::lround(-left_out * space * PANGO_SCALE)));
    tight->start_index = static_cast<guint>(at);
    tight->end_index = static_cast<guint>(at + 1);
    pango_attr_list_insert(attributes, tight);
  }
  pango_layout_set_attributes(layout, attributes);
  pango_attr_list_unref(attributes);
}

/// Puts the lines of a text nearer to each other than two texts are; no letter touches
/// one of another line.
void tighten_lines(PangoLayout* layout) {
  constexpr double clear = 0.06 * letter_size;
  if (pango_layout_get_line_count(layout) < 2) return;
  pango_layout_set_line_spacing(layout, 1);
  double spacing = tight_leading, floor = 0;
  bool is_first = true;
  const LinePtr line(pango_layout_get_iter(layout));
  do {
    PangoRectangle ink{}, whole{};
    pango_layout_iter_get_line_extents(line.get(), &ink, &whole);
    if (ink.height == 0) continue;
    const double top = double(ink.y) / PANGO_SCALE;
    const double room = top - floor - clear, height = double(whole.height) / PANGO_SCALE;
    if (!is_first) spacing = std::max(spacing, 1 - room / height);
    is_first = false;
    floor = top + double(ink.height) / PANGO_SCALE;
  } while (pango_layout_iter_next_line(line.get()));
  pango_layout_set_line_spacing(layout, static_cast<float>(spacing));
}

LayoutPtr lay_out(const TextSymbol& text, const Source& where) {
  const FontPtr font = find_font(text, where);
  LayoutPtr layout = laid_out(text.text, font.get());
  pango_layout_set_alignment(layout.get(), PANGO_ALIGN_CENTER);
  if (text.text.find('\n') == std::string::npos) break_text(layout.get(), text.text);
  tighten_lines(layout.get());
  tighten_sums(layout.get(), width_of(laid_out(" ", font.get()).get(), " "));
  return layout;
}

Box ink_box(PangoLayout* layout) {
  PangoRectangle ink{};
  pango_layout_get_extents(layout, &ink, nullptr);
  const auto units = [](int v) { return double(v) / PANGO_SCALE; };
  return {units(ink.x), units(ink.y), units(ink.width), units(ink.height)};
}

/// A line below the letters, as on billiard balls.
Box underline_of(const Box& letters) {
  return {letters.x, letters.y + letters.height + 0.12 * letter_size, letters.width,
          0.1 * letter_size};
}

/// All of it, from the top of the letters to the bottom of the line.
Box with_underline(const Box& letters) {
  const Box line = underline_of(letters);
  return {letters.x, letters.y, letters.width, line.y + line.height - letters.y};
}

/// Whether any of it would be drawn from a font of pictures: Cairo 1.16 loses those where
/// there are several.
bool has_picture(PangoLayout* layout) {
  const LinePtr runs(pango_layout_get_iter(layout));
  do {
    const PangoLayoutRun* run = pango_layout_iter_get_run_readonly(runs.get());
    FcBool color = FcFalse;
    if (run &&
        FcPatternGetBool(
            pango_fc_font_get_pattern(PANGO_FC_FONT(run->item->analysis.font)), FC_COLOR,
            0, &color) == FcResultMatch &&
        color)
      return true;
  } while (pango_layout_iter_next_run(runs.get()));
  return false;
}

Box grown(const Box& box, double by) {
  return {box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by};
}

}  // namespace

Symbol text_symbol(const TextSymbol& text, const Source& where) {
  if (!g_utf8_validate(text.text.data(), static_cast<gssize>(text.text.size()), nullptr))
    throw Error(quoted(text) + " is not UTF-8", where);
  check_length(text, where);
  const LayoutPtr layout = lay_out(text, where);
  if (const char32_t missing = missing_character(layout.get()))
    throw Error(
        "no font has the character " + shown_character(missing) + " of " + quoted(text),
        where, way_out(missing, text));
  if (has_picture(layout.get()))
    throw Error(quoted(text) + " has an emoji among its letters", where,
                way_to_set_emoji_apart(text.written_in));

  const Color& color = text.color;
  const Box letters = ink_box(layout.get());
  const Box line = underline_of(letters);
  Artwork art;
  art.canvas = grown(text.underlined ? with_underline(letters) : letters, 2);
  art.draw = [&](cairo_t* cr) {
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha);
    pango_cairo_show_layout(cr, layout.get());
    if (!text.underlined) return;
    cairo_rectangle(cr, line.x, line.y, line.width, line.height);
    cairo_fill(cr);
  };
  art.blanks = text_blanks(layout.get());
  const std::optional<Box> ink = find_ink(art);
  std::optional<Symbol> symbol;
  if (ink) symbol = trace_symbol(record_ink(art, *ink, 1));
  if (!symbol) throw Error(quoted(text) + " draws nothing", where);
  return std::move(*symbol);
}

}  // namespace onematch
