#include "kit/card.hpp"

#include <algorithm>

#include "kit/draw.hpp"
#include "kit/typeset.hpp"

namespace onematch {
namespace {

using namespace literals;

using Items = std::vector<KitItem>;

constexpr Length border = 5_mm;  // inside the card's edge

void append(Items& items, Items more) {
  items.insert(items.end(), std::make_move_iterator(more.begin()),
               std::make_move_iterator(more.end()));
}

/// Draws one card in letters of one size. Everything is at the top first; what is left
/// over of the box is then shared out between its blocks.
class Setting {
 public:
  Setting(const Rect& box, Length letter, const LetterWidth& measure)
      : box_(box),
        inner_{{box.corner.x + border, box.corner.y + border},
               {box.size.width - 2 * border, box.size.height - 2 * border}},
        letter_(letter),
        measure_(measure) {}

  Length left() const { return inner_.corner.x; }
  Length width() const { return inner_.size.width; }
  Length letter() const { return letter_; }
  const LetterWidth& measure() const { return measure_; }

  LetterStyle plain() const { return {letter_}; }
  LetterStyle bold() const { return {letter_, Typeface::bold}; }
  LetterStyle small() const {
    return {Length::pt(6.5), Typeface::regular, kit_ink::faint, Part::small_print};
  }

  /// The next block: `items` drawn with their top at 0, and so high. One that is the foot
  /// stands at the foot of the card.
  void add(Items items, Length height, bool is_foot = false) {
    blocks_.push_back({std::move(items), height, is_foot});
    used_ += height;
  }

  /// The finished card; nothing if the blocks are too high or wide.
  std::optional<Items> finish() const {
    const Length left_over = inner_.size.height - used_;
    const auto gaps = static_cast<double>(blocks_.size() - 1);
    if (left_over < gaps * least_gap) return {};
    const Length gap = std::min(left_over / gaps, most_gap);
    Items all;
    all.push_back({Part::panel, box_figure(box_, {{}, kit_ink::dark, 0.5_mm})});
    const Length inset = 1.2_mm;
    all.push_back(
        {Part::ornament,
         box_figure({{box_.corner.x + inset, box_.corner.y + inset},
                     {box_.size.width - 2 * inset, box_.size.height - 2 * inset}},
                    {{}, kit_ink::brown, 0.2_mm})});
    Length y = inner_.corner.y;
    for (const Block& block : blocks_) {
      if (!fits_between(block.items, left(), left() + width(), measure_)) return {};
      if (block.is_foot) y = inner_.corner.y + inner_.size.height - block.height;
      for (const KitItem& item : block.items) all.push_back(moved(item, y));
      y += block.height + gap;
    }
    return all;
  }

 private:
  struct Block {
    Items items;
    Length height;
    bool is_foot;
  };
  static constexpr Length least_gap = 1.8_mm, most_gap = 8_mm;

  static KitItem moved(KitItem item, Length down) {
    if (auto* disc = std::get_if<Disc>(&item.what)) disc->centre.y += down;
    if (auto* letters = std::get_if<Lettering>(&item.what)) letters->at.y += down;
    if (auto* line = std::get_if<Line>(&item.what)) {
      line->from.y += down;
      line->to.y += down;
    }
    if (auto* figure = std::get_if<Figure>(&item.what))
      for (Point& corner : figure->corners) corner.y += down;
    return item;
  }

