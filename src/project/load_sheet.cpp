#include "core/spelling.hpp"
#include "project/sections.hpp"
#include "sheet/paper.hpp"

namespace onematch {
namespace {

using namespace literals;

constexpr Range<Length> paper_sizes{20_mm, 2000_mm};

void read_paper(const Value& paper, SheetSpec& spec) {
  if (paper.is_list()) {
    const auto sides = paper.pair("the width in 'paper'", "the height in 'paper'");
    if (!sides) return;
    const auto width = sides->first.length(paper_sizes);
    const auto height = sides->second.length(paper_sizes);
    if (!width || !height) return;
    spec.paper = {*width, *height};
    spec.paper_name = to_string(spec.paper);
  } else if (const auto known = find_paper(paper.node().text)) {
    spec.paper = known->size;
    spec.paper_name = known->name;
  } else {
    const std::vector<std::string> names = paper_names();
    const std::string hint = did_you_mean(paper.node().text, names);
    paper.refuse(alternatives(names) + ", or [width, height]", hint);
  }
}

enum class Mark { crop, outline, center, none };

void read_marks(const Value& value, Marks& spec) {
  Marks marks{false, false, false};
  const std::vector<Value> items = value.items("a mark");
  for (const Value& item : items) {
    const auto mark = item.choice<Mark>({{"crop", Mark::crop},
                                         {"outline", Mark::outline},
                                         {"center", Mark::center},
                                         {"none", Mark::none}});
    if (!mark) return;
    if (*mark == Mark::none && items.size() > 1)
      return item.fail("'none' does not go with other marks");
    marks.crop |= *mark == Mark::crop;
    marks.outline |= *mark == Mark::outline;
    marks.center |= *mark == Mark::center;
  }
  spec = marks;
}

}  // namespace

void read_sheet(Reader sheet, const CardSpec& card, SheetSpec& spec) {
  if (const auto paper = sheet.find("paper")) read_paper(*paper, spec);
  if (const auto orientation = sheet.find("orientation"))
    spec.orientation = orientation
                           ->choice<Orientation>({{"auto", Orientation::automatic},
                                                  {"portrait", Orientation::portrait},
                                                  {"landscape", Orientation::landscape}})
                           .value_or(spec.orientation);
  spec.margin = sheet.length("margin", {0_mm, 100_mm}).value_or(spec.margin);
  spec.gap = sheet.length("gap", {0_mm, 100_mm}).value_or(spec.gap);
  spec.bleed = sheet.length("bleed", {0_mm, 20_mm}).value_or(spec.bleed);
  // Straight cuts go from mark to mark; any other edge one has to see.
  spec.marks.outline =
      card.shape.kind != ShapeKind::rectangle || card.shape.corner_radius > 0;
  if (const auto marks = sheet.find("marks")) read_marks(*marks, spec.marks);
  sheet.done();
}

}  // namespace onematch
