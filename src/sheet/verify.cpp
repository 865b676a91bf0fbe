#include "sheet/verify.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/error.hpp"

namespace onematch {
namespace {

constexpr double hair = 1e-6;  // mm, for sums of rounded numbers

/// A box as its four edges, in mm.
struct Box {
  double left, top, right, bottom;

  Box grown(double by) const { return {left - by, top - by, right + by, bottom + by}; }
  bool holds(const Box& other) const {
    return left <= other.left + hair && top <= other.top + hair &&
           right >= other.right - hair && bottom >= other.bottom - hair;
  }
  bool meets(const Box& other) const {
    return left < other.right - hair && other.left < right - hair &&
           top < other.bottom - hair && other.top < bottom - hair;
  }
};

Box trim_of(const CardFace& face, const CardSpec& card) {
  const double x = face.centre.x.to_mm(), y = face.centre.y.to_mm();
  const double w = card.shape.width / 2, h = card.shape.height / 2;
  return {x - w, y - h, x + w, y + h};
}

Box box_of(const Segment& mark) {
  const double x1 = mark.from.x.to_mm(), y1 = mark.from.y.to_mm();
  const double x2 = mark.to.x.to_mm(), y2 = mark.to.y.to_mm();
  return {std::min(x1, x2), std::min(y1, y2), std::max(x1, x2), std::max(y1, y2)};
}

[[noreturn]] void fail(std::size_t sheet, const std::string& what) {
  throw Error("sheet " + std::to_string(sheet + 1) + ": " + what);
}

std::string name_of(const CardFace& face) {
  return "card " + std::to_string(index(face.card) + 1);
}

Box printable(const Page& page, std::size_t number, const SheetSpec& sheet) {
  const Size turned{sheet.paper.height, sheet.paper.width};
  if (page.paper != sheet.paper && page.paper != turned)
    fail(number, "is not of the paper asked for");
  return Box{0, 0, page.paper.width.to_mm(), page.paper.height.to_mm()}.grown(
      -sheet.margin.to_mm());
}

void verify_cards(const Page& page, std::size_t number, const CardSpec& card,
                  const SheetSpec& sheet) {
  const Box room = printable(page, number, sheet);
  for (std::size_t i = 0; i < page.faces.size(); ++i) {
    const Box trim = trim_of(page.faces[i], card);
    if (!room.holds(trim)) fail(number, name_of(page.faces[i]) + " is in the margin");
    for (std::size_t j = 0; j < i; ++j) {
      const Box other = trim_of(page.faces[j], card);
      if (trim.grown(sheet.gap.to_mm()).meets(other))
        fail(number, name_of(page.faces[i]) + " is too near " + name_of(page.faces[j]));
    }
  }
}

void verify_marks(const Page& page, std::size_t number, const CardSpec& card,
                  const SheetSpec& sheet) {
  const Box room = printable(page, number, sheet);
  for (const CutLine& line : page.cut_lines) {
    const Segment* segment = std::get_if<Segment>(&line);
    if (!segment) continue;
    const Box mark = box_of(*segment);
    if (!room.holds(mark)) fail(number, "a mark is in the margin");
    for (const CardFace& face : page.faces) {
      const Box trim = trim_of(face, card);
      if (mark.meets(trim.grown(face.bleed.to_mm())) && !trim.holds(mark))
        fail(number, "a mark runs into " + name_of(face));
    }
  }
}

}  // namespace

void verify_pages(const std::vector<Page>& pages, std::size_t cards, const CardSpec& card,
                  const SheetSpec& sheet) {
  std::vector<int> times(cards);
  for (std::size_t number = 0; number < pages.size(); ++number) {
    for (const CardFace& face : pages[number].faces) {
      if (index(face.card) >= cards) fail(number, "there is no " + name_of(face));
      if (++times[index(face.card)] > 1) fail(number, name_of(face) + " is there again");
    }
    verify_cards(pages[number], number, card, sheet);
    verify_marks(pages[number], number, card, sheet);
  }
  for (std::size_t i = 0; i < cards; ++i)
    if (times[i] == 0) throw Error("card " + std::to_string(i + 1) + " is on no sheet");
}

}  // namespace onematch
