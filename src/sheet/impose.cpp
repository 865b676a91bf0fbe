#include "sheet/impose.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

#include "sheet/bleed.hpp"
#include "sheet/layout.hpp"
#include "sheet/marks.hpp"

namespace onematch {
namespace {

using std::numbers::pi;

/// Between -pi and pi, and exactly 0 where it is meant to be.
double normal_angle(double angle) {
  const double turned = std::remainder(angle, 2 * pi);
  return std::abs(turned) < 1e-9 ? 0 : turned;
}

/// Mirrored at an upright line, or else at a level one, through (x, y).
CardFace mirrored(CardFace face, Length x, Length y, bool at_upright) {
  face.side = Side::back;
  if (at_upright) {
    face.centre.x = 2 * x - face.centre.x;
    face.angle = normal_angle(-face.angle);
  } else {
    face.centre.y = 2 * y - face.centre.y;
    face.angle = normal_angle(pi - face.angle);
  }
  return face;
}

/// Makes the pages of a deck.
class Imposition {
 public:
  Imposition(const CardSpec& card, const SheetSpec& sheet, const BackSpec* back)
      : card_(card),
        sheet_(sheet),
        back_(back),
        layout_(choose_layout(card, sheet, back)) {}

  std::size_t capacity() const { return layout_.slots.size(); }

  /// The fronts of `count` cards from `first` on.
  std::vector<CardFace> fronts(std::size_t first, std::size_t count,
                               std::size_t pile) const {
    std::vector<CardFace> faces;
    for (std::size_t i = 0; i < count; ++i) {
      CardFace face;
      face.card = static_cast<CardId>(first + i);
      face.pile = pile;
      face.centre = layout_.slots[i].centre;
      face.angle = layout_.slots[i].angle;
      face.bleed = sheet_.bleed;
      faces.push_back(face);
    }
    return faces;
  }

  /// The backs behind them.
  std::vector<CardFace> backs(std::vector<CardFace> faces) const {
    const bool portrait = layout_.paper.width <= layout_.paper.height;
    bool at_upright = portrait == (back_->flip == Flip::long_edge);
    if (layout_.fold) at_upright = layout_.fold->from.x == layout_.fold->to.x;
    for (CardFace& face : faces) {
      face =
          mirrored(face, layout_.paper.width / 2, layout_.paper.height / 2, at_upright);
      face.bleed = back_->bleed;
    }
    return faces;
  }

  Page page(std::vector<CardFace> faces, Side side, std::size_t sheet) const {
    Page page;
    page.paper = layout_.paper;
    page.side = side;
    page.sheet = sheet;
    page.label = "Sheet " + std::to_string(sheet + 1);
    if (back_ && !is_folded()) page.label += side == Side::front ? " front" : " back";
    share_room(faces, card_.shape, layout_.paper, layout_.fold);
    page.trim = trim_box(faces.front(), card_.shape);
    page.bleed = bleed_box(faces.front(), card_.shape);
    for (const CardFace& face : faces) {
      page.trim = box_round(page.trim, trim_box(face, card_.shape));
      page.bleed = box_round(page.bleed, bleed_box(face, card_.shape));
    }
    SheetSpec spec = sheet_;
    spec.marks = marks_on(side);
    page.cut_lines = cut_lines(faces, card_.shape, layout_.paper, spec, layout_.fold);
    page.faces = std::move(faces);
    page.correction = correction(side);
    return page;
  }

  bool is_folded() const { return back_ && back_->layout == BackLayout::fold; }

 private:
  /// A cutting machine looks for its marks on fronts, whatever else stands on backs.
  Marks marks_on(Side side) const {
    const bool marked = sheet_.marked == MarkedSides::both || is_folded() ||
                        (side == Side::front) == (sheet_.marked == MarkedSides::fronts);
    Marks marks = marked ? sheet_.marks : Marks{false, false, false, false, false};
    marks.registration = sheet_.marks.registration && side == Side::front;
    return marks;
  }

  Correction correction(Side side) const {
    Correction correction{sheet_.scale_across, sheet_.scale_down, 0, {}, {}};
    if (side == Side::front) return correction;
    correction.angle = back_->angle;
    correction.right = back_->right;
    correction.below = back_->below;
    return correction;
  }

  const CardSpec& card_;
  const SheetSpec& sheet_;
  const BackSpec* back_;
  Layout layout_;
};

void append(std::vector<Page>& pages, std::vector<Page> more) {
  pages.insert(pages.end(), std::make_move_iterator(more.begin()),
               std::make_move_iterator(more.end()));
}

/// Fronts and backs in the order of the file.
std::vector<Page> in_order(std::vector<Page> fronts, std::vector<Page> backs,
                           BackLayout layout) {
  std::vector<Page> pages;
  if (layout == BackLayout::interleaved) {
    for (std::size_t i = 0; i < fronts.size(); ++i) {
      pages.push_back(std::move(fronts[i]));
      pages.push_back(std::move(backs[i]));
    }
    return pages;
  }
  if (layout == BackLayout::last) append(pages, std::move(fronts));
  append(pages, std::move(backs));
  return pages;
}

}  // namespace

std::vector<Page> impose(const std::vector<std::size_t>& piles, const CardSpec& card,
                         const SheetSpec& sheet, const BackSpec* back) {
  const Imposition imposition(card, sheet, back);
  std::vector<Page> fronts, backs;
  std::size_t first = 0;
  for (std::size_t pile = 0; pile < piles.size(); ++pile)
    for (std::size_t left = piles[pile]; left > 0;) {
      const std::size_t count = std::min(left, imposition.capacity());
      std::vector<CardFace> faces = imposition.fronts(first, count, pile);
      const std::size_t number = fronts.size();
      if (back) {
        std::vector<CardFace> behind = imposition.backs(faces);
        if (imposition.is_folded())
          faces.insert(faces.end(), behind.begin(), behind.end());
        else
          backs.push_back(imposition.page(std::move(behind), Side::back, number));
      }
      fronts.push_back(imposition.page(std::move(faces), Side::front, number));
      first += count;
      left -= count;
    }
  if (!back || imposition.is_folded()) return fronts;
  return in_order(std::move(fronts), std::move(backs), back->layout);
}

}  // namespace onematch
