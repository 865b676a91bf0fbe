#include "sheet/verify.hpp"

#include <cmath>
#include <map>
#include <string>

#include "core/error.hpp"
#include "sheet/verify_geometry.hpp"
#include "sheet/verify_page.hpp"

namespace onematch {
namespace {

using check::loose;
using check::mm;

/// Which faces there are, and where.
struct Found {
  const CardFace* face;
  const Page* page;
};

/// Where the front of a card is seen on the back of its sheet: `paper` wide and high.
Vec2 seen_from_behind(Vec2 front, Size paper, bool turned_like_a_book) {
  if (turned_like_a_book) return {paper.width.to_mm() - front.x, front.y};
  return {front.x, paper.height.to_mm() - front.y};
}

void check_behind(const Found& front, const Found& back, const BackSpec& spec) {
  const Size paper = front.page->paper;
  const bool folded = spec.layout == BackLayout::fold;
  const std::string name = name_of(*back.face);
  const auto fail = [&](const std::string& what) {
    throw bug("sheet " + std::to_string(back.page->sheet + 1) + ": " + name + what);
  };
  if (front.page->sheet != back.page->sheet || folded != (front.page == back.page) ||
      back.page->paper != paper)
    fail(" is not on its sheet");
  // A sheet turned over its long edge turns like a book if that edge is upright.
  bool like_a_book = (paper.height >= paper.width) == (spec.flip == Flip::long_edge);
  const Vec2 at = mm(back.face->centre), expected = mm(front.face->centre);
  if (folded) like_a_book = std::abs(at.y - expected.y) < loose;
  if (length(at - seen_from_behind(expected, paper, like_a_book)) > loose)
    fail(" is not behind its front");
  // What is up on the front is up on the back, unless the sheet is turned like a pad.
  const Vec2 up_front{std::sin(front.face->angle), -std::cos(front.face->angle)};
  const Vec2 up_back{std::sin(back.face->angle), -std::cos(back.face->angle)};
  const Vec2 wanted =
      like_a_book ? Vec2{-up_front.x, up_front.y} : Vec2{up_front.x, -up_front.y};
  if (length(up_back - wanted) > 1e-6) fail(" is not the right way up");
}

}  // namespace

void verify_pages(const std::vector<Page>& pages, std::size_t cards, const CardSpec& card,
                  const SheetSpec& sheet, const BackSpec* back) {
  std::map<std::size_t, Found> fronts, backs;
  for (const Page& page : pages) {
    for (const CardFace& face : page.faces) {
      if (index(face.card) >= cards) fail_page(page, "there is no " + name_of(face));
      auto& found = face.side == Side::front ? fronts : backs;
      if (!found.emplace(index(face.card), Found{&face, &page}).second)
        fail_page(page, name_of(face) + " is there again");
    }
    const bool is_other_page = page.faces.empty() && page.content != Notes{};
    if (!is_other_page) verify_page(page, card, sheet);
  }
  const bool alone = back && back->layout == BackLayout::only;
  for (std::size_t i = 0; i < cards; ++i) {
    const std::string name = "card " + std::to_string(i + 1);
    if (!alone && !fronts.contains(i)) throw bug(name + " is on no sheet");
    if (back && !backs.contains(i)) throw bug("the back of " + name + " is on no sheet");
    if (back && !alone) check_behind(fronts.at(i), backs.at(i), *back);
  }
  if (!back && !backs.empty()) throw bug("there are backs that nobody asked for");
  if (alone && !fronts.empty()) throw bug("there are fronts among the backs");
}

}  // namespace onematch
