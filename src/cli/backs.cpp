#include "cli/backs.hpp"

#include <algorithm>

#include "cli/printed_size.hpp"
#include "core/spelling.hpp"
#include "project/report.hpp"
#include "symbols/find_files.hpp"
#include "symbols/load.hpp"
#include "symbols/stored_path.hpp"

namespace onematch {
namespace {

/// What is called otherwise only since it shares its name with others.
std::string called_so(const std::string& name, const std::vector<SymbolSource>& sources) {
  std::vector<std::string> names;
  for (const SymbolSource& source : sources) {
    const auto* file = std::get_if<std::filesystem::path>(&source.from);
    if (file && name_of(*file) == name && !source.named_at &&
        (names.empty() || names.back() != source.name))
      names.push_back(source.name);
  }
  return names.size() < 2 ? "" : "there are " + alternatives(names, "and");
}

SymbolSource source_of_text(const BackDesign& design, const EmojiArt& emoji) {
  TextSymbol text{design.text, design.font,    design.ink,     "",
                  false,       design.font_at, WrittenIn::back};
  // The default font lets emoji be pictures, as it does on cards.
  if (design.font == BackDesign().font) text.font = TextSymbol().font;
  SymbolSpec spec;
  spec.from = text;
  spec.where = design.emblem_at;
  SymbolSource source = find_symbols({spec}, "", emoji).front();
  if (auto* letters = std::get_if<TextSymbol>(&source.from)) letters->font = design.font;
  return source;
}

SymbolSource source_of_symbol(const BackDesign& design,
                              const std::vector<SymbolSource>& sources) {
  const std::string wanted = composed(design.symbol);
  const auto found = std::find_if(
      sources.begin(), sources.end(),
      [&](const SymbolSource& source) { return composed(source.name) == wanted; });
  if (found != sources.end()) return *found;
  std::vector<std::string> names;
  for (const SymbolSource& source : sources) names.push_back(source.name);
  const std::string several = called_so(wanted, sources);
  throw Error("the deck has no symbol named '" + design.symbol + "' for its back",
              design.emblem_at, several.empty() ? did_you_mean(wanted, names) : several);
}

}  // namespace

Emblems find_emblems(const BackSpec& back, const std::vector<SymbolSource>& sources,
                     const EmojiArt& emoji) {
  Emblems emblems;
  for (const BackDesign& design : back.designs) {
    emblems.emplace_back();
    if (!design.text.empty())
      emblems.back() = source_of_text(design, emoji);
    else if (!design.symbol.empty())
      emblems.back() = source_of_symbol(design, sources);
  }
  return emblems;
}

std::vector<BackArt> draw_backs(const BackSpec& back, const Emblems& emblems,
                                const Shape& card, const FontSet& fonts) {
  std::vector<BackArt> backs;
  for (std::size_t i = 0; i < emblems.size(); ++i) {
    const BackDesign& design = back.designs[i];
    BackArt& art = backs.emplace_back();
    art.design = design;
    if (!design.picture.empty())
      art.picture = load_picture(design.picture, design.picture_at,
                                 covered_size(card, back.bleed), fonts);
    if (emblems[i])
      art.emblem = load_symbol(*emblems[i], {2 * emblem_radius(card)}, nullptr, fonts);
  }
  return backs;
}

}  // namespace onematch
