#include "kit/pages.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

#include "kit/card.hpp"
#include "kit/draw.hpp"
#include "kit/typeset.hpp"
#include "sheet/bleed.hpp"
#include "sheet/captions.hpp"
#include "sheet/footer.hpp"
#include "sheet/marks.hpp"

namespace onematch {
namespace {

using namespace literals;

using Items = std::vector<KitItem>;

constexpr Length between_cards = 5_mm;

void append(Items& items, const Items& more) {
  items.insert(items.end(), more.begin(), more.end());
}

Shape man_shape(Length man) {
  return {ShapeKind::circle, man.to_mm(), man.to_mm(), 0};
}

/// A page without anything, corrected as the printer asks.
KitPage blank_page(const SheetSpec& sheet) {
  KitPage page;
  page.page.paper = kit_paper(sheet);
  page.page.correction.across = sheet.scale_across;
  page.page.correction.down = sheet.scale_down;
  return page;
}

/// A title with a sentence beside it, in letters as large as the width allows.
Items heading(const Rect& room, Length y, const std::string& title,
              const std::string& text, const LetterWidth& measure) {
  const Length space = 4_mm;
  const LetterStyle bold{Length::pt(13), Typeface::bold}, plain{Length::pt(9.5)};
  const double needed = measure(title, bold.face) * bold.letter.to_mm() +
                        measure(text, plain.face) * plain.letter.to_mm() + space.to_mm();
  const double scale = std::min(1.0, room.size.width.to_mm() / needed);
  const Point at{room.corner.x, y + 5_mm};
  const Length width = scale * measure(title, bold.face) * bold.letter;
  return {{Part::text, Lettering{at, scale * bold.letter, title, Typeface::bold,
                                 Align::start, 0, kit_ink::dark}},
          {Part::text, Lettering{{at.x + width + scale * space, at.y},
                                 scale * plain.letter,
                                 text,
                                 Typeface::regular,
                                 Align::start,
                                 0,
                                 kit_ink::dark}}};
}

class KitMaker {
 public:
  KitMaker(const KitSpec& spec, const SheetSpec& sheet, const KitContext& context)
      : spec_(spec),
        sheet_(sheet),
        context_(context),
        words_(kit_words(context.language)),
        room_(kit_room(sheet)),
        man_(man_of(spec, sheet)) {}

  std::vector<KitPage> make() {
    KitPage board = blank_page(sheet_);
    board.items = draw_board(man_, room_, words_);
    pages_.push_back(std::move(board));
    pages_.push_back(men_page());
    add_cards();
    finish();
    return std::move(pages_);
  }

 private:
  KitPage men_page() const {
    const int nets = spec_.nets ? dice_of(spec_) : 0;
    const MenMeasures measures(man_, sheet_, nets);
    KitPage page = blank_page(sheet_);
    // What is left over goes above and below the men.
    const Length spare = room_.size.height - measures.size.height;
    const Length top = room_.corner.y;
    append(page.items,
           heading(room_, top, text(words_.men_title),
                   filled_in(words_.men_text, {std::to_string(men_of_a_color)}),
                   context_.measure));
    const Point corner{room_.corner.x + (room_.size.width - measures.men.width) / 2,
                       top + title_height + measures.clear + spare / 2};
    add_men(corner, measures, page);
    if (nets > 0) add_nets(nets, page);
    return page;
  }

  void add_men(Point corner, const MenMeasures& measures, KitPage& page) const {
    const Shape shape = man_shape(man_);
    std::vector<CardFace>& faces = page.page.faces;
    const std::vector<Point> places = places_of_men(corner, man_, measures.pitch);
    for (std::size_t i = 0; i < places.size(); ++i) {
      CardFace face;
      face.card = CardId{static_cast<std::uint16_t>(i)};
      face.centre = places[i];
      face.bleed = std::min(sheet_.bleed, sheet_.gap / 2);
      faces.push_back(face);
    }
    share_room(faces, shape, page.page.paper, {});
    for (std::size_t i = 0; i < faces.size(); ++i)
      append(page.items, draw_man(faces[i].centre, man_ / 2, faces[i].bleed,
                                  i / men_of_a_color, spec_.colors, context_.emblems));
    page.page.trim = trim_box(faces[0], shape);
    page.page.bleed = bleed_box(faces[0], shape);
    for (const CardFace& face : faces) {
      page.page.trim = box_round(page.page.trim, trim_box(face, shape));
      page.page.bleed = box_round(page.page.bleed, bleed_box(face, shape));
    }
    page.page.cut_lines = cut_lines(faces, shape, page.page.paper, sheet_, {});
  }

