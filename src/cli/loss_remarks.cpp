#include "cli/loss_remarks.hpp"

#include <utility>

#include "cli/printed_size.hpp"

namespace onematch {

Problems loss_remarks(const std::string& name, const std::vector<std::string>& losses,
                      const Source& where) {
  constexpr std::size_t most = 4;
  Problems remarks;
  for (std::size_t n = 0; n < losses.size() && n < most; ++n)
    remarks.push_back({name + ": " + losses[n], where,
                       n == 0 ? "look at it on the page; if it isn't right, save it "
                                "from a drawing program as plain SVG, or as PNG"
                              : "",
                       Severity::warning});
  if (losses.size() > most)
    remarks.push_back(
        {name + ": " + std::to_string(losses.size() - most) + " more of that kind",
         where,
         "",
         Severity::warning,
         {losses.begin() + most, losses.end()}});
  return remarks;
}

Problems loss_remarks(const std::vector<Symbol>& symbols,
                      const std::vector<SymbolSource>& sources) {
  Problems remarks;
  for (std::size_t i = 0; i < symbols.size(); ++i)
    for (Problem& remark :
         loss_remarks(shown(sources[i]), symbols[i].notes.losses, sources[i].where))
      remarks.push_back(std::move(remark));
  return remarks;
}

Problem coarse_remark(const SymbolSource& source, double dpi) {
  return {shown(source) + " prints at " + shown_dpi(dpi) + " dpi, and may look coarse",
          source.where, "use a larger picture", Severity::warning};
}

std::string of_font_pixels(const std::string& what, const std::string& print,
                           double dpi) {
  return "for want of drawings " + what + " a font's pixels, and " + print + " at " +
         shown_dpi(dpi) + " dpi";
}

Problems coarse_remarks(const std::vector<Symbol>& symbols,
                        const std::vector<SymbolSource>& sources,
                        const std::vector<CardLayout>& layouts) {
  const std::vector<std::optional<double>> dpi = least_dpi(symbols, layouts);
  Problems remarks;
  for (std::size_t i = 0; i < symbols.size(); ++i)
    if (dpi[i] && *dpi[i] < coarse_dpi)
      remarks.push_back(coarse_remark(sources[i], *dpi[i]));
  return remarks;
}

}  // namespace onematch
