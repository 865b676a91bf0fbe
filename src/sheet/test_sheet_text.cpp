#include "sheet/test_sheet_text.hpp"

#include <algorithm>
#include <array>
#include <numbers>
#include <vector>

#include "core/number.hpp"
#include "sheet/captions.hpp"
#include "sheet/test_sheet_words.hpp"

namespace onematch {
namespace {

using namespace literals;

constexpr const TestSheetWords& words = english_test_sheet;
constexpr double line_pitch = 1.25;  // of the letters' height

/// What a section has under its heading, in this order.
struct Section {
  std::string heading, text;
  std::vector<std::vector<std::string>> table;  ///< rows of as many cells each
  std::string keys, example;
};

/// Sets lines into a box, from its top.
struct Writer {
  Rect box;
  Length height;  ///< of the letters
  Length used;    ///< of the box
  Notes notes;
  bool is_too_wide = false;

  bool is_full() const { return used > box.size.height || is_too_wide; }

  void line(const std::string& text, double size) {
    notes.captions.push_back(
        caption({box.corner.x, box.corner.y + used}, size * height, text));
    used += line_pitch * size * height;
    is_too_wide |= text_width(text, size * height) > box.size.width;
  }

  void paragraph(const std::string& text) {
    // A longer line is hard to follow back to the next one's beginning.
    const Length width = std::min(box.size.width, 88 * 0.6 * height);
    for (const std::string& each : wrapped(text, width, height)) line(each, 1);
  }

