#include "sheet/footer_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/words.hpp"
#include "sheet/captions.hpp"

namespace onematch {
namespace {

const std::string separator = " · ";

/// The words of a language. "%1", "%2": which sheet of how many.
struct Words {
  std::string_view language, sheet, front, back, scale, long_edge, short_edge, fold;
};

constexpr std::array<Words, 5> languages{{
    {"en", "sheet %1 of %2", "front", "back", "print at 100 %", "flip on the long edge",
     "flip on the short edge", "fold along the line and glue"},
    {"de", "Bogen %1 von %2", "Vorderseite", "Rückseite", "mit 100 % drucken",
     "über die lange Kante wenden", "über die kurze Kante wenden",
     "an der Linie falten und kleben"},
    {"fr", "feuille %1 sur %2", "recto", "verso", "imprimer à 100 %",
     "retourner sur le bord long", "retourner sur le bord court",
     "plier sur la ligne et coller"},
    {"es", "hoja %1 de %2", "anverso", "reverso", "imprimir al 100 %",
     "voltear por el borde largo", "voltear por el borde corto",
     "doblar por la línea y pegar"},
    {"it", "foglio %1 di %2", "fronte", "retro", "stampare al 100 %",
     "capovolgere sul lato lungo", "capovolgere sul lato corto",
     "piegare lungo la linea e incollare"},
}};

const Words& words_of(const std::string& language) {
  const std::string_view tag = language_of(language);
  const auto found = std::find_if(languages.begin(), languages.end(),
                                  [&](const Words& w) { return w.language == tag; });
  return found == languages.end() ? languages.front() : *found;
}

}  // namespace

std::string directions(const Page& page, std::size_t sheets, const FooterSpec& spec) {
  const Words& words = words_of(spec.language);
  std::string text =
      filled_in(words.sheet, {std::to_string(page.sheet + 1), std::to_string(sheets)});
  const bool folded = spec.back && spec.back->layout == BackLayout::fold;
  if (spec.back && !folded)
    text += ", " + std::string(page.side == Side::front ? words.front : words.back);
  text += separator + std::string(words.scale);
  if (folded)
    text += separator + std::string(words.fold);
  else if (spec.back)
    text +=
        separator + std::string(spec.back->flip == Flip::long_edge ? words.long_edge
                                                                   : words.short_edge);
  return text;
}

std::string with_dots(const std::string& a, const std::string& b, const std::string& c) {
  std::string text;
  for (const std::string& part : {a, b, c})
    if (!part.empty()) text += (text.empty() ? "" : separator) + part;
  return text;
}

}  // namespace onematch
