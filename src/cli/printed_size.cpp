#include "cli/printed_size.hpp"

#include <algorithm>
#include <cmath>

#include "core/number.hpp"

namespace onematch {
namespace {

constexpr double mm_per_inch = 25.4;

}  // namespace

double estimated_longest_mm(const Shape& card, const ScatterSpec& scatter,
                            std::size_t fewest_symbols) {
  // What is found on cards full of upright photos.
  constexpr double filled = 0.6, longer_than_square = 1.15;
  const double width = std::max(card.width - 2 * scatter.edge.to_mm(), 1.0);
  const double height = std::max(card.height - 2 * scatter.edge.to_mm(), 1.0);
  const double share = card.kind == ShapeKind::circle ? 0.785 : 1;
  const double mean = std::sqrt(filled * share * width * height /
                                double(std::max<std::size_t>(fewest_symbols, 1)));
  return std::min(longer_than_square * scatter.most_size * mean, std::max(width, height));
}

Size covered_size(const Shape& card, Length bleed) {
  const Length around = 2 * bleed;
  return {Length::mm(card.width) + around, Length::mm(card.height) + around};
}

double printed_dpi(const Picture& picture, double mm_per_unit) {
  return picture.pixels_per_unit.value() * mm_per_inch / mm_per_unit;
}

std::vector<std::optional<double>> least_dpi(const std::vector<Symbol>& symbols,
                                             const std::vector<CardLayout>& layouts) {
  std::vector<double> radii(symbols.size());  // of the largest
  for (const CardLayout& layout : layouts)
    for (const Placement& placement : layout) {
      double& radius = radii[index(placement.face)];
      radius = std::max(radius, placement.radius);
    }
  std::vector<std::optional<double>> result(symbols.size());
  for (std::size_t i = 0; i < symbols.size(); ++i)
    if (symbols[i].picture.pixels_per_unit && radii[i] > 0)
      result[i] = printed_dpi(symbols[i].picture, radii[i] / symbols[i].frame.radius);
  return result;
}

double dpi_of_glyph(const Symbol& symbol, const Placement& placement) {
  return symbol.frame.radius / placement.radius * mm_per_inch;
}

std::string shown_dpi(double dpi) {
  return format_number(std::max(std::floor(dpi), 1.0), 0);
}

}  // namespace onematch
