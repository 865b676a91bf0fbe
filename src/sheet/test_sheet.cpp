#include "sheet/test_sheet.hpp"

#include <string>

#include "core/error.hpp"
#include "sheet/test_sheet_plan.hpp"
#include "sheet/test_sheet_text.hpp"

namespace onematch {
namespace {

Size as_it_lies(const SheetSpec& spec) {
  const Size paper = spec.paper;
  const bool turns =
      spec.orientation == Orientation::portrait
          ? paper.width > paper.height
          : spec.orientation == Orientation::landscape && paper.width < paper.height;
  return turns ? Size{paper.height, paper.width} : paper;
}

Page blank_page(Size paper, Side side) {
  Page page;
  page.paper = paper;
  page.side = side;
  page.label = side == Side::front ? "Test sheet front" : "Test sheet back";
  page.trim = page.bleed = {{}, paper};
  return page;
}

Notes scales_of_front(const TestSheetPlan& plan, Size paper, Flip flip) {
  Notes notes;
  draw_ruler(plan.down, notes);
  for (const Vernier* vernier : {&plan.a, &plan.b, &plan.c})
    draw_front(*vernier, paper, flip, notes);
  draw_stair(PaperEdge::top, plan.level_stairs, paper, notes);
  draw_stair(PaperEdge::bottom, plan.level_stairs, paper, notes);
  draw_stair(PaperEdge::left, plan.side_stairs, paper, notes);
  draw_stair(PaperEdge::right, plan.side_stairs, paper, notes);
  return notes;
}

/// The stairs stand behind those of the front, where they cross no vernier.
Notes scales_of_back(const TestSheetPlan& plan, Size paper, Flip flip) {
  Notes notes;
  for (const Vernier* vernier : {&plan.a, &plan.b, &plan.c})
    draw_back(*vernier, paper, flip, notes);
  const Length side_stairs = mirrors_columns(paper, flip)
                                 ? plan.side_stairs
                                 : paper.height - plan.side_stairs - stair_length;
  draw_stair(PaperEdge::top, plan.level_stairs, paper, notes);
  draw_stair(PaperEdge::bottom, plan.level_stairs, paper, notes);
  draw_stair(PaperEdge::left, side_stairs, paper, notes);
  draw_stair(PaperEdge::right, side_stairs, paper, notes);
  return notes;
}

void append(const Notes& more, Notes& notes) {
  notes.lines.insert(notes.lines.end(), more.lines.begin(), more.lines.end());
  notes.captions.insert(notes.captions.end(), more.captions.begin(), more.captions.end());
}

}  // namespace

std::vector<Page> test_sheet(const SheetSpec& spec, Flip flip) {
  const Size paper = as_it_lies(spec);
  for (const TestSheetPlan& plan : plan_test_sheet(paper)) {
    const auto text = write_test_sheet(plan, spec.paper_name, paper, flip);
    if (!text) continue;
    Page front = blank_page(paper, Side::front), back = blank_page(paper, Side::back);
    front.content = scales_of_front(plan, paper, flip);
    draw_ruler(text->across, front.content);
    append(text->front, front.content);
    back.content = scales_of_back(plan, paper, flip);
    append(text->back, back.content);
    return {front, back};
  }
  throw Error("a test sheet does not fit on " + to_string(paper) + " paper", {},
              "measure the printer on larger paper, such as A6");
}

}  // namespace onematch
