#include "sheet/footer.hpp"

#include <algorithm>
#include <array>
#include <numbers>
#include <string_view>

#include "core/words.hpp"
#include "sheet/bleed.hpp"
#include "sheet/captions.hpp"
#include "sheet/registration.hpp"

namespace onematch {
namespace {

using namespace literals;

constexpr Length height = 3_mm;  // of the strip
constexpr Length ruler = 50_mm;
constexpr Length ruler_label = 13_mm;  // "50 mm" and blanks
constexpr Length least_text = 30_mm;
const std::string dot = " · ";

/// The words of a language. "%1", "%2": which sheet of how many.
struct Words {
  std::string_view language, sheet, front, back, scale, long_edge, short_edge, fold;
};

constexpr std::array<Words, 5> languages{{
    {"en", "sheet %1 of %2", "front", "back", "print at 100 %", "flip on the long edge",
     "flip on the short edge", "fold along the line and glue"},
    {"de", "Bogen %1 von %2", "Vorderseite", "Rückseite", "mit 100 % drucken",
     "über die lange Kante wenden", "über die kurze Kante wenden",
     "an der Linie falten und kleben"},
    {"fr", "feuille %1 sur %2", "recto", "verso", "imprimer à 100 %",
     "retourner sur le bord long", "retourner sur le bord court",
     "plier sur la ligne et coller"},
    {"es", "hoja %1 de %2", "anverso", "reverso", "imprimir al 100 %",
     "voltear por el borde largo", "voltear por el borde corto",
     "doblar por la línea y pegar"},
    {"it", "foglio %1 di %2", "fronte", "retro", "stampare al 100 %",
     "capovolgere sul lato lungo", "capovolgere sul lato corto",
     "piegare lungo la linea e incollare"},
}};

const Words& words_of(const std::string& language) {
  const std::string_view tag = language_of(language);
  const auto found = std::find_if(languages.begin(), languages.end(),
                                  [&](const Words& w) { return w.language == tag; });
  return found == languages.end() ? languages.front() : *found;
}

/// What is said of a page, but for the title.
std::string directions(const Page& page, std::size_t sheets, const FooterSpec& spec) {
  const Words& words = words_of(spec.language);
  std::string text =
      filled_in(words.sheet, {std::to_string(page.sheet + 1), std::to_string(sheets)});
  const bool folded = spec.back && spec.back->layout == BackLayout::fold;
  if (spec.back && !folded)
    text += ", " + std::string(page.side == Side::front ? words.front : words.back);
  text += dot + std::string(words.scale);
  if (folded)
    text += dot + std::string(words.fold);
  else if (spec.back)
    text += dot + std::string(spec.back->flip == Flip::long_edge ? words.long_edge
                                                                 : words.short_edge);
  return text;
}

/// A strip along an edge of the paper: where its text begins, which way it runs.
struct Strip {
  Rect box;
  double angle =
      0;  ///< of the text: along the left side it runs upwards, on the right down

  Length length() const { return angle == 0 ? box.size.width : box.size.height; }

  /// The place that is `along` the text and `down` from its top.
  Point at(Length along, Length down) const {
    const Point far{box.corner.x + box.size.width, box.corner.y + box.size.height};
    if (angle < 0) return {box.corner.x + down, far.y - along};
    if (angle > 0) return {far.x - down, box.corner.y + along};
    return {box.corner.x + along, box.corner.y + down};
  }
};

std::vector<Strip> strips(Size paper, const SheetSpec& sheet) {
  const Length margin = sheet.margin;
  // Marks of a cutting machine are in corners: strips keep off all four alike.
  Length corner = margin;
  for (const Rect& zone : registration_zones(paper, sheet))
    corner = std::max(corner, zone.size.width);
  // Those at the sides keep off those at head and foot.
  const Length low = std::max(corner, margin + height);
  const Length across = paper.width - 2 * corner, up = paper.height - 2 * low;
  constexpr double quarter = std::numbers::pi / 2;
  return {{{{corner, paper.height - margin - height}, {across, height}}, 0},
          {{{corner, margin}, {across, height}}, 0},
          {{{margin, low}, {height, up}}, -quarter},
          {{{paper.width - margin - height, low}, {height, up}}, quarter}};
}

bool meet(const Rect& a, const Rect& b) {
  return a.corner.x < b.corner.x + b.size.width &&
         b.corner.x < a.corner.x + a.size.width &&
         a.corner.y < b.corner.y + b.size.height &&
         b.corner.y < a.corner.y + a.size.height;
}

/// The box round a line, and a little air.
Rect box_of(const Segment& line) {
  constexpr Length air = 0.5_mm;
  const Point low{std::min(line.from.x, line.to.x) - air,
                  std::min(line.from.y, line.to.y) - air};
  return {low,
          {std::max(line.from.x, line.to.x) + air - low.x,
           std::max(line.from.y, line.to.y) + air - low.y}};
}

/// What of the strip is free of cards and marks, from its beginning or to its end;
/// whichever is longer.
Strip free_part(const Strip& strip, const Page& page, const Shape& shape) {
  std::vector<Rect> taken;
  for (const CardFace& face : page.faces) taken.push_back(bleed_box(face, shape));
  for (const CutLine& line : page.cut_lines) {
    if (const auto* segment = std::get_if<Segment>(&line))
      taken.push_back(box_of(*segment));
    if (const auto* bar = std::get_if<Bar>(&line)) taken.push_back(bar->box);
  }
  const auto along = [&](const Rect& box) {
    const bool level = strip.angle == 0;
    const Length from = level ? box.corner.x : box.corner.y;
    return std::pair(from, from + (level ? box.size.width : box.size.height));
  };
  auto [from, to] = along(strip.box);
  std::vector<std::pair<Length, Length>> blocks;
  for (const Rect& box : taken)
    if (meet(box, strip.box)) blocks.push_back(along(box));
  std::sort(blocks.begin(), blocks.end());
  std::pair<Length, Length> best{from, from};
  const auto offer = [&](Length start, Length end) {
    if (end - start > best.second - best.first) best = {start, end};
  };
  for (const auto& [start, end] : blocks) {
    offer(from, std::min(start, to));
    from = std::max(from, end);
  }
  offer(from, to);
  Strip part = strip;
  if (strip.angle == 0) {
    part.box.corner.x = best.first;
    part.box.size.width = best.second - best.first;
  } else {
    part.box.corner.y = best.first;
    part.box.size.height = best.second - best.first;
  }
  return part;
}

/// The bar of 50 mm with its end strokes.
void add_ruler(const Strip& strip, Notes& notes) {
  const Length top = 0.7_mm, bottom = height - top, middle = height / 2;
  notes.lines.push_back({strip.at(Length(), middle), strip.at(ruler, middle)});
  for (const Length end : {Length(), ruler})
    notes.lines.push_back({strip.at(end, top), strip.at(end, bottom)});
  notes.captions.push_back({strip.at(ruler + 1.5_mm, Length()), ruler_label - 1.5_mm,
                            height, "50 mm", strip.angle});
}

/// About what the text takes, generously.
Length length_of(const std::string& text) {
  const auto letters = std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xc0) != 0x80;  // not inside a letter
  });
  return 0.5 * static_cast<double>(letters) * height;
}

