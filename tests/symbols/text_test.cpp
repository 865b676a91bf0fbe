#include "symbols/text.hpp"

#include <pango/pangocairo.h>

#include <algorithm>
#include <cmath>

#include "support/complaint.hpp"
#include "symbols/coverage.hpp"
#include "symbols/load.hpp"
#include "symbols/oracle.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

const Source here{"deck.yaml", 3, 5};

TextSymbol text(const std::string& words) {
  return {words, "DejaVu Sans Bold", black, ""};
}

Symbol load(const TextSymbol& symbol) {
  return load_symbol({symbol.text, symbol, here});
}

std::string complaint(const TextSymbol& symbol) {
  return complaint_of([&] { load(symbol); });
}

/// The text as filled paths, in letters of 300 units.
Original original_of(const TextSymbol& symbol) {
  const GObjectPtr<PangoContext> context(
      pango_font_map_create_context(pango_cairo_font_map_get_default()));
  cairo_font_options_t* exact = cairo_font_options_create();
  cairo_font_options_set_hint_style(exact, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(exact, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context.get(), exact);
  cairo_font_options_destroy(exact);
  const std::shared_ptr<PangoLayout> layout(pango_layout_new(context.get()),
                                            g_object_unref);
  PangoFontDescription* font = pango_font_description_from_string(symbol.font.c_str());
  pango_font_description_set_absolute_size(font, 300 * PANGO_SCALE);
  pango_layout_set_font_description(layout.get(), font);
  pango_font_description_free(font);
  pango_layout_set_alignment(layout.get(), PANGO_ALIGN_CENTER);
  pango_layout_set_line_spacing(layout.get(), 0.8F);
  pango_layout_set_text(layout.get(), symbol.text.c_str(), -1);
  return {2400, 1200, [layout, color = symbol.color](cairo_t* cr) {
            cairo_set_source_rgb(cr, color.red, color.green, color.blue);
            cairo_move_to(cr, 50, 50);
            pango_cairo_layout_path(cr, layout.get());
            cairo_fill(cr);
          }};
}

}  // namespace

TEST_CASE("text looks like its letters, and its outline holds them", "[symbols]") {
  TextSymbol symbol = text(GENERATE(as<std::string>{}, "Moo", "j", "7", "i!", "fjord.",
                                    "Ωμέγα", "Жук", "A\nwide", ".", "مرحبا"));
  symbol.color = {0, 0.5, 0.25, 1};
  INFO(symbol.text);
  const Symbol loaded = load(symbol);
  const Likeness likeness = compare(loaded, original_of(symbol));
  CHECK(likeness.mean_difference < 1);
  CHECK(likeness.overhang < 0.005);
  CHECK(likeness.ink_share > 0.9);
  CHECK(loaded.name == symbol.text);
}

TEST_CASE("text stays text", "[symbols]") {
  const std::string pdf = pdf_of(load(text("Moo")).picture);
  CHECK(pdf.find("/ToUnicode") != std::string::npos);
  CHECK(pdf.find("/Image") == std::string::npos);
}

TEST_CASE("letters are 100 units high, whatever size the font names", "[symbols]") {
  // The cap height of DejaVu Sans is 0.729 of its size.
  TextSymbol h = text("H");
  h.font = GENERATE(as<std::string>{}, "DejaVu Sans Bold", "DejaVu Sans Bold 9",
                    "dejavu sans Bold 99px");
  CHECK(load(h).picture.height == Approx(74).margin(1.01));
}

TEST_CASE("the lines of a text are centred", "[symbols]") {
  const Image image = render(load(text("i\nwwwww")).picture, 1);
  double sum = 0, count = 0;
  for (int y = 0; y < image.height / 3; ++y)
    for (int x = 0; x < image.width; ++x)
      if (image.alpha(x, y) > 127) {
        sum += x + 0.5;
        ++count;
      }
  REQUIRE(count > 0);
  CHECK(sum / count == Approx(image.width / 2.0).margin(2));
}

TEST_CASE("text that can't be drawn is told", "[symbols]") {
  CHECK(complaint(text("a\xee\x84\xa3"
                       "b")) ==
        "deck.yaml:3:5: error: no font has the character '\xee\x84\xa3' (U+E123) of the "
        "text 'a\xee\x84\xa3"
        "b'\n"
        "  hint: install a font that has it, or name its file under 'fonts'; or use a "
        "picture\n");
  CHECK(complaint(text("")) == "deck.yaml:3:5: error: the text '' draws nothing\n");
  CHECK(complaint(text(" \n ")) ==
        "deck.yaml:3:5: error: the text ' \n ' draws nothing\n");
  CHECK(complaint(text("\xff\xfe")) ==
        "deck.yaml:3:5: error: the text '\xff\xfe' is not UTF-8\n");
  TextSymbol clear = text("Moo");
  clear.color.alpha = 0;
  CHECK(complaint(clear) == "deck.yaml:3:5: error: the text 'Moo' draws nothing\n");
}

