#include "cli/sheet_remarks.hpp"

#include <algorithm>
#include <set>

#include "cli/collector.hpp"
#include "core/number.hpp"
#include "project/report.hpp"
#include "sheet/corrected.hpp"
#include "sheet/footer.hpp"
#include "sheet/layout.hpp"
#include "sheet/marks.hpp"

namespace onematch {
namespace {

using namespace literals;

/// What most printers leave blank anyway; and at the head and foot of a sheet that they
/// turn over by themselves (of some 50 makers' descriptions of their printers).
constexpr Length usual_margin = 3.2_mm, usual_duplex_margin = 9.5_mm;

/// What no printer is as exact as: 1/8 in is 3.175 mm, and means 3.2.
constexpr Length trifle = 0.05_mm;

bool is_duplex(const Project& project) {
  return project.back && project.back->layout == BackLayout::interleaved;
}

/// The least distance of a card from the head or foot of its sheet.
Length least_from_ends(const std::vector<Page>& pages) {
  Length least = pages.front().paper.height;
  for (const Page& page : pages) {
    if (page.faces.empty()) continue;
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

/// By how much cards are in the margin once pages are corrected, at most.
Length beyond_margin(const std::vector<Page>& pages, Length margin) {
  Length most;
  for (const Page& page : pages) {
    if (page.faces.empty()) continue;
    const Rect box = corrected(page.trim, page);
    const Length right = box.corner.x + box.size.width,
                 bottom = box.corner.y + box.size.height;
    most = std::max({most, margin - box.corner.x, margin - box.corner.y,
                     right - page.paper.width + margin,
                     bottom - page.paper.height + margin});
  }
  return most < 0.01_mm ? Length() : most;
}

bool lacks_footer(const Page& page) {
  return page.footer.captions.empty();
}

bool lacks_bar(const Page& page) {
  return !lacks_footer(page) && page.footer.lines.empty();
}

/// "sheets 1 to 3 and 5" of those with cards that lack something; "their sheets" if all
/// do; empty if none does.
std::string sheets_that(const std::vector<Page>& pages, bool (*lack)(const Page&)) {
  std::set<std::size_t> all, some;
  for (const Page& page : pages) {
    if (page.faces.empty()) continue;
    all.insert(page.sheet + 1);
    if (lack(page)) some.insert(page.sheet + 1);
  }
  if (some.empty() || some.size() == all.size())
    return some.empty() ? "" : "their sheets";
  std::vector<std::string> runs;
  for (auto first = some.begin(), next = first; first != some.end(); first = next) {
    std::size_t last = *first;
    for (++next; next != some.end() && *next == last + 1; ++next) last = *next;
    if (last == *first + 1) last = *--next - 1;  // two are named one by one
    runs.push_back(std::to_string(*first) +
                   (last == *first ? "" : " to " + std::to_string(last)));
  }
  return (some.size() == 1 ? "sheet " : "sheets ") + alternatives(runs, "and");
}

/// Footers and parts of them for which there is no room.
Problems footer_remarks(const Project& project, const std::vector<Page>& pages,
                        const std::string& credit) {
  const Source& where = project.sheet.margin_at;
  Problems remarks;
  if (const std::string bare = sheets_that(pages, lacks_footer); !bare.empty())
    remarks.push_back({"the cards leave no room for a footer on " + bare, where,
                       "footer: false says that none is wanted", Severity::notice});
  if (const std::string bare = sheets_that(pages, lacks_bar); !bare.empty())
    remarks.push_back({"the cards leave no room for the bar of 50 mm on " + bare, where,
                       "'onematch test-sheet' makes a page to measure a printer with",
                       Severity::notice});
  if (!credit.empty() && !has_whole(pages, credit))
    remarks.push_back(
        {"no sheet has room to name the makers of its drawings: " + credit, where,
         std::string(project.outputs.pdf ? "the PDF's properties do; " : "") +
             "whoever passes prints on must name them",
         Severity::warning});
  return remarks;
}

/// Whether some straight cuts can't be seen: there are marks for them, but not for all,
/// and no outlines.
bool lacks_marks(const Project& project, const std::vector<Page>& pages) {
  const Marks& marks = project.sheet.marks;
  const Shape& shape = project.card.shape;
  if (shape.kind != ShapeKind::rectangle || marks.outline) return false;
  return (marks.crop || marks.guides) &&
         std::any_of(pages.begin(), pages.end(), [&](const Page& page) {
           return !page.cut_lines.empty() && has_unmarked_cut(page, shape);
         });
}

/// What printers may do to the sheets.
Problems print_remarks(const Project& project, const std::vector<Page>& pages) {
  const SheetSpec& sheet = project.sheet;
  Problems remarks;
  const auto warn = [&](const std::string& message, const std::string& hint) {
    remarks.push_back({message, sheet.margin_at, hint, Severity::warning});
  };
  if (sheet.margin < usual_margin - trifle && sheet.slots.empty())
    warn("a margin of " + to_string(sheet.margin) +
             " is narrower than the 3.2 mm that most printers leave blank",
         "set 'margin' to what the test sheet shows, or to safe (10 mm)");
  const Length beyond = beyond_margin(pages, sheet.margin);
  if (beyond > Length())
    warn("the corrections of scale, offset or rotation move cards " + to_string(beyond) +
             " into the margin",
         "use a wider margin, so that there is room to move them");
  const Length ends = least_from_ends(pages);
  if (is_duplex(project) && ends < usual_duplex_margin - trifle)
    warn("cards lie " + to_string(ends) +
             " from the head or foot of the sheet: printers that turn it over by "
             "themselves often leave 9.5 mm blank there",
         "set margin: safe, or back: {layout: last} to turn the paper by hand");
  return remarks;
}

/// What marks, footers and cut files come to.
Problems mark_remarks(const Project& project, const std::vector<Page>& pages,
                      const std::string& credit) {
  const SheetSpec& sheet = project.sheet;
  Problems remarks;
  const auto say = [&](Severity severity, const std::string& message,
                       const std::string& hint) {
    remarks.push_back({message, sheet.margin_at, hint, severity});
  };
  if (lacks_marks(project, pages))
    say(Severity::warning,
        "some cuts have no mark: cards and their bleed fill the paper up to the margin",
        "use a narrower bleed or margin, a smaller card, or marks: [crop, outline]");
  if (sheet.footer) append(remarks, footer_remarks(project, pages, credit));
  if (sheet.marks.registration && sheet.cutter == Cutter::cricut && !project.outputs.png)
    say(Severity::notice,
        "Cricut's Design Space prints marks of its own, and takes pictures, not PDF",
        "write outputs: png");
  if ((project.outputs.cut_svg || project.outputs.cut_dxf) && sheet.gap == Length() &&
      sheet.slots.empty())
    say(Severity::notice, "cards that touch have their common edge cut twice",
        "a gap of 1 mm avoids that");
  return remarks;
}

}  // namespace

Problems sheet_remarks(const Project& project, const std::vector<Page>& pages,
                       const std::string& credit) {
  Problems remarks;
  // Pictures alone are for those who print elsewhere.
  if (project.outputs.pdf) remarks = print_remarks(project, pages);
  append(remarks, mark_remarks(project, pages, credit));
  return remarks;
}

std::string capacity_of(const Project& project) {
  const BackSpec* back = project.back ? &*project.back : nullptr;
  const std::size_t now = choose_layout(project.card, project.sheet, back).slots.size();
  std::string text = count_of(now, "card") + " of " + dimensions(project.card.shape) +
                     (now == 1 ? " fits" : " fit") + " on a sheet";
  const auto smaller = with_smaller_card(project.card, project.sheet, back);
  const auto tighter = with_smaller_gap(project.card, project.sheet, back);
  if (smaller)
    text +=
        "; " + std::to_string(smaller->cards) + " would at " + dimensions(smaller->shape);
  if (tighter)
    text += (smaller ? ", and " : "; ") + std::to_string(tighter->cards) +
            " would with a gap of " + to_string(tighter->gap);
  return text;
}

}  // namespace onematch
