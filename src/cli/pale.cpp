#include "cli/pale.hpp"

#include <algorithm>

#include "symbols/greys.hpp"
#include "symbols/ink.hpp"
#include "symbols/outline.hpp"
#include "symbols/record.hpp"

namespace onematch {
namespace {

/// The colours of a picture behind the symbols, evenly from all over it.
std::vector<Color> colors_of(const Picture& picture) {
  constexpr int samples = 8;  // along its longer side
  std::vector<Color> colors;
  for (const std::uint32_t pixel : render_colors(picture, samples).pixels) {
    const double alpha = (pixel >> 24) / 255.0;
    const auto part = [&](int shift) {
      return (pixel >> shift & 0xff) / 255.0 + (1 - alpha);  // on white paper
    };
    colors.push_back({part(16), part(8), part(0), 1});
  }
  return colors;
}

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
  const bool in_greys = project.print == PrintColors::grey;
  std::vector<Color> grounds{project.card.background};
  if (materials.background) grounds = colors_of(*materials.background);
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
