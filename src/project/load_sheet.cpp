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

enum class Mark { crop, guides, outline, center, registration, none };

void read_marks(const Value& value, Marks& spec) {
  Marks marks{false, false, false, false, false};
  const std::vector<Value> items = value.items("a mark");
  for (const Value& item : items) {
    const auto mark = item.choice<Mark>({{"crop", Mark::crop},
                                         {"guides", Mark::guides},
                                         {"outline", Mark::outline},
                                         {"center", Mark::center},
                                         {"registration", Mark::registration},
                                         {"none", Mark::none}});
    if (!mark) return;
    if (*mark == Mark::none && items.size() > 1)
      return item.fail("'none' does not go with other marks");
    marks.crop |= *mark == Mark::crop;
    marks.guides |= *mark == Mark::guides;
    marks.outline |= *mark == Mark::outline;
    marks.center |= *mark == Mark::center;
    marks.registration |= *mark == Mark::registration;
  }
  spec = marks;
}

void read_margin(const Value& margin, SheetSpec& spec) {
  spec.margin_at = margin.where();
  if (margin.is("safe"))
    spec.margin = 10_mm;
  else
    spec.margin = margin.length({0_mm, 100_mm}).value_or(spec.margin);
}

void read_scale(const Value& scale, SheetSpec& spec) {
  if (!scale.is_list()) return scale.refuse("two numbers", "such as [1.0, 1.01]");
  const auto ends = scale.pair("the first of 'scale'", "the second of 'scale'");
  if (!ends) return;
  constexpr Range<double> scales{0.9, 1.1};
  spec.scale_across = ends->first.number(scales).value_or(1);
  spec.scale_down = ends->second.number(scales).value_or(1);
}

void read_looks(Reader& sheet, SheetSpec& spec) {
  if (const auto marked = sheet.find("marks_on"))
    spec.marked = marked
                      ->choice<MarkedSides>({{"fronts", MarkedSides::fronts},
                                             {"backs", MarkedSides::backs},
                                             {"both", MarkedSides::both}})
                      .value_or(spec.marked);
  if (const auto outline = sheet.find("outline"))
    spec.outline = outline
                       ->choice<OutlineStyle>({{"solid", OutlineStyle::solid},
                                               {"dashed", OutlineStyle::dashed},
                                               {"light", OutlineStyle::light}})
                       .value_or(spec.outline);
  const auto cutter = sheet.find("cutter");
  const auto machine =
      cutter ? cutter->choice<Cutter>({{"silhouette", Cutter::silhouette},
                                       {"silhouette-v1", Cutter::silhouette},
                                       {"cricut", Cutter::cricut}})
             : std::nullopt;
  spec.cutter = machine.value_or(spec.cutter);
  if (machine && !spec.marks.registration)
    cutter->fail("'cutter' is for registration marks, and this sheet has none",
                 "write marks: registration, or leave it out");
  if (const auto footer = sheet.find("footer"))
    spec.footer =
        footer->choice<bool>({{"true", true}, {"false", false}}).value_or(spec.footer);
}

}  // namespace

void read_sheet(Reader sheet, const CardSpec& card, SheetSpec& spec) {
  spec.margin_at = sheet.where();
  if (const auto paper = sheet.find("paper")) read_paper(*paper, spec);
  if (const auto orientation = sheet.find("orientation"))
    spec.orientation = orientation
                           ->choice<Orientation>({{"auto", Orientation::automatic},
                                                  {"portrait", Orientation::portrait},
                                                  {"landscape", Orientation::landscape}})
                           .value_or(spec.orientation);
  if (const auto margin = sheet.find("margin")) read_margin(*margin, spec);
  spec.gap = sheet.length("gap", {0_mm, 100_mm}).value_or(spec.gap);
  spec.bleed = sheet.length("bleed", {0_mm, 20_mm}).value_or(spec.bleed);
  // Straight cuts go from mark to mark; any other edge one has to see.
  spec.marks.outline =
      card.shape.kind != ShapeKind::rectangle || card.shape.corner_radius > 0;
  if (const auto marks = sheet.find("marks")) read_marks(*marks, spec.marks);
  read_looks(sheet, spec);
  if (const auto slots = sheet.find("slots")) read_slots(*slots, spec);
  if (const auto scale = sheet.find("scale")) read_scale(*scale, spec);
  sheet.done();
}

}  // namespace onematch
