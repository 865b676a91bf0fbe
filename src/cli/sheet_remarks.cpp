#include "cli/sheet_remarks.hpp"

#include <algorithm>

#include "core/number.hpp"
#include "sheet/layout.hpp"

namespace onematch {
namespace {

using namespace literals;

/// What most printers leave blank anyway; and at the head and foot of a sheet that they
/// turn over by themselves (of some 50 makers' descriptions of their printers).
constexpr Length usual_margin = 3.2_mm, usual_duplex_margin = 9.5_mm;

bool is_duplex(const Project& project) {
  return project.back && project.back->layout == BackLayout::interleaved;
}

/// The least distance of a card from the head or foot of its sheet.
Length least_from_ends(const std::vector<Page>& pages) {
  Length least = pages.front().paper.height;
  for (const Page& page : pages) {
    const Rect& trim = page.trim;
    // Paper goes through the printer along its longer side.
    const bool upright = page.paper.height >= page.paper.width;
    const Length from = upright ? trim.corner.y : trim.corner.x;
    const Length size = upright ? trim.size.height : trim.size.width;
    const Length all = upright ? page.paper.height : page.paper.width;
    least = std::min({least, from, all - from - size});
  }
  return least;
}

bool lacks_footer(const Page& page) {
  return !page.faces.empty() && page.footer.captions.empty();
}

}  // namespace

Problems sheet_remarks(const Project& project, const std::vector<Page>& pages) {
  const SheetSpec& sheet = project.sheet;
  Problems remarks;
  const auto say = [&](Severity severity, const std::string& message,
                       const std::string& hint) {
    remarks.push_back({message, sheet.margin_at, hint, severity});
  };
  if (sheet.margin < usual_margin && sheet.slots.empty())
    say(Severity::warning,
        "a margin of " + to_string(sheet.margin) +
            " is narrower than the 3.2 mm that most printers leave blank",
        "set 'margin' to what the test sheet shows, or to safe (10 mm)");
  const Length ends = least_from_ends(pages);
  if (is_duplex(project) && ends < usual_duplex_margin)
    say(Severity::warning,
        "cards lie " + to_string(ends) +
            " from the head or foot of the sheet: printers that turn it over by "
            "themselves "
            "often leave 9.5 mm blank there",
        "set margin: safe, or print fronts and backs one after the other");
  if (sheet.footer && std::any_of(pages.begin(), pages.end(), lacks_footer))
    say(Severity::notice, "the cards leave no room for a footer on their sheets",
        "footer: false says that none is wanted");
  if (sheet.marks.registration && sheet.cutter == Cutter::cricut)
    say(Severity::notice,
        "Cricut's Design Space prints registration marks of its own; cards keep to the "
        "area that it can cut",
        "add png to 'outputs': it takes pictures, not PDF");
  return remarks;
}

std::string capacity_of(const Project& project) {
  const bool folded = project.back && project.back->layout == BackLayout::fold;
  const std::size_t now = choose_layout(project.card, project.sheet, folded).slots.size();
  std::string text = count_of(now, "card") + " of " + dimensions(project.card.shape) +
                     (now == 1 ? " fits" : " fit") + " on a sheet";
  const auto smaller = with_smaller_card(project.card, project.sheet, folded);
  const auto tighter = with_smaller_gap(project.card, project.sheet, folded);
  if (smaller)
    text +=
        "; " + std::to_string(smaller->cards) + " would at " + dimensions(smaller->shape);
  if (tighter)
    text += (smaller ? ", and " : "; ") + std::to_string(tighter->cards) +
            " would with a gap of " + to_string(tighter->gap);
  return text;
}

}  // namespace onematch