void add_text(const Strip& strip, Length before, const std::string& text, Notes& notes) {
  notes.captions.push_back(
      {strip.at(before, Length()), strip.length() - before, height, text, strip.angle});
}

/// Puts one thing after the other into strips, each of which is then taken.
class Footer {
 public:
  explicit Footer(std::vector<Strip> strips) : strips_(std::move(strips)) {}

  /// Both in the first strip that has room for both; else each in one of its own, as far
  /// as there are any.
  void add_ruler_and_text(const std::string& text) {
    constexpr Length before = ruler + ruler_label;
    // In a single strip the text ends in dots if need be.
    const Length enough = strips_.size() == 1 ? least_text : length_of(text);
    if (const auto both = first_with(before + enough); both != strips_.end()) {
      add_ruler(*both, notes_);
      add_text(*both, before, text, notes_);
      strips_.erase(both);
      return;
    }
    auto longest = first_with(length_of(text));
    if (longest == strips_.end())
      longest = std::max_element(
          strips_.begin(), strips_.end(),
          [](const Strip& a, const Strip& b) { return a.length() < b.length(); });
    if (longest->length() >= least_text) add_text(*longest, Length(), text, notes_);
    strips_.erase(longest);
    if (const auto other = first_with(before); other != strips_.end()) {
      add_ruler(*other, notes_);
      strips_.erase(other);
    }
  }

  /// In a strip that has room for all of it. Whether there is one.
  bool add_whole(const std::string& text) {
    const auto strip = first_with(length_of(text));
    if (strip == strips_.end()) return false;
    add_text(*strip, Length(), text, notes_);
    strips_.erase(strip);
    return true;
  }

  Notes take() { return std::move(notes_); }

 private:
  std::vector<Strip>::iterator first_with(Length least) {
    return std::find_if(strips_.begin(), strips_.end(),
                        [&](const Strip& strip) { return strip.length() >= least; });
  }

  std::vector<Strip> strips_;
  Notes notes_{};
};

/// What matters most first: what is too long ends in dots.
Notes footer_in(const std::vector<Strip>& strips, const std::string& directions,
                const std::string& credit, const std::string& title) {
  Footer apart(strips);
  apart.add_ruler_and_text(directions + dot + title);
  if (credit.empty() || apart.add_whole(credit)) return apart.take();
  Footer together(strips);
  together.add_ruler_and_text(directions + dot + credit + dot + title);
  return together.take();
}

/// The last that shows fronts, if any does.
const Page& last_front(const std::vector<Page>& pages) {
  const auto found = std::find_if(pages.rbegin(), pages.rend(), [](const Page& page) {
    return page.side == Side::front;
  });
  return found == pages.rend() ? pages.back() : *found;
}

}  // namespace

void add_footers(std::vector<Page>& pages, const Shape& shape, const SheetSpec& sheet,
                 const FooterSpec& spec) {
  std::size_t sheets = 0;
  for (const Page& page : pages) sheets = std::max(sheets, page.sheet + 1);
  for (Page& page : pages) {
    std::vector<Strip> free;
    for (const Strip& strip : strips(page.paper, sheet)) {
      free.push_back(free_part(strip, page, shape));
      if (spec.foot_only) break;
    }
    const bool names_makers = &page == &last_front(pages);
    page.footer = footer_in(free, directions(page, sheets, spec),
                            names_makers ? spec.credit : "", spec.title);
  }
}

}  // namespace onematch
