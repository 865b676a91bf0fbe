#include "cli/backs.hpp"

#include <algorithm>

#include "cli/printed_size.hpp"
#include "core/spelling.hpp"
#include "project/report.hpp"
#include "symbols/find_files.hpp"
#include "symbols/load.hpp"

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
  const std::string several = called_so(design.symbol, sources);
  throw Error("the deck has no symbol named '" + design.symbol + "' for its back",
              design.emblem_at,
              several.empty() ? did_you_mean(design.symbol, names) : several);
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