TEST_CASE("a font that is not installed is told with the nearest", "[symbols]") {
  TextSymbol symbol = text("Moo");
  symbol.font = "DejaVu Sanz Bold 12";
  CHECK(complaint(symbol) ==
        "deck.yaml:3:5: error: the font 'DejaVu Sanz' is not installed\n"
        "  hint: did you mean 'DejaVu Sans'?\n");
  symbol.font = "No Such Font At All";
  CHECK(complaint(symbol) ==
        "deck.yaml:3:5: error: the font 'No Such Font At All' is not installed\n"
        "  hint: install it, or name its file under 'fonts'\n");
  for (const char* font : {"Sans", "dejavu sans", "Bold", "Nowhere, DejaVu Sans Bold"}) {
    INFO(font);
    symbol.font = font;
    CHECK(complaint(symbol).empty());
  }
}

TEST_CASE("a font that was chosen must have every character", "[symbols]") {
  TextSymbol symbol = text("Moo עוד");
  symbol.font = "DejaVu Sans Mono Bold";
  CHECK(complaint(symbol) ==
        "deck.yaml:3:5: error: the font 'DejaVu Sans Mono' lacks the character 'ע' "
        "(U+05E2) of the text 'Moo עוד'\n"
        "  hint: fonts that have it: DejaVu Sans\n");
  symbol.font = "DejaVu Sans Mono, DejaVu Sans Bold";
  CHECK(complaint(symbol).empty());
  symbol.font = "DejaVu Sans Mono, Sans Bold";
  CHECK(complaint(symbol).empty());
  // An accent apart from its letter, a joiner and a blank need no glyph of their own.
  symbol = text("e\u0301 a\u200Db\u00A0c\uFE0F");
  symbol.font = "DejaVu Serif";
  CHECK(complaint(symbol).empty());
}

TEST_CASE("where a script's fonts come from is told", "[symbols]") {
  struct Example {
    char32_t character;
    std::string hint;
  };
  const auto [character, hint] =
      GENERATE(as<Example>{}, Example{U'\u05D0', "fonts that have it: DejaVu Sans"},
               Example{U'\U00011A00',
                       "install a font that has it, or name its file under "
                       "'fonts'; or use a picture"});
  CHECK(where_to_find(character).starts_with(hint));
}

TEST_CASE("long texts break into lines, and sums do not", "[symbols]") {
  const auto shape = [](const std::string& words) {
    const Symbol symbol = load(text(words));
    return symbol.picture.width / symbol.picture.height;
  };
  CHECK(shape("la vache") < 2.5);
  CHECK(shape("la vache") == Approx(shape("la\nvache")));
  CHECK(shape("one word after the other") ==
        Approx(shape("one\nword\nafter the\nother")));
  for (const char* row : {"3 × 4 = 12", "la\u00A0vache", "√2 + ½"}) {
    INFO(row);
    CHECK(shape(row) > 3);
  }
  // As it was written, though it might be rounder.
  CHECK(shape("a b c d e f g h i j k\nl") > 4);
}

TEST_CASE("a row that is broken keeps its direction", "[symbols]") {
  // The stop of a Hebrew sentence is at its left, also in a line without Hebrew.
  const Symbol broken = load(text("שלום רב לכולם hello."));
  const Symbol left = load(text("שלום\nרב לכולם\n.hello"));
  const Symbol right = load(text("שלום\nרב לכולם\nhello."));
  const auto difference = [&](const Symbol& other) {
    const Image a = render(broken.picture, 1), b = render(other.picture, 1);
    REQUIRE(a.height == b.height);
    double sum = 0;
    for (int y = 0; y < a.height; ++y)
      for (int x = 0; x < std::min(a.width, b.width); ++x)
        sum += std::abs(int(a.alpha(x, y)) - int(b.alpha(x, y)));
    return sum / (255.0 * a.width * a.height);
  };
  CHECK(difference(left) < 0.01);
  CHECK(difference(right) > 0.02);
}

TEST_CASE("an underlined text has a line below its ink", "[symbols]") {
  TextSymbol symbol = text(GENERATE(as<std::string>{}, "6", "p", "86"));
  symbol.color = {1, 0, 0, 1};
  const Symbol plain = load(symbol);
  symbol.underlined = true;
  const Symbol underlined = load(symbol);
  // 12 units of air and 10 of line.
  CHECK(underlined.picture.height - plain.picture.height == Approx(22).margin(1.01));
  CHECK(underlined.picture.width == Approx(plain.picture.width).margin(1.01));
  const Image image = render(underlined.picture, 1);
  const auto ink_in = [&](int row) {
    int ink = 0;
    for (int x = 0; x < image.width; ++x) ink += image.alpha(x, row) > 127;
    return ink;
  };
  CHECK(ink_in(image.height - 6) > image.width - 5);  // the line
  CHECK(ink_in(image.height - 17) == 0);              // the air
  CHECK_THAT(pdf_of(underlined.picture), ContainsSubstring("/ToUnicode"));
}

