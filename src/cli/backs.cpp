#include "cli/backs.hpp"

#include <algorithm>

#include "cli/printed_size.hpp"
#include "core/spelling.hpp"
#include "symbols/load.hpp"

namespace onematch {
namespace {

SymbolSource source_of(const BackDesign& design,
                       const std::vector<SymbolSource>& sources) {
  if (!design.text.empty()) {
    SymbolSource source;
    source.name = design.text;
    source.from =
        TextSymbol{design.text, design.font, design.ink, "", false, design.font_at};
    source.where = design.emblem_at;
    return source;
  }
  const auto found = std::find_if(
      sources.begin(), sources.end(),
      [&](const SymbolSource& source) { return source.name == design.symbol; });
  if (found != sources.end()) return *found;
  std::vector<std::string> names;
  for (const SymbolSource& source : sources) names.push_back(source.name);
  throw Error("the deck has no symbol named '" + design.symbol + "' for its back",
              design.emblem_at, did_you_mean(design.symbol, names));
}

BackArt draw_back(const BackDesign& design, const Shape& card, Length bleed,
                  const std::vector<SymbolSource>& sources, const FontSet& fonts) {
  BackArt art{design, {}, {}};
  if (!design.picture.empty())
    art.picture =
        load_picture(design.picture, design.picture_at, covered_size(card, bleed), fonts);
  if (!design.text.empty() || !design.symbol.empty())
    art.emblem = load_symbol(source_of(design, sources), {2 * emblem_radius(card)},
                             nullptr, fonts);
  return art;
}

}  // namespace

std::vector<BackArt> draw_backs(const BackSpec& back, const Shape& card,
                                const std::vector<SymbolSource>& sources,
                                const FontSet& fonts) {
  std::vector<BackArt> backs;
  for (const BackDesign& design : back.designs)
    backs.push_back(draw_back(design, card, back.bleed, sources, fonts));
  return backs;
}

}  // namespace onematch
