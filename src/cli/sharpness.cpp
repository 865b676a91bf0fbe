#include "cli/sharpness.hpp"

#include <algorithm>
#include <cmath>

#include "core/parallel.hpp"
#include "symbols/load.hpp"
#include "symbols/outline.hpp"

namespace onematch {
namespace {

constexpr double mm_per_inch = 25.4;

double longer_side(const Picture& picture) {
  return std::max(picture.width, picture.height);
}

/// Whether drawing it again would give the right number of pixels.
bool is_worth_redrawing(const Symbol& symbol, double longest_mm) {
  constexpr double least = 300, most = 600;
  const Picture& picture = symbol.picture;
  if (!picture.pixels_per_unit || longest_mm <= 0) return false;
  const double pixels_per_inch = longer_side(picture) / longest_mm * mm_per_inch;
  const bool has_more =
      !symbol.notes.pixel_effects.empty() || *picture.pixels_per_unit > 1;
  return (pixels_per_inch < least && has_more) || pixels_per_inch > most;
}

/// Whether the cards' layouts hold for both.
bool have_same_outline(const Symbol& a, const Symbol& b) {
  constexpr double slight = 0.03;
  return a.cutout == b.cutout && std::abs(a.silhouette.area - b.silhouette.area) < slight;
}

/// `fresh` in place of the picture of `symbol`, whose outline the cards are laid out for.
void replace_picture(Symbol& symbol, Symbol fresh) {
  symbol.picture = std::move(fresh.picture);
  symbol.frame = fresh.frame;
}

}  // namespace

std::vector<double> longest_printed(const std::vector<Symbol>& symbols,
                                    const std::vector<CardLayout>& layouts) {
  std::vector<double> longest(symbols.size());
  for (const CardLayout& layout : layouts)
    for (const Placement& placement : layout) {
      const Symbol& symbol = symbols[index(placement.face)];
      double& most = longest[index(placement.face)];
      most = std::max(
          most, placement.radius / symbol.frame.radius * longer_side(symbol.picture));
    }
  return longest;
}

void sharpen(Materials& materials, const std::vector<CardLayout>& layouts,
             const Workshop& workshop) {
  std::vector<Symbol>& symbols = materials.symbols;
  const std::vector<double> longest = longest_printed(symbols, layouts);
  std::vector<bool> has_line(symbols.size());
  for (const FaceId face : materials.outlined) has_line[index(face)] = true;
  parallel_for(symbols.size(), workshop.threads, [&](std::size_t i) {
    if (!is_worth_redrawing(symbols[i], longest[i])) return;
    Symbol fresh =
        load_symbol(materials.sources[i], {longest[i]}, nullptr, materials.fonts);
    if (has_line[i]) fresh = outlined(fresh, materials.outline);
    if (have_same_outline(symbols[i], fresh))
      replace_picture(symbols[i], std::move(fresh));
  });
}

}  // namespace onematch
