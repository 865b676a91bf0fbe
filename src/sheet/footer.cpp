#include "sheet/footer.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "sheet/captions.hpp"
#include "sheet/footer_words.hpp"
#include "sheet/strips.hpp"

namespace onematch {
namespace {

using namespace literals;

constexpr Length height = strip_height;
constexpr Length ruler = 50_mm;
constexpr Length ruler_label = 13_mm;  // "50 mm" and blanks
constexpr Length least_text = 30_mm;

/// The bar of 50 mm with its end strokes.
void add_ruler(const Strip& strip, Notes& notes) {
  const Length top = 0.7_mm, bottom = height - top, middle = height / 2;
  notes.lines.push_back({strip.at(Length(), middle), strip.at(ruler, middle)});
  for (const Length end : {Length(), ruler})
    notes.lines.push_back({strip.at(end, top), strip.at(end, bottom)});
  notes.captions.push_back({strip.at(ruler + 1.5_mm, Length()), ruler_label - 1.5_mm,
                            height, "50 mm", strip.angle});
}

/// What the bar takes, with its label and the blanks after that.
constexpr Length ruler_and_label = ruler + ruler_label;

Length length_of(const std::string& text) {
  return letters_width(text, height);
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
    constexpr Length before = ruler_and_label;
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

/// What stands in one strip: the bar, words, or words after the bar.
struct StripLine {
  bool has_ruler = false;
  std::string text;

  Length length() const {
    return (has_ruler ? ruler_and_label : Length()) +
           (text.empty() ? Length() : length_of(text));
  }
};

/// Every line whole in a strip of its own; nothing if there is no room for that.
std::optional<Notes> arranged(std::vector<Strip> strips, std::vector<StripLine> lines) {
  // Whatever the longest takes, there are as many strips for the others as before.
  std::stable_sort(
      lines.begin(), lines.end(),
      [](const StripLine& a, const StripLine& b) { return a.length() > b.length(); });
  Notes notes;
  for (const StripLine& line : lines) {
    const auto strip = std::find_if(
        strips.begin(), strips.end(),
        [&](const Strip& candidate) { return candidate.length() >= line.length(); });
    if (strip == strips.end()) return {};
    if (line.has_ruler) add_ruler(*strip, notes);
    if (!line.text.empty())
      add_text(*strip, line.has_ruler ? ruler_and_label : Length(), line.text, notes);
    strips.erase(strip);
  }
  return notes;
}

/// What a footer says.
struct Sayings {
  std::string directions, title, credit;
};

/// What matters most first: what is too long ends in dots.
Notes without_credit(const std::vector<Strip>& strips, const Sayings& say) {
  Footer footer(strips);
  footer.add_ruler_and_text(with_dots(say.directions, say.title));
  return footer.take();
}

/// With all of the credit, for which first the title gives way, then the bar, which other
/// sheets have as well, then the directions; nothing if there is no room for it.
std::optional<Notes> with_credit(const std::vector<Strip>& strips, const Sayings& say) {
  Footer apart(strips);
  apart.add_ruler_and_text(with_dots(say.directions, say.title));
  if (apart.add_whole(say.credit)) return apart.take();
  const std::string& credit = say.credit;
  const std::string both = with_dots(say.directions, credit);
  const std::string all = with_dots(both, say.title);
  const std::vector<std::vector<StripLine>> arrangements{
      {{true, all}},
      {{false, all}, {true, ""}},
      {{true, say.directions}, {false, credit}},
      {{true, both}},
      {{false, both}, {true, ""}},
      {{true, credit}, {false, say.directions}},
      {{false, with_dots(say.directions, say.title)}, {false, credit}},
      {{false, say.directions}, {false, credit}},
      {{false, both}},
      {{true, ""}, {false, credit}},
      {{true, credit}},
      {{false, credit}}};
  for (const std::vector<StripLine>& lines : arrangements)
    if (auto notes = arranged(strips, lines)) return notes;
  return {};
}

/// As much of the credit as there is room for.
Notes with_part_of_credit(const std::vector<Strip>& strips, const Sayings& say) {
  Footer footer(strips);
  footer.add_ruler_and_text(with_dots(say.directions, say.credit, say.title));
  return footer.take();
}

/// The numbers of all pages: the last that shows fronts, which has most room, then the
/// others from the last.
std::vector<std::size_t> by_room(const std::vector<Page>& pages) {
  std::vector<std::size_t> order;
  for (std::size_t i = pages.size(); i > 0; --i) order.push_back(i - 1);
  const auto front = std::find_if(order.begin(), order.end(), [&](std::size_t i) {
    return pages[i].side == Side::front;
  });
  if (front != order.end()) std::rotate(order.begin(), front, std::next(front));
  return order;
}

}  // namespace

void add_footers(std::vector<Page>& pages, const Shape& shape, const SheetSpec& sheet,
                 const FooterSpec& spec) {
  std::size_t sheets = 0;
  for (const Page& page : pages) sheets = std::max(sheets, page.sheet + 1);
  const auto room = [&](const Page& page) {
    std::vector<Strip> free = free_strips(page, shape, sheet);
    if (spec.foot_only) free.resize(1);
    return free;
  };
  const auto sayings = [&](const Page& page) {
    return Sayings{directions(page, sheets, spec), spec.title, spec.credit};
  };
  for (Page& page : pages) page.footer = without_credit(room(page), sayings(page));
  if (spec.credit.empty() || pages.empty()) return;
  const std::vector<std::size_t> order = by_room(pages);
  for (const std::size_t i : order)
    if (auto notes = with_credit(room(pages[i]), sayings(pages[i]))) {
      pages[i].footer = std::move(*notes);
      return;
    }
  Page& roomiest = pages[order.front()];
  roomiest.footer = with_part_of_credit(room(roomiest), sayings(roomiest));
}

bool has_whole(const std::vector<Page>& pages, const std::string& credit) {
  return std::any_of(pages.begin(), pages.end(), [&](const Page& page) {
    const std::vector<Caption>& captions = page.footer.captions;
    return std::any_of(captions.begin(), captions.end(), [&](const Caption& caption) {
      return caption.text.find(credit) != std::string::npos &&
             length_of(caption.text) <= caption.width;
    });
  });
}

}  // namespace onematch
