#include "cli/loss_remarks.hpp"

#include <algorithm>
#include <cmath>

#include "cli/printed_size.hpp"
#include "core/number.hpp"

namespace onematch {

Problems loss_remarks(const std::vector<Symbol>& symbols,
                      const std::vector<SymbolSource>& sources) {
  constexpr std::size_t most = 4;
  Problems remarks;
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    const std::vector<std::string>& losses = symbols[i].notes.losses;
    const Source& where = sources[i].where;
    for (std::size_t n = 0; n < losses.size() && n < most; ++n)
      remarks.push_back({shown(sources[i]) + ": " + losses[n], where,
                         n == 0 ? "look at it on the page; if it isn't right, save it "
                                  "from a drawing program as plain SVG, or as PNG"
                                : "",
                         Severity::warning});
    if (losses.size() > most)
      remarks.push_back({shown(sources[i]) + ": " + std::to_string(losses.size() - most) +
                             " more of that kind",
                         where, "", Severity::warning});
  }
  return remarks;
}

Problems coarse_remarks(const std::vector<Symbol>& symbols,
                        const std::vector<SymbolSource>& sources,
                        const std::vector<CardLayout>& layouts) {
  constexpr double coarse = 150;  // dpi; less shows as squares or blur, at arm's length
  std::vector<double> radii(symbols.size());  // of the largest
  for (const CardLayout& layout : layouts)
    for (const Placement& placement : layout) {
      double& radius = radii[index(placement.face)];
      radius = std::max(radius, placement.radius);
    }
  Problems remarks;
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    if (!symbols[i].picture.pixels_per_unit || radii[i] == 0) continue;
    const double dpi =
        printed_dpi(symbols[i].picture, radii[i] / symbols[i].frame.radius);
    if (dpi < coarse)
      remarks.push_back({shown(sources[i]) + " prints at " +
                             format_number(std::floor(dpi), 0) +
                             " dpi, and may look coarse",
                         sources[i].where, "use a larger picture", Severity::warning});
  }
  return remarks;
}

}  // namespace onematch