  void add_nets(int nets, KitPage& page) const {
    // All room across is shared out evenly.
    const Length spare = room_.size.width - nets * net_size.width;
    const Length gap = nets > 1 ? std::min(spare / (nets - 1), 12_mm) : Length();
    const Length all = nets * net_size.width + (nets - 1) * gap;
    const Length left = room_.corner.x + (room_.size.width - all) / 2;
    const Length top = room_.corner.y + room_.size.height - net_size.height;
    append(page.items, heading(room_, top - title_height, text(words_.dice_title),
                               text(words_.dice_text), context_.measure));
    for (int i = 0; i < nets; ++i) {
      const Net net = draw_net({left + i * (net_size.width + gap), top});
      append(page.items, net.items);
      for (const std::vector<Segment>* lines : {&net.cuts, &net.folds})
        page.page.cut_lines.insert(page.page.cut_lines.end(), lines->begin(),
                                   lines->end());
    }
  }

  /// All cards, each as a function of the box that it is to fill.
  std::optional<Items> card(std::size_t i, const Rect& box, Length letter) const {
    if (i < spec_.variants.size())
      return rules_card(spec_.variants[i],
                        rules_text(spec_.variants[i], context_.outlooks[i], words_), box,
                        spec_.colors, context_.measure, letter);
    return list_card(text(words_.making_title), making_text(spec_, sheet_.footer, words_),
                     spec_.nets ? text(words_.fairer) : "", box, context_.measure,
                     letter);
  }

  /// All cards, so many on a page, in letters of that size; nothing if one has no room.
  std::optional<std::vector<KitPage>> cards_on_pages(int on_a_page, Length letter) const {
    const Length height =
        (room_.size.height - (on_a_page - 1) * between_cards) / on_a_page;
    std::vector<KitPage> pages;
    for (std::size_t i = 0; i <= spec_.variants.size(); ++i) {
      const int place = static_cast<int>(i) % on_a_page;
      if (place == 0) pages.push_back(blank_page(sheet_));
      const auto items =
          card(i,
               {{room_.corner.x, room_.corner.y + place * (height + between_cards)},
                {room_.size.width, height}},
               letter);
      if (!items) return {};
      append(pages.back().items, *items);
    }
    return pages;
  }

  /// The cards in letters as large as there is room for on all of them.
  void add_cards() {
    for (const int on_a_page : {2, 1})
      for (const double size : letter_sizes)
        if (const auto cards = cards_on_pages(on_a_page, Length::pt(size))) {
          pages_.insert(pages_.end(), cards->begin(), cards->end());
          return;
        }
    throw Error("a rules card in letters of 9 pt does not fit in the " +
                    to_string(room_.size) + " inside the margins of " + sheet_.paper_name,
                sheet_.margin_at, "use larger paper or narrower margins");
  }

  /// Numbers and footers.
  void finish() {
    std::vector<Page> pages;
    for (std::size_t i = 0; i < pages_.size(); ++i) {
      pages_[i].page.sheet = i;
      pages_[i].page.label = std::to_string(i + 1);
      pages.push_back(pages_[i].page);
    }
    if (!sheet_.footer) return;
    add_footers(pages, man_shape(man_), sheet_,
                {context_.title, context_.language, nullptr, true});
    if (pages.front().footer.lines.empty())
      throw Error("there is no room for a bar of 50 mm between the margins of " +
                      sheet_.paper_name,
                  sheet_.margin_at, "use wider paper or narrower margins");
    for (std::size_t i = 0; i < pages_.size(); ++i) pages_[i].page = pages[i];
  }

  static std::string text(std::string_view words) { return std::string(words); }

  const KitSpec& spec_;
  const SheetSpec& sheet_;
  const KitContext& context_;
  const KitWords& words_;
  Rect room_;
  Length man_;
  std::vector<KitPage> pages_;
};

}  // namespace

std::vector<KitPage> kit_pages(const KitSpec& spec, const SheetSpec& sheet,
                               const KitContext& context) {
  assert(!spec.variants.empty() && context.outlooks.size() == spec.variants.size());
  return KitMaker(spec, sheet, context).make();
}

}  // namespace onematch
