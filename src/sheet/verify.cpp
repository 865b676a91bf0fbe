#include "sheet/verify.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/error.hpp"

namespace onematch {
namespace {

constexpr double hair = 1e-6;  // mm, for sums of rounded numbers
constexpr double longest_bar = 4;

bool same(double a, double b) {
  return std::abs(a - b) < hair;
}

/// A box as its four edges, in mm.
struct Box {
  double left, top, right, bottom;

  Box grown(double by) const { return {left - by, top - by, right + by, bottom + by}; }
  Box with(const Box& other) const {
    return {std::min(left, other.left), std::min(top, other.top),
            std::max(right, other.right), std::max(bottom, other.bottom)};
  }
  bool is(const Box& other) const {
    return same(left, other.left) && same(top, other.top) && same(right, other.right) &&
           same(bottom, other.bottom);
  }
  bool holds(const Box& other) const {
    return left <= other.left + hair && top <= other.top + hair &&
           right >= other.right - hair && bottom >= other.bottom - hair;
  }
  bool meets(const Box& other) const {
    return left < other.right - hair && other.left < right - hair &&
           top < other.bottom - hair && other.top < bottom - hair;
  }
  bool is_centred_on(Point centre) const {
    return same(left + right, 2 * centre.x.to_mm()) &&
           same(top + bottom, 2 * centre.y.to_mm());
  }
};

Box box_of(const Rect& rect) {
  const double x = rect.corner.x.to_mm(), y = rect.corner.y.to_mm();
  return {x, y, x + rect.size.width.to_mm(), y + rect.size.height.to_mm()};
}

Box box_of(const Segment& mark) {
  const double x1 = mark.from.x.to_mm(), y1 = mark.from.y.to_mm();
  const double x2 = mark.to.x.to_mm(), y2 = mark.to.y.to_mm();
  return {std::min(x1, x2), std::min(y1, y2), std::max(x1, x2), std::max(y1, y2)};
}

std::string name_of(const CardFace& face) {
  return "card " + std::to_string(index(face.card) + 1);
}

/// The check of one page.
class PageCheck {
 public:
  PageCheck(const Page& page, std::size_t number, const CardSpec& card,
            const SheetSpec& sheet)
      : page_(page),
        number_(number),
        sheet_(sheet),
        paper_{0, 0, page.paper.width.to_mm(), page.paper.height.to_mm()},
        printable_(paper_.grown(-sheet.margin.to_mm())) {
    const double w = card.shape.width / 2, h = card.shape.height / 2;
    for (const CardFace& face : page.faces) {
      const double x = face.centre.x.to_mm(), y = face.centre.y.to_mm();
      trims_.push_back({x - w, y - h, x + w, y + h});
    }
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw bug("sheet " + std::to_string(number_ + 1) + ": " + what);
  }

  [[noreturn]] void fail(const std::string& what, const CardFace& other) const {
    fail(what + name_of(other));
  }

  void check() const {
    const Size turned{sheet_.paper.height, sheet_.paper.width};
    if (page_.paper != sheet_.paper && page_.paper != turned)
      fail("is not of the paper asked for");
    if (page_.faces.empty()) fail("has no card");
    for (std::size_t i = 0; i < trims_.size(); ++i) check_card(i);
    check_boxes();
    for (std::size_t i = 0; i < page_.cut_lines.size(); ++i) {
      if (const auto* outline = std::get_if<Outline>(&page_.cut_lines[i]))
        check_outline(*outline);
      else
        check_mark(box_of(std::get<Segment>(page_.cut_lines[i])));
      for (std::size_t j = 0; j < i; ++j)
        if (are_same(page_.cut_lines[i], page_.cut_lines[j]))
          fail("a cut line is there twice");
    }
  }

 private:
  void check_card(std::size_t i) const {
    const std::string name = name_of(page_.faces[i]);
    const std::string room_name = "the room of " + name;
    const Box room = box_of(page_.faces[i].room);
    if (!printable_.holds(trims_[i])) fail(name + " is in the margin");
    if (!same(page_.faces[i].bleed.to_mm(), sheet_.bleed.to_mm()))
      fail(name + " does not bleed as asked for");
    if (!room.holds(trims_[i])) fail(room_name + " is too small");
    if (!paper_.holds(room)) fail(room_name + " is not on the paper");
    for (std::size_t j = 0; j < trims_.size(); ++j) {
      if (i == j) continue;
      if (trims_[i].grown(sheet_.gap.to_mm()).meets(trims_[j]))
        fail(name + " is too near ", page_.faces[j]);
      if (room.meets(trims_[j])) fail(room_name + " reaches into ", page_.faces[j]);
    }
  }

