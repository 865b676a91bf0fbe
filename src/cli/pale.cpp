#include "cli/pale.hpp"

#include <algorithm>

#include "symbols/greys.hpp"
#include "symbols/ink.hpp"
#include "symbols/outline.hpp"

namespace onematch {
namespace {

/// The mean over all grounds.
double share_alike(const Ink& ink, const std::vector<Color>& grounds) {
  double sum = 0;
  for (const Color& ground : grounds) sum += share_alike(ink, ground);
  return sum / static_cast<double>(grounds.size());
}

void make_grey(std::vector<Color>& colors) {
  for (Color& color : colors) color = greyed(color);
}

}  // namespace

Color card_color(const Project& project, const Materials& materials) {
  return materials.background ? mean_color(*materials.background)
                              : project.card.background;
}

void outline_pale_symbols(const Project& project, Materials& materials) {
  constexpr double too_much = 0.4;  // of its rim, that can't be told from the card
  constexpr int samples = 8;        // of a picture, along its longer side
  const bool in_greys = project.print == PrintColors::grey;
  std::vector<Color> grounds{project.card.background};
  if (materials.background) grounds = colors_of(*materials.background, samples);
  materials.outline = outline_color(card_color(project, materials));
  if (in_greys) make_grey(grounds);
  for (std::uint32_t i = 0; i < materials.symbols.size(); ++i) {
    Symbol& symbol = materials.symbols[i];
    Ink seen;
    seen.rim = symbol.ink.rim;
    if (in_greys) make_grey(seen.rim);
    if (share_alike(seen, grounds) <= too_much) continue;
    symbol = outlined(symbol, materials.outline);
    materials.outlined.push_back(FaceId{i});
  }
}

}  // namespace onematch
