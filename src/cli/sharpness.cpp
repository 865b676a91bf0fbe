#include "cli/sharpness.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/parallel.hpp"
#include "symbols/load.hpp"
#include "symbols/outline.hpp"

namespace onematch {
namespace {

constexpr double mm_per_inch = 25.4;

double longer_side(const Picture& picture) {
  return std::max(picture.width, picture.height);
}

/// The radius of the disc that has about as much room as `shape`.
double even_radius(const Shape& shape) {
  const double box = shape.width * shape.height;
  return shape.kind == ShapeKind::circle ? shape.width / 2
                                         : std::sqrt(box / std::numbers::pi);
}

bool is_blurred_or_wasteful(const Symbol& symbol, double longest_mm) {
  constexpr double least = 300, most = 600;
  if (symbol.notes.pixel_effects.empty() || longest_mm <= 0) return false;
  const double pixels_per_inch = longer_side(symbol.picture) / longest_mm * mm_per_inch;
  return pixels_per_inch < least || pixels_per_inch > most;
}

/// `fresh` in place of the picture of `symbol`, whose outline the cards are laid out for.
void replace_picture(Symbol& symbol, Symbol fresh) {
  symbol.picture = std::move(fresh.picture);
  symbol.frame = fresh.frame;
}

}  // namespace

double likely_longest(std::size_t symbols_per_card, const Shape& shape,
                      const ScatterSpec& spec) {
  // As many equal discs cover about 0.73 of a disc; pictures that fit into each other
  // reach 1.28 times as far.
  constexpr double density = 0.73, nesting = 1.28;
  const double gap = spec.clearance.to_mm() / 2;
  const double room = even_radius(shape) - spec.edge.to_mm() + gap;
  const auto count = static_cast<double>(std::max<std::size_t>(symbols_per_card, 1));
  const double mean = nesting * std::max(room * std::sqrt(density / count) - gap, 1.0);
  return 2 * spec.most_size * mean;
}

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

void sharpen(Materials& materials, const Color& background,
             const std::vector<CardLayout>& layouts, const Workshop& workshop) {
  std::vector<Symbol>& symbols = materials.symbols;
  const std::vector<double> longest = longest_printed(symbols, layouts);
  std::vector<bool> has_line(symbols.size());
  for (const FaceId face : materials.outlined) has_line[index(face)] = true;
  parallel_for(symbols.size(), workshop.threads, [&](std::size_t i) {
    if (!is_blurred_or_wasteful(symbols[i], longest[i])) return;
    Symbol fresh = load_symbol(materials.sources[i], nullptr, {longest[i]});
    if (has_line[i]) fresh = outlined(fresh, outline_color(background));
    replace_picture(symbols[i], std::move(fresh));
  });
}

}  // namespace onematch