  void check_boxes() const {
    Box trim = trims_[0], bleed = box_of(page_.faces[0].room);
    for (const Box& other : trims_) trim = trim.with(other);
    for (const CardFace& face : page_.faces) bleed = bleed.with(box_of(face.room));
    if (!box_of(page_.trim).is(trim)) fail("the trim is not the box round the cards");
    if (!box_of(page_.bleed).is(bleed)) fail("the bleed is not the box round the rooms");
  }

  void check_outline(const Outline& outline) const {
    const auto own = std::find_if(trims_.begin(), trims_.end(), [&](const Box& trim) {
      return trim.is_centred_on(outline.centre);
    });
    if (own == trims_.end()) fail("an outline is not in a card's place");
    // A side may be left only to a card that has the same one.
    const auto is_left_to_other = [&](double Box::*far, double Box::*near,
                                      double Box::*across) {
      return std::any_of(trims_.begin(), trims_.end(), [&](const Box& other) {
        return same(other.*far, (*own).*near) && same(other.*across, (*own).*across);
      });
    };
    if ((!outline.left && !is_left_to_other(&Box::right, &Box::left, &Box::top)) ||
        (!outline.top && !is_left_to_other(&Box::bottom, &Box::top, &Box::left)))
      fail("an outline lacks a side");
  }

  void check_mark(const Box& mark) const {
    const bool upright = same(mark.left, mark.right), level = same(mark.top, mark.bottom);
    const double length = std::max(mark.right - mark.left, mark.bottom - mark.top);
    for (const CardFace& face : page_.faces)
      if ((upright || level) && mark.is_centred_on(face.centre) &&
          length <= longest_bar + hair)
        return;
    if (!printable_.holds(mark)) fail("a mark is in the margin");
    for (std::size_t i = 0; i < trims_.size(); ++i)
      if (mark.meets(trims_[i].grown(page_.faces[i].bleed.to_mm())))
        fail("a mark runs into ", page_.faces[i]);
    const bool in_line = std::any_of(trims_.begin(), trims_.end(), [&](const Box& trim) {
      return (upright && (same(mark.left, trim.left) || same(mark.left, trim.right))) ||
             (level && (same(mark.top, trim.top) || same(mark.top, trim.bottom)));
    });
    if (!in_line) fail("a mark is in line with no card's edge");
  }

  static bool are_same(const CutLine& a, const CutLine& b) {
    if (a.index() != b.index()) return false;
    if (const auto* outline = std::get_if<Outline>(&a)) {
      const Point p = outline->centre, q = std::get<Outline>(b).centre;
      return same(p.x.to_mm(), q.x.to_mm()) && same(p.y.to_mm(), q.y.to_mm());
    }
    return box_of(std::get<Segment>(a)).is(box_of(std::get<Segment>(b)));
  }

  const Page& page_;
  std::size_t number_;
  const SheetSpec& sheet_;
  Box paper_, printable_;
  std::vector<Box> trims_;  ///< of the faces, in their order
};

}  // namespace

void verify_pages(const std::vector<Page>& pages, std::size_t cards, const CardSpec& card,
                  const SheetSpec& sheet) {
  std::vector<int> times(cards);
  for (std::size_t number = 0; number < pages.size(); ++number) {
    const PageCheck page(pages[number], number, card, sheet);
    for (const CardFace& face : pages[number].faces) {
      if (index(face.card) >= cards) page.fail("there is no " + name_of(face));
      if (++times[index(face.card)] > 1) page.fail(name_of(face) + " is there again");
    }
    page.check();
  }
  for (std::size_t i = 0; i < cards; ++i)
    if (times[i] == 0) throw bug("card " + std::to_string(i + 1) + " is on no sheet");
}

}  // namespace onematch
