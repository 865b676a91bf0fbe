#include "kit/verify_page.hpp"

#include <algorithm>
#include <cmath>

#include "core/error.hpp"

namespace onematch::check {
namespace {

constexpr double pt = 25.4 / 72;
constexpr double quarter = 1.5707963267948966;

[[noreturn]] void fail(const std::string& name, const std::string& what) {
  throw bug(name + " has " + what);
}

/// A generous box round letters, whichever quarter turn they stand at.
PaperBox box_of_letters(const Lettering& letters, const LetterWidth& measure) {
  const double size = letters.letter.to_mm();
  const double width = size * measure(letters.text, letters.face);
  const double before = letters.align == Align::start    ? 0
                        : letters.align == Align::middle ? width / 2
                                                         : width;
  const double rise = 0.76 * size, fall = 0.24 * size;
  const double x = letters.at.x.to_mm(), y = letters.at.y.to_mm();
  switch (static_cast<int>(std::lround(letters.angle / quarter)) & 3) {
    case 0:
      return {x - before, y - rise, x - before + width, y + fall};
    case 1:
      return {x - fall, y - before, x + rise, y - before + width};
    case 2:
      return {x + before - width, y - fall, x + before, y + rise};
    default:
      return {x - rise, y + before - width, x + fall, y + before};
  }
}

PaperBox box_of_item(const KitItem& item, const LetterWidth& measure) {
  if (const auto* disc = std::get_if<Disc>(&item.what)) {
    const double x = disc->centre.x.to_mm(), y = disc->centre.y.to_mm();
    return PaperBox{x, y, x, y}.grown(disc->radius.to_mm());
  }
  if (const auto* figure = std::get_if<Figure>(&item.what))
    return box_of_corners(figure->corners);
  if (const auto* line = std::get_if<Line>(&item.what))
    return box_of_corners({line->from, line->to});
  return box_of_letters(std::get<Lettering>(item.what), measure);
}

bool has_bar(const KitPage& page) {
  const std::vector<Segment>& lines = page.page.footer.lines;
  return std::any_of(lines.begin(), lines.end(), [](const Segment& line) {
    return same(
        std::hypot((line.to.x - line.from.x).to_mm(), (line.to.y - line.from.y).to_mm()),
        50);
  });
}

void check_letters(const KitPage& page, const KitItem& item, const Lettering& letters,
                   const PaperBox& box, const std::string& name) {
  const auto at_least = [&](double points) {
    if (letters.letter.to_mm() < points * pt - hair)
      fail(name, "letters that are too small to be read");
  };
  at_least(6);
  for (const PaperBox& panel : panels_of(page))
    if (panel.meets(box)) {
      if (!panel.holds(box)) fail(name, "letters that leave their card");
      if (item.part == Part::text && letters.align == Align::start) at_least(9);
    }
}

}  // namespace

PaperBox box_of_corners(const std::vector<Point>& corners) {
  const double huge = 1e9;
  PaperBox box{huge, huge, -huge, -huge};
  for (const Point p : corners)
    box = box.with({p.x.to_mm(), p.y.to_mm(), p.x.to_mm(), p.y.to_mm()});
  return box;
}

std::vector<PaperBox> panels_of(const KitPage& page) {
  std::vector<PaperBox> panels;
  for (const KitItem& item : page.items)
    if (item.part == Part::panel)
      panels.push_back(box_of_corners(std::get<Figure>(item.what).corners));
  return panels;
}

void verify_kit_page(const KitPage& page, const SheetSpec& sheet,
                     const LetterWidth& measure, const std::string& name) {
  const double margin = sheet.margin.to_mm();
  const PaperBox inside{margin, margin, page.page.paper.width.to_mm() - margin,
                        page.page.paper.height.to_mm() - margin};
  for (const KitItem& item : page.items) {
    const PaperBox box = box_of_item(item, measure);
    if (!inside.holds(box)) fail(name, "something in its margin");
    for (const Caption& caption : page.page.footer.captions)
      if (box_of(caption).meets(box)) fail(name, "a footer that runs into it");
    const auto* letters = std::get_if<Lettering>(&item.what);
    if (letters) check_letters(page, item, *letters, box, name);
  }
  if (sheet.footer && !has_bar(page)) fail(name, "no bar of 50 mm");
}

}  // namespace onematch::check