  Rect box_, inner_;
  Length letter_;
  const LetterWidth& measure_;
  std::vector<Block> blocks_;
  Length used_;
};

/// The title, what belongs to it at the right or else below, and a line under both.
void add_heading(Setting& set, const std::string& title, const std::string& source) {
  const LetterStyle large{1.6 * set.letter(), Typeface::bold};
  const LetterStyle quiet{set.letter(), Typeface::regular, kit_ink::faint};
  Column column{set.left(), set.width(), {}};
  column.add(title, large, set.measure());
  const Length title_width = set.measure()(title, large.face) * large.letter;
  const Length source_width = set.measure()(source, quiet.face) * quiet.letter;
  if (!source.empty() && title_width + source_width + 8_mm <= set.width()) {
    const Point base = std::get<Lettering>(column.items.back().what).at;
    column.items.push_back(
        {quiet.part, Lettering{{set.left() + set.width() - source_width, base.y},
                               quiet.letter,
                               source,
                               quiet.face,
                               Align::start,
                               0,
                               quiet.color}});
  } else {
    column.add(source, quiet, set.measure());
  }
  column.skip(1.2_mm);
  column.items.push_back({Part::ornament, Line{{set.left(), column.y},
                                               {set.left() + set.width(), column.y},
                                               kit_ink::brown,
                                               0.3_mm}});
  set.add(std::move(column.items), column.y);
}

/// A paragraph with a number in a disc before it, and a title over it if it has one.
void add_numbered(Column& column, int number, const RulesPart& part, const Setting& set) {
  const Length indent = 2.1 * set.letter();
  Column text{column.left + indent, column.width - indent, column.y};
  text.add(part.title, set.bold(), set.measure());
  text.add(part.text, set.plain(), set.measure());
  const Point middle{column.left + 0.72 * set.letter(),
                     column.y + leading / 2 * set.letter()};
  column.items.push_back(
      {Part::ornament, Disc{middle, 0.66 * set.letter(), {kit_ink::brown, {}}}});
  const Length digit = 0.86 * set.letter();
  column.items.push_back({Part::ornament, Lettering{{middle.x, middle.y + 0.36 * digit},
                                                    digit,
                                                    std::to_string(number),
                                                    Typeface::bold,
                                                    Align::middle,
                                                    0,
                                                    white}});
  append(column.items, std::move(text.items));
  column.y = text.y;
}

/// The start diagram at the left, how to play at the right.
void add_play(Setting& set, const Variant& variant, const RulesText& text,
              const std::array<Color, 2>& colors) {
  const Length gap = 6_mm;
  const Length diagram = 0.32 * set.width();
  Column picture{set.left(), diagram, {}};
  picture.items = draw_start(
      variant, {{set.left(), 1_mm}, {diagram, start_proportion * diagram}}, colors);
  picture.skip(1_mm + start_proportion * diagram + 0.4 * set.letter());
  picture.add(text.men, set.plain(), set.measure());

  Column play{set.left() + diagram + gap, set.width() - diagram - gap, {}};
  play.add(text.begin, set.plain(), set.measure());
  int number = 0;
  for (const RulesPart& part : text.parts) {
    play.skip(0.45 * set.letter());
    add_numbered(play, ++number, part, set);
  }
  play.skip(0.45 * set.letter());
  play.add(text.between, set.plain(), set.measure());
  const Length height = std::max(picture.y, play.y);
  append(picture.items, std::move(play.items));
  set.add(std::move(picture.items), height);
}

/// Two tinted boxes side by side.
void add_boxes(Setting& set, const RulesPart& first, const RulesPart& second) {
  const Length gap = 5_mm, pad = 2.6_mm;
  const Length width = (set.width() - gap) / 2;
  std::vector<Column> columns;
  Length height;
  for (const RulesPart* part : {&first, &second}) {
    const Length left = set.left() + static_cast<double>(columns.size()) * (width + gap);
    Column column{left + pad, width - 2 * pad, pad - 0.6_mm};
    column.add(part->title, set.bold(), set.measure());
    column.add(part->text, set.plain(), set.measure());
    height = std::max(height, column.y + pad);
    columns.push_back(std::move(column));
  }
  Items items;
  for (Column& column : columns) {
    items.push_back(
        {Part::ornament, box_figure({{column.left - pad, {}}, {width, height}},
                                    {kit_ink::paper, kit_ink::brown, 0.25_mm})});
    append(items, std::move(column.items));
  }
  set.add(std::move(items), height);
}

void add_paragraphs(Setting& set,
                    const std::vector<std::pair<std::string, LetterStyle>>& paragraphs,
                    bool is_foot = false) {
  Column column{set.left(), set.width(), {}};
  for (const auto& [text, style] : paragraphs) column.add(text, style, set.measure());
  set.add(std::move(column.items), column.y, is_foot);
}

}  // namespace

std::optional<Items> rules_card(const Variant& variant, const RulesText& text,
                                const Rect& box, const std::array<Color, 2>& colors,
                                const LetterWidth& measure, Length letter) {
  Setting set(box, letter, measure);
  add_heading(set, text.title, text.source);
  add_play(set, variant, text, colors);
  add_boxes(set, text.doublet, text.unused);
  add_paragraphs(
      set, {{text.win, set.bold()}, {text.odds, set.plain()}, {text.note, set.plain()}});
  add_paragraphs(set, {{text.small_print, set.small()}}, true);
  return set.finish();
}

std::optional<Items> list_card(const std::string& title,
                               const std::vector<std::string>& list,
                               const std::string& last, const Rect& box,
                               const LetterWidth& measure, Length letter) {
  Setting set(box, letter, measure);
  add_heading(set, title, "");
  int number = 0;
  for (const std::string& text : list) {
    Column column{set.left(), set.width(), {}};
    add_numbered(column, ++number, {"", text}, set);
    set.add(std::move(column.items), column.y);
  }
  if (!last.empty()) add_paragraphs(set, {{last, set.bold()}});
  return set.finish();
}

}  // namespace onematch
