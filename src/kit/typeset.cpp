#include "kit/typeset.hpp"

#include <algorithm>

#include "core/words.hpp"

namespace onematch {

Figure box_figure(const Rect& box, const Brush& ink) {
  const Length right = box.corner.x + box.size.width,
               bottom = box.corner.y + box.size.height;
  return {{box.corner, {right, box.corner.y}, {right, bottom}, {box.corner.x, bottom}},
          ink};
}

std::vector<std::string> broken(const std::string& text, const LetterStyle& style,
                                Length width, const LetterWidth& measure) {
  return broken_into_lines(text, [&](const std::string& line) {
    return measure(line, style.face) * style.letter <= width;
  });
}

void Column::add(const std::string& text, const LetterStyle& style,
                 const LetterWidth& measure) {
  for (const std::string& line : broken(text, style, width, measure)) {
    // The letters in the middle of the line's box.
    const double base = (leading + ascent - descent) / 2;
    items.push_back({style.part, Lettering{{left, y + base * style.letter},
                                           style.letter,
                                           line,
                                           style.face,
                                           Align::start,
                                           0,
                                           style.color}});
    y += leading * style.letter;
  }
}

bool fits_between(const std::vector<KitItem>& items, Length left, Length right,
                  const LetterWidth& measure) {
  return std::all_of(items.begin(), items.end(), [&](const KitItem& item) {
    const auto* letters = std::get_if<Lettering>(&item.what);
    if (!letters || letters->align != Align::start) return true;
    return letters->at.x >= left &&
           letters->at.x + measure(letters->text, letters->face) * letters->letter <=
               right;
  });
}

}  // namespace onematch