  void space(double lines) { used += lines * line_pitch * height; }
};

/// Sets `table` in as many bands of columns as it takes, each with the first column.
void write_table(const std::vector<std::vector<std::string>>& table, Writer& writer) {
  const auto widest = [&](std::size_t from, std::size_t to) {
    Length width;
    for (const auto& row : table)
      for (std::size_t i = from; i < to; ++i)
        width = std::max(width, text_width(row[i], writer.height));
    return width + writer.height;
  };
  const std::size_t columns = table.front().size() - 1;
  const Length head = widest(0, 1), cell = widest(1, columns + 1);
  const auto room =
      static_cast<std::size_t>((writer.box.size.width + writer.height - head) / cell);
  const std::size_t bands = (columns + room - 1) / room;
  const std::size_t in_band = (columns + bands - 1) / bands;
  for (std::size_t first = 1; first <= columns; first += in_band) {
    writer.space(0.35);
    for (const auto& row : table) {
      Point corner{writer.box.corner.x, writer.box.corner.y + writer.used};
      const auto set = [&](const std::string& text) {
        writer.notes.captions.push_back(caption(corner, writer.height, text));
      };
      set(row[0]);
      corner.x += head;
      for (std::size_t i = first; i < std::min(first + in_band, columns + 1); ++i) {
        set(row[i]);
        corner.x += cell;
      }
      writer.space(1);
    }
  }
  writer.space(0.35);
}

void write_section(const Section& section, Writer& writer) {
  if (writer.used > Length()) writer.space(0.8);
  writer.line(section.heading, 1.25);
  writer.paragraph(section.text);
  if (!section.table.empty()) write_table(section.table, writer);
  for (const std::string& text : {section.keys, section.example})
    if (!text.empty()) writer.paragraph(text);
}

Notes joined(Notes first, const Notes& second) {
  first.captions.insert(first.captions.end(), second.captions.begin(),
                        second.captions.end());
  return first;
}

Section scale_section(int length) {
  Section section{std::string(words.scale),
                  filled_in(words.scale_text, {std::to_string(length)}),
                  {{std::string(words.measured)}, {std::string(words.write)}},
                  "",
                  filled_in(words.scale_example,
                            {format_number(0.99 * length), std::to_string(length),
                             format_number(1 / 0.99, 4)})};
  if (length < 100) section.text += " " + std::string(words.small_paper);
  for (int i = -length / 25; i <= length / 25; ++i) {  // each half millimetre, to 2 %
    const double measured = length + 0.5 * i;
    section.table[0].push_back(format_number(measured));
    section.table[1].push_back(format_number(length / measured, 4));
  }
  return section;
}

Section backs_section(const TestSheetPlan& plan, Size paper, Flip flip) {
  const Length apart = plan.c.zero.x - plan.b.zero.x + 2 * vernier_reading;
  const double degrees = 180 / std::numbers::pi * (Length::mm(1) / apart);
  // On the back, which is where the angle is seen clockwise, B is at the right if the
  // columns are mirrored.
  const bool mirrored = mirrors_columns(paper, flip);
  const std::string factor = format_number(degrees, 3);
  return {
      std::string(words.backs),
      std::string(words.backs_text),
      {},
      filled_in(words.backs_keys, {mirrored ? "B" : "C", mirrored ? "C" : "B", factor}),
      filled_in(words.backs_example, {(mirrored ? "-" : "") + factor})};
}

Section margin_section() {
  return {std::string(words.margin), std::string(words.margin_text), {}, "", ""};
}

std::string how_to_print(const std::string& paper_name, Size paper, Flip flip) {
  const bool upright = paper.width <= paper.height;
  return filled_in(
      words.how,
      {paper_name, std::string(upright ? words.portrait : words.landscape),
       std::string(flip == Flip::long_edge ? words.long_edge : words.short_edge)});
}

/// The title and how to print.
Writer headed(const Rect& box, Length height, std::string_view title,
              const std::string& how) {
  Writer writer{box, height, {}, {}, false};
  writer.line(std::string(title), 1.7);
  writer.paragraph(how);
  return writer;
}

/// Writes the section into the first of the boxes that has room for it. Returns whether
/// any has.
bool write_into_one(const Section& section, const std::vector<Writer*>& boxes) {
  return std::any_of(boxes.begin(), boxes.end(), [&](Writer* box) {
    Writer longer = *box;
    write_section(section, longer);
    if (longer.is_full()) return false;
    *box = longer;
    return true;
  });
}

/// Where sections may stand: what belongs to a scale as near to it as can be.
enum class Freedom { front, margin_on_back, anywhere };

struct Trial {
  Freedom freedom{};
  int most = 0, least = 0;  ///< heights of letters, in tenths of a millimetre
};

constexpr std::array<Trial, 3> trials{{{Freedom::front, 36, 22},
                                       {Freedom::margin_on_back, 24, 20},
                                       {Freedom::anywhere, 22, 19}}};

struct Sections {
  Section scale, backs, margin;
  std::string how;
};

std::optional<TestSheetText> try_to_write(const TestSheetPlan& plan,
                                          const Sections& sections, Freedom freedom,
                                          Length height) {
  Writer upper = headed(plan.upper, height, words.title, sections.how);
  Writer lower{plan.lower, height, {}, {}, false};
  Writer back_upper = headed(plan.back_upper, height, words.back_title, sections.how);
  Writer back_lower{plan.back_lower, height, {}, {}, false};
  Ruler across = plan.down;
  across.across = true;
  const Length ruler_depth = 7.5_mm + across.letters;  // with a gap over it
  // The number of its beginning is in line with the text.
  across.start = {plan.upper.corner.x + text_width("0", across.letters) / 2,
                  plan.upper.corner.y + upper.used + ruler_depth};
  upper.used += ruler_depth + 0.5_mm;

  std::vector<Writer*> for_scale{&upper}, for_backs{&lower}, for_margin{&lower, &upper};
  if (freedom != Freedom::front)
    for_margin.insert(for_margin.end(), {&back_upper, &back_lower});
  if (freedom == Freedom::anywhere) {
    for_scale.push_back(&lower);
    for_backs.insert(for_backs.end(), {&upper, &back_lower, &back_upper});
  }
  if (upper.is_full() || back_upper.is_full() ||
      !write_into_one(sections.scale, for_scale) ||
      !write_into_one(sections.backs, for_backs) ||
      !write_into_one(sections.margin, for_margin))
    return {};
  return TestSheetText{joined(upper.notes, lower.notes),
                       joined(back_upper.notes, back_lower.notes), across};
}

}  // namespace

std::optional<TestSheetText> write_test_sheet(const TestSheetPlan& plan,
                                              const std::string& paper_name, Size paper,
                                              Flip flip) {
  const Sections sections{scale_section(plan.down.length),
                          backs_section(plan, paper, flip), margin_section(),
                          how_to_print(paper_name, paper, flip)};
  for (const Trial& trial : trials)
    for (int tenths = trial.most; tenths >= trial.least; --tenths)
      if (auto text =
              try_to_write(plan, sections, trial.freedom, Length::mm(0.1 * tenths)))
        return text;
  return {};
}

}  // namespace onematch