TEST_CASE("scripts that few fonts have are drawn, or told which font to install",
          "[symbols]") {
  struct Example {
    std::string words, first, font;
  };
  const auto [words, first, font] = GENERATE(
      as<Example>{},
      Example{"गाय", "'ग' (U+0917)", "Noto Sans Devanagari (in Debian fonts-noto-core)"},
      Example{"ช้าง", "'ช' (U+0E0A)", "Noto Sans Thai (in Debian fonts-noto-core)"},
      Example{"猫", "'猫' (U+732B)", "Noto Sans CJK (in Debian fonts-noto-cjk)"},
      Example{"안녕", "'안' (U+C548)", "Noto Sans CJK (in Debian fonts-noto-cjk)"});
  INFO(words);
  const std::string said = complaint(text(words));
  if (said.empty())
    CHECK_THAT(pdf_of(load(text(words)).picture), ContainsSubstring("/ToUnicode"));
  else
    CHECK(said == "deck.yaml:3:5: error: no font has the character " + first +
                      " of the text '" + words + "'\n  hint: install " + font +
                      ", or name its file under 'fonts'\n");
}

TEST_CASE("an emoji among letters is told to stand alone", "[symbols]") {
  CHECK_THAT(complaint(text("I see 🐄")),
             ContainsSubstring("of the text 'I see 🐄'") ||
                 ContainsSubstring("has an emoji among its letters"));
  CHECK_THAT(complaint(text("I see 🐄")),
             ContainsSubstring("\n  hint: an emoji is a symbol or a face of its own: "
                               "{emoji: 🐄}\n"));
}

TEST_CASE("an emoji among letters is told what to do where it is written", "[symbols]") {
  const auto hint_in = [](WrittenIn place) {
    TextSymbol symbol = text("I see 🐄");
    symbol.written_in = place;
    const std::string said = complaint(symbol);
    return said.substr(said.find("  hint: "));
  };
  CHECK(hint_in(WrittenIn::table) ==
        "  hint: an emoji has a cell of its own, in a column 'emoji'\n");
  CHECK(hint_in(WrittenIn::back) ==
        "  hint: a back draws an emoji that is all of its text, without 'font': "
        "text: 🎂\n");
}

TEST_CASE("a page of text is refused at once", "[symbols]") {
  const auto of = [](int words) {
    std::string all = "cow";
    for (int i = 1; i < words; ++i) all += i % 7 == 0 ? "\n cow" : " cow";
    return all;
  };
  CHECK(complaint(text(of(201))) ==
        "deck.yaml:3:5: error: this text has 201 words, and a symbol has 200 at most\n"
        "  hint: a symbol is a word or a few; put several into a list\n");
  CHECK_THAT(complaint(text(of(150'000))), ContainsSubstring("has 150,000 words"));
  CHECK(complaint(text(of(200))).empty());
}

TEST_CASE("the lines of a text are near to each other, and never touch", "[symbols]") {
  const auto height = [](const std::string& words) {
    return load(text(words)).picture.height;
  };
  // From line to line four fifths of what the font, of 116.4 in 100, asks for.
  CHECK(height("A\nA") - height("A") == Approx(0.8 * 116.4).margin(0.5));
  // Where tails would come near to marks, as near as they may.
  CHECK(height("gÂ\ngÂ") - height("gÂ") == Approx(height("gÂ") + 6).margin(5));

  // Rows of pixels with ink, each between rows without any.
  const auto bands = [](const std::string& words) {
    const Image image = render(load(text(words)).picture, 1);
    long count = 0;
    bool before = false;
    for (int y = 0; y < image.height; ++y) {
      bool ink = false;
      for (int x = 0; x < image.width; ++x) ink = ink || image.alpha(x, y) > 40;
      if (ink && !before) ++count;
      before = ink;
    }
    return count;
  };
  for (const std::string words : {"the\nsea", "gyp\nlbd", "xxx\nxxx", "hop\nhop\nhop"}) {
    INFO(words);
    CHECK(bands(words) == 1 + std::count(words.begin(), words.end(), '\n'));
  }
  CHECK(bands("çyp\nÊ") == bands("çyp") + bands("Ê"));
}

TEST_CASE("sums are set tightly, words and numbers are not", "[symbols]") {
  // Letters are 100 units high.
  const auto blank_of = [](const std::string& left, const std::string& right) {
    return load(text(left + " " + right)).picture.width -
           load(text(left + right)).picture.width;
  };
  for (const auto& [left, right] :
       std::vector<std::pair<std::string, std::string>>{{"3", "×"},
                                                        {"×", "4"},
                                                        {"10", "%"},
                                                        {"3 × 4", "="},
                                                        {"½", ":"},
                                                        {"÷", "12"}}) {
    INFO(left << " " << right);
    CHECK(blank_of(left, right) < 10);
    CHECK(blank_of(left, right) > 0);
  }
  for (const auto& [left, right] : std::vector<std::pair<std::string, std::string>>{
           {"I", "I"}, {"1", "I"}, {"1", "1"}, {"2", "1/2"}, {"×", "×"}}) {
    INFO(left << " " << right);
    CHECK(blank_of(left, right) > 30);
  }
}
